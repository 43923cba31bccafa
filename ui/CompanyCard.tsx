import { Slot, Slottable } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Card } from './Card.tsx'

type CompanyCardProps = ComponentProps<'a'> & {
  /** The child element is the link, such as the router's. */
  asChild?: boolean | undefined
  /** A picture or drawing; shown whole. */
  logo: ReactNode
  /** The heading of the card. */
  name: ReactNode
  /** What it does, in one line. */
  description?: ReactNode
  /** A fact, such as its place. */
  detail?: ReactNode
  /** The level of its name in the outline of the page. */
  headingLevel?: 'h2' | 'h3' | undefined
}

/**
 * A company as one link: its logo on light ground in both colour schemes, as logos are made for, its name, a line on
 * what it does. With `asChild` the child element is the link.
 */
export function CompanyCard({
  asChild,
  logo,
  name,
  description,
  detail,
  headingLevel: Heading = 'h3',
  className,
  children,
  ...props
}: CompanyCardProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <Card asChild variant="link" padding="none">
      <Root data-slot="company-card" className={cx('flex h-full flex-col overflow-hidden', className)} {...props}>
        <span className="relative block aspect-5/2 border-b border-line bg-plate text-deep">
          <span className="absolute inset-6 grid place-items-center *:max-h-full *:max-w-full [&_img]:object-contain">
            {logo}
          </span>
        </span>
        <span className="block px-5 py-4">
          <Heading className="text-lg leading-snug wrap-anywhere">{name}</Heading>
          {description && <span className="mt-1 block text-sm text-muted wrap-anywhere">{description}</span>}
          {detail && <span className="mt-3 block text-sm font-semibold wrap-anywhere">{detail}</span>}
        </span>
        <Slottable>{children}</Slottable>
      </Root>
    </Card>
  )
}
