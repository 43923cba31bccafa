import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Slot } from './Slot.tsx'

const card = cva('block min-w-0 rounded-lg border border-line bg-surface text-ink', {
  variants: {
    variant: {
      plain: '',
      link: 'transition-[box-shadow,border-color,translate] duration-200 hover:-translate-y-0.5 hover:border-edge hover:shadow-lifted active:translate-y-0 active:border-brand active:shadow-soft focus-visible:rounded-lg motion-reduce:hover:translate-y-0',
    },
    padding: { none: '', md: 'p-5 sm:p-6' },
  },
  defaultVariants: { variant: 'plain', padding: 'md' },
})

/** One thing inside a thin border. `link` with `asChild` makes the whole card one <a>; not for text that white space can separate. */
export function Card({
  asChild,
  variant,
  padding,
  className,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof card> & { asChild?: boolean }) {
  const Root = asChild ? Slot : 'div'
  return <Root data-slot="card" className={card({ variant, padding, className })} {...props} />
}
