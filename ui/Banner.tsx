import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

type BannerProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The invitation, as a question or a call. */
  title: ReactNode
  /** What happens then, in a sentence. */
  description?: ReactNode
  /** One accent button. */
  actions: ReactNode
  /** The level of its title in the outline of the page. */
  headingLevel?: 'h2' | 'h3'
}

/** A call to action with one accent button, once on a page and near its end. For news and warnings use Alert. */
export function Banner({
  title,
  description,
  actions,
  headingLevel: Heading = 'h2',
  className,
  ...props
}: BannerProps) {
  return (
    <section
      data-slot="banner"
      className={cx(
        'flex flex-col gap-x-12 gap-y-4 rounded-lg bg-deep p-5 text-on-deep sm:p-10 md:flex-row md:items-center md:justify-between lg:p-14 [&_:focus-visible]:outline-on-deep',
        className,
      )}
      {...props}
    >
      <div className="min-w-0 max-w-form">
        <Heading className="text-2xl wrap-anywhere">{title}</Heading>
        {description && <p className="mt-3 text-on-deep-muted wrap-anywhere">{description}</p>}
      </div>
      <div className="max-w-full md:shrink-0">{actions}</div>
    </section>
  )
}
