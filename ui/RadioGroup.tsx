import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'

type Option = { value: string; label: ReactNode; detail?: ReactNode }
type RadioGroupProps = Omit<ComponentProps<'fieldset'>, 'onChange'> & {
  legend: ReactNode
  name: string
  options: Option[]
  /** Without `onChange` the browser keeps the choice, which began with `defaultValue`. */
  value?: string | undefined
  onChange?: (value: string) => void
  defaultValue?: string | undefined
  error?: ReactNode
  required?: boolean
  /** `row` puts two or three short answers side by side, in columns that groups below each other share. */
  variant?: 'list' | 'row'
}

const looks = {
  list: { group: '', legend: 'mb-2', options: 'gap-2', label: 'items-start gap-3 px-3.5', input: 'mt-1' },
  row: {
    group: 'sm:flex sm:flex-wrap sm:items-center sm:gap-x-6',
    legend: 'float-start grow basis-56', // floating makes it an item of the group
    options:
      'max-w-full basis-100 auto-cols-[minmax(min-content,1fr)] grid-flow-col gap-1.5 sm:gap-2 [&_span]:wrap-break-word',
    label: 'items-center gap-2 px-2 sm:px-2.5',
    input: '',
  },
}

/**
 * One choice of two to five, each with a full explanation or, in a `row`, with a word. Tab focuses the group, arrow keys choose.
 */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  onChange,
  defaultValue,
  error,
  required,
  variant = 'list',
  className = '',
  ...props
}: RadioGroupProps) {
  const own = useId()
  const look = looks[variant]
  return (
    <fieldset
      data-slot="radio-group"
      aria-describedby={error ? `${own}-error` : undefined}
      className={`grid min-w-0 grid-cols-1 gap-2 ${look.group} ${className}`}
      {...props}
    >
      <legend className={`font-semibold wrap-anywhere ${look.legend}`}>
        {legend}
        {required ? (
          <span aria-hidden className="text-sm font-normal text-muted">
            {' '}
            *
          </span>
        ) : null}
      </legend>
      <div className={`grid min-w-0 ${look.options}`}>
        {options.map(option => (
          <label
            key={option.value}
            className={`flex min-h-11 min-w-0 cursor-pointer rounded-md border bg-surface py-2.5 ${error ? 'border-danger' : 'border-edge'} has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-brand hover:border-ink ${look.label}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              {...(onChange
                ? { checked: value === option.value, onChange: () => onChange(option.value) }
                : { defaultChecked: defaultValue === option.value })}
              required={required}
              className={`size-5 shrink-0 cursor-pointer accent-brand outline-none ${look.input}`}
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{option.label}</span>
              {option.detail ? <span className="block whitespace-pre-line">{option.detail}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${own}-error`} className="flex gap-1.5 text-sm font-semibold text-danger">
          <CircleAlert aria-hidden className="mt-[0.2em] size-[1.15em] shrink-0" />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
