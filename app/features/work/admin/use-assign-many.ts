import type { useMany } from '#app/list/use-many.ts'
import { plural } from '#i18n/locale.ts'
import type { Worked } from '#server/features/work/worked.shared.ts'
import { type Assigned, assignTo } from './queries.ts'

type Words = { under: string; done: (count: ReturnType<typeof plural>) => string }

/** Gives the selected records to somebody. What a colleague was given since the list was read stays theirs; Undo gives each back. */
export function useAssignMany<Row extends Assigned>(
  on: Worked,
  { run, say }: Pick<ReturnType<typeof useMany<Row>>, 'run' | 'say'>,
  words: Words,
) {
  const idsOf = (part: Row[]) => part.map(({ id }) => id)

  async function giveBack(part: Row[]) {
    for (const [to, rows] of Map.groupBy(part, ({ assigneeId }) => assigneeId))
      await assignTo(on, { ids: idsOf(rows), to })
  }

  return async (rows: Row[], to: string | null) => {
    const done = await run(words.under, rows, part =>
      assignTo(on, {
        ids: idsOf(part),
        to,
        seen: Object.fromEntries(part.map(({ id, assigneeId }) => [id, assigneeId])),
      }),
    )
    if (done.length > 0) say(words.done(plural(done.length)), done, giveBack)
  }
}
