import { Check, Copy as CopyIcon } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import tailwind from 'tailwindcss/theme.css?raw'
import kit from '../ui/tokens.css?raw'

/** A CSS property of the design, as its stylesheet has it. */
export type Token = { name: string; value: string }

/** The properties of one kind, such as `color`, in the order of the kit's stylesheet, or of Tailwind's where the kit keeps those. */
export function tokensOf(kind: string): Token[] {
  const own = read(kit, kind)
  return own.length > 0 ? own : read(tailwind, kind)
}

function read(css: string, kind: string): Token[] {
  const found = css.matchAll(new RegExp(`^ {2}(--${kind}(?:-[a-z0-9-]+)?):\\s*([^;]+);`, 'gm'))
  return [...found]
    .map(([, name = '', value = '']) => ({ name, value: value.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ name, value }) => value !== 'initial' && !name.includes('--line-height'))
}

/** What `light-dark()` says for each of the two; the same twice without it. */
export function bothOf(value: string): { light: string; dark: string } {
  const [, light = value, dark = value] = /^light-dark\((.+\)), (.+\))\)$/.exec(value) ?? []
  return { light, dark }
}

export const SIDES = ['light', 'dark'] as const

type TokenRowsProps = {
  tokens: Token[]
  /** Draws the property, once on light and once on dark ground. */
  specimen: (token: Token) => ReactNode
  /** What each is for, by name. */
  uses: Record<string, string>
  /** One specimen, for what is the same in both. */
  hasOneSide?: boolean
}

/** One row for each property: specimens, its name to copy, its value, its use. */
export function TokenRows({ tokens, specimen, uses, hasOneSide = false }: TokenRowsProps) {
  return (
    <ul className="grid">
      {tokens.map(token => (
        <li
          key={token.name}
          data-token={token.name}
          className="grid grid-cols-1 items-center gap-x-6 gap-y-2 border-t border-line py-3 sm:grid-cols-[auto_minmax(0,1fr)]"
        >
          <div className="flex flex-wrap gap-2">
            {(hasOneSide ? [undefined] : SIDES).map(side => (
              <span
                key={side ?? 'one'}
                data-theme={side}
                className={hasOneSide ? 'block min-w-0' : 'block rounded-sm border border-line bg-paper p-2 text-ink'}
              >
                {specimen(token)}
              </span>
            ))}
          </div>
          <div className="min-w-0">
            <Copy text={`var(${token.name})`}>{token.name}</Copy>
            <p className="text-sm">{uses[token.name]}</p>
            <Value of={token} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Value({ of: { value } }: { of: Token }) {
  const { light, dark } = bothOf(value)
  return (
    <p className="font-device text-xs text-muted wrap-anywhere">
      {light === dark ? light : `${light} · ${dark} in dark`}
    </p>
  )
}

/** A button that copies a text, and says so for two seconds. */
export function Copy({ text, children }: { text: string; children: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(setCopied, 2000, false)
    return () => clearTimeout(timer)
  }, [isCopied])
  const Sign = isCopied ? Check : CopyIcon
  return (
    <button
      type="button"
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-sm text-start text-sm font-semibold text-brand hover:underline active:text-brand-strong"
    >
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <Sign aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">, copy</span>
      <span aria-live="polite" className="text-muted">
        {isCopied ? 'Copied' : ''}
      </span>
    </button>
  )
}

/** A page of the foundations: its title, what it says, and its parts. */
export function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main lang="en" dir="ltr" className="mx-auto grid max-w-page grid-cols-1 gap-12 py-4">
      <header className="max-w-text">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 text-lg text-muted">{lead}</p>
      </header>
      {children}
    </main>
  )
}

/** One part of a page of the foundations. */
export function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="text-xl">{title}</h2>
      {lead && <p className="mt-1 max-w-text text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}

/** The same on light and on dark ground. */
export function BothThemes({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {SIDES.map(side => (
        <section
          key={side}
          data-theme={side}
          aria-label={side === 'light' ? 'Light' : 'Dark'}
          className="min-w-0 rounded-lg border border-line bg-paper p-4 text-ink sm:p-6"
        >
          {children}
        </section>
      ))}
    </div>
  )
}
