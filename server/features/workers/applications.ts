import { m } from '#i18n/paraglide/messages.js'
import { nameKeyOf } from '#i18n/typed/names.ts'
import type { Actor } from '#server/actor.ts'
import { chunk, read, write } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import {
  applicationsOfFiles,
  departuresOf,
  fileOf,
  findApplications,
  notingLosses,
  requireApplication,
  setFile,
} from '#server/features/applications/domain.ts'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import { keepExpiry } from '#server/features/workers/expiry.ts'
import * as vacancies from '#server/features/vacancies/domain.ts'
import { keepTogether, requireShown, requireWorker, subjectOf, type Worker } from '#server/features/workers/domain.ts'

const ALIKE_MAX = 20

/** What the files with these ids have of applications, by the id of the file, the last change first. What was merged is the other one. */
export async function applicationsOf(workerIds: string[]) {
  const found = (await Promise.all(chunk(workerIds).map(ids => applicationsOfFiles(read, ids)))).flat()
  const targets = await findApplications(
    read,
    found.flatMap(({ mergedIntoId }) => mergedIntoId ?? []),
  )
  const vacancyIds = [...new Set(found.flatMap(({ vacancyId }) => vacancyId ?? []))]
  const [known, terms] = [await vacancies.byIds(vacancyIds), await vacancies.termsOf(read, vacancyIds)]
  const departures = await departuresOf(read, [...found, ...targets])
  const names = new Map(known.map(vacancy => [vacancy._id, vacancies.nameOf(vacancy)]))
  const byWorker = new Map<string, WorkerApplication[]>()
  for (const one of found) {
    const shown = targets.find(({ id }) => id === one.mergedIntoId) ?? one
    const own = byWorker.get(one.workerId!) ?? []
    if (!own.some(({ id }) => id === shown.id))
      byWorker.set(one.workerId!, [
        ...own,
        { ...toRow(shown, names, terms), merged: idsInto(shown.id, found), departedOn: departures.get(shown.id) ?? '' },
      ])
  }
  return byWorker
}

/** An application as its person's file shows it. */
export type WorkerApplication = ReturnType<typeof toRow> & { merged: string[]; departedOn: string }

const idsInto = (into: string, rows: Row[]) =>
  rows.filter(({ mergedIntoId }) => mergedIntoId === into).map(({ id }) => id)

type Row = Awaited<ReturnType<typeof requireApplication>>

const toRow = (
  { id, reference, state, stateAt, vacancyId, jobTitle, trade, years, language, hasPassport, createdAt, eraseAt }: Row,
  names: Map<string, string>,
  terms: Awaited<ReturnType<typeof vacancies.termsOf>>,
) => ({
  id,
  reference,
  state: state as State,
  stateAt: stateAt.toISOString(),
  job: (vacancyId && names.get(vacancyId)) || jobTitle,
  trade,
  /** of the job; empty and 0 where there is none */
  country: terms.get(vacancyId ?? '')?.country ?? '',
  months: terms.get(vacancyId ?? '')?.months ?? 0,
  years,
  language,
  createdAt: createdAt.toISOString(),
  /** As its form says; whether anybody has seen it is told by the documents. */
  hasPassport,
  eraseAt: eraseAt?.toISOString(),
})

/** The file of an application's person, or else those that may be theirs by telephone or name. Throws NOT_FOUND. */
export async function ofApplication(id: string) {
  const application = await requireApplication(id)
  const workerId = await fileOf(read, id)
  const worker = workerId ? await read.worker.findUnique({ where: { id: workerId } }) : null
  if (worker) return { worker: toName(worker), alike: [] }
  const alike = await read.worker.findMany({
    where: {
      mergedIntoId: null,
      OR: [{ phone: application.phone }, { kinPhone: application.phone }, { nameKey: nameKeyOf(application.name) }],
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: ALIKE_MAX,
  })
  return { worker: null, alike: alike.map(toName) }
}

/** Other files that may be the same person’s: by passport, NID or telephone, or by name where the days of birth do not differ. */
export async function filesLike({ id, nameKey, phone, bornOn, passportHash, nidHash }: Worker) {
  const found = await read.worker.findMany({
    where: {
      id: { not: id },
      mergedIntoId: null,
      OR: [
        { phone },
        { nameKey, ...(bornOn && { bornOn: { in: ['', bornOn] } }) },
        ...(passportHash ? [{ passportHash }] : []),
        ...(nidHash ? [{ nidHash }] : []),
      ],
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: ALIKE_MAX,
  })
  return found.map(toName)
}

/** Has an application belong to a file. Throws NOT_FOUND, and CONFLICT where it belongs to another one or the file is to be erased. */
export async function link(by: Actor, { application, worker }: { application: string; worker: string }): Promise<void> {
  await write(async transaction => {
    const file = await requireShown(worker, transaction)
    if (file.eraseAt) throw new AppError('CONFLICT', m.application_merge_erased())
    await keepTogether(transaction, by, { application, worker: file })
  })
}

/** Takes an application out of its file. Throws NOT_FOUND. */
export async function unlink(by: Actor, id: string): Promise<void> {
  await write(async transaction => {
    const { workerId, reference } = await requireApplication(id, transaction)
    if (!workerId) throw new AppError('NOT_FOUND', m.worker_missing())
    const worker = await requireWorker(workerId, transaction)
    const why = () => m.worker_unlinked_without({ reference: worker.reference })
    await notingLosses(transaction, by, { ids: [id], why }, () => setFile(transaction, id, null))
    await keepExpiry(transaction, [workerId])
    await record(transaction, by, 'worker-unlinked', { ...subjectOf(worker), detail: reference })
  })
}

export const toName = ({ id, reference, name, nameBn, phone, district, bornOn, state }: Worker) => ({
  id,
  reference,
  name,
  nameBn,
  phone,
  district,
  bornOn,
  isArchived: state === 'archived',
})
