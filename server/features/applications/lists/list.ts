import { readUnsaid } from '#server/features/applications/unsaid.shared.ts'
import { formatDigits } from '#i18n/locale.ts'
import { tradeName } from '#i18n/trades.ts'
import { phoneDigits } from '#i18n/typed/phone-digits.ts'
import { phoneText } from '#i18n/typed/phone.ts'
import { read } from '#server/db/client.ts'
import { orderedTable } from '#server/db/ordered-table.ts'
import type { FoundPerson } from '#server/registration/define-feature.ts'
import { idsWithPassport } from '#server/features/applications/contributed.ts'
import { callsOf } from '#server/features/applications/calls.ts'
import { conditionOf } from '#server/features/applications/lists/filter.ts'
import { PAGE_SIZES, type Sort } from '#server/features/applications/lists/list.shared.ts'
import {
  type CallOutcome,
  type Source,
  type State,
  stateLabels,
} from '#server/features/applications/stages/states.shared.ts'
import { namesOf, vacanciesOf } from '#server/features/applications/vacancy-names.ts'
import type { ApplicationsFilter, applicationsInput } from '#server/features/applications/work-schema.ts'
import { nextOf, ofReader } from '#server/features/work/domain.ts'
import { pageIn } from '#server/trpc/list.ts'
import type { z } from '#i18n/zod.ts'
import type { Prisma } from '../../../../prisma/generated/sqlite/client.ts'

const table = orderedTable<Application, Sort>('Application', {
  newest: { column: 'createdAt', isDown: true },
  oldest: { column: 'createdAt', isDown: false },
  waiting: { column: 'stateAt', isDown: false },
  name: { column: 'nameKey', isDown: false },
})

type Reader = { id: string }
export type Application = Prisma.ApplicationGetPayload<object>

/** A page of applications, with how many there are in each state. */
export async function list(
  reader: Reader,
  { page, size = PAGE_SIZES[0], ...asked }: z.output<typeof applicationsInput>,
) {
  const filter = ofReader(reader, asked)
  const { state: _, ...others } = filter
  const where = conditionOf(filter)
  const [count, counts] = await Promise.all([table.count(where), countStates(others)])
  const { offset, limit, ...position } = pageIn(count, { page, size })
  const ids = await table.ids(where, filter.sort, limit, offset)
  return { rows: await rowsOf(ids), ...position, counts }
}

/** How many a list has. */
export const countApplications = (reader: Reader, filter: ApplicationsFilter): Promise<number> =>
  table.count(conditionOf(ofReader(reader, filter)))

/** What is before and after an application in its list, and its number there. */
export const neighbours = async (reader: Reader, id: string, { sort, ...filter }: ApplicationsFilter) =>
  table.neighbours(conditionOf(ofReader(reader, filter)), sort, await read.application.findUnique({ where: { id } }))

/** How many a list has, and which of them is its first. */
export async function summaryOf(reader: Reader, filter: ApplicationsFilter) {
  const where = conditionOf(ofReader(reader, filter))
  const [count, [id]] = await Promise.all([table.count(where), table.ids(where, filter.sort, 1, 0)])
  const first = id ? await read.application.findUnique({ where: { id } }) : null
  return {
    count,
    oldest: first?.stateAt.toISOString(),
    first: first ? `/admin/applications/${first.id}` : undefined,
  }
}

/** Every application of a list, oldest first. */
export const all = (reader: Reader, filter: ApplicationsFilter): AsyncGenerator<Application> =>
  table.all(conditionOf(ofReader(reader, filter)), 'oldest', async ids =>
    knowingPassports(inOrder(ids, await read.application.findMany({ where: { id: { in: ids } } }))),
  )

/** The same, of which who has a passport in the file has one, whatever the form says. */
export async function knowingPassports(rows: Application[]): Promise<Application[]> {
  const inFile = await idsWithPassport(rows)
  return rows.map(row => ({ ...row, hasPassport: row.hasPassport || inFile.has(row.id) }))
}

/**
 * For the finder: the newest applications with these words; whose telephone ends with the digits stands first. Each is of
 * its person’s file, unless it is called by its reference.
 */
export async function find(words: string, max: number): Promise<FoundPerson[]> {
  const ids = await table.found(conditionOf({ search: words }), phoneDigits(words), max)
  const [rows, found] = await Promise.all([rowsOf(ids), read.application.findMany({ where: { id: { in: ids } } })])
  const files = new Map(found.map(({ id, workerId }) => [id, workerId]))
  return rows.map(({ id, name, reference, phone, job, trade, state }) => ({
    id,
    ...(reference !== words.trim().toUpperCase() && { of: files.get(id) ?? '' }),
    href: `/admin/applications/${id}`,
    title: name,
    note: [reference, formatDigits(phoneText(phone)), job || tradeName(trade), stateLabels[state]()].join(' · '),
  }))
}

/** The applications with these ids, in their order. */
async function rowsOf(ids: string[]) {
  const rows = await read.application.findMany({
    where: { id: { in: ids } },
    include: {
      interview: { select: { at: true } },
      _count: { select: { files: true } },
    },
  })
  const [found, next, calls, inFile] = await Promise.all([
    vacanciesOf(rows),
    nextOf('applications', ids),
    callsOf(read, ids),
    idsWithPassport(rows),
  ])
  const names = namesOf(found)
  const countries = new Map(found.map(({ _id, country }) => [_id, country]))
  return inOrder(ids, rows).map(({ interview, _count, ...row }) => ({
    ...toRow(row, names),
    isPassportInFile: inFile.has(row.id),
    country: (row.vacancyId && countries.get(row.vacancyId)) || row.country || undefined,
    registered: row.registered,
    files: _count.files,
    testResult: row.testResult,
    interviewAt: interview?.at.toISOString(),
    task: next.get(row.id),
    ...calledOf(calls.get(row.id)),
  }))
}

/** When somebody was called last and how that went, and how often they have been called. */
const calledOf = (calls: { at: Date; outcomes: (CallOutcome | null)[] } | undefined) => ({
  lastCall: calls && { at: calls.at.toISOString(), outcome: calls.outcomes[0] ?? null },
  attempts: calls?.outcomes.length ?? 0,
})

/** What a list or a card shows of an application. */
export function toRow(application: Application, names: Map<string, string>) {
  const { id, reference, name, phone, district, trade, years, hasPassport, source, vacancyId, jobTitle } = application
  return {
    id,
    reference,
    name,
    phone,
    district,
    trade,
    years,
    hasPassport,
    unsaid: readUnsaid(application.unsaid),
    source: source as Source,
    vacancyId,
    job: (vacancyId && names.get(vacancyId)) || jobTitle,
    state: application.state as State,
    stateAt: application.stateAt.toISOString(),
    createdAt: application.createdAt.toISOString(),
    isDuplicate: application.duplicateOfId !== null,
    callAgainSince: application.callAgainSince?.toISOString(),
    isCallDue: application.callAgainSince !== null && application.callAgainSince <= new Date(),
    isWrongNumber: application.wrongNumberSince !== null,
    eraseAt: application.eraseAt?.toISOString(),
    assigneeId: application.assigneeId,
    assignee: application.assignee,
  }
}

function inOrder<Row extends Application>(ids: string[], rows: Row[]) {
  const found = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => found.get(id) ?? [])
}

type Count = { count: number }

async function countStates(filter: ApplicationsFilter) {
  const rows = await read.$queryRaw<(Count & { state: State })[]>`
    SELECT "state", CAST(COUNT(*) AS DOUBLE PRECISION) AS "count" FROM "Application"
    WHERE ${conditionOf(filter)} GROUP BY "state"`
  return Object.fromEntries(rows.map(({ state, count }) => [state, count])) as Partial<Record<State, number>>
}
