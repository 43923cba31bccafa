import type { ComponentProps } from 'react'

/** The shape of what is on its way; give it the size of the real thing, so that nothing jumps. Say in words elsewhere that it loads: it is not read out. */
export function Skeleton({ className = 'h-5 w-full', ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={`animate-pulse rounded-md bg-line motion-reduce:animate-none ${className}`}
      {...props}
    />
  )
}
