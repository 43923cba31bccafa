import type { ComponentProps } from 'react'

/** The sign of the house, a bridge over the line of the river, in the colour of the words around it. `prisma/demo/icons.ts` holds the same stroke. */
export function Mark(props: ComponentProps<'svg'>) {
  return (
    <svg data-slot="mark" aria-hidden="true" viewBox="0 0 32 32" width="32" height="32" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" {...props}>
      <path d="M2 15H30M3.5 20.5C9 3.5 23 3.5 28.5 20.5M3 27c4.3-3 8.6-3 13 0s8.7 3 13 0" />
    </svg>
  )
}

/** The sign with the name beside it: the first word in ink, what follows quieter. */
export function Wordmark({ name, className = '' }: { name: string; className?: string }) {
  const [first, ...rest] = name.split(' ')
  return (
    <span data-slot="wordmark" className={`inline-flex items-center gap-2.5 font-display text-lg leading-none font-semibold tracking-tight whitespace-nowrap text-ink ${className}`}>
      <Mark className="size-8 shrink-0 text-brand" />
      <span>
        {first} <span className="font-normal text-muted">{rest.join(' ')}</span>
      </span>
    </span>
  )
}
