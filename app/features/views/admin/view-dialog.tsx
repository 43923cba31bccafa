import { Button } from '@agency/ui/Button'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { Dialog } from '@agency/ui/Dialog'
import { TextField } from '@agency/ui/TextField'
import { useRef, useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
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

const { name: viewName } = viewInput.shape

/** The name under which a list is kept, and who is offered it. */
export function ViewDialog({ view, onClose, ...props }: Props) {
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={view ? m.view_rename_title() : m.view_keep_title()}
      description={m.view_keep_text()}
      labels={{ close: m.close() }}
    >
      <ViewForm view={view} onClose={onClose} {...props} />
    </Dialog>
  )
}

function ViewForm({ list, query, own, view, onClose }: Props) {
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.isShared ?? false)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const { run, isPending } = useStaffAction()
  const replaces = !view && own.some(each => each.name === name.trim())

  async function save() {
    const read = viewName.safeParse(name)
    setError(read.error?.issues[0]!.message)
    if (!read.data) return field.current?.focus()
    const isDone = await run(
      () =>
        view
          ? trpcClient().views.change.mutate({ id: view.id, name, isShared })
          : trpcClient().views.save.mutate({ list, name, query, isShared }),
      { done: (view ? m.view_changed : m.view_saved)({ name: read.data }) },
    )
    if (isDone) onClose()
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        ref={field}
        label={m.view_name()}
        required
        value={name}
        error={error}
        hint={replaces ? m.view_replaces() : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <CheckboxField
        label={m.view_shared()}
        checked={isShared}
        onChange={({ currentTarget }) => setShared(currentTarget.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="accent" busy={isPending}>
          {m.view_save()}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {m.cancel()}
        </Button>
      </div>
    </form>
  )
}
