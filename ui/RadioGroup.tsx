import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'

type Option = { value: string; label: ReactNode; detail?: ReactNode }
type RadioGroupProps = Omit<ComponentProps<'fieldset'>, 'onChange'> & {
  legend: ReactNode
  name: string
  options: Option[]
  value: string | undefined
  onChange: (value: string) => void
  error?: ReactNode
}

/**
 * One choice of two to four, each with a full explanation. Tab focuses the group, arrow keys choose.
 */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  onChange,
  error,
  className = '',
  ...props
}: RadioGroupProps) {
  const own = useId()
  return (
    <fieldset
      data-slot="radio-group"
      aria-describedby={error ? `${own}-error` : undefined}
      className={`grid min-w-0 grid-cols-1 gap-2 ${className}`}
      {...props}
    >
      <legend className="mb-2 font-semibold wrap-anywhere">{legend}</legend>
      {options.map(option => (
        <label
          key={option.value}
          className="flex min-h-11 min-w-0 cursor-pointer items-start gap-3 rounded-md border border-edge bg-surface px-3.5 py-2.5 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-brand hover:border-ink"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="mt-1 size-5 shrink-0 cursor-pointer accent-brand outline-none"
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{option.label}</span>
            {option.detail ? <span className="block whitespace-pre-line">{option.detail}</span> : null}
          </span>
        </label>
      ))}
      {error ? (
        <p id={`${own}-error`} className="flex gap-1.5 text-sm font-semibold text-danger">
          <CircleAlert aria-hidden className="mt-[0.2em] size-[1.15em] shrink-0" />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
