import type { ComponentProps, ReactNode } from 'react'

type BlockProps = ComponentProps<'fieldset'> & {
  /** Names the group; read out with each field. */
  legend: ReactNode
  /** A button for the whole group, usually to remove it. */
  action?: ReactNode
}

/**
 * A named group of fields, for instance one of several companies; `action` is its button, usually to remove it. A
 * single field needs only Field.
 */
export function Block({ legend, action, className = '', children, ...props }: BlockProps) {
  return (
    <fieldset
      data-slot="block"
      className={`grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-5 rounded-lg border border-line bg-surface p-4 sm:p-6 ${className}`}
      {...props}
    >
      {/* a floated legend is an ordinary grid item and leaves the border */}
      <legend
        className={`float-start min-w-0 wrap-anywhere font-display text-lg font-semibold text-ink ${action ? '' : 'col-span-2'}`}
      >
        {legend}
      </legend>
      {action}
      <div className="col-span-2 grid min-w-0 grid-cols-1 gap-5">{children}</div>
    </fieldset>
  )
}
