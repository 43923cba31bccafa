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
  headingLevel?: 'h2' | 'h3' | undefined
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
        'flex flex-wrap items-center justify-between gap-3 rounded-lg bg-deep p-4 text-on-deep sm:gap-10 sm:p-10 [&_:focus-visible]:outline-on-deep',
        className,
      )}
      {...props}
    >
      <div className="min-w-0 max-w-form flex-[1_1_6.5rem]">
        <Heading className="text-lg wrap-anywhere sm:text-2xl">{title}</Heading>
        {description && <p className="mt-3 hidden text-on-deep-muted wrap-anywhere sm:block">{description}</p>}
      </div>
      <div className="max-w-full max-sm:*:px-3 max-sm:*:text-sm">{actions}</div>
    </section>
  )
}
