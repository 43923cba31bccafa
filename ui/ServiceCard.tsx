import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Card } from './Card.tsx'
import { Icon } from './Icon.tsx'
import { Slot, Slottable } from './Slot.tsx'

type ServiceCardProps = Omit<ComponentProps<'a'>, 'title'> & {
  asChild?: boolean
  /** A line icon. */
  icon: ReactNode
  title: ReactNode
  text?: ReactNode
  headingLevel?: 'h2' | 'h3'
}

/** A service as one link to its page: icon, name, one sentence. With `asChild` the child element is the link. */
export function ServiceCard({
  asChild,
  icon,
  title,
  text,
  headingLevel: Heading = 'h3',
  className,
  children,
  ...props
}: ServiceCardProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <Card asChild variant="link">
      <Root data-slot="service-card" className={cx('h-full', className)} {...props}>
        <Icon>{icon}</Icon>
        <Heading className="mt-4 text-lg leading-snug wrap-anywhere">{title}</Heading>
        {text && <span className="mt-2 block text-sm text-muted wrap-anywhere">{text}</span>}
        <Slottable>{children}</Slottable>
      </Root>
    </Card>
  )
}
