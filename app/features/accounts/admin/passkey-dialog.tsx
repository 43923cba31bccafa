import { TextField } from '@agency/ui/TextField'
import { toast } from '@agency/ui/Toasts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Outputs, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { passkeyNameInput } from '#server/features/accounts/schema.ts'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'

type Props = {
  onClose: () => void
  onAdded: (result: Outputs['accounts']['own']['addPasskey']) => void
}

/** Sets up a passkey: the password and a name, then what the device asks. */
export function PasskeyDialog({ onClose, onAdded }: Props) {
  const { startPasskey, addPasskey } = trpc().accounts.own
  const { mutateAsync: start } = useMutation(startPasskey.mutationOptions())
  const { mutateAsync: add } = useMutation(addPasskey.mutationOptions())
  const [name, setName] = useState('')
  const [unable, setUnable] = useState(false)
  return (
    <ReauthenticationDialog
      title={m.account_passkey_add()}
      text={unable ? m.account_passkey_unable() : m.account_passkey_begin_text()}
      button={m.account_passkey_add()}
      open
      onClose={onClose}
      check={() => passkeyNameInput.safeParse({ name }).error?.issues[0]?.message}
      save={async proof => {
        const optionsJSON = await start(proof)
        const { startRegistration } = await import('@simplewebauthn/browser')
        const response = await startRegistration({ optionsJSON }).catch(() => null)
        setUnable(!response)
        if (!response) return
        onAdded(await add({ name, response: { ...response, clientExtensionResults: {} } }))
        toast.success(m.account_passkey_added())
      }}
    >
      <TextField
        label={m.account_passkey_name()}
        hint={m.account_passkey_name_hint()}
        maxLength={60}
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </ReauthenticationDialog>
  )
}
