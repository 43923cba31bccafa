import { cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { look } from './look.ts'

export const accordionLook = look('', {
  variants: {
    /** A hairline above it, or a box around it. */
    variant: {
      /** A hairline above it: one of several below each other, or the end of a part. */
      plain: 'border-t border-line pt-2',
      box: 'rounded-md border border-line px-4',
    },
  },
  defaultVariants: { variant: 'plain' },
})

type AccordionProps = Omit<ComponentProps<'details'>, 'title'> &
  VariantProps<typeof accordionLook> & {
    /** What can be opened; it stays in sight. */
    title: ReactNode
    /** At the end of the title: what opening it is for, such as a pencil. */
    icon?: ReactNode
  }

/**
 * Something that few need, folded away behind its title: the browser's own `<details>`, which works without scripts and is found by a
 * search in the page. With one `name` on several, one at a time is open.
 */
export function Accordion({ title, icon, variant, className, children, ...props }: AccordionProps) {
  return (
    <details data-slot="accordion" className={accordionLook({ variant, className })} {...props}>
      <summary
        className={cx(
          'min-h-11 cursor-pointer content-center py-2.5 font-semibold hover:text-brand active:text-brand-strong',
          icon &&
            'relative pe-8 [&>svg]:absolute [&>svg]:end-0 [&>svg]:inset-y-0 [&>svg]:my-auto [&>svg]:size-4 [&>svg]:text-muted',
        )}
      >
        {title}
        {icon}
      </summary>
      <div className={cx(variant === 'box' ? 'pt-1 pb-4' : 'pt-2')}>{children}</div>
    </details>
  )
}
