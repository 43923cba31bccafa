import { cx } from 'class-variance-authority'
import { useId, type ComponentProps } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { FieldError, type FieldWords } from './Field.tsx'
import { RequiredMark } from './inner/RequiredMark.tsx'

type CheckboxFieldProps = ComponentProps<typeof Checkbox> &
  Pick<FieldWords, 'label' | 'hint' | 'error' | 'requiredLabel'>

/** A checkbox with its label; the whole line can be pressed. `className` goes to the field, all other props to the input. */
export function CheckboxField({
  label,
  hint,
  error,
  requiredLabel,
  className,
  'aria-describedby': describedBy,
  ...props
}: CheckboxFieldProps) {
  const own = useId()
  const described = cx(hint && `${own}-hint`, error && `${own}-error`, describedBy)
  return (
    <div data-slot="checkbox-field" className={cx('min-w-0', className)}>
      <label className="flex min-h-11 min-w-0 cursor-pointer items-center gap-3 py-2 leading-snug text-ink has-disabled:cursor-not-allowed has-disabled:text-muted">
        <Checkbox aria-describedby={described || undefined} aria-invalid={error ? true : undefined} {...props} />
        <span className="min-w-0 wrap-anywhere">
          {label}
          {props.required ? <RequiredMark className="ms-1.5">{requiredLabel}</RequiredMark> : null}
        </span>
      </label>
      {hint ? (
        <p id={`${own}-hint`} className="ms-8 wrap-anywhere text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${own}-error`}>{error}</FieldError> : null}
    </div>
  )
}
