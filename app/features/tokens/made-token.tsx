import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { CopyLink } from '#app/editor/copy-link.tsx'
import { m } from '#i18n/paraglide/messages.js'

export type Made = { name: string; token: string }

/** A new token, which is shown this once. */
export function MadeToken({ made, onClose }: { made: Made | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={made !== undefined}
      onOpenChange={onClose}
      title={m.token_made_title({ name: made?.name ?? '' })}
      description={m.token_made_once()}
      labels={{ close: m.close() }}
    >
      <div className="grid gap-4">
        <CopyLink
          link={made?.token ?? ''}
          words={{
            field: m.token_field(),
            copy: m.token_copy(),
            copied: m.token_copied(),
            failed: m.token_copy_failed(),
          }}
        />
        <Button variant="secondary" className="justify-self-start" onClick={onClose}>
          {m.token_done()}
        </Button>
      </div>
    </Dialog>
  )
}
