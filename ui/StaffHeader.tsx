import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

type StaffHeaderProps = ComponentProps<'header'> & {
  /** A word to the person who is signed in; two lines at most. */
  welcome: ReactNode
}

/** The header of the staff area: a welcome, and as children the actions at its end. */
export function StaffHeader({ welcome, className, children, ...props }: StaffHeaderProps) {
  return (
    <header
      data-slot="staff-header"
      className={cx(
        'sticky top-(--stay-top,0px) z-30 flex min-h-16 min-w-0 items-center gap-3 border-b border-line bg-surface px-4 py-2 lg:px-8',
        className,
      )}
      {...props}
    >
      <p className="line-clamp-2 min-w-0 flex-1 max-[22rem]:invisible text-xs leading-snug wrap-anywhere sm:text-base">
        {welcome}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-2">{children}</div>
    </header>
  )
}
