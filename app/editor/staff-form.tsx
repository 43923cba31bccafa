import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { ErrorSummary } from '@agency/ui/ErrorSummary'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { useAskBeforeClosing } from './form-dialog.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { AnyStaffForm, Failure } from './use-staff-form.ts'

type Props = {
  form: AnyStaffForm
  label?: string
  className: string
  /** What can be done about a problem that no field shows. */
  renderRemedy?: (problem: Failure) => ReactNode
  autoComplete?: 'off'
  /** Its buttons: they stay while nothing can be typed, and so does the focus on them. */
  actions: ReactNode
  children: ReactNode
}

/** A form of useStaffForm: its problems, its fields, its buttons. Whoever leaves what is typed is asked, unless the browser keeps it. */
export function StaffForm({ form, label, className, renderRemedy, autoComplete, actions, children }: Props) {
  const { problem, problems, refusals, isDirty } = form
  useAskBeforeClosing(form.isTyped)
  return (
    <form
      noValidate
      method="post"
      aria-label={label}
      autoComplete={autoComplete}
      className={`grid-cols-1 ${className}`} // no field is wider than the form
      onSubmit={event => void form.submit(event)}
    >
      {problem && <Problem {...problem} remedy={renderRemedy?.(problem)} />}
      <ErrorSummary key={refusals} title={m.form_problems(plural(problems.length))} items={problems} />
      {/* nothing is typed that would go with the page */}
      <fieldset disabled={form.isLocked} className="contents">
        {children}
      </fieldset>
      {actions}
      {!form.isKept && <LeaveGuard isDirty={isDirty} hasSaved={form.hasSaved} text={m.leave_lost()} />}
    </form>
  )
}

function Problem({ isOffline, message = m.error_ours(), page, remedy }: Failure & { remedy: ReactNode }) {
  const router = useRouter()
  const way = page && (
    <Button size="sm" variant="secondary" onClick={() => router.history.push(page)}>
      {m.put_right_there()}
    </Button>
  )
  return <Alert ref={showInView} variant="danger" title={isOffline ? m.offline() : message} actions={remedy ?? way} />
}

function showInView(box: HTMLElement | null) {
  box?.scrollIntoView({ block: 'nearest' })
}
