import { foldText } from '#i18n/typed/text.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { read, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { DEPARTED } from '#server/features/applications/stages/states.shared.ts'
import type { CountInput } from '#server/features/applications/work-schema.ts'
import * as clients from '#server/features/clients/domain.ts'
import * as vacancies from '#server/features/vacancies/domain.ts'

/** Whoever has departed and is in no figure yet. */
const uncounted = { state: { in: [...DEPARTED] }, countedAt: null, mergedIntoId: null }

/**
 * How many people have departed for each vacancy and are in no company's figure yet: numbers alone, so that whoever writes the client
 * countries can add them without reading applications. `clientId` and `companyId` are the ones that fit.
 */
export async function listUncounted() {
  const [groups, published, countries] = await Promise.all([
    read.application.groupBy({ by: ['vacancyId', 'jobTitle'], where: uncounted, _count: { _all: true } }),
    vacancies.list(),
    clients.list(),
  ])
  const rows = new Map<
    string | null,
    {
      vacancyId: string | null
      job: string
      count: number
      clientId?: string | undefined
      companyId?: string | undefined
    }
  >()
  for (const { vacancyId, jobTitle, _count } of groups) {
    const vacancy = published.find(({ _id }) => _id === vacancyId)
    const employer = vacancyId ? (await vacancies.liveVacancy(read, vacancyId))?.employer : undefined
    const client = vacancy && countries.find(({ countryName: name }) => clients.isCountry(name, vacancy.country))
    const company = client?.company.find(({ companyName }) => employer && isSameName(companyName, employer))
    rows.set(vacancyId, {
      vacancyId,
      job: vacancy ? vacancies.nameOf(vacancy) : jobTitle,
      count: (rows.get(vacancyId)?.count ?? 0) + _count._all,
      clientId: client?._id,
      companyId: company?._id,
    })
  }
  return {
    rows: [...rows.values()],
    clients: countries.map(({ _id, countryName: name, countryNameBn, company }) => ({
      _id,
      countryName: name,
      countryNameBn,
      companies: company.map(({ _id: companyId, companyName, companyNameBn, valueOfEmployement }) => ({
        _id: companyId,
        companyName,
        companyNameBn,
        people: valueOfEmployement,
      })),
    })),
  }
}

/**
 * Adds people who have departed to the figure of a company, as any change of a client country, and once each: those whom a colleague has
 * added meanwhile are left out. Gives how many there were. Throws CONFLICT for none, NOT_FOUND for a country or company that is gone.
 */
export function count(by: Actor, { vacancyId, ids, clientId, companyId, companyName, companySector }: CountInput) {
  return changeContent(async transaction => {
    const count = await markCounted(transaction, { vacancyId, ...(ids && { id: { in: ids } }) })
    const company = companyId ? { _id: companyId } : { companyName, companySector }
    await clients.addPlaced(transaction, by, { id: clientId, company, count })
    await record(transaction, by, 'departed-counted', {
      subject: await jobTitleOf(transaction, vacancyId),
      detail: String(count),
    })
    return { count }
  })
}

/** Leaves people who have departed out of the figures, as they are in them by another way. Throws CONFLICT for none. */
export function leaveOut(by: Actor, vacancyId: string | null) {
  return changeContent(async transaction => {
    const count = await markCounted(transaction, { vacancyId })
    await record(transaction, by, 'departed-left-out', {
      subject: await jobTitleOf(transaction, vacancyId),
      detail: String(count),
    })
    return { count }
  })
}

/** How many people have departed and are in no figure yet, and since when. */
export async function uncountedSummary() {
  const { _count, _min } = await read.application.aggregate({
    where: uncounted,
    _count: { _all: true },
    _min: { stateAt: true },
  })
  return { count: _count._all, oldest: _min.stateAt?.toISOString() }
}

async function markCounted(transaction: Writer, which: { vacancyId: string | null; id?: { in: string[] } }) {
  const { count } = await transaction.application.updateMany({
    where: { ...uncounted, ...which },
    data: { countedAt: new Date() },
  })
  if (count === 0) throw new AppError('CONFLICT', m.departed_counted_already())
  return count
}

async function jobTitleOf(transaction: Writer, vacancyId: string | null) {
  const found =
    vacancyId && (await transaction.application.findFirst({ where: { vacancyId }, select: { jobTitle: true } }))
  return found ? found.jobTitle : ''
}

const isSameName = (one: string, other: string) => foldText(one).trim() === foldText(other).trim()
