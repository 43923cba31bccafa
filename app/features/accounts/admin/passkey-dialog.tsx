import { TextField } from '@agency/ui/TextField'
import { toast } from '@agency/ui/Toasts'
import { useState } from 'react'
import { type Outputs, trpcClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { leaveInput, passkeyNameInput } from '#server/features/accounts/schema.ts'
import { ProvenDialog } from './reauthentication-dialog.tsx'

const passkeyBeginning = leaveInput.extend(passkeyNameInput.shape)

type Props = {
  onClose: () => void
  onAdded: (result: Outputs['accounts']['own']['addPasskey']) => void
}

/** Sets up a passkey: the password and a name, then what the device asks. */
export function PasskeyDialog({ onClose, onAdded }: Props) {
  const [unable, setUnable] = useState(false)
  return (
    <ProvenDialog
      title={m.account_passkey_add()}
      text={unable ? m.account_passkey_unable() : m.account_passkey_begin_text()}
      button={m.account_passkey_add()}
      open
      onClose={onClose}
      schema={passkeyBeginning}
      values={{ name: '' }}
      renderFields={form => (
        <TextField
          label={m.account_passkey_name()}
          hint={m.account_passkey_name_hint()}
          maxLength={60}
          required
          {...form.field('name')}
        />
      )}
      save={async ({ name, ...proof }) => {
        const optionsJSON = await trpcClient().accounts.own.startPasskey.mutate(proof)
        const { startRegistration } = await import('@simplewebauthn/browser')
        const response = await startRegistration({ optionsJSON }).catch(() => null)
        setUnable(!response)
        if (!response) return
        const passkey = { name, response: { ...response, clientExtensionResults: {} } }
        onAdded(await trpcClient().accounts.own.addPasskey.mutate(passkey))
        toast.success(m.account_passkey_added())
      }}
    />
  )
}
