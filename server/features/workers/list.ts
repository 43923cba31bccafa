import { formatDigits } from '#i18n/locale.ts'
import { tradeName } from '#i18n/trades.ts'
import { phoneDigits } from '#i18n/typed/phone-digits.ts'
import { phoneText } from '#i18n/typed/phone.ts'
import { read } from '#server/db/client.ts'
import { orderedTable } from '#server/db/ordered-table.ts'
import type { FoundPerson } from '#server/registration/define-feature.ts'
import { applicationsOf, type WorkerApplication } from '#server/features/workers/applications.ts'
import type { Worker } from '#server/features/workers/domain.ts'
import { conditionOf } from '#server/features/workers/filter.ts'
import { PAGE_SIZES, type Sort } from '#server/features/workers/list.shared.ts'
import { stateLabels } from '#server/features/applications/stages/states.shared.ts'
import { goingOf } from '#server/features/workers/stages.shared.ts'
import { findStageRules, type StageRules } from '#server/features/workers/settings.ts'
import { needsOf } from '#server/features/workers/needs.ts'
import { passportOf } from '#server/features/workers/passport.ts'
import type { WorkersFilter, workersInput } from '#server/features/workers/work-schema.ts'
import { pageIn } from '#server/trpc/list.ts'
import type { z } from '#i18n/zod.ts'
import type { WorkerDocument } from '../../../prisma/generated/sqlite/client.ts'

const table = orderedTable<Worker, Sort>('Worker', {
  newest: { column: 'createdAt', isDown: true },
  oldest: { column: 'createdAt', isDown: false },
  changed: { column: 'changedAt', isDown: true },
  name: { column: 'nameKey', isDown: false },
})

/** A page of files. */
export async function list({ page, size = PAGE_SIZES[0], ...filter }: z.output<typeof workersInput>) {
  const where = conditionOf(filter)
  const count = await table.count(where)
  const { offset, limit, ...position } = pageIn(count, { page, size })
  const rows = await rowsOf(await table.ids(where, filter.sort, limit, offset))
  const ids = rows.map(({ id }) => id)
  const [applications, documents, rules] = await Promise.all([
    applicationsOf(ids),
    read.workerDocument.findMany({ where: { workerId: { in: ids } } }),
    findStageRules(read),
  ])
  const shown = rows.map(row =>
    toRow(
      row,
      applications.get(row.id) ?? [],
      documents.filter(({ workerId }) => workerId === row.id),
      rules,
    ),
  )
  return { rows: shown, ...position }
}

/** How many files a list has. */
export const countFiles = (filter: WorkersFilter): Promise<number> => table.count(conditionOf(filter))

/** What is before and after a file in its list, and its number there. */
export const neighbours = async (id: string, { sort, ...filter }: WorkersFilter) =>
  table.neighbours(conditionOf(filter), sort, await read.worker.findUnique({ where: { id } }))

/** How many files have a document that ends as a list says, and the one of them whose ends first. */
export async function endingFirst(show: 'ends-now' | 'ends-soon') {
  const where = conditionOf({ show })
  const [count, [first]] = await Promise.all([
    table.count(where),
    read.$queryRaw<{ id: string }[]>`SELECT "id" FROM "Worker" WHERE ${where} ORDER BY "expiresOn", "id" LIMIT 1`,
  ])
  return { count, first: first?.id }
}

/** Every file of a list, oldest first. */
export const all = (filter: WorkersFilter): AsyncGenerator<Worker> => table.all(conditionOf(filter), 'oldest', rowsOf)

/**
 * For the finder: the newest files with these words, or with this passport, NID or telephone; whose telephone ends with
 * the digits stands first. Each with the state of its application.
 */
export async function find(words: string, max: number): Promise<FoundPerson[]> {
  const rows = await rowsOf(await table.found(conditionOf({ search: words }), phoneDigits(words), max))
  const applications = await applicationsOf(rows.map(({ id }) => id))
  return rows.map(({ id, name, reference, phone, trade }) => {
    const last = goingOf(applications.get(id) ?? [])
    const what = [last?.job || tradeName(trade), last && stateLabels[last.state]()]
    return {
      id,
      href: `/admin/workers/${id}`,
      title: name,
      note: [reference, formatDigits(phoneText(phone)), ...what].filter(Boolean).join(' · '),
    }
  })
}

/** What a list shows of a file, with the application that changed last. */
function toRow(worker: Worker, applications: WorkerApplication[], documents: WorkerDocument[], rules: StageRules) {
  const { id, reference, name, nameBn, phone, district, trade, passportExpiresOn, state } = worker
  const [last] = applications
  return {
    id,
    reference,
    name,
    nameBn,
    phone,
    district,
    trade,
    passportState: passportOf(worker),
    passportExpiresOn,
    isArchived: state === 'archived',
    eraseAt: worker.eraseAt?.toISOString(),
    createdAt: worker.createdAt.toISOString(),
    changedAt: worker.changedAt.toISOString(),
    last: last && { id: last.id, state: last.state, job: last.job },
    applications: applications.length,
    ...needsOf({ worker, documents }, applications, rules),
  }
}

async function rowsOf(ids: string[]): Promise<Worker[]> {
  const found = new Map((await read.worker.findMany({ where: { id: { in: ids } } })).map(row => [row.id, row]))
  return ids.flatMap(id => found.get(id) ?? [])
}
