import { applicationsClient } from '#app/features/applications/admin/applications-client.ts'
import { type MadeStep, undoSteps } from '#app/features/applications/admin/use-move-many.ts'
import { wordsOf } from '#app/editor/use-send-once.ts'
import { newKey } from '#app/rendering/new-key.ts'
import { queryClient, readFailure } from '#app/rendering/trpc.ts'
import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { TypedDocument } from '#server/features/workers/document-schema.ts'
import { type DayKind, type Fact, FACTS } from '#server/features/workers/documents.shared.ts'
import { unfitText } from '#server/features/workers/ends.shared.ts'
import { type DayPerson, dayQuery } from './queries.ts'
import { workersClient } from './workers-client.ts'

/** What is written down of one person beside what all have. */
export type OwnFacts = Partial<Record<Fact, string>> & { scan?: File | undefined; isOut?: boolean }
type Note = Awaited<ReturnType<ReturnType<typeof workersClient>['day']['note']['mutate']>>
/** What was written down, by the application. */
export type Written = Map<string, Note>
/** Under which key what was said of whom was sent last. */
export type Keys = Map<string, { key: string; words: string }>
/** What was done: to be taken back, of whom it could not be, and what is not good for the flight of whom. */
export type DayDone = { notes: Note[]; steps: MadeStep[]; failed: Map<string, string>; unfit: Map<string, string> }

/** Without an answer, or a session, nothing of what follows comes through either. */
const endsWork = ({ isOffline, code }: ReturnType<typeof readFailure>) => isOffline || code === 'UNAUTHORIZED'

/**
 * Writes a day down, one person after the other, and moves on who can go on, where `isMoving`. A failure of one is told of
 * them alone; one that holds for all ends it. Who is in `written` is not written down again: what was done before a lost
 * line stands there.
 */
export async function writeDay(
  kind: DayKind,
  people: DayPerson[],
  shared: Pick<TypedDocument, Fact | 'file'>,
  ownOf: (id: string) => OwnFacts,
  { isMoving, written, keys }: { isMoving: boolean; written: Written; keys: Keys },
): Promise<DayDone> {
  const answer = { steps: [] as MadeStep[], failed: new Map<string, string>() }
  for (const { id } of people) {
    const data = formOf(kind, id, shared, ownOf(id))
    if (!data || written.has(id)) continue
    try {
      data.set('sendKey', keyOf(id, data, keys))
      written.set(id, await workersClient().day.note.mutate(data))
    } catch (error) {
      const failure = readFailure(error)
      if (endsWork(failure)) throw error
      answer.failed.set(id, failure.issues?.[0]?.message ?? failure.message ?? m.error_ours())
    }
  }
  if (isMoving) answer.steps.push(...(await moveOn(kind, people, shared, answer.failed)))
  const unfit = new Map([...written].map(([id, note]) => [id, unfitText(note.unfit)]))
  return { ...answer, unfit, notes: [...written.values()] }
}

/** The same while the same is sent again, as after an answer that was lost. */
function keyOf(id: string, data: FormData, keys: Keys): string {
  const words = JSON.stringify(wordsOf(data))
  const sent = keys.get(id)
  if (sent?.words === words) return sent.key
  const key = newKey()
  keys.set(id, { key, words })
  return key
}

/** Nothing where nothing is said of somebody. */
function formOf(
  kind: DayKind,
  application: string,
  { file, ...shared }: Pick<TypedDocument, Fact | 'file'>,
  own: OwnFacts,
) {
  const facts = FACTS.flatMap(name => {
    const value = own[name] || shared[name]
    return value ? [[name, value] as const] : []
  })
  const scan = own.scan ?? file
  if (facts.length === 0 && !scan) return undefined
  const data = new FormData()
  for (const [name, value] of [['kind', kind], ['application', application], ...facts] as const)
    data.append(name, value)
  if (scan) data.append('file', scan)
  return data
}

/** Nobody has departed before the day of the flight. */
async function moveOn(
  kind: DayKind,
  people: DayPerson[],
  { heldOn }: Pick<TypedDocument, 'heldOn'>,
  failed: Map<string, string>,
): Promise<MadeStep[]> {
  const ids = people.map(({ id }) => id)
  const now = await queryClient().fetchQuery(dayQuery(kind, ids))
  const ready = now.filter(
    ({ id, to, missing }) =>
      to && missing.length === 0 && !failed.has(id) && (to !== 'departed' || (heldOn !== '' && heldOn <= today())),
  )
  const steps: MadeStep[] = []
  for (const [state, group] of Map.groupBy(ready, ({ to }) => to!)) {
    const moves = group.map(({ id, state: from }) => ({ id, from, skip: '' }))
    const { moved, failed: left } = await applicationsClient().moveMany.mutate({ moves, state })
    steps.push(...moved)
    for (const { id, reason } of left) failed.set(id, reason)
  }
  return steps
}

/** Takes a day back: first the steps, which the notes were asked for. */
export async function undoDay({ notes, steps }: DayDone): Promise<void> {
  if (steps.length > 0) await undoSteps(steps)(steps)
  const { documents } = workersClient()
  for (const note of notes)
    await ('added' in note
      ? documents.remove.mutate({ id: note.added })
      : documents.edit.mutate({ id: note.edited, seen: note.version, values: note.before }))
}
