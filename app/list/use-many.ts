import { toast } from '@agency/ui/Toasts'
import { useState } from 'react'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { queryClient } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { keepFocusInList } from './keep-focus.ts'
import { type Failed, useParts } from './use-parts.ts'
import type { Selection } from './use-selection.ts'

/** Long enough to press what the message offers. */
export const OFFERED_MS = 20_000

type Work<Row> = (part: Row[]) => Promise<{ failed: { id: string; reason: string }[] } | void>

/**
 * Work on the selected records in parts, with its progress. Those with which it could not be done stay selected, and
 * are named in `failed`.
 */
export function useMany<Row extends { id: string }>(selection: Selection<Row>) {
  const parts = useParts()
  const [failed, setFailed] = useState<Failed<Row>[]>([])
  const { mutateAsync } = useStaffMutation({ mutationFn: (work: () => ReturnType<Work<Row>>) => work() })

  /** Gives those with which it was done, once the list shows it. */
  async function run(label: string, rows: Row[], work: Work<Row>): Promise<Row[]> {
    const refused = await parts.run(label, rows, async part => {
      const answer = await mutateAsync(() => work(part))
      return answer?.failed.flatMap(({ id, reason }) => part.filter(row => row.id === id).map(row => ({ row, reason })))
    })
    await queryClient().invalidateQueries()
    const isLeft = new Set(refused.map(({ row }) => row.id))
    const done = rows.filter(({ id }) => !isLeft.has(id))
    selection.remove(done)
    setFailed(refused)
    if (refused.length === 0) keepFocusInList()
    return done
  }

  /** Says what was done with records, and offers to take it back, in parts as well. */
  function say(sentence: string, rows: Row[], undo?: Work<Row>) {
    toast.success(sentence, {
      ...(undo && {
        duration: OFFERED_MS,
        action: { label: m.undo(), onClick: () => void takeBack(rows, undo) },
      }),
    })
  }

  async function takeBack(rows: Row[], undo: Work<Row>) {
    const undone = await run(m.list_undoing(), rows, undo)
    if (undone.length > 0) toast.success(m.list_undone(plural(undone.length)))
  }

  return { parts, run, say, failed, forgetFailed: () => setFailed([]) }
}
