import type { ComponentProps } from 'react'

/** The sign of the house, a bridge over the line of the river, in the colour of the words around it. `prisma/seed/icons.ts` holds the same stroke. */
export function Logo(props: ComponentProps<'svg'>) {
  return (
    <svg
      data-slot="mark"
      aria-hidden="true"
      viewBox="0 0 32 32"
      width="32"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d="M2 15H30M3.5 20.5C9 3.5 23 3.5 28.5 20.5M3 27c4.3-3 8.6-3 13 0s8.7 3 13 0" />
    </svg>
  )
}

const tone = {
  paper: { name: 'text-ink', sign: 'text-brand', rest: 'text-muted' },
  deep: { name: 'text-on-deep', sign: 'text-on-deep', rest: 'text-on-deep-muted' },
}

/** The sign with the name beside it, for the paper or the deep ground: the first word strong, what follows quieter in colour. */
export function Wordmark({ name, ground = 'paper' }: { name: string; ground?: keyof typeof tone }) {
  const [first, ...rest] = name.split(' ')
  return (
    <span
      data-slot="wordmark"
      className={`inline-flex items-center gap-1.5 font-display sm:gap-2.5 text-lg max-sm:[&:lang(bn)]:text-sm leading-none font-semibold tracking-tight ${tone[ground].name}`}
    >
      <Logo className={`size-8 shrink-0 max-[22.4rem]:hidden ${tone[ground].sign}`} />
      <span>
        {first} <span className={tone[ground].rest}>{rest.join(' ')}</span>
      </span>
    </span>
  )
}
