import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { look } from './inner/look.ts'

export const iconLook = look('grid shrink-0 place-items-center rounded-full', {
  variants: {
    /** The colour of its ground; `deep` on deep ground. */
    variant: {
      brand: 'bg-brand-soft text-brand-strong',
      quiet: 'bg-sunken text-muted',
      deep: 'bg-on-deep/12 text-on-deep',
    },
    /** 44 or 56 pixels. */
    size: { md: 'size-11 [&_svg]:size-5', lg: 'size-14 [&_svg]:size-6' },
  },
  defaultVariants: { variant: 'brand', size: 'md' },
})

/** A line icon on a round background, beside its text; never instead of text. For a button use IconButton. */
export function Icon({ variant, size, className, ...props }: ComponentProps<'span'> & VariantProps<typeof iconLook>) {
  return <span data-slot="icon" aria-hidden="true" className={iconLook({ variant, size, className })} {...props} />
}
