import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'
import { FormDialog, useCloseDialog } from '#app/editor/form-dialog.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { trpcClient } from '#app/rendering/trpc.ts'
import { nameOf } from '#app/staff/record-title.ts'
import { m } from '#i18n/paraglide/messages.js'
import { otherAddress } from '#server/drafts/other-address.shared.ts'
import type { Restore, TakenAddress } from './use-restore.ts'

/** Asks for another address where somebody else has the record's own by now. */
export function RestoreDialog({ restore: { taken, close, finish } }: { restore: Restore }) {
  return (
    <FormDialog open={taken !== undefined} onClose={close} title={m.trash_address_title()} size="sm">
      {taken && <AddressForm {...taken} onRestored={() => void finish(taken.row)} />}
    </FormDialog>
  )
}

function AddressForm({
  row: { feature, _id, title },
  problem,
  suggestion,
  onRestored,
}: TakenAddress & { onRestored: () => void }) {
  const close = useCloseDialog()
  const form = useStaffForm({
    schema: otherAddress,
    values: { slug: suggestion },
    send: ({ slug }) => trpcClient().content.restore.mutate({ feature, _id, ...(slug && { slug }) }),
    onSaved: onRestored,
  })
  const { error = problem, ...field } = form.field('slug')
  return (
    <StaffForm
      form={form}
      className="grid gap-5"
      actions={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.isBusy}>
            {m.trash_restore_one({ title: nameOf(title).children })}
          </Button>
          <Button variant="ghost" onClick={close}>
            {m.cancel()}
          </Button>
        </div>
      }
    >
      <TextField label={m.trash_address()} error={error} {...field} />
    </StaffForm>
  )
}
