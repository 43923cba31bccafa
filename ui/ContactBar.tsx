import { Slot, Slottable } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

/** Links to call or write, fixed at the bottom of narrow windows. From 64rem on SiteHeader's `top` shows them. */
export function ContactBar({
  label,
  className,
  ...props
}: ComponentProps<'nav'> & {
  /** Names it to screen readers. */
  label: string
}) {
  return (
    <nav
      data-slot="contact-bar"
      aria-label={label}
      className={cx(
        '@container fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col divide-x divide-line border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] [@media(max-height:20rem)]:static lg:hidden print:hidden',
        className,
      )}
      {...props}
    />
  )
}

/** One link: an icon and a word or two. */
export function ContactBarLink({
  icon,
  asChild,
  className,
  children,
  ...props
}: ComponentProps<'a'> & {
  /** Before or above its words. */
  icon: ReactNode
  /** The child element is the link. */
  asChild?: boolean | undefined
}) {
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      data-slot="contact-bar-link"
      className={cx(
        'flex min-h-[min(3.25rem,15vw)] min-w-0 items-center justify-center gap-x-2 gap-y-0.5 px-1 py-1 text-center text-[min(0.875rem,4.6vw)] leading-tight @max-[40rem]:flex-col font-semibold wrap-break-word text-brand active:bg-brand-soft focus-visible:-outline-offset-3 [&>svg]:size-[min(1.25rem,6vw)] [&>svg]:shrink-0',
        className,
      )}
      {...props}
    >
      {icon}
      <Slottable>{children}</Slottable>
    </Root>
  )
}
