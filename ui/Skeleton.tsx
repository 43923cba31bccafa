import type { ComponentProps } from 'react'

/** A placeholder for what is loading; give it the final size, so that nothing jumps. Screen readers skip it: announce the loading elsewhere. */
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
