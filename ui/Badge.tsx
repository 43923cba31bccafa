import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { look } from './inner/look.ts'

export const badgeLook = look(
  'inline-block max-w-full rounded-lg border px-2.5 py-0.5 empty:hidden text-xs font-semibold wrap-break-word [&_svg]:me-1.5 [&_svg]:inline [&_svg]:size-3.5 [&_svg]:align-[-0.15em]',
  {
    variants: {
      /** What the word means, as a colour. */
      variant: {
        /** Nothing to do about it. */
        neutral: 'border-line bg-sunken text-ink',
        /** Ours, or something under way. */
        brand: 'border-transparent bg-brand-soft text-brand-strong',
        /** Somebody should look; at most once on a screen. */
        accent: 'border-transparent bg-accent text-on-accent',
        /** Refused, failed, overdue. */
        danger: 'border-transparent bg-danger-soft text-danger-strong',
        /** Done, open, approved. */
        success: 'border-transparent bg-success-soft text-success',
        /** Runs out soon, needs care. */
        warning: 'border-transparent bg-warning-soft text-warning',
        /** Good to know. */
        info: 'border-transparent bg-info-soft text-info',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
)

/** The state of something in a word. The word carries the meaning, the colour only helps. */
export function Badge({ variant, className, ...props }: ComponentProps<'span'> & VariantProps<typeof badgeLook>) {
  return <span data-slot="badge" className={badgeLook({ variant, className })} {...props} />
}
