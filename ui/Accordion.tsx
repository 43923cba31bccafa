import { cx, type VariantProps } from 'class-variance-authority'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { look } from './inner/look.ts'

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
  }

/**
 * Something that few need, folded away behind its title: the browser's own `<details>`, which works without scripts and is found by a
 * search in the page. With one `name` on several, one at a time is open.
 */
export function Accordion({ title, variant, className, children, ...props }: AccordionProps) {
  return (
    <details data-slot="accordion" className={accordionLook({ variant, className })} {...props}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-2.5 font-semibold hover:text-brand active:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow wrap-anywhere">{title}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform in-[details[open]>summary]:rotate-180"
        />
      </summary>
      <div className={cx(variant === 'box' ? 'pt-1 pb-4' : 'pt-2')}>{children}</div>
    </details>
  )
}
