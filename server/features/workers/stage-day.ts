import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { read } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { findApplications } from '#server/features/applications/domain.ts'
import type { Gap } from '#server/features/applications/stages/gaps.shared.ts'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import type { DocumentInput, NoteInput } from '#server/features/workers/document-schema.ts'
import { add, edit, findSent, sentHashOf } from '#server/features/workers/documents.ts'
import { type DayKind, FACTS, NEEDED_FACTS } from '#server/features/workers/documents.shared.ts'
import { documentsFor, inForce } from '#server/features/workers/expiry.ts'
import { filesOf, gapsOfMany } from '#server/features/workers/stages.ts'
import { nextStage } from '#server/features/workers/stages.shared.ts'
import type { Holder } from '#server/permissions.ts'
import type { WorkerDocument } from '../../../prisma/generated/sqlite/client.ts'

type Facts = Omit<DocumentInput, 'kind'>

/**
 * Of these applications, in the order in which they are given, who it is, what they lack for their next stage, and
 * what is noted of a kind for this journey. Those that are gone are left out.
 */
export async function peopleOfDay({ kind, applications: ids }: { kind: DayKind; applications: string[] }) {
  const found = new Map((await findApplications(read, ids)).map(each => [each.id, each]))
  const applications = ids.flatMap(id => found.get(id) ?? [])
  const [files, gaps] = await Promise.all([filesOf(applications, read), gapsOfMany(applications)])
  return applications.map(({ id, reference, name, state, homeId }) => {
    const file = files.get(id)
    const to = nextStage(state as State)
    const noted = file && notedOf(kind, documentsFor([id, ...file.merged], file.documents), homeId)
    return {
      id,
      reference,
      name: file?.worker.name ?? name,
      state: state as State,
      /** The stage after it; none where the journey has ended or not begun. */
      to,
      missing: (to && gaps.get(id)?.(to)) ?? [],
      hasFile: file !== undefined,
      /** What is written down of this kind already, where it is no proof yet. */
      noted: noted && isOpen(noted) ? factsOf(noted) : undefined,
    }
  })
}

/** Of what holds for any application that alone which came from the same file: of two merged ones each keeps its own. */
const notedOf = (kind: DayKind, documents: WorkerDocument[], homeId: string | null) =>
  inForce(documents.filter(each => each.applicationId !== null || each.homeId === homeId)).find(
    each => each.kind === kind,
  )

/** An appointment whose result is not known, a visa without its number. */
const isOpen = (document: WorkerDocument) =>
  (NEEDED_FACTS[document.kind as DayKind] ?? []).some(fact => !document[fact])

const factsOf = ({ note, outcome, ...document }: WorkerDocument): Facts => ({
  note,
  outcome: outcome as Facts['outcome'],
  ...(Object.fromEntries(FACTS.filter(fact => fact !== 'outcome').map(fact => [fact, document[fact]])) as Omit<
    Facts,
    'note' | 'outcome'
  >),
})

/**
 * Writes down what a stage has to show of one person: it completes what is noted of this journey and is no proof yet,
 * else, or with a scan, it is a document of its own. Gives what takes it back, and of a flight what is not good for it.
 * What is sent again with the same key is written down once. Throws NOT_FOUND without a file, and as `add` and `edit`.
 */
export async function noteStage(
  by: Actor & Holder & { id: string },
  input: NoteInput,
): Promise<({ added: string } | { edited: string; version: number; before: Facts }) & { unfit: Gap[] }> {
  const { application: id, kind, file: scan, sendKey, ...given } = input
  const [application] = await findApplications(read, [id])
  const file = application && (await filesOf([application], read)).get(id)
  if (!file) throw new AppError('NOT_FOUND', m.stage_day_no_file())
  const sent = await sentHashOf(input)
  const known = await findSent(read, sendKey, sent)
  if (known) return { added: known.id, unfit: known.unfit }
  const again = sendKey && file.documents.find(each => each.sentHash === sent)
  if (again) return { edited: again.id, version: again.version, before: without(given, factsOf(again)), unfit: [] }
  const noted = notedOf(kind, documentsFor([id, ...file.merged], file.documents), application.homeId)
  const before = noted && isOpen(noted) ? factsOf(noted) : undefined
  const facts = { ...before, ...onlyGiven(given) } as Facts
  if (noted && before && !scan) {
    const values = { ...before, ...facts }
    const { unfit } = await edit(by, { id: noted.id, seen: noted.version, values }, sent)
    return { edited: noted.id, version: noted.version + 1, before, unfit }
  }
  const whose = { worker: file.worker.id, application: id }
  const { id: added, unfit } = await add(by, { ...given, ...facts, ...whose, kind, file: scan, sendKey }, sent)
  return { added, unfit }
}

/** What a document said before these facts were written down, of which nobody has kept more. */
const without = (given: Partial<Facts>, facts: Facts): Facts => ({
  ...facts,
  ...Object.fromEntries(Object.keys(onlyGiven(given as Facts)).map(name => [name, ''])),
})

/** What is left empty says nothing. */
const onlyGiven = (facts: Facts): Partial<Facts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''))
