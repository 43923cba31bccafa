import { Button } from '@agency/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ReauthenticationDialog } from '#app/features/accounts/admin/reauthentication-dialog.tsx'
import { trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { WEBHOOK_EVENTS } from '#server/changes/events.shared.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { problemIn, WebhookFields, type WebhookValues } from './webhook-fields.tsx'

const BLANK: WebhookValues = { name: '', address: '', events: [...WEBHOOK_EVENTS] }

/** Adds a webhook with the current password, and shows its secret. */
export function AddWebhook() {
  const { mutateAsync: add } = useMutation(trpc().webhooks.add.mutationOptions())
  const [isOpen, setOpen] = useState(false)
  const [values, setValues] = useState(BLANK)
  const [secret, setSecret] = useState<string>()
  const close = () => {
    setOpen(false)
    setValues(BLANK)
  }
  return (
    <>
      <Button variant="accent" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {m.webhook_add()}
      </Button>
      <ReauthenticationDialog
        title={m.webhook_add()}
        text={m.webhook_add_text()}
        button={m.webhook_add()}
        open={isOpen}
        onClose={close}
        check={() => problemIn(values)}
        save={async proof => {
          const added = await add({ ...proof, ...values })
          close()
          setSecret(added.secret)
        }}
        done={() => m.webhook_added({ name: values.name })}
      >
        <WebhookFields values={values} onChange={setValues} />
      </ReauthenticationDialog>
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </>
  )
}
