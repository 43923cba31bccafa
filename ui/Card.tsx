import { Slot } from '@radix-ui/react-slot'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { look } from './inner/look.ts'

export const cardLook = look('min-w-0 rounded-lg border bg-surface text-ink', {
  variants: {
    /** `link` for a card that is pressed as a whole, `marked` for the one of several that is meant. */
    variant: {
      plain: 'border-line',
      marked: 'border-edge',
      link: 'border-line transition-[box-shadow,border-color,background-color,translate] duration-200 hover:-translate-y-0.5 hover:border-edge hover:bg-raised hover:shadow-lifted active:translate-y-0 active:border-brand active:bg-brand-soft active:shadow-soft focus-visible:rounded-lg motion-reduce:hover:translate-y-0',
    },
    /** `none` where a picture reaches the border, `lg` around a form. */
    padding: { none: '', md: 'p-[min(1.25rem,6vw)] sm:p-6', lg: 'p-[min(1.25rem,6vw)] sm:p-8' },
  },
  defaultVariants: { variant: 'plain', padding: 'md' },
})

type CardProps = ComponentProps<'div'> &
  VariantProps<typeof cardLook> & {
    /** The child element is the card, such as a link, a form or a list item. */
    asChild?: boolean | undefined
  }

/** One thing inside a thin border. `link` with `asChild` makes the whole card one <a>; not for text that white space can separate. */
export function Card({ asChild, variant, padding, className, ...props }: CardProps) {
  const Root = asChild ? Slot : 'div'
  return <Root data-slot="card" className={cardLook({ variant, padding, className })} {...props} />
}
