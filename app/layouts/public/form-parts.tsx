import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { standaloneLink } from '#app/layouts/link-style.ts'
import type { SavedFormState } from '#app/rendering/use-saved-form.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Posted } from '#server/http/posted.shared.ts'

type ProblemsProps = { answer: Posted; posted: Posted | undefined }

/** What is wrong with a form that came back. A script's answer is shown beside the fields alone. */
export function FormProblems({ answer, posted }: ProblemsProps) {
  const { errors, problem } = answer
  const wrong = Object.entries(errors)
  const hasList = answer === posted && wrong.length > 0
  return (
    <div role="alert" className="empty:hidden">
      {(problem || wrong.length > 0) && (
        <Alert variant="danger" role="none" title={problem ?? (hasList ? m.contact_problems() : m.apply_problems())}>
          {hasList && (
            <ul>
              {wrong.map(([name, sentence]) => (
                <li key={name}>
                  <a href={`#${name}`} className="inline-flex min-h-11 items-center underline">
                    {sentence}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </div>
  )
}

/** What tells people from programs: when the form was shown, which showing it is, and a field that nobody sees. */
export function FormTraces({ shownAt }: { shownAt: number }) {
  return (
    <>
      <input type="hidden" name="shownAt" defaultValue={shownAt} ref={stamp} />
      <input type="hidden" name="token" ref={mark} />
      <div hidden>
        <label>
          {m.contact_trap()}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

type WaitingProps = Pick<SavedFormState<object>, 'state' | 'deliver'> & { text: string }

/** There is no connection: what was to be sent waits. */
export function WaitingNote({ state, deliver, text }: WaitingProps) {
  return (
    <div role="status" className="empty:hidden">
      {state === 'waiting' && (
        <Alert
          role="none"
          title={m.apply_waiting_title()}
          actions={
            <Button variant="secondary" onClick={() => void deliver()}>
              {m.apply_send_now()}
            </Button>
          }
        >
          {text}
        </Alert>
      )}
    </div>
  )
}

type SavedProps = Pick<SavedFormState<object>, 'isSaved' | 'forget'> & { text: string; forgetLabel: string }

/** What is typed is kept on the device, and how to delete it there. */
export function SavedNote({ isSaved, forget, text, forgetLabel }: SavedProps) {
  if (!isSaved) return null
  return (
    <p className="text-sm text-muted">
      {text}{' '}
      <button type="button" onClick={() => void forget()} className={`${standaloneLink} cursor-pointer`}>
        {forgetLabel}
      </button>
    </p>
  )
}

type ConsentProps = { consent: string; retention: string; error: string | undefined; isGiven: boolean }

/** What somebody agrees to by sending a form, and for how long it is kept. */
export function Consent({ consent, retention, error, isGiven }: ConsentProps) {
  return (
    <CheckboxField
      id="consent"
      name="consent"
      value="yes"
      required
      defaultChecked={isGiven}
      label={<span className="font-semibold">{consent}</span>}
      hint={
        <>
          {retention}{' '}
          <a href={localPath('/privacy-policy')} className="text-brand underline">
            {m.privacy_link()}
          </a>
        </>
      }
      error={error}
      className="rounded-md border border-line bg-sunken p-4"
    />
  )
}

/** Notes when this visitor sees the form; the page itself may be cached for much longer. */
function stamp(field: HTMLInputElement | null) {
  if (field) field.value = String(Date.now())
}

/** Tells this showing of the form from every other. */
function mark(field: HTMLInputElement | null) {
  if (field) field.value = Math.random().toString(36).slice(2)
}
