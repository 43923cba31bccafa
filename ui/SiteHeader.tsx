'use client'

import { Slot } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import { Menu, X } from 'lucide-react'
import type { ComponentProps, ReactNode, ToggleEvent } from 'react'
import { gutter } from './Section.tsx'
import { usePanel } from './inner/usePanel.ts'

type SiteHeaderProps = ComponentProps<'header'> & {
  /** Logo and wordmark, a link to the home page. */
  brand: ReactNode
  /** The licence, always in view. */
  chip?: ReactNode
  /** A SkipLink, first in the page. */
  skip?: ReactNode
  /** A line above, from 64rem on; it scrolls away while the header stays. */
  top?: ReactNode
  /** Small links beside the panel's button, such as another language. */
  tools?: ReactNode
  /** Names the navigation to screen readers. */
  label: string
  /** What the button of the panel says: closed, and open. */
  labels: { open: string; close: string }
}

/**
 * Thin header of the public site. Below 64rem the links sit in a panel: the button or Escape closes it, Tab past the last link too. Where
 * letters are large for the window the licence moves below the name; a header that would take more than a fifth of the window scrolls away.
 */
export function SiteHeader({
  brand,
  chip,
  skip,
  top,
  tools,
  label,
  labels,
  className,
  children,
  ...props
}: SiteHeaderProps) {
  const { open, triggerProps, panelProps } = usePanel()
  const Icon = open ? X : Menu
  return (
    <header
      data-slot="site-header"
      className={cx('sticky z-40 border-b border-line bg-paper', stays, top && hidesTop, gutter, className)}
      {...props}
    >
      {skip}
      {top && (
        <div data-top="" className="hidden min-h-11 items-center justify-end gap-x-6 text-sm text-muted lg:flex">
          {top}
        </div>
      )}
      <div className="@container">
        <div className="flex min-h-16 items-center gap-2 py-1 @min-[34rem]:gap-3 @max-[18rem]:min-h-0 @max-[18rem]:flex-wrap @max-[18rem]:gap-y-0">
          <div className="me-auto min-w-0 leading-tight wrap-break-word lg:me-0 lg:max-w-72 lg:shrink-0 @max-[18rem]:flex-1 [&_:lang(bn)]:leading-snug">
            {brand}
          </div>
          {chip && (
            <div className="shrink-0 lg:me-auto lg:max-xl:hidden @max-[18rem]:order-last @max-[18rem]:basis-full">
              {chip}
            </div>
          )}
          {tools && <div className="-mx-1 shrink-0 sm:-me-2 lg:hidden">{tools}</div>}
          <button
            type="button"
            {...triggerProps}
            className="-me-[min(0.625rem,3vw)] inline-flex size-[clamp(44px,2.75rem,15cqi)] shrink-0 items-center justify-center gap-2 rounded-md font-semibold hover:bg-sunken active:bg-brand-soft focus-visible:rounded-md focus-visible:-outline-offset-3 @min-[34rem]:w-auto @min-[34rem]:px-3 lg:hidden"
          >
            <Icon aria-hidden="true" className="size-[min(1.5rem,8cqi)]" />
            <span className="sr-only @min-[34rem]:not-sr-only">{open ? labels.close : labels.open}</span>
          </button>
          <nav {...panelProps} onBeforeToggle={putBelow} aria-label={label} className={panel}>
            {children}
          </nav>
        </div>
      </div>
    </header>
  )
}

// long labels can make the header higher than the 4rem at which its panel starts
function putBelow({ currentTarget }: ToggleEvent<HTMLElement>) {
  const bottom = `${currentTarget.closest('header')?.getBoundingClientRect().bottom ?? 64}px`
  currentTarget.style.setProperty('inset-block-start', bottom)
  currentTarget.style.setProperty('max-block-size', `calc(100dvh - ${bottom})`)
}

/** Its row is 4rem high, and a fifth of the window has to be more; two rows, of which there are two in windows under 20rem, never stay. */
const stays = 'top-[min(0px,(100dvh_-_20rem)_*_99,(100vw_-_20rem)_*_99)]'
/** From 64rem on the line above scrolls away, and comes back for whoever goes there by keyboard. */
const hidesTop = 'lg:top-[min(-2.75rem,(100dvh_-_30rem)_*_99)] lg:has-[[data-top]:focus-within]:top-0'

const panel = cx(
  'max-lg:inset-x-0 max-lg:top-16 max-lg:bottom-auto max-lg:max-h-[calc(100dvh-4rem)] max-lg:w-full max-lg:flex-col max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:border-b max-lg:border-line max-lg:bg-raised max-lg:px-4 max-lg:py-3 max-lg:shadow-lifted sm:max-lg:px-6',
  'max-lg:opacity-0 max-lg:transition-[opacity,display,overlay] max-lg:transition-discrete max-lg:duration-200 max-lg:open:flex max-lg:open:opacity-100 max-lg:starting:open:opacity-0',
  'bg-paper text-ink lg:static lg:ms-auto lg:flex lg:flex-wrap lg:items-center lg:justify-end lg:gap-x-1 lg:overflow-visible',
)

/** One page in the header; aria-current="page" marks the open page. `asChild` for a router's link. */
export function HeaderLink({
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
      data-slot="header-link"
      className={cx(
        'flex min-h-12 items-center border-line font-medium text-ink transition-colors not-last:border-b hover:text-brand active:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-brand lg:min-h-11 lg:border-y-2! lg:border-transparent lg:px-1 lg:text-sm lg:aria-[current=page]:border-b-brand xl:px-2.5 xl:text-base xl:[&:lang(bn)]:px-1.5',
        className,
      )}
      {...props}
    />
  )
}
