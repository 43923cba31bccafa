import { countryName } from '#i18n/countries.ts'
import { fromOfficeTime, today } from '#i18n/format.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { lastSaved } from '#server/drafts/saved.ts'
import { cachedRead } from '#server/cache/public-data.ts'
import { type Document, documentsById, documentTimes, readDocuments, touchDocuments } from '#server/drafts/documents.ts'
import { noteChange } from '#server/cache/areas.ts'
import { changeContent } from '#server/cache/content-version.ts'
import type { Actor } from '#server/actor.ts'
import { readData } from '#server/drafts/data.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import * as drafts from '#server/drafts/drafts.ts'
import { problemsOf } from '#server/drafts/problems.shared.ts'
import { readStates } from '#server/drafts/record-state.ts'
import { read, type Reader, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { pictureTexts } from '#server/files/facts.ts'
import { vacanciesContent } from '#server/features/vacancies/content.ts'
import { findEnded } from '#server/features/vacancies/list-sql.ts'
import { statedCosts, vacancyFields, vacancyLists, type VacancyInput } from '#server/features/vacancies/schema.ts'
import { slugOf } from '#server/features/vacancies/slug.shared.ts'
import type { CalendarEntry, CalendarSpan } from '#server/features/work/contributions.ts'
import { can, type Holder } from '#server/permissions.ts'
import { announceTouched } from '#server/changes/outbox.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export { employmentContract } from '#server/features/vacancies/contract/employment-contract.ts'
export * from '#server/features/vacancies/contract/subject.ts'
export { openIds, publishedCountry, publishedIds, takenOf } from '#server/features/vacancies/list-sql.ts'

/** Why nobody can apply any more. docs/decisions/0108 says why. */
export const closings = ['closed', 'over', 'filled'] as const
export type Closing = (typeof closings)[number]

/**
 * A published vacancy as everybody may read it: without the name of an employer who is named at the interview alone.
 * `slug` is the last part of its address; `closing` is missing while it is open, and `isMarkedUp` says that search
 * engines may list it as a job. `workerTaka` is the most that the worker pays in all, null where `unstatedCosts` has
 * what the list of costs does not say.
 */
export type Vacancy = Document<Omit<VacancyInput, 'consentOn'>> & {
  slug: string
  /** When visitors first saw it, as ISO text. */
  publishedAt: string
  closing?: Closing
  isMarkedUp: boolean
  workerTaka: number | null
  unstatedCosts: string[]
  /** Of one alone: what the library says of its picture. */
  focus?: string
  isIllustration?: boolean
}

/** What is known of a vacancy before anybody has filled in its form. */
type NewVacancy = Partial<Omit<VacancyInput, 'costs'>> & { costs: Omit<VacancyInput['costs'][number], '_id'>[] }

const store = vacanciesContent as unknown as ContentStore

type Day = string // YYYY-MM-DD in Dhaka

/** All published vacancies: the open ones first, each kind newest first. */
export function list(day: Day = today()): Promise<Vacancy[]> {
  return cachedRead(`vacancies.list ${day}`, async () =>
    (await allPublic(await readDocuments(vacanciesContent), day)).toSorted(
      (a, b) => Number(Boolean(a.closing)) - Number(Boolean(b.closing)) || b.publishedAt.localeCompare(a.publishedAt),
    ),
  )
}

/** Those with these ids as they are in the database now. */
export const byIds = async (ids: string[], database: Reader = read): Promise<Vacancy[]> =>
  allPublic(await documentsById(vacanciesContent, ids, database), today(), ids, database)

/** What staff call it, in the page's language: its trade, country and city tell it from the others. */
export function nameOf({ trade, country, city, cityBn }: Pick<Vacancy, 'trade' | 'country' | 'city' | 'cityBn'>) {
  return `${tradeName(trade)}, ${countryName(country)} (${localizedText(city, cityBn).children})`
}

async function allPublic(
  documents: Document<VacancyInput>[],
  day: Day,
  ids?: string[],
  database: Reader = read,
): Promise<Vacancy[]> {
  const [times, taken] = await Promise.all([documentTimes(store.feature, ids, database), countTaken(database, ids)])
  return documents.map(vacancy =>
    toPublic(
      vacancy,
      times.get(vacancy._id)?.createdAt.toISOString() ?? vacancy.updatedAt,
      day,
      taken.get(vacancy._id),
    ),
  )
}

/** One by the last part of its address, whose words may be older ones; or null. */
async function find(slug: string): Promise<Vacancy | null> {
  const key = slug.slice(slug.lastIndexOf('-') + 1)
  const found = (await list()).find(vacancy => vacancy.slug.endsWith(`-${key}`))
  if (!found?.picture) return found ?? null
  const { focus, isIllustration } = (await pictureTexts())(found.picture)
  return { ...found, focus, isIllustration }
}

/** One as `find` has it. Throws NOT_FOUND. */
export async function bySlug(slug: string): Promise<Vacancy> {
  const found = await find(slug)
  if (!found) throw new AppError('NOT_FOUND', m.vacancy_missing())
  return found
}

/**
 * Why a vacancy is closed on this day in Dhaka; undefined while it is open. Its last day is still open. `taken` are the
 * posts given away.
 */
export function closingOf(
  { isClosed, closesOn, posts }: Pick<VacancyInput, 'isClosed' | 'closesOn' | 'posts'>,
  day: Day,
  taken = 0,
): Closing | undefined {
  if (isClosed) return 'closed'
  if (closesOn < day) return 'over'
  return taken >= posts ? 'filled' : undefined
}

/**
 * A vacancy that people can apply for at this moment, as the transaction sees it. Throws NOT_FOUND, and CONFLICT with a sentence for one
 * that is closed.
 */
export async function requireOpen(transaction: Writer, id: string, day: Day = today()): Promise<VacancyInput> {
  const [live] = await vacanciesContent.readLive(transaction, [id])
  if (!live) throw new AppError('NOT_FOUND', m.vacancy_missing())
  const taken = await countTaken(transaction, [id])
  if (closingOf(live.data, day, taken.get(id))) throw new AppError('CONFLICT', m.vacancy_closed_now())
  return live.data
}

/** A live vacancy whether it is open or not; undefined for one that is no longer published. */
export async function liveVacancy(database: Reader, id: string): Promise<VacancyInput | undefined> {
  const [live] = await vacanciesContent.readLive(database, [id])
  return live?.data
}

/** Country of work and months of the contract of each of these vacancies, by its id: of one that is off the site, as it was saved last. */
export async function termsOf(
  database: Reader,
  ids: string[],
): Promise<Map<string, { country: string; months: number }>> {
  const found = await Promise.all(
    ids.map(async id => {
      const { country = '', months = 0 } = (await lastVacancy(database, id)) ?? {}
      return [id, { country, months }] as const
    }),
  )
  return new Map(found)
}

/** What the worker of a vacancy pays: of one that is off the site, as it was saved last. */
export const costsOf = async (database: Reader, id: string): Promise<VacancyInput['costs']> =>
  (await lastVacancy(database, id))?.costs ?? []

/** A vacancy as it is live, or as it was saved last; undefined where nothing is left of it. */
export async function lastVacancy(database: Reader, recordId: string): Promise<Partial<VacancyInput> | undefined> {
  const live = await liveVacancy(database, recordId)
  if (live) return live
  const last = await lastSaved(database, store.feature, recordId)
  return last === undefined ? undefined : (JSON.parse(last) as Partial<VacancyInput>)
}

/** How many posts of these vacancies are given away; those without any are left out. */
export async function countTaken(database: Reader, ids?: string[]): Promise<Map<string, number>> {
  const rows = await database.vacancyPosts.findMany({ where: ids ? { vacancyId: { in: ids } } : {} })
  return new Map(rows.map(({ vacancyId, taken }) => [vacancyId, taken]))
}

/** How many posts of each vacancy are given away, by its id. */
export async function listTaken(): Promise<Record<string, number>> {
  return Object.fromEntries(await countTaken(read))
}

/**
 * Stores how many posts are given away, in a transaction of `changeContent`: pages show the vacancy as filled from then on, and the feed of
 * changes says when it closes or opens so.
 */
export async function setTaken(transaction: Writer, vacancyId: string, taken: number): Promise<void> {
  noteChange(transaction, 'vacancies')
  const before = (await countTaken(transaction, [vacancyId])).get(vacancyId)
  await transaction.vacancyPosts.upsert({ where: { vacancyId }, create: { vacancyId, taken }, update: { taken } })
  const [live] = await vacanciesContent.readLive(transaction, [vacancyId])
  if (!live) return
  const closing = closingOf(live.data, today(), taken)
  if (closing === closingOf(live.data, today(), before)) return
  const updatedAt = new Date()
  const event = closing ? 'content.closed' : 'content.changed'
  await touchDocuments(transaction, 'vacancies', [vacancyId], updatedAt)
  await announceTouched(transaction, 'vacancies', [{ event, ...live, updatedAt }], updatedAt)
}

/** Notes which vacancies have closed by their day since this ran last, each as of that moment, in the feed of changes. Gives how many. */
export async function closeByDay(): Promise<number> {
  if ((await findEnded(read)).length === 0) return 0
  return changeContent(async transaction => {
    const ids = (await findEnded(transaction)).map(({ id }) => id)
    const live = new Map((await vacanciesContent.readLive(transaction, ids)).map(each => [each.id, each]))
    const ended = ids.flatMap(id => live.get(id) ?? [])
    const byMoment = Map.groupBy(ended, ({ data }) => endOf(data).getTime())
    for (const [moment, records] of byMoment) {
      const updatedAt = new Date(moment)
      await touchDocuments(
        transaction,
        'vacancies',
        records.map(({ id }) => id),
        updatedAt,
      )
      const touches = records.map(record => ({ event: 'content.closed' as const, ...record, updatedAt }))
      await announceTouched(transaction, 'vacancies', touches, new Date())
    }
    return ended.length
  })
}

/**
 * The last days to apply for published vacancies in a time, for the calendar of somebody who may read them; those that
 * were closed before or have no post left have none.
 */
export async function closingDays(reader: Holder, { from, to }: CalendarSpan): Promise<CalendarEntry[]> {
  if (!can(reader, 'vacancies')) return []
  return (await list())
    .filter(
      ({ closesOn, closing }) => closesOn >= from && closesOn <= to && closing !== 'closed' && closing !== 'filled',
    )
    .map(vacancy => ({
      kind: 'closing',
      id: vacancy._id,
      day: vacancy.closesOn,
      page: `/admin/vacancies/${vacancy._id}`,
      job: nameOf(vacancy),
    }))
}

/** A draft in the transaction of its caller, with what is known so far; gives its id. */
export const addDraft = (transaction: Writer, by: Actor, data: NewVacancy): Promise<string> =>
  drafts.addDraft(transaction, store, by, data)

/** What staff read of vacancies elsewhere: those that are neither live nor drafts, as in the trash, are left out. */
export async function describeForStaff(ids: string[], database: Reader = read) {
  const [states, taken] = await Promise.all([readStates(database, store, ids), countTaken(database, ids)])
  return new Map(
    [...states].flatMap(([id, { live, draft }]) => {
      if (!live && !draft) return []
      const data = (live?.data ?? readData(store, draft!).data) as VacancyInput
      const closing = closingOf(data, today(), taken.get(id))
      return [
        [id, { isLive: Boolean(live), ...(live && closing && { closing }), missing: live ? [] : missingIn(data) }],
      ]
    }),
  )
}

/** The labels of the fields without which visitors cannot see it. */
function missingIn(data: object): string[] {
  const labels: Record<string, { label: () => string }> = { ...vacancyFields, ...vacancyLists }
  return [...new Set(problemsOf(store, data).flatMap(({ path }) => labels[String(path[0])]?.label() ?? []))]
}

/** The moment at which the last day of a vacancy is over in Dhaka. */
const endOf = ({ closesOn }: Pick<VacancyInput, 'closesOn'>) =>
  new Date(Date.parse(fromOfficeTime(`${closesOn}T00:00`) ?? '') + DAY_MS)

function toPublic(vacancy: Document<VacancyInput>, publishedAt: string, day: Day, taken: number | undefined): Vacancy {
  const { consentOn, updatedAt, ...others } = vacancy
  const closing = closingOf(vacancy, day, taken)
  const { taka, unstated } = statedCosts(vacancy.costs)
  const workerTaka = unstated.length > 0 ? null : taka
  const endedAt = closing === 'over' ? endOf(vacancy).toISOString() : ''
  return {
    ...others,
    updatedAt: endedAt > updatedAt ? endedAt : updatedAt,
    publishedAt,
    slug: slugOf(vacancy),
    employer: vacancy.isEmployerHidden ? '' : vacancy.employer,
    ...(closing && { closing }),
    isMarkedUp: !closing && Boolean(consentOn) && workerTaka === 0,
    workerTaka,
    unstatedCosts: unstated,
  }
}
