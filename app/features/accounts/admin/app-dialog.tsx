import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { TextField } from '@agency/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettingsForm } from '#app/editor/use-settings-form.ts'
import { type Outputs, trpc } from '#app/rendering/trpc.ts'
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
  const { mutateAsync: start } = useMutation(trpc().accounts.own.startAuthenticator.mutationOptions())
  const [begun, setBegun] = useState<Begun>()
  return (
    <>
      <ReauthenticationDialog
        title={m.account_app_add()}
        text={m.account_app_begin_text()}
        button={m.account_app_begin()}
        open={!begun}
        onClose={onClose}
        save={async proof => setBegun(await start(proof))}
      />
      {begun && <Confirm begun={begun} onClose={onClose} onAdded={onAdded} />}
    </>
  )
}

function Confirm({ begun: { qr, secret }, onClose, onAdded }: Props & { begun: Begun }) {
  const { mutateAsync: confirm } = useMutation(trpc().accounts.own.confirmAuthenticator.mutationOptions())
  const { register, submit, errorOf, problem, isBusy } = useSettingsForm({
    schema: codeInput,
    values: { code: '' },
    save: async values => onAdded(await confirm(values)),
    done: m.account_app_added,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.account_app_add()}
      description={m.account_app_scan()}
      labels={{ close: m.close() }}
      size="sm"
    >
      <AccountForm problem={problem} onSubmit={submit}>
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
          error={errorOf('code')}
          {...register('code')}
        />
        <Button type="submit" busy={isBusy}>
          {m.account_app_confirm()}
        </Button>
      </AccountForm>
    </Dialog>
  )
}
