import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'
import { useState } from 'react'
import { FormDialog } from '#app/editor/form-dialog.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { type Outputs, trpcClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { codeInput } from '#server/features/accounts/schema.ts'
import { AccountForm } from '#app/layouts/admin/account-section.tsx'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'

type Begun = Outputs['accounts']['own']['startAuthenticator']
type Props = {
  onClose: () => void
  onAdded: (result: Outputs['accounts']['own']['confirmAuthenticator']) => void
}

/** Sets up an authenticator app: the password, then the QR code and the first code. */
export function AppDialog({ onClose, onAdded }: Props) {
  const [begun, setBegun] = useState<Begun>()
  return (
    <>
      <ReauthenticationDialog
        title={m.account_app_add()}
        text={m.account_app_begin_text()}
        button={m.account_app_begin()}
        open={!begun}
        onClose={onClose}
        save={async proof => setBegun(await trpcClient().accounts.own.startAuthenticator.mutate(proof))}
      />
      {begun && <Confirm begun={begun} onClose={onClose} onAdded={onAdded} />}
    </>
  )
}

function Confirm({ begun: { qr, secret }, onClose, onAdded }: Props & { begun: Begun }) {
  const form = useStaffForm({
    schema: codeInput,
    values: { code: '' },
    send: async values => onAdded(await trpcClient().accounts.own.confirmAuthenticator.mutate(values)),
    done: () => m.account_app_added(),
    onSaved: () => undefined, // it has closed by then
  })
  return (
    <FormDialog open onClose={onClose} title={m.account_app_add()} description={m.account_app_scan()} size="sm">
      <AccountForm
        form={form}
        actions={
          <Button type="submit" busy={form.isBusy} className="justify-self-start">
            {m.account_app_confirm()}
          </Button>
        }
      >
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt={m.account_app_qr()}
          className="max-w-56 justify-self-center rounded-md"
        />
        <div>
          <p className="text-sm text-muted">{m.account_app_secret()}</p>
          <code className="font-mono wrap-anywhere">{secret}</code>
        </div>
        <TextField
          label={m.account_app_digits()}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          required
          {...form.field('code')}
        />
      </AccountForm>
    </FormDialog>
  )
}
