import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'

/** The attributes that connect a control with its label, hint and error. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

/** Label, hint and error, the same for every kind of control; `badge` takes a Badge with the state of its content. */
export type FieldWords = {
  label: ReactNode
  badge?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  requiredLabel?: string
}

type FieldProps = Omit<ComponentProps<'div'>, 'children'> &
  FieldWords & { children: (control: FieldControl) => ReactNode }

/** Label, hint and error around any one control; `id` goes to the control. For a group of controls use Block. */
export function Field({
  id,
  label,
  badge,
  hint,
  error,
  required,
  requiredLabel,
  className = '',
  children,
  ...props
}: FieldProps) {
  const own = useId()
  const control = id ?? own
  const described = [hint && 'hint', badge && 'badge', error && 'error']
    .flatMap(part => (part ? `${control}-${String(part)}` : []))
    .join(' ')
  return (
    <div data-slot="field" className={`grid min-w-0 grid-cols-1 content-start gap-1.5 ${className}`} {...props}>
      <div className="flex flex-wrap items-baseline gap-x-1.5">
        <label
          id={`${control}-label`}
          htmlFor={control}
          className="min-w-0 font-semibold leading-snug text-ink wrap-anywhere"
        >
          {label}
        </label>
        {required ? (
          <span aria-hidden className="text-sm text-muted">
            {requiredLabel ?? '*'}
          </span>
        ) : null}
        {badge ? (
          <span id={`${control}-badge`} className="-my-0.5 ms-auto">
            {badge}
          </span>
        ) : null}
      </div>
      {hint ? (
        <p id={`${control}-hint`} className="wrap-anywhere text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {children({
        id: control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        required,
      })}
      {error ? (
        <p id={`${control}-error`} className="flex gap-1.5 text-sm font-semibold text-danger">
          <CircleAlert aria-hidden className="mt-[0.2em] size-[1.15em] shrink-0" />
          <span className="min-w-0 wrap-anywhere">{error}</span>
        </p>
      ) : null}
    </div>
  )
}

/** The box of every text control. */
export const writingBox =
  'block min-h-11 w-full min-w-0 rounded-md border border-edge bg-surface px-3.5 py-2 text-base text-ink transition-colors placeholder:text-muted enabled:hover:border-ink focus-visible:border-brand aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted read-only:bg-sunken'
