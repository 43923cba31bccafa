import { isDeepStrictEqual } from 'node:util'
import { today } from '#i18n/format.ts'
import { monthsFrom } from '#i18n/typed/day.ts'
import { read, type Reader, type Writer } from '#server/db/client.ts'
import type { Gap, Kind, Short } from '#server/features/applications/stages/gaps.shared.ts'
import {
  applicationsOfFiles,
  departuresOf,
  filesWithMerged,
  findApplications,
} from '#server/features/applications/domain.ts'
import { DEPARTED, ENDED } from '#server/features/applications/schema.ts'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import { termsOf } from '#server/features/vacancies/domain.ts'
import { MANY_KINDS, NEEDED_FACTS } from '#server/features/workers/documents.shared.ts'
import { findStageRules } from '#server/features/workers/settings.ts'
import { isTooShort, tellTooShort } from '#server/features/workers/tell-ends.ts'
import { lastEntryOf, monthsAsked, type Terms, type ValidityRule } from '#server/features/workers/validity.shared.ts'
import type { Worker, WorkerDocument } from '../../../prisma/generated/sqlite/client.ts'

type Passport = Pick<Worker, 'passportHash' | 'passportExpiresOn'>
type Dated = Pick<WorkerDocument, 'id' | 'kind' | 'issuedOn' | 'expiresOn' | 'heldOn' | 'createdAt' | 'applicationId'>
/**
 * An application of a file with the terms of its job, the ids of those that were merged into it, and the day on which it
 * came to departed; empty where it has not.
 */
export type Journey = Terms & { id: string; state: State; merged: string[]; departedOn: string }
/** What ends, and why that matters. Days as YYYY-MM-DD. */
export type End = Short & {
  kind: Kind
  /** Until then it serves: the last day of entry that it is good for, or of somebody abroad its own. */
  on: string
  /** Of somebody abroad the last day of the contract, which comes later; else empty. */
  contractEndsOn: string
}

/**
 * The documents of a file that count for one of its applications: its own, those of what was merged into it, and those
 * that hold for any.
 */
export const documentsFor = <Document extends Pick<WorkerDocument, 'applicationId'>>(
  applicationIds: string[],
  documents: Document[],
): Document[] => documents.filter(each => each.applicationId === null || applicationIds.includes(each.applicationId))

/**
 * Of these documents those that count: of most kinds the newest, which stands for what it renewed. Two files that were
 * merged may have one of the same moment each: then the id decides, as in `flights.ts`.
 */
export function inForce<Document extends Dated>(documents: Document[]): Document[] {
  const newestFirst = documents.toSorted(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
  )
  const seen = new Set<string>()
  return newestFirst.filter(({ kind }) => {
    if (MANY_KINDS.includes(kind)) return true
    if (seen.has(kind)) return false
    seen.add(kind)
    return true
  })
}

/** Of the documents of a file those for which a newer one stands: of the same journey, or of any where it holds for any. */
export function replacedOf<Document extends Dated>(
  documents: Document[],
  journeys: Pick<Journey, 'id' | 'merged'>[],
): Document[] {
  const amongWhich = ({ applicationId }: Document) => {
    const journey = journeys.find(({ id, merged }) => [id, ...merged].includes(applicationId ?? ''))
    return applicationId
      ? documentsFor([applicationId, ...(journey ? [journey.id, ...journey.merged] : [])], documents)
      : documents
  }
  return documents.filter(document => inForce(amongWhich(document)).every(({ id }) => id !== document.id))
}

/**
 * What ends of a passport and of the documents that count, and until when it serves, the first one first. On the way it
 * is what is not known to be good for the flight; abroad a passport and a visa that end before the contract. Whoever is
 * abroad and has another application has both. docs/decisions/0271 says why.
 */
export function endsOf(
  worker: Pick<Passport, 'passportExpiresOn'>,
  documents: Dated[],
  journeys: Journey[],
  rules: ValidityRule[],
): End[] {
  const going = journeys.filter(({ state }) => !ENDED.includes(state))
  const abroad = journeys.filter(({ state }) => state === 'departed' || state === 'arrived')
  const onTheWay = going.length > 0 || abroad.length > 0 ? going : [undefined]
  const ends = [
    ...abroad.flatMap(journey => endsAbroad(worker, documents, journey)),
    ...onTheWay.flatMap(journey => endsOnTheWay(worker, documents, journey, rules)),
  ]
  const firstOfEach = new Map<string, End>()
  for (const end of ends.toSorted((a, b) => (a.on < b.on ? -1 : 1))) {
    const key = `${end.kind} ${end.endsOn}`
    if (!firstOfEach.has(key)) firstOfEach.set(key, end)
  }
  return [...firstOfEach.values()]
}

/** Of what counts for a journey, or for none yet, all that has a last day. */
function lasting({ passportExpiresOn }: Pick<Passport, 'passportExpiresOn'>, documents: Dated[]) {
  const dated = documents.filter(({ kind, expiresOn }) => expiresOn !== '' && kind !== 'passport')
  return [
    ...dated.map(({ kind, expiresOn }) => ({ kind: kind as Kind, endsOn: expiresOn })),
    ...(passportExpiresOn ? [{ kind: 'passport' as const, endsOn: passportExpiresOn }] : []),
  ]
}

function endsOnTheWay(
  worker: Pick<Passport, 'passportExpiresOn'>,
  documents: Dated[],
  journey: Journey | undefined,
  rules: ValidityRule[],
): End[] {
  const counting = inForce(documentsFor(journey ? [journey.id, ...journey.merged] : [], documents))
  const entry = entryAhead(counting)
  return lasting(worker, counting).flatMap(({ kind, endsOn }) => {
    const months = monthsAsked(kind, journey ?? NO_TERMS, rules)
    const on = lastEntryOf(endsOn, months)
    return entry && on >= entry ? [] : { kind, on, endsOn, months, entry, contractEndsOn: '' }
  })
}

export const NO_TERMS: Terms = { country: '', months: 0 }

/** Of somebody abroad only what ends before a contract whose last day is known and ahead. */
function endsAbroad(worker: Pick<Passport, 'passportExpiresOn'>, documents: Dated[], journey: Journey): End[] {
  const own = inForce(documentsFor([journey.id, ...journey.merged], documents))
  const contractEndsOn = lastDayOfContract(own, journey)
  if (contractEndsOn < today()) return []
  return lasting(worker, own).flatMap(({ kind, endsOn }) =>
    (kind === 'passport' || kind === 'visa') && endsOn < contractEndsOn
      ? { kind, on: endsOn, endsOn, months: 0, entry: '', contractEndsOn }
      : [],
  )
}

/**
 * As the contract says, or by the months of the job from the departure on: the day of the flight, else the one on which
 * the departure was written down. Empty where neither is known.
 */
function lastDayOfContract(documents: Dated[], { months, departedOn }: Journey): string {
  const stated = documents.find(({ kind }) => kind === 'contract')?.expiresOn
  const departure = flightOf(documents) || departedOn
  return stated || (departure && months > 0 ? monthsFrom(departure, months) : '')
}

/** The day of the flight, by the documents that count; empty where it is not known. */
const flightOf = (documents: Pick<Dated, 'kind' | 'heldOn'>[]): string =>
  documents.find(({ kind }) => kind === 'ticket')?.heldOn ?? ''

/** The day of the flight, while it is not over; empty where it is not known. */
function entryAhead(documents: Pick<Dated, 'kind' | 'heldOn'>[]): string {
  const flight = flightOf(documents)
  return flight >= today() ? flight : ''
}

/** What ends first of these; undefined where nothing ends. */
export const firstEnd = (...given: Parameters<typeof endsOf>): End | undefined => endsOf(...given)[0]

/** What a file keeps of what ends, so that lists are narrowed down by it. */
export const keptOf = (ends: End[]): Pick<Worker, 'expiresOn' | 'shortFor'> => ({
  expiresOn: ends[0]?.on ?? '',
  shortFor: ends.find(isTooShort)?.entry ?? null,
})

/** A move that is asked for: to which stage, on which terms, and by which rules things have to last. */
export type Asked = Terms & { to: State; rules: ValidityRule[] }

/** Which of these kinds are not there, and why. A passport is there by its number, whether or not its page is. */
export function gapsOf(needed: readonly Kind[], passport: Passport, documents: WorkerDocument[], asked: Asked): Gap[] {
  const flight = flightOf(inForce(documents))
  // whoever has departed, or is said to, has done so on the day of the flight, whenever that is written down
  const hasLeft = DEPARTED.includes(asked.to)
  const counting = hasLeft && flight ? onTheDayOf(flight, documents) : inForce(documents)
  const entry = hasLeft ? flight : entryAhead(counting)
  return needed.flatMap(kind => {
    const proofs: Proof[] =
      kind === 'passport'
        ? [{ kind, issuedOn: '', expiresOn: passport.passportExpiresOn, isThere: passport.passportHash !== null }]
        : counting.flatMap(each => (each.kind === kind ? { ...each, kind, isThere: true } : []))
    const gaps = proofs.map(proof => gapOf(proof, entry, asked))
    return gaps.includes(undefined) ? [] : (gaps[0] ?? { kind, why: 'missing' })
  })
}

/** Of these the last days, and the first one of a visa, are compared with a flight. */
const FOR_THE_FLIGHT = ['passport', 'visa', 'medical'] as const satisfies Kind[]

/** What is there, of the documents for a journey, and not good for its flight, or for any while there is none. */
export const unfitFor = (
  worker: Passport,
  documents: WorkerDocument[],
  { country, months }: Terms,
  rules: ValidityRule[],
): Gap[] =>
  gapsOf(FOR_THE_FLIGHT, worker, documents, { to: 'departed', country, months, rules }).filter(
    ({ why }) => why === 'ended' || why === 'short' || why === 'early',
  )

type Whole = { worker: Passport; documents: WorkerDocument[]; journeys: Journey[]; rules: ValidityRule[] }

/** What is not good for the flight of a ticket that counts, while it is to come; of another document nothing. */
export function unfitForTicket(ticket: WorkerDocument, { worker, documents, journeys, rules }: Whole): Gap[] {
  const journey = journeys.find(
    ({ id, merged, state }) =>
      !ENDED.includes(state) && (!ticket.applicationId || [id, ...merged].includes(ticket.applicationId)),
  )
  if (ticket.kind !== 'ticket' || ticket.heldOn < today() || !journey) return []
  const own = documentsFor([journey.id, ...journey.merged], documents)
  return inForce(own).some(({ id }) => id === ticket.id) ? unfitFor(worker, own, journey, rules) : []
}

/** The same of a document by its id, as a transaction sees it: what is told to whoever books or moves a flight. */
export async function findUnfit(transaction: Reader, documentId: string): Promise<Gap[]> {
  const found = await transaction.workerDocument.findUnique({
    where: { id: documentId },
    include: { worker: { include: { documents: true } } },
  })
  if (!found) return []
  const { worker, ...ticket } = found
  const journeys = (await journeysOf([worker.id], transaction)).get(worker.id) ?? []
  const { validity: rules } = await findStageRules(transaction)
  return unfitForTicket(ticket, { worker, documents: worker.documents, journeys, rules })
}

/**
 * What counted on the day of a flight: what was given after it, as a visa that was renewed abroad, is for one that
 * follows, and stands for nothing of before.
 */
function onTheDayOf<Document extends Dated>(flight: string, documents: Document[]): Document[] {
  const isBefore = ({ issuedOn, heldOn }: Document) => (issuedOn || heldOn) <= flight
  const before = inForce(documents.filter(isBefore))
  const after = inForce(documents.filter(each => !isBefore(each)))
  return [...before, ...after.filter(({ kind }) => before.every(each => each.kind !== kind))]
}

type Proof = Pick<WorkerDocument, 'expiresOn' | 'issuedOn'> & Partial<WorkerDocument> & { kind: Kind; isThere: boolean }

/** Why something is no proof, by the day of entry where that is known, else by today; undefined for what is one. */
function gapOf({ kind, isThere, ...proof }: Proof, entry: string, { rules, ...terms }: Asked): Gap | undefined {
  if (!isThere) return { kind, why: 'missing' }
  if (proof.outcome === 'unfit') return { kind, why: 'unfit' }
  if (proof.expiresOn !== '') {
    const months = monthsAsked(kind, terms, rules)
    if (proof.expiresOn < today() && !(entry && proof.expiresOn >= entry)) return { kind, why: 'ended' }
    if (lastEntryOf(proof.expiresOn, months) < (entry || today()))
      return { kind, why: 'short', short: { endsOn: proof.expiresOn, months, entry } }
  }
  if (NEEDED_FACTS[kind]?.some(fact => !proof[fact])) return { kind, why: 'incomplete' }
  return kind === 'visa' && entry && proof.issuedOn > entry ? { kind, why: 'early' } : undefined
}

/**
 * Notes in files until when the first of what is needed serves, in the transaction of a change. What has become too
 * short for a flight by the change is told at once.
 */
export async function keepExpiry(transaction: Writer, workerIds: string[]): Promise<void> {
  for (const { id, state, ends } of await noteExpiry(transaction, workerIds))
    if (state === 'active') await tellTooShort(transaction, id, ends)
}

/** The same where nothing is told. Gives what ends in each of these files. */
export async function noteExpiry(transaction: Writer, workerIds: string[]) {
  const workers = await transaction.worker.findMany({ where: { id: { in: workerIds } }, include: { documents: true } })
  const journeys = await journeysOf(workerIds, transaction)
  const { validity } = await findStageRules(transaction)
  const files = workers.map(({ id, state, expiresOn, shortFor, ...worker }) => ({
    id,
    state,
    before: { expiresOn, shortFor },
    ends: endsOf(worker, worker.documents, journeys.get(id) ?? [], validity),
  }))
  for (const { id, before, ends } of files) {
    const kept = keptOf(ends)
    if (!isDeepStrictEqual(kept, before)) await transaction.worker.update({ where: { id }, data: kept })
  }
  return files
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
  const known = new Map([...own, ...targets].map(each => [each.id, each]))
  const terms = await termsOf(database, [...new Set([...known.values()].flatMap(({ vacancyId }) => vacancyId ?? []))])
  const departures = await departuresOf(database, [...known.values()])
  const journeys = new Map<string, Journey[]>()
  for (const [workerId, applications] of Map.groupBy(own, each => each.workerId ?? '')) {
    const byRoot = Map.groupBy(applications, ({ id, mergedIntoId }) => mergedIntoId ?? id)
    journeys.set(
      workerId,
      [...byRoot].map(([id, each]) => ({
        id,
        state: (known.get(id)?.state ?? 'withdrawn') as State,
        ...(terms.get(known.get(id)?.vacancyId ?? '') ?? NO_TERMS),
        departedOn: departures.get(id) ?? '',
        merged: each.flatMap(one => (one.id === id ? [] : [one.id])),
      })),
    )
  }
  return journeys
}
