import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { RequiredMark } from './inner/RequiredMark.tsx'

/** The attributes that connect a control with its label, hint and error. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

/** Label, hint and error, the same for every kind of control. */
export type FieldWords = {
  /** Names the control: a noun, without a colon. */
  label: ReactNode
  /** A Badge with the state of the content, at the end of the label's line. */
  badge?: ReactNode
  /** What people need to know before they answer; below the label, read after it. */
  hint?: ReactNode
  /** What is wrong and what to do; marks the control as invalid. */
  error?: ReactNode
  /** Whether an answer is needed; the label shows it. */
  required?: boolean | undefined
  /** What the label shows in place of a star. */
  requiredLabel?: string | undefined
}

type FieldProps = Omit<ComponentProps<'div'>, 'children'> &
  FieldWords & {
    /** Draws the control with the attributes that connect it. */
    children: (control: FieldControl) => ReactNode
  }

/** Label, hint and error around any one control, which gets `id` and `aria-describedby`. For a group of controls use Block. */
export function Field({
  id,
  label,
  badge,
  hint,
  error,
  required,
  requiredLabel,
  'aria-describedby': describedBy,
  className = '',
  children,
  ...props
}: FieldProps) {
  const own = useId()
  const control = id ?? own
  const described = [hint && '-hint', badge && '-badge', error && '-error']
    .map(part => part && control + String(part))
    .concat(describedBy)
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
        {required ? <RequiredMark>{requiredLabel}</RequiredMark> : null}
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
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        required,
      })}
      {error ? <FieldError id={`${control}-error`}>{error}</FieldError> : null}
    </div>
  )
}

type FieldErrorProps = {
  /** What the control names in `aria-describedby`. */
  id: string
  children: ReactNode
}

/** What is wrong with the answer above it; internal. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className="flex gap-1.5 text-sm font-semibold text-danger">
      <CircleAlert aria-hidden className="mt-[0.2em] size-[1.15em] shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}

/** Splits what a field part is given into the props of the Field around it and those of its control. */
export function splitField<Props extends FieldPart>({
  id,
  label,
  badge,
  hint,
  error,
  required,
  requiredLabel,
  'aria-describedby': describedBy,
  className,
  ...control
}: Props) {
  return [
    { id, label, badge, hint, error, required, requiredLabel, 'aria-describedby': describedBy, className },
    control,
  ] as const
}

type FieldPart = FieldWords & Pick<ComponentProps<'input'>, 'id' | 'className' | 'aria-describedby'>

const writingLook =
  'block w-full min-w-0 rounded-md border border-edge bg-surface px-3.5 py-2 text-base text-ink transition-colors placeholder:text-muted enabled:hover:border-ink enabled:active:border-brand focus-visible:border-brand aria-invalid:border-danger aria-invalid:[box-shadow:0_0_0_1px_var(--color-danger)] disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted'
/** The box of every text control of one line. */
export const writingBox = `min-h-11 ${writingLook} read-only:bg-sunken`

/** The same for several lines, which are as high as their text. */
export const writingArea = `min-h-[calc(5lh+1.125rem)] ${writingLook} read-only:bg-sunken`

/** The same for files, which are chosen: browsers call such a field read-only. */
export const choosingBox = `min-h-11 ${writingLook}`
