import { readFailure } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import type { TypedDocument } from '#server/features/workers/document-schema.ts'
import {
  DAY_FACTS,
  type DayKind,
  type Fact,
  factLabels,
  FACTS,
  HELD_FACTS,
  NEEDED_FACTS,
} from '#server/features/workers/documents.shared.ts'
import { unfitText } from '#server/features/workers/ends.shared.ts'
import type { DayPerson } from './queries.ts'
import { workersClient } from './workers-client.ts'

/** What is written down of one person beside what all have. */
export type OwnFacts = Partial<Record<Fact, string>> & { scan?: File | undefined; isOut?: boolean }
/** What was written down of one person, and the stage in which they were before. */
type Note = Awaited<ReturnType<ReturnType<typeof workersClient>['day']['note']['mutate']>> & { from: State }
/** What this page has written down last, by the application: written again, it is corrected. */
export type Written = Map<string, Note>
/** Why it could not be done with somebody; `field` is where it was, where one was wrong, and `label` its words. */
type Problem = { field: string | undefined; label: string | undefined; message: string }
/**
 * What was done: to be taken back, with whom it could not be done, who stays in their stage and why, who has everything and
 * waits for a day, and what is not good for the flight of whom.
 */
export type DayDone = {
  notes: Note[]
  failed: Map<string, Problem>
  stays: Map<string, string>
  waits: Map<string, string>
  unfit: Map<string, string>
  /** What is the same for all and was not said, nor before. */
  unsaid: Fact[]
}

type Shared = Pick<TypedDocument, Fact | 'file'>
/** As it is typed, or as it is sent. */
type Words = Record<Fact, string> & Pick<Shared, 'file'>
type Way = { kind: DayKind; people: DayPerson[]; ownOf: (id: string) => OwnFacts; isMoving: boolean; written: Written }

/** Without an answer, or a session, nothing of what follows comes through either. */
const endsWork = ({ isOffline, code }: ReturnType<typeof readFailure>) => isOffline || code === 'UNAUTHORIZED'

/** What makes a day the same one, for `useSendOnce`: files by what tells them apart. */
export const wordsOf = ({ file, ...shared }: Words, { kind, people, ownOf, isMoving }: Omit<Way, 'written'>) => {
  const fileWords = (scan?: File) => scan && [scan.name, scan.size, scan.lastModified]
  const own = people.map(({ id }) => ({ id, ...ownOf(id), scan: fileWords(ownOf(id).scan) }))
  return { kind, isMoving, shared, file: fileWords(file), own }
}

/**
 * Writes a day down, one person after the other, and moves on who can go on, where `isMoving`. A failure of one is told of
 * them alone; one that holds for all ends it, or is thrown where it is in a field for all. Sent again under its `key`,
 * everybody gets the answer of the first time.
 * `onProgress` hears of how many it is done.
 */
export async function writeDay(
  shared: Shared,
  way: Way,
  key: string,
  onProgress: (written: number) => void,
): Promise<DayDone> {
  const told = { failed: new Map<string, Problem>(), stays: new Map(), waits: new Map(), unfit: new Map() }
  const done: DayDone = { notes: [], ...told, unsaid: unsaidFor(way, shared) }
  const errors: unknown[] = []
  for (const [n, person] of way.people.entries()) {
    onProgress(n)
    const { id } = person
    const data = formOf(person, shared, way)
    if (!data) {
      done.stays.set(id, m.day_stays_nothing())
      continue
    }
    try {
      const context = { idempotencyKey: `${key}-${id}` }
      const note = await workersClient().day.note.mutate(data, { context })
      done.notes.push({ ...note, from: way.written.get(id)?.from ?? person.state })
      if (note.stays) done.stays.set(id, note.stays)
      if (note.waits) done.waits.set(id, note.waits)
      if (note.unfit.length > 0) done.unfit.set(id, unfitText(note.unfit))
    } catch (error) {
      errors.push(error)
      done.failed.set(id, problemOf(error, way.kind))
    }
  }
  const [first, ...others] = told.failed.values()
  const isOne = others.every(({ field, message }) => field === first?.field && message === first?.message)
  const isForAll = (DAY_FACTS[way.kind].once as readonly (string | undefined)[]).includes(first?.field)
  if (isOne && isForAll && done.notes.length === 0) throw errors[0]
  return done
}

/** Whether nothing at all is typed or attached for any of these. */
export const saysNothing = (shared: Words, way: Way) => way.people.every(person => !formOf(person, shared, way))

/** What the day is, and where, that is neither typed nor known of somebody. */
const unsaidFor = ({ kind, people }: Way, shared: Shared): Fact[] =>
  (DAY_FACTS[kind].once as readonly Fact[])
    .filter(fact => HELD_FACTS.includes(fact) || NEEDED_FACTS[kind]?.includes(fact))
    .filter(fact => !shared[fact] && people.some(({ noted }) => !noted?.[fact]))

/** Whether what is written of somebody is no proof yet: they are asked next for what it lacks. */
export const isStillOpen = (kind: DayKind, shared: Record<Fact, string>, { noted }: DayPerson, own: OwnFacts = {}) =>
  (NEEDED_FACTS[kind] ?? []).some(fact => !own[fact] && !shared[fact] && !noted?.[fact])

/** Of whom something else is written down that is a proof already, and would be replaced; not what this page has written. */
export const replacedBy = (shared: Record<Fact, string>, { people, ownOf, written }: Omit<Way, 'kind' | 'isMoving'>) =>
  people.filter(({ id, noted }) => {
    const own = ownOf(id)
    const isOther = (fact: Fact) => {
      const said = own[fact] || shared[fact]
      return said && noted?.[fact] && said !== noted[fact]
    }
    return noted?.isProof && !written.has(id) && FACTS.some(isOther)
  })

/** The same without what it tells of these, once anything of them is changed. */
export const withoutTold = ({ notes, unsaid, ...told }: DayDone, ids: string[]): DayDone => ({
  notes,
  unsaid,
  failed: without(told.failed, ids),
  stays: without(told.stays, ids),
  waits: without(told.waits, ids),
  unfit: without(told.unfit, ids),
})

export const without = <Told>(all: Map<string, Told>, ids: string[]) =>
  new Map([...all].filter(([id]) => !ids.includes(id)))

/** Throws what holds for all. */
function problemOf(error: unknown, kind?: DayKind): Problem {
  const failure = readFailure(error)
  if (endsWork(failure)) throw error
  const [issue = { path: failure.field ?? '', message: failure.message ?? m.error_ours() }] = failure.issues ?? []
  const label = kind && factLabels[kind][issue.path as Fact]?.()
  return { field: label && issue.path, label, message: issue.message }
}

/** Nothing where nothing is said of somebody. */
function formOf({ id, state }: DayPerson, { file, ...shared }: Words, { kind, ownOf, isMoving, written }: Way) {
  const own = ownOf(id)
  const facts = FACTS.flatMap(name => {
    const value = own[name] || shared[name]
    return value ? [[name, value] as const] : []
  })
  const scan = own.scan ?? file
  if (facts.length === 0 && !scan) return undefined
  const before = written.get(id)
  const data = new FormData()
  for (const [name, value] of [['kind', kind], ['application', id], ...facts] as const) data.append(name, value)
  if (isMoving || before?.event) data.append('from', before?.from ?? state)
  if (before) {
    data.append('document', before.document)
    data.append('seen', String(before.version))
    if (before.event) data.append('event', before.event)
  }
  if (scan) data.append('file', scan)
  return data
}

/**
 * Takes a day back, one person after the other; gives those of whom it stays, and why, and of the others what stands
 * after it: none where what was written is gone.
 */
export async function undoDay({ notes }: DayDone) {
  const left = new Map<string, string>()
  const stands = new Map<string, Note | undefined>()
  for (const { from, stays: _, waits: __, unfit, ...note } of notes)
    try {
      const { application, document, state, isNew, isMoved, isBack, before } = note
      const isDone = isNew || before || isMoved || isBack
      const after = isDone ? await workersClient().day.undo.mutate(note) : note
      stands.set(application, after && { from, application, document, state, unfit, ...after })
    } catch (error) {
      left.set(note.application, problemOf(error).message)
    }
  return { left, stands }
}
