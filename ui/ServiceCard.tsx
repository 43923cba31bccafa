import { Slot, Slottable } from '@radix-ui/react-slot'
import { cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Card } from './Card.tsx'
import { Icon } from './Icon.tsx'
import { look } from './inner/look.ts'

export const serviceCardLook = look('h-full', {
  variants: {
    /** A card, or on phones a row. */
    variant: {
      tall: '',
      /** A row with the name alone on phones. */
      folding:
        'max-sm:flex max-sm:items-center max-sm:gap-2 max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:*:mt-0 max-sm:*:bg-transparent max-sm:*:font-sans max-sm:*:text-sm max-sm:[&>[data-slot=icon]]:size-6 max-sm:[&>span:not([data-slot])]:hidden',
      /** A row with the icon beside the words on phones. */
      row: 'gap-4 max-sm:flex',
    },
  },
  defaultVariants: { variant: 'tall' },
})

type ServiceCardProps = Omit<ComponentProps<'a'>, 'title'> &
  VariantProps<typeof serviceCardLook> & {
    /** The child element is the link, such as the router's. */
    asChild?: boolean | undefined
    /** A line icon. */
    icon: ReactNode
    /** The heading of the card. */
    title: ReactNode
    /** What it is, in one sentence. */
    description?: ReactNode
    /** The level of its title in the outline of the page. */
    headingLevel?: 'h2' | 'h3' | undefined
  }

/** A service as one link to its page: icon, name, one sentence. With `asChild` the child element is the link. */
export function ServiceCard({
  asChild,
  variant,
  icon,
  title,
  description,
  headingLevel: Heading = 'h3',
  className,
  children,
  ...props
}: ServiceCardProps) {
  const Root = asChild ? Slot : 'a'
  const words = (
    <>
      <Heading className={cx('text-lg leading-snug wrap-anywhere', variant !== 'row' && 'mt-4')}>{title}</Heading>
      {description && <span className="mt-2 block text-sm text-muted wrap-anywhere">{description}</span>}
    </>
  )
  return (
    <Card asChild variant="link">
      <Root data-slot="service-card" className={serviceCardLook({ variant, className })} {...props}>
        <Icon>{icon}</Icon>
        {variant === 'row' ? <div className="min-w-0 sm:mt-4">{words}</div> : words}
        <Slottable>{children}</Slottable>
      </Root>
    </Card>
  )
}
