import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

type SelectionBarProps = ComponentProps<'div'> & {
  /** Names the group to screen readers. */
  label: string
  /** How many are selected, as a sentence; empty where none is. */
  count: ReactNode
  /** The button that clears the selection, beside the count. */
  clear?: ReactNode
}

/**
 * Below a list with checkboxes, always in view: how many are selected (read out), and what can be done with them.
 * Without a count it is not shown. It is one line, so that the list stays in view: actions that do not fit are scrolled to;
 * on phones the count stands above them.
 */
export function SelectionBar({ label, count, clear, className, children, ...props }: SelectionBarProps) {
  return (
    <div
      data-slot="selection-bar"
      role="group"
      aria-label={label}
      className={cx(
        count
          ? 'sticky bottom-[calc(0.75rem+var(--stay-bottom,0px))] z-20 mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-edge bg-raised px-4 py-2 shadow-lifted sm:flex-nowrap'
          : 'sr-only',
        className,
      )}
      {...props}
    >
      <div className="flex shrink-0 items-center justify-between gap-x-1 max-sm:basis-full">
        <p role="status" className="font-semibold whitespace-nowrap tabular-nums">
          {count}
        </p>
        {clear}
      </div>
      <div className="-my-1 flex min-w-0 flex-auto items-center gap-2 animate-goes-on overflow-x-auto py-1 [animation-timeline:scroll(self_inline)] rtl:[--goes-on-to:to_left] max-sm:-mx-4 max-sm:px-4 sm:-me-1 sm:pe-1 *:shrink-0 *:text-sm *:whitespace-nowrap [&>[data-slot=button]]:px-3 sm:*:first:ms-auto">
        {children}
      </div>
    </div>
  )
}
