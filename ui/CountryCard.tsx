import { Slot, Slottable } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Card } from './Card.tsx'

type CountryCardProps = ComponentProps<'a'> & {
  /** The child element is the link, such as the router's. */
  asChild?: boolean | undefined
  /** A picture of the flag; shown whole. */
  flag: ReactNode
  /** The heading of the card. */
  name: ReactNode
  /** Figures, in one line. */
  detail?: ReactNode
  /** The level of its name in the outline of the page. */
  headingLevel?: 'h2' | 'h3' | undefined
}

/** A client country as one link: flag, name, one muted line. With `asChild` the child element is the link; Enter follows it. */
export function CountryCard({
  asChild,
  flag,
  name,
  detail,
  headingLevel: Heading = 'h3',
  className,
  children,
  ...props
}: CountryCardProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <Card asChild variant="link" padding="none">
      <Root data-slot="country-card" className={cx('flex overflow-hidden sm:flex-col', className)} {...props}>
        <span className="relative block shrink-0 border-line bg-sunken max-sm:w-32 max-sm:border-e sm:aspect-2/1 sm:border-b">
          <span className="absolute inset-4 block sm:inset-6 *:block *:size-full *:object-contain">{flag}</span>
        </span>
        <span className="block min-w-0 px-4 py-5 sm:px-5 sm:py-4">
          <Heading className="text-lg leading-snug wrap-anywhere">{name}</Heading>
          {detail && <span className="mt-1 block text-sm text-balance text-muted tabular-nums">{detail}</span>}
        </span>
        <Slottable>{children}</Slottable>
      </Root>
    </Card>
  )
}
