import { useId, type ComponentProps, type ReactNode } from 'react'

type ProgressProps = ComponentProps<'progress'> & {
  /** What is being done. */
  label: ReactNode
  /** How far, in figures. */
  detail?: ReactNode
}

/** How much of a known amount is done; without `value`, that work goes on. For waiting of unknown length use Spinner. */
export function Progress({ label, detail, id, className = '', ...props }: ProgressProps) {
  const own = useId()
  return (
    <div data-slot="progress" className={`grid min-w-0 grid-cols-1 gap-1.5 text-sm ${className}`}>
      <div className="flex flex-wrap justify-between gap-x-4">
        <label htmlFor={id ?? own} className="min-w-0 text-ink wrap-anywhere">
          {label}
        </label>
        {detail ? <span className="min-w-0 text-muted tabular-nums wrap-anywhere">{detail}</span> : null}
      </div>
      <progress
        id={id ?? own}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line indeterminate:animate-pulse [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:transition-[inline-size] [&:indeterminate::-webkit-progress-bar]:bg-brand"
        {...props}
      />
    </div>
  )
}
