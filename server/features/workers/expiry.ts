import { today } from '#i18n/format.ts'
import { monthsFrom } from '#i18n/typed/day.ts'
import { read, type Reader, type Writer } from '#server/db/client.ts'
import type { Gap, Kind, Short } from '#server/features/applications/stages/gaps.shared.ts'
import { applicationsOfFiles, filesWithMerged, findApplications } from '#server/features/applications/domain.ts'
import { ENDED } from '#server/features/applications/schema.ts'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import { termsOf } from '#server/features/vacancies/domain.ts'
import { MANY_KINDS, NEEDED_FACTS } from '#server/features/workers/documents.shared.ts'
import { findStageRules } from '#server/features/workers/settings.ts'
import { lastEntryOf, monthsAsked, type Terms, type ValidityRule } from '#server/features/workers/validity.shared.ts'
import type { Worker, WorkerDocument } from '../../../prisma/generated/sqlite/client.ts'

type Passport = Pick<Worker, 'passportHash' | 'passportExpiresOn'>
type Dated = Pick<WorkerDocument, 'id' | 'kind' | 'expiresOn' | 'heldOn' | 'createdAt' | 'applicationId'>
/** An application of a file with the terms of its job, and the ids of those that were merged into it. */
export type Journey = Terms & { id: string; state: State; merged: string[] }
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
 * What ends of a passport and of the documents that count, and until when it serves, the first one first. On the way it
 * is what is not known to be good for the flight; abroad a passport and a visa that end before the contract.
 * docs/decisions/0271 says why.
 */
export function endsOf(
  worker: Pick<Passport, 'passportExpiresOn'>,
  documents: Dated[],
  journeys: Journey[],
  rules: ValidityRule[],
): End[] {
  const going = journeys.filter(({ state }) => !ENDED.includes(state))
  const abroad = journeys.filter(({ state }) => state === 'departed' || state === 'arrived')
  const ends =
    going.length === 0 && abroad.length > 0
      ? abroad.flatMap(journey => endsAbroad(worker, documents, journey))
      : [...(going.length > 0 ? going : [undefined])].flatMap(journey =>
          endsOnTheWay(worker, documents, journey, rules),
        )
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

const NO_TERMS: Terms = { country: '', months: 0 }

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

/** As the contract says, or by the months of the job from the flight on; empty where neither is known. */
function lastDayOfContract(documents: Dated[], { months }: Terms): string {
  const stated = documents.find(({ kind }) => kind === 'contract')?.expiresOn
  const flight = documents.find(({ kind }) => kind === 'ticket')?.heldOn
  return stated || (flight && months > 0 ? monthsFrom(flight, months) : '')
}

/** The day of the flight, while it is not over; empty where it is not known. */
function entryAhead(documents: Pick<Dated, 'kind' | 'heldOn'>[]): string {
  const flight = documents.find(({ kind }) => kind === 'ticket')?.heldOn ?? ''
  return flight >= today() ? flight : ''
}

/** What ends first of these; undefined where nothing ends. */
export const firstEnd = (...given: Parameters<typeof endsOf>): End | undefined => endsOf(...given)[0]

/** A move that is asked for: to which stage, on which terms, and by which rules things have to last. */
export type Asked = Terms & { to: State; rules: ValidityRule[] }

/** Which of these kinds are not there, and why. A passport is there by its number, whether or not its page is. */
export function gapsOf(needed: readonly Kind[], passport: Passport, documents: WorkerDocument[], asked: Asked): Gap[] {
  const counting = inForce(documents)
  const flight = counting.find(({ kind }) => kind === 'ticket')?.heldOn ?? ''
  // whoever is said to have departed has done so on the day of the flight, whenever that is written down
  const entry = asked.to === 'departed' ? flight : entryAhead(counting)
  return needed.flatMap(kind => {
    const proofs: Proof[] =
      kind === 'passport'
        ? [{ kind, issuedOn: '', expiresOn: passport.passportExpiresOn, isThere: passport.passportHash !== null }]
        : counting.flatMap(each => (each.kind === kind ? { ...each, kind, isThere: true } : []))
    const gaps = proofs.map(proof => gapOf(proof, entry, asked))
    return gaps.includes(undefined) ? [] : (gaps[0] ?? { kind, why: 'missing' })
  })
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

/** Notes in files until when the first of what is needed serves, in the transaction of a change: lists are narrowed down by it. */
export async function keepExpiry(transaction: Writer, workerIds: string[]): Promise<void> {
  const workers = await transaction.worker.findMany({ where: { id: { in: workerIds } }, include: { documents: true } })
  const journeys = await journeysOf(workerIds, transaction)
  const { validity } = await findStageRules(transaction)
  for (const { id, expiresOn: before, ...worker } of workers) {
    const expiresOn = firstEnd(worker, worker.documents, journeys.get(id) ?? [], validity)?.on ?? ''
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
  const known = new Map([...own, ...targets].map(each => [each.id, each]))
  const terms = await termsOf(database, [...new Set([...known.values()].flatMap(({ vacancyId }) => vacancyId ?? []))])
  const journeys = new Map<string, Journey[]>()
  for (const [workerId, applications] of Map.groupBy(own, each => each.workerId ?? '')) {
    const byRoot = Map.groupBy(applications, ({ id, mergedIntoId }) => mergedIntoId ?? id)
    journeys.set(
      workerId,
      [...byRoot].map(([id, each]) => ({
        id,
        state: (known.get(id)?.state ?? 'withdrawn') as State,
        ...(terms.get(known.get(id)?.vacancyId ?? '') ?? NO_TERMS),
        merged: each.flatMap(one => (one.id === id ? [] : [one.id])),
      })),
    )
  }
  return journeys
}
