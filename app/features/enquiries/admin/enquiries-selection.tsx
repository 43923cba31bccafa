import { Button } from '@agency/ui/Button'
import { DropdownMenu, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { Ban, Check, ShieldCheck, Trash2, UserPlus } from 'lucide-react'
import { keepFocusInList } from '#app/list/keep-focus.ts'
import { ListSelection } from '#app/list/list-selection.tsx'
import { useParts } from '#app/list/use-parts.ts'
import type { Selection } from '#app/list/use-selection.ts'
import { plural } from '#i18n/locale.ts'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { m } from '#i18n/paraglide/messages.js'
import { IDS_MAX } from '#server/features/enquiries/states.shared.ts'
import type { EnquiryRow } from './queries.ts'
import { enquiriesClient } from './enquiries-client.ts'

type Props = { selection: Selection<EnquiryRow>; people: { id: string; name: string }[]; isSpam: boolean }

/** What staff can do with the selected enquiries, each with one Undo. */
export function EnquiriesSelection({ selection, people, isSpam }: Props) {
  const parts = useParts()
  const { act, isPending } = useStaffAction()
  const { length } = selection.rows

  async function change(work: (ids: string[]) => Promise<unknown>, done: string, undo?: typeof work) {
    const ids = selection.rows.map(({ id }) => id)
    const inChunks = (each: typeof work) => async () => {
      for (let at = 0; at < ids.length; at += IDS_MAX) await each(ids.slice(at, at + IDS_MAX))
    }
    if (await act(inChunks(work), done, undo && inChunks(undo))) selection.remove()
    keepFocusInList()
  }

  const client = enquiriesClient()
  const assign = (to: string | null) =>
    void change(ids => client.assign.mutate({ ids, to }), m.enquiries_assigned(plural(length)))
  return (
    <ListSelection selection={selection} parts={parts}>
      {length > 0 && (
        <>
          <DropdownMenu
            trigger={
              <Button variant="secondary" busy={isPending}>
                <UserPlus aria-hidden="true" />
                {m.enquiry_assign()}
              </Button>
            }
          >
            <DropdownMenuItem onSelect={() => assign('me')}>{m.enquiry_assign_me()}</DropdownMenuItem>
            {people.map(({ id, name }) => (
              <DropdownMenuItem key={id} onSelect={() => assign(id)}>
                {name}
              </DropdownMenuItem>
            ))}
            <DropdownMenuItem onSelect={() => assign(null)}>{m.enquiry_nobody()}</DropdownMenuItem>
          </DropdownMenu>
          {isSpam ? (
            <Button
              variant="secondary"
              busy={isPending}
              onClick={() =>
                void change(ids => client.setSpam.mutate({ ids, isSpam: false }), m.enquiries_not_spam(plural(length)))
              }
            >
              <ShieldCheck aria-hidden="true" />
              {m.enquiry_not_spam()}
            </Button>
          ) : (
            <>
              <Button
                variant="secondary"
                busy={isPending}
                onClick={() =>
                  void change(
                    ids => client.setHandled.mutate({ ids, isHandled: true }),
                    m.enquiries_handled(plural(length)),
                    ids => client.setHandled.mutate({ ids, isHandled: false }),
                  )
                }
              >
                <Check aria-hidden="true" />
                {m.enquiry_handle()}
              </Button>
              <Button
                variant="secondary"
                busy={isPending}
                onClick={() =>
                  void change(
                    ids => client.setSpam.mutate({ ids, isSpam: true }),
                    m.enquiries_spam(plural(length)),
                    ids => client.setSpam.mutate({ ids, isSpam: false }),
                  )
                }
              >
                <Ban aria-hidden="true" />
                {m.enquiry_mark_spam()}
              </Button>
            </>
          )}
          <Button
            variant="danger-quiet"
            busy={isPending}
            onClick={() =>
              void change(
                ids => client.delete.mutate({ ids }),
                m.enquiries_deleted(plural(length)),
                ids => client.restore.mutate({ ids }),
              )
            }
          >
            <Trash2 aria-hidden="true" />
            {m.manage_delete()}
          </Button>
        </>
      )}
    </ListSelection>
  )
}
