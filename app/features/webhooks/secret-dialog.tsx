import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { TextField } from '@agency/ui/TextField'
import { toast } from '@agency/ui/Toasts'
import { m } from '#i18n/paraglide/messages.js'

/** A new secret, which is shown once, to hand over to the receiver. */
export function SecretDialog({ secret, onClose }: { secret: string | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={secret !== undefined}
      onOpenChange={onClose}
      title={m.webhook_secret()}
      description={m.webhook_secret_once()}
      labels={{ close: m.close() }}
    >
      <TextField
        label={m.webhook_secret()}
        readOnly
        value={secret ?? ''}
        spellCheck={false}
        onFocus={({ currentTarget }) => {
          currentTarget.select()
        }}
      />
      <Button
        className="justify-self-start"
        onClick={() => {
          void copy(secret ?? '')
        }}
      >
        {m.webhook_secret_copy()}
      </Button>
    </Dialog>
  )
}

async function copy(secret: string) {
  try {
    await navigator.clipboard.writeText(secret)
    toast.success(m.webhook_secret_copied())
  } catch {
    toast.error(m.copy_failed()) // browsers have no clipboard without https
  }
}
