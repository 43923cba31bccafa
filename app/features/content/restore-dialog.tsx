import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { TextField } from '@agency/ui/TextField'
import { m } from '#i18n/paraglide/messages.js'
import { nameOf } from '#app/staff/record-title.ts'
import type { Restore, TakenAddress } from './use-restore.ts'

/** Asks for another address where somebody else has the record's own by now. */
export function RestoreDialog({ restore }: { restore: Restore }) {
  const { taken, close } = restore
  return (
    <Dialog
      open={taken !== undefined}
      onOpenChange={close}
      title={m.trash_address_title()}
      labels={{ close: m.close() }}
      size="sm"
    >
      {taken && <AddressForm {...taken} restore={restore} />}
    </Dialog>
  )
}

function AddressForm({
  row,
  problem,
  suggestion,
  restore: { restore, pending, close },
}: TakenAddress & { restore: Restore }) {
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        const slug = new FormData(event.currentTarget).get('slug')
        void restore(row, String(slug).trim())
      }}
      className="grid gap-5"
    >
      <TextField id="slug" name="slug" label={m.trash_address()} error={problem} defaultValue={suggestion} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={pending !== undefined}>
          {m.trash_restore_one({ title: nameOf(row.title).children })}
        </Button>
        <Button variant="ghost" onClick={close}>
          {m.cancel()}
        </Button>
      </div>
    </form>
  )
}
