import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

const STEPS = 4
const fill = ['bg-danger', 'bg-accent', 'bg-brand', 'bg-success']

type PasswordMeterProps = ComponentProps<'div'> & {
  /** From 0, guessed at once, to 3. */
  level: number
  /** The same in words, and what would make it better; announced when it changes. */
  label: ReactNode
}

/** How hard a password is to guess, from 0 to 3, as a bar and in words. It only advises: the field shows whether a password is accepted. */
export function PasswordMeter({ level, label, className, ...props }: PasswordMeterProps) {
  return (
    <div data-slot="password-meter" className={cx('grid gap-1', className)} {...props}>
      <div aria-hidden className="flex gap-1">
        {Array.from({ length: STEPS }, (_, step) => (
          <span
            key={step}
            className={cx('h-1.5 flex-1 rounded-full transition-colors', step <= level ? fill[level] : 'bg-line')}
          />
        ))}
      </div>
      <p role="status" className="text-sm text-muted">
        {label}
      </p>
    </div>
  )
}
