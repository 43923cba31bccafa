import { Slot, Slottable } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Card } from './Card.tsx'
import { look } from './inner/look.ts'

export const newsCardLook = look('flex h-full flex-col overflow-hidden', {
  variants: {
    /** `wide` is the first of a list, across all columns. */
    variant: { tall: '', wide: 'lg:grid lg:grid-cols-[3fr_2fr] lg:items-center' },
  },
  defaultVariants: { variant: 'tall' },
})
const frame = cva('block aspect-3/2 border-line bg-sunken *:size-full', {
  variants: { variant: { tall: 'border-b', wide: 'border-b lg:border-e lg:border-b-0' } },
  defaultVariants: { variant: 'tall' },
})
const heading = cva('mt-1 wrap-anywhere', {
  variants: { variant: { tall: 'line-clamp-3 text-lg leading-snug', wide: 'text-lg leading-snug lg:text-3xl' } },
  defaultVariants: { variant: 'tall' },
})

type NewsCardProps = Omit<ComponentProps<'a'>, 'title'> &
  VariantProps<typeof newsCardLook> & {
    /** The child element is the link, such as the router's. */
    asChild?: boolean | undefined
    /** Fills its frame of three to two. */
    picture: ReactNode
    /** The headline. */
    title: ReactNode
    /** What it says in short. */
    description?: ReactNode
    /** For people. */
    date: ReactNode
    /** For machines: 2026-03-01. */
    dateTime: string
    /** The level of its headline in the outline of the page. */
    headingLevel?: 'h2' | 'h3' | undefined
  }

/**
 * An article as one link: picture, day, headline, and a sentence or two. `wide` is the first of a list. With `asChild`
 * the child element is the link.
 */
export function NewsCard({
  asChild,
  variant,
  picture,
  title,
  description,
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
      <Root data-slot="news-card" className={newsCardLook({ variant, className })} {...props}>
        <span className={frame({ variant })}>{picture}</span>
        <span className={variant === 'wide' ? 'block p-5 lg:p-10' : 'block px-5 pt-4 pb-5'}>
          <time dateTime={dateTime} className="block text-sm text-muted tabular-nums">
            {date}
          </time>
          <Heading className={heading({ variant })}>{title}</Heading>
          {description && <span className="mt-3 block text-muted wrap-anywhere">{description}</span>}
        </span>
        <Slottable>{children}</Slottable>
      </Root>
    </Card>
  )
}
