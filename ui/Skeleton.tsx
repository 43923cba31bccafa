import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { look } from './inner/look.ts'

export const skeletonLook = look('animate-pulse bg-line motion-reduce:animate-none', {
  variants: {
    /** Of what will stand there: a line of text, a card, or a face or mark. */
    shape: { line: 'rounded-md', card: 'rounded-lg', round: 'rounded-full' },
  },
  defaultVariants: { shape: 'line' },
})

type SkeletonProps = ComponentProps<'div'> & VariantProps<typeof skeletonLook>

/**
 * A placeholder for what is loading; give it the final size, so that nothing jumps. Screen readers skip it: announce
 * the loading elsewhere.
 */
export function Skeleton({ shape, className = 'h-5 w-full', ...props }: SkeletonProps) {
  return <div data-slot="skeleton" aria-hidden className={skeletonLook({ shape, className })} {...props} />
}
