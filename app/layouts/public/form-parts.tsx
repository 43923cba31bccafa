import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { standaloneLink } from '#app/layouts/link-style.ts'
import type { SavedFormState } from '#app/rendering/use-saved-form.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type WaitingProps = Pick<SavedFormState<object>, 'isWaiting' | 'sendAgain'> & { text: string }

/** There is no connection: what was to be sent waits. */
export function WaitingNote({ isWaiting, sendAgain, text }: WaitingProps) {
  return (
    <div role="status" className="empty:hidden">
      {isWaiting && (
        <Alert
          role="none"
          title={m.apply_waiting_title()}
          actions={
            <Button variant="secondary" onClick={() => void sendAgain()}>
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
