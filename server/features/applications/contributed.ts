import { read, type Reader, type Writer } from '#server/db/client.ts'
import { allContributionsTo, contributionsTo } from '#server/registration/define-feature.ts'
import type {
  ApplicationPart,
  Going,
  ShownMoney,
  ShownStage,
  StatusAction,
} from '#server/features/applications/contributions.ts'
import { type Gap, readSkip, writeSkip } from '#server/features/applications/stages/gaps.shared.ts'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import type { Holder } from '#server/permissions.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** What features below add, of those that add this. */
const given = <Name extends keyof ApplicationPart>(
  name: Name,
  from = contributionsTo('applications'),
): NonNullable<ApplicationPart[Name]>[] => from.flatMap(({ given: part }) => part[name] ?? [])

/** The same of parts that are off, too: what they keep of a person goes on with that person. */
const kept = <Name extends keyof ApplicationPart>(name: Name) => given(name, allContributionsTo('applications'))

/** What one of these applications lacks in a state that it may go on to. */
export async function findGaps(applications: Going[], database: Reader = read) {
  const found: Map<string, (to: State) => Gap[]>[] = []
  for (const { find } of given('gaps')) found.push(await find(applications, database))
  return (id: string, to: State): Gap[] => found.flatMap(gapsOf => gapsOf.get(id)?.(to) ?? [])
}

/** Of what is missing as much as somebody may know. */
export const gapsFor = (reader: Holder, gaps: Gap[]): Gap[] =>
  given('gaps').reduce((left, { readBy }) => readBy(reader, left), gaps)

/** The same of what an entry says was skipped. */
export function skipFor(reader: Holder, outcome: string | null): string {
  const { state, gaps } = readSkip(outcome)
  return writeSkip(state, gapsFor(reader, gaps))
}

/** The ids of those of these applications with a passport in the file of their person. */
export async function idsWithPassport(applications: Going[], database: Reader = read): Promise<Set<string>> {
  const found = await Promise.all(given('idsWithPassport').map(find => find(applications, database)))
  return new Set(found.flatMap(ids => [...ids]))
}

/** As queries, the ids of those with documents that wait for staff. */
export const idsWithPapers = (): Prisma.Sql[] => given('idsWithPapers').map(query => query())

/** As queries, the ids of those whose flight is on one of these days. */
export const idsDeparting = (days: { from: string; to: string }): Prisma.Sql[] =>
  given('idsDeparting').map(query => query(days))

/** Has what belongs to applications follow them. */
export async function follow(transaction: Writer, ...ids: string[]): Promise<void> {
  for (const each of kept('follow')) for (const id of ids) await each(transaction, id)
}

/** Throws CONFLICT where these cannot be made one. */
export async function requireMergeable(transaction: Writer, ids: string[]): Promise<void> {
  for (const require of kept('requireMergeable')) await require(transaction, ids)
}

/** Throws CONFLICT where an application cannot be put back to before the selection. */
export async function requireUnselectable(
  ...asked: Parameters<NonNullable<ApplicationPart['requireUnselectable']>>
): Promise<void> {
  for (const require of kept('requireUnselectable')) await require(...asked)
}

/** Throws FORBIDDEN where something would be erased that `by` may not see. */
export async function requireErasable(transaction: Writer, by: Holder, ids: string[]): Promise<void> {
  for (const require of kept('requireErasable')) await require(transaction, by, ids)
}

/** Deletes what came with applications. */
export async function eraseParts(transaction: Writer, ids: string[]): Promise<void> {
  for (const eraseThose of kept('erase')) await eraseThose(transaction, ids)
}

const NOTHING: ShownStage = { facts: [], missing: [], missingFor: null, next: null, papers: null }

/** What an applicant reads of their stage and of their money. */
export async function findShownParts(application: Going): Promise<{ stage: ShownStage; money: ShownMoney | null }> {
  const pages = given('statusPage')
  return {
    stage: (await pages.find(({ stage }) => stage)?.stage?.(application)) ?? NOTHING,
    money: (await pages.find(({ money }) => money)?.money?.(application)) ?? null,
  }
}

/** What a button of the status page does; undefined for one that nobody knows. */
export const statusAction = (name: string): StatusAction | undefined =>
  given('statusPage')
    .map(({ actions = {} }) => (Object.hasOwn(actions, name) ? actions[name] : undefined))
    .find(action => action)
