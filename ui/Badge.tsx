import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const badge = cva(
  'inline-flex max-w-full items-center gap-1.5 rounded-lg border px-2.5 py-0.5 empty:hidden text-xs font-semibold [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        neutral: 'border-line bg-sunken text-ink',
        brand: 'border-transparent bg-brand-soft text-brand-strong',
        accent: 'border-transparent bg-accent text-on-accent',
        danger: 'border-transparent bg-danger-soft text-danger-strong',
        success: 'border-transparent bg-success-soft text-success',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
)

/** The state of something in a word. The word carries the meaning, the colour only helps; not a button. */
export function Badge({ variant, className, ...props }: ComponentProps<'span'> & VariantProps<typeof badge>) {
  return <span data-slot="badge" className={badge({ variant, className })} {...props} />
}
