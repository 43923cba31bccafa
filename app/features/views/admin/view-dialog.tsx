import { Button } from '@agency/ui/Button'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { TextField } from '@agency/ui/TextField'
import { FormDialog, useCloseDialog } from '#app/editor/form-dialog.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { m } from '#i18n/paraglide/messages.js'
import { trpcClient } from '#app/rendering/trpc.ts'
import { viewInput, type ViewQuery } from '#server/features/views/schema.ts'
import type { View } from './views-query.ts'

type Props = {
  list: string
  query: ViewQuery
  /** Those of this list that are the person's own. */
  own: View[]
  /** The one that is renamed or shared; without it, a new one is saved. */
  view?: View | undefined
  onClose: () => void
}

const namedView = viewInput.pick({ name: true, isShared: true })

/** The name under which a list is kept, and who is offered it. */
export function ViewDialog({ view, onClose, ...props }: Props) {
  return (
    <FormDialog
      open
      size="sm"
      onClose={onClose}
      title={view ? m.view_rename_title() : m.view_keep_title()}
      description={m.view_keep_text()}
    >
      <ViewForm view={view} onClose={onClose} {...props} />
    </FormDialog>
  )
}

function ViewForm({ list, query, own, view, onClose }: Props) {
  const close = useCloseDialog()
  const form = useStaffForm({
    schema: namedView,
    values: { name: view?.name ?? '', isShared: view?.isShared ?? false },
    send: given =>
      view
        ? trpcClient().views.change.mutate({ id: view.id, ...given })
        : trpcClient().views.save.mutate({ list, query, ...given }),
    done: (_, { name }) => (view ? m.view_changed : m.view_saved)({ name }),
    onSaved: onClose,
  })
  const name = form.watch('name')
  const replaces = !view && own.some(each => each.name === name?.trim())

  return (
    <StaffForm
      form={form}
      className="grid gap-4"
      actions={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="accent" busy={form.isBusy}>
            {m.view_save()}
          </Button>
          <Button variant="ghost" onClick={close}>
            {m.cancel()}
          </Button>
        </div>
      }
    >
      <TextField
        label={m.view_name()}
        required
        hint={replaces ? m.view_replaces() : undefined}
        {...form.field('name')}
      />
      <CheckboxField label={m.view_shared()} {...form.field('isShared')} />
    </StaffForm>
  )
}
