import { Slot, Slottable } from '@radix-ui/react-slot'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { look } from './inner/look.ts'

export const linkLook = look(
  'underline underline-offset-4 wrap-anywhere active:decoration-2 [&>svg]:size-[1.1em] [&>svg]:shrink-0',
  {
    variants: {
      /** In a text, alone with a target of 44 pixels, or alone in the colour of the text around it. */
      variant: {
        inline: 'font-semibold text-brand decoration-line hover:decoration-current active:text-brand-strong',
        standalone:
          'inline-flex min-h-11 items-center gap-2 font-semibold text-brand decoration-line hover:decoration-current active:text-brand-strong',
        plain: 'inline-flex min-h-11 items-center gap-2 decoration-current hover:decoration-2 active:opacity-80',
      },
    },
    defaultVariants: { variant: 'inline' },
  },
)

type LinkProps = ComponentProps<'a'> &
  VariantProps<typeof linkLook> & {
    /** Renders its one child, a router's link, with the look of the part. */
    asChild?: boolean | undefined
    /** Stands before the words. */
    icon?: ReactNode
    /** Stands after the words: an arrow, or the sign for another website, which `labels` puts into words. */
    iconAfter?: ReactNode
    /** Texts of its own: what screen readers hear after the text of a link that opens a new window. */
    labels?: { newWindow: string } | undefined
  }

/** Words that lead to another page: in a text, or standing alone with a target of 44 pixels. */
export function Link({ variant, asChild, icon, iconAfter, labels, className, children, ...props }: LinkProps) {
  const Part = asChild ? Slot : 'a'
  return (
    <Part data-slot="link" className={linkLook({ variant, className })} {...props}>
      {icon}
      <Slottable>{children}</Slottable>
      {iconAfter}
      {labels ? <span className="sr-only"> {labels.newWindow}</span> : null}
    </Part>
  )
}
