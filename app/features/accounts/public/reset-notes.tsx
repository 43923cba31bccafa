import { Alert } from '@agency/ui/Alert'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { m } from '#i18n/paraglide/messages.js'
import type { Link } from '#server/features/accounts/recovery.ts'

/** Why a new password is needed, and the providers that open the account: those left unticked are unlinked with the old password. */
export function ResetNotes({ isWeak, providers }: Pick<Link, 'providers'> & { isWeak: boolean }) {
  return (
    <div className="grid gap-6 empty:hidden">
      {isWeak && <Alert variant="info" title={m.password_weak_by_now()} />}
      {providers.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="font-semibold">{m.reset_providers()}</legend>
          <p className="text-sm text-muted">{m.reset_providers_text()}</p>
          {providers.map(({ id, name }) => (
            <CheckboxField key={id} name={`keep-${id}`} label={m.reset_provider_keep({ provider: name })} />
          ))}
        </fieldset>
      )}
    </div>
  )
}
