import { Slot } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { gutter } from './Section.tsx'

type SiteFooterProps = ComponentProps<'footer'> & {
  /** Who we are: wordmark, address, licence. */
  brand: ReactNode
  /** FooterColumns. */
  columns: ReactNode
  /** Copyright, privacy and the like. */
  legal: ReactNode
}

/** The footer of every public page: who we are, all pages, legal notes. */
export function SiteFooter({ brand, columns, legal, className, ...props }: SiteFooterProps) {
  return (
    <footer
      data-slot="site-footer"
      className={cx(
        'bg-deep pt-4 pb-2 text-on-deep sm:pt-20 sm:pb-8 [&_:focus-visible]:outline-on-deep',
        gutter,
        className,
      )}
      {...props}
    >
      <div className="grid gap-2 sm:gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)] lg:gap-16">
        <div className="max-w-form">{brand}</div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 sm:gap-6">{columns}</div>
      </div>
      <div className="mt-3 border-t border-on-deep-muted/30 pt-4 sm:mt-12 sm:pt-6 text-sm text-on-deep-muted">
        {legal}
      </div>
    </footer>
  )
}

/** A titled group of links; on phones folded away behind its title, without scripts. */
export function FooterColumn({
  title,
  className,
  children,
  ...props
}: Omit<ComponentProps<'div'>, 'title'> & {
  /** Its heading. */
  title: ReactNode
}) {
  return (
    <div data-slot="footer-column" className={cx('min-w-0 wrap-anywhere', className)} {...props}>
      <h2 className="mb-2 hidden font-sans text-sm tracking-normal text-on-deep-muted sm:block">{title}</h2>
      <details className="peer sm:hidden">
        <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">{title}</summary>
      </details>
      <div className="hidden flex-col items-start peer-open:flex sm:flex">{children}</div>
    </div>
  )
}

/** One link of the footer; `asChild` for a router's link. */
export function FooterLink({
  asChild,
  className,
  ...props
}: ComponentProps<'a'> & {
  /** The child element is the link, such as a router's. */
  asChild?: boolean | undefined
}) {
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      data-slot="footer-link"
      className={cx(
        'inline-flex min-h-8 min-w-0 max-w-full items-center rounded-sm py-1 text-sm leading-snug wrap-anywhere text-on-deep underline-offset-4 hover:underline active:bg-on-deep/30 aria-[current=page]:font-semibold',
        className,
      )}
      {...props}
    />
  )
}
