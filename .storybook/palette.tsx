import { useLayoutEffect, useRef } from 'react'
import { contrast } from './contrast.ts'

const onPage = ['ink', 'muted', 'brand', 'brand-strong', 'danger', 'danger-strong', 'success', 'warning', 'info']

/** Which words may stand on which ground: the measured promise of the palette. */
export const GROUNDS: Record<string, string[]> = {
  paper: onPage,
  surface: onPage,
  raised: onPage,
  sunken: onPage,
  'brand-soft': ['ink', 'muted', 'brand', 'brand-strong'],
  brand: ['on-brand'],
  'brand-strong': ['on-brand'],
  deep: ['on-deep', 'on-deep-muted', 'accent'],
  accent: ['on-accent'],
  'accent-strong': ['on-accent'],
  danger: ['on-danger'],
  'danger-strong': ['on-danger'],
  'danger-soft': ['ink', 'muted', 'danger', 'danger-strong'],
  'success-soft': ['ink', 'muted', 'success'],
  'warning-soft': ['ink', 'muted', 'warning'],
  'info-soft': ['ink', 'muted', 'info'],
}

/** Grounds beside which the border of a control must be seen. */
export const BESIDE_EDGE = ['paper', 'surface', 'raised', 'sunken']

/** At least, by WCAG 2.2 AA: of words, and of the borders of controls. */
export const MIN_WORDS = 4.5
export const MIN_BORDER = 3

/** Every pair of word and ground, with the contrast that is painted here. */
export function Palette() {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const pair of root.current?.querySelectorAll<HTMLElement>('[data-pair]') ?? [])
      pair.querySelector('[data-ratio]')?.replaceChildren(ratioOf(pair).toFixed(1))
  })
  return (
    <div ref={root} className="grid gap-3 sm:grid-cols-2">
      {Object.entries(GROUNDS).map(([ground, words]) => (
        <div
          key={ground}
          className="rounded-md border border-line p-4"
          style={{ background: `var(--color-${ground})` }}
        >
          {words.map(word => (
            <Pair key={word} name={`${word} on ${ground}`} colour={word} ground={ground} />
          ))}
        </div>
      ))}
      {BESIDE_EDGE.map(ground => (
        <div
          key={ground}
          className="rounded-md border border-edge p-4 text-ink"
          style={{ background: `var(--color-${ground})` }}
        >
          <Pair name={`edge beside ${ground}`} colour="edge" ground={ground} isBorder />
        </div>
      ))}
    </div>
  )
}

type PairProps = { name: string; colour: string; ground: string; isBorder?: boolean }

function Pair({ name, colour, ground, isBorder = false }: PairProps) {
  return (
    <p
      data-pair={name}
      data-least={isBorder ? MIN_BORDER : MIN_WORDS}
      className="flex justify-between gap-4 text-sm"
      style={{
        color: isBorder ? undefined : `var(--color-${colour})`,
        background: `var(--color-${ground})`,
        borderColor: `var(--color-${colour})`,
      }}
    >
      <span>{name}</span>
      <span data-ratio className="tabular-nums" />
    </p>
  )
}

/** The painted contrast of a pair. */
export function ratioOf(pair: HTMLElement): number {
  const { borderTopColor, backgroundColor } = getComputedStyle(pair)
  return contrast(borderTopColor, backgroundColor)
}
