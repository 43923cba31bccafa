import { cx } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  /** What is on or off: a noun, never a question. */
  label: ReactNode
  /** What it brings about; below the label. */
  description?: ReactNode
}

/**
 * On or off, at once: nothing has to be saved. Space presses it. A native checkbox, so that forms know it too; in a form that is
 * saved use CheckboxField. `className` goes to the line, all other props to the input.
 */
export function Switch({ label, description, className, 'aria-describedby': describedBy, ...props }: SwitchProps) {
  const own = useId()
  const described = cx(description && `${own}-description`, describedBy)
  return (
    <div data-slot="switch" className={cx('min-w-0', className)}>
      <label className="flex min-h-11 min-w-0 cursor-pointer items-center gap-3 py-2 leading-snug text-ink has-disabled:cursor-not-allowed has-disabled:text-muted">
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on
          role="switch"
          aria-describedby={described || undefined}
          className={track}
          {...props}
        />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      {description ? (
        <p id={`${own}-description`} className="ms-14 wrap-anywhere text-sm text-muted">
          {description}
        </p>
      ) : null}
    </div>
  )
}

const thumb =
  'before:size-4 before:rounded-full before:bg-muted before:transition-transform checked:before:translate-x-5 checked:before:bg-on-brand rtl:checked:before:-translate-x-5 disabled:before:bg-edge'

/** With forced colours the device draws its own checkbox. */
const track = `flex h-6 w-11 shrink-0 cursor-[inherit] appearance-none items-center rounded-full border border-edge bg-sunken px-[3px] transition-colors enabled:hover:border-ink enabled:active:[filter:brightness(0.9)] checked:border-brand checked:bg-brand enabled:checked:hover:border-brand-strong enabled:checked:hover:bg-brand-strong disabled:border-line checked:disabled:bg-line forced-colors:w-5 forced-colors:appearance-auto ${thumb}`
