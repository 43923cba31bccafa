import { Button } from '@agency/ui/Button'
import { DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { Ban, Check, ShieldCheck, Trash2 } from 'lucide-react'
import { AssignMenu } from '#app/features/work/admin/assign-menu.tsx'
import type { Colleagues } from '#app/features/work/admin/queries.ts'
import { useAssignMany } from '#app/features/work/admin/use-assign-many.ts'
import { FailuresDialog } from '#app/list/failures.tsx'
import { ListSelection } from '#app/list/list-selection.tsx'
import { useMany } from '#app/list/use-many.ts'
import type { Selection } from '#app/list/use-selection.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { EnquiryRow } from './queries.ts'
import { enquiriesClient } from './enquiries-client.ts'

type Props = { selection: Selection<EnquiryRow>; people: Colleagues; isSpam: boolean }

/** What staff can do with the selected enquiries, each with one Undo. */
export function EnquiriesSelection({ selection, people, isSpam }: Props) {
  const many = useMany(selection)
  const { parts, run, say, failed, forgetFailed } = many
  const assign = useAssignMany('enquiries', many, { under: m.enquiries_changing(), done: m.enquiries_assigned })
  const isPending = parts.progress !== undefined
  const { rows } = selection

  async function change(work: Work, done: (count: ReturnType<typeof plural>) => string, undo?: Work) {
    const changed = await run(m.enquiries_changing(), rows, inParts(work))
    if (changed.length > 0) say(done(plural(changed.length)), changed, undo && inParts(undo))
  }

  const client = enquiriesClient()
  const markSpam = () =>
    change(
      ids => client.setSpam.mutate({ ids, isSpam: true }),
      m.enquiries_spam,
      ids => client.setSpam.mutate({ ids, isSpam: false }),
    )
  const remove = () =>
    change(
      ids => client.delete.mutate({ ids }),
      m.enquiries_deleted,
      ids => client.restore.mutate({ ids }),
    )
  return (
    <ListSelection
      selection={selection}
      parts={parts}
      more={
        <>
          {!isSpam && (
            <DropdownMenuItem icon={<Ban aria-hidden="true" />} onSelect={() => void markSpam()}>
              {m.enquiry_mark_spam()}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem variant="danger" icon={<Trash2 aria-hidden="true" />} onSelect={() => void remove()}>
            {m.manage_delete()}
          </DropdownMenuItem>
        </>
      }
    >
      {rows.length > 0 && (
        <>
          <AssignMenu people={people} isBusy={isPending} onChoose={to => void assign(rows, to)} />
          {isSpam ? (
            <Button
              variant="secondary"
              busy={isPending}
              onClick={() => void change(ids => client.setSpam.mutate({ ids, isSpam: false }), m.enquiries_not_spam)}
            >
              <ShieldCheck aria-hidden="true" />
              {m.enquiry_not_spam()}
            </Button>
          ) : (
            <Button
              variant="secondary"
              busy={isPending}
              onClick={() =>
                void change(
                  ids => client.setHandled.mutate({ ids, isHandled: true }),
                  m.enquiries_handled,
                  ids => client.setHandled.mutate({ ids, isHandled: false }),
                )
              }
            >
              <Check aria-hidden="true" />
              {m.enquiry_handle()}
            </Button>
          )}
        </>
      )}
      <FailuresDialog failed={failed} nameOf={({ lastName }) => lastName} onClose={forgetFailed} />
    </ListSelection>
  )
}

type Work = (ids: string[]) => Promise<unknown>

const inParts = (work: Work) => async (part: EnquiryRow[]) => {
  await work(part.map(({ id }) => id))
}
