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
 * Without a count it is not shown. On phones the actions are one line that scrolls, so that the list stays in view.
 */
export function SelectionBar({ label, count, clear, className, children, ...props }: SelectionBarProps) {
  return (
    <div
      data-slot="selection-bar"
      role="group"
      aria-label={label}
      className={cx(
        count
          ? 'sticky bottom-[calc(0.75rem+var(--stay-bottom,0px))] z-20 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-edge bg-raised px-4 py-3 shadow-lifted'
          : 'sr-only',
        className,
      )}
      {...props}
    >
      <div className="flex items-center justify-between gap-x-3 max-sm:basis-full">
        <p role="status" className="font-semibold tabular-nums">
          {count}
        </p>
        {clear}
      </div>
      <div className="flex min-w-0 flex-auto flex-wrap items-center justify-end gap-3 max-sm:-mx-4 max-sm:-my-1 max-sm:basis-auto max-sm:flex-nowrap max-sm:justify-start max-sm:gap-2 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:*:shrink-0 max-sm:*:text-sm max-sm:*:whitespace-nowrap">
        {children}
      </div>
    </div>
  )
}
