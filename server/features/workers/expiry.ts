import { today } from '#i18n/format.ts'
import { read, type Reader, type Writer } from '#server/db/client.ts'
import type { Gap, Kind } from '#server/features/applications/stages/gaps.shared.ts'
import { applicationsOfFiles, filesWithMerged, findApplications } from '#server/features/applications/domain.ts'
import { ENDED } from '#server/features/applications/schema.ts'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import { MANY_KINDS, NEEDED_FACTS } from '#server/features/workers/documents.shared.ts'
import type { Worker, WorkerDocument } from '../../../prisma/generated/sqlite/client.ts'

type Passport = Pick<Worker, 'passportHash' | 'passportExpiresOn'>
type Dated = Pick<WorkerDocument, 'id' | 'kind' | 'expiresOn' | 'createdAt' | 'applicationId'>
/** An application of a file, with the ids of those that were merged into it. */
export type Journey = { id: string; state: State; merged: string[] }

/**
 * The documents of a file that count for one of its applications: its own, those of what was merged into it, and those
 * that hold for any.
 */
export const documentsFor = (applicationIds: string[], documents: WorkerDocument[]): WorkerDocument[] =>
  documents.filter(each => each.applicationId === null || applicationIds.includes(each.applicationId))

/** Of these documents those that count: of most kinds the newest, which stands for what it renewed. */
export function inForce<Document extends Dated>(documents: Document[]): Document[] {
  const newestFirst = documents.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  const seen = new Set<string>()
  return newestFirst.filter(({ kind }) => {
    if (MANY_KINDS.includes(kind)) return true
    if (seen.has(kind)) return false
    seen.add(kind)
    return true
  })
}

/**
 * What ends of a passport and of the documents that count, and when, as far as it can still be needed: what is for one journey until its
 * departure, what is for any unless its person is abroad. docs/decisions/0270 says why.
 */
export function endsOf(
  { passportExpiresOn }: Pick<Passport, 'passportExpiresOn'>,
  documents: Dated[],
  journeys: Journey[],
): { kind: Kind; on: string }[] {
  const going = journeys.filter(({ state }) => !ENDED.includes(state))
  const isAbroad = going.length === 0 && journeys.some(({ state }) => state === 'departed' || state === 'arrived')
  if (isAbroad) return []
  const goingIds = new Set(going.flatMap(({ id, merged }) => [id, ...merged]))
  const ends = inForce(documents.filter(each => each.applicationId === null || goingIds.has(each.applicationId)))
    .filter(({ kind, expiresOn }) => expiresOn !== '' && kind !== 'passport')
    .map(({ kind, expiresOn }) => ({ kind: kind as Kind, on: expiresOn }))
  if (passportExpiresOn) ends.push({ kind: 'passport', on: passportExpiresOn })
  return ends.toSorted((a, b) => (a.on < b.on ? -1 : 1))
}

/** What ends first of these; undefined where nothing ends. */
export const firstEnd = (...given: Parameters<typeof endsOf>): { kind: Kind; on: string } | undefined =>
  endsOf(...given)[0]

/** Which of these kinds are not there, and why. A passport is there by its number, whether or not its page is. */
export function gapsOf(needed: readonly Kind[], passport: Passport, documents: WorkerDocument[]): Gap[] {
  const counting = inForce(documents)
  return needed.flatMap(kind => {
    const whys =
      kind === 'passport'
        ? [passport.passportHash ? whyNot({ kind, expiresOn: passport.passportExpiresOn }) : 'missing']
        : counting.filter(each => each.kind === kind).map(each => whyNot({ ...each, kind }))
    return whys.includes(undefined) ? [] : { kind, why: whys[0] ?? 'missing' }
  })
}

/** Why a document is no proof; undefined for one that is. */
function whyNot(
  document: Pick<WorkerDocument, 'expiresOn'> & Partial<WorkerDocument> & { kind: Kind },
): Gap['why'] | undefined {
  if (document.outcome === 'unfit') return 'unfit'
  if (document.expiresOn !== '' && document.expiresOn < today()) return 'ended'
  return NEEDED_FACTS[document.kind]?.some(fact => !document[fact]) ? 'incomplete' : undefined
}

/** Notes in files when the first of what is needed ends, in the transaction of a change: lists are narrowed down by it. */
export async function keepExpiry(transaction: Writer, workerIds: string[]): Promise<void> {
  const workers = await transaction.worker.findMany({ where: { id: { in: workerIds } }, include: { documents: true } })
  const journeys = await journeysOf(workerIds, transaction)
  for (const { id, expiresOn: before, ...worker } of workers) {
    const expiresOn = firstEnd(worker, worker.documents, journeys.get(id) ?? [])?.on ?? ''
    if (expiresOn !== before) await transaction.worker.update({ where: { id }, data: { expiresOn } })
  }
}

/** The same in the files of an application’s person, once it has come to another state. */
export async function keepExpiryOf(transaction: Writer, applicationId: string): Promise<void> {
  await keepExpiry(transaction, await filesWithMerged(transaction, [applicationId]))
}

/** The applications of each of these files. Of what was merged the other one stands for both. */
export async function journeysOf(workerIds: string[], database: Reader = read): Promise<Map<string, Journey[]>> {
  const own = await applicationsOfFiles(database, workerIds)
  const targets = await findApplications(
    database,
    own.flatMap(({ mergedIntoId }) => mergedIntoId ?? []),
  )
  const stateOf = new Map([...own, ...targets].map(({ id, state }) => [id, state as State]))
  const journeys = new Map<string, Journey[]>()
  for (const [workerId, applications] of Map.groupBy(own, each => each.workerId ?? '')) {
    const byRoot = Map.groupBy(applications, ({ id, mergedIntoId }) => mergedIntoId ?? id)
    journeys.set(
      workerId,
      [...byRoot].map(([id, each]) => ({
        id,
        state: stateOf.get(id) ?? 'withdrawn',
        merged: each.flatMap(one => (one.id === id ? [] : [one.id])),
      })),
    )
  }
  return journeys
}
