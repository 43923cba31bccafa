import { Button } from '@agency/ui/Button'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ProvenDialog } from '#app/features/accounts/admin/reauthentication-dialog.tsx'
import { trpcClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { addInput } from '#server/features/webhooks/schema.ts'
import { eventLabels } from './labels.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookFields } from './webhook-fields.tsx'

/** Adds a webhook with the current password, and shows its secret. */
export function AddWebhook() {
  const [isOpen, setOpen] = useState(false)
  const [secret, setSecret] = useState<string>()
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="accent" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {m.webhook_add()}
      </Button>
      <ProvenDialog
        title={m.webhook_add()}
        text={m.webhook_add_text()}
        button={m.webhook_add()}
        open={isOpen}
        onClose={close}
        schema={addInput}
        values={{ name: '', address: '', events: Object.keys(eventLabels()) }}
        renderFields={form => <WebhookFields form={form} />}
        save={async given => {
          const added = await trpcClient().webhooks.add.mutate(given)
          close()
          setSecret(added.secret)
        }}
        done={({ name }) => m.webhook_added({ name })}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </>
  )
}
