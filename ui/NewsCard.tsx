import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Card } from './Card.tsx'
import { Slot, Slottable } from './Slot.tsx'

type NewsCardProps = Omit<ComponentProps<'a'>, 'title'> & {
  asChild?: boolean
  picture: ReactNode
  title: ReactNode
  /** For people. */
  date: ReactNode
  /** For machines: 2026-03-01. */
  dateTime: string
  headingLevel?: 'h2' | 'h3'
}

/** An article as one link: picture, day, headline. With `asChild` the child element is the link. */
export function NewsCard({
  asChild,
  picture,
  title,
  date,
  dateTime,
  headingLevel: Heading = 'h3',
  className,
  children,
  ...props
}: NewsCardProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <Card asChild variant="link" padding="none">
      <Root data-slot="news-card" className={cx('flex h-full flex-col overflow-hidden', className)} {...props}>
        <span className="block aspect-3/2 border-b border-line bg-sunken *:size-full">{picture}</span>
        <span className="block px-5 pt-4 pb-5">
          <time dateTime={dateTime} className="block text-sm text-muted tabular-nums">
            {date}
          </time>
          <Heading className="mt-1 line-clamp-3 text-lg leading-snug wrap-anywhere">{title}</Heading>
        </span>
        <Slottable>{children}</Slottable>
      </Root>
    </Card>
  )
}
