import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import type { Gap, Kind } from '#server/features/applications/stages/gaps.shared.ts'
import { type Application, findApplications } from '#server/features/applications/domain.ts'
import * as vacancies from '#server/features/vacancies/domain.ts'
import type { VacancyInput } from '#server/features/vacancies/schema.ts'
import { applicationsOf } from '#server/features/workers/applications.ts'
import { requireWorker, type Worker } from '#server/features/workers/domain.ts'
import { documentsFor, inForce, unfitFor } from '#server/features/workers/expiry.ts'
import type { Chosen } from '#server/features/workers/print/schema.ts'
import { openNumbers } from '#server/features/workers/sealing.ts'
import { filesOf } from '#server/features/workers/stages.ts'
import { findStageRules } from '#server/features/workers/settings.ts'
import { goingOf } from '#server/features/workers/stages.shared.ts'
import type { WorkerDocument } from '../../../../prisma/generated/sqlite/client.ts'

/** Somebody as documents show them; whatever is not stored is missing. */
export type Person = {
  worker: Worker | undefined
  application: Application | undefined
  vacancy: Partial<VacancyInput>
  documents: Partial<Record<Kind, WorkerDocument>>
  /** What is there and not good for the flight, or not for any. */
  unfit: Gap[]
  /** The number. */
  passport: string
}

/** The people that were chosen, in that order, without the numbers of their passports. Throws NOT_FOUND for one that is gone. */
export async function findPeople({ worker: id, applications }: Chosen): Promise<Person[]> {
  if (id === undefined) return peopleOf(applications)
  const found = await requireWorker(id)
  const worker = found.mergedIntoId ? await requireWorker(found.mergedIntoId) : found
  const own = (await applicationsOf([worker.id])).get(worker.id) ?? []
  const going = applications.length > 0 ? own.find(each => applications.includes(each.id)) : goingOf(own)
  if (going) return (await peopleOf([going.id])).map(person => ({ ...person, worker }))
  if (applications.length > 0) throw new AppError('NOT_FOUND', m.application_missing())
  const documents = await read.workerDocument.findMany({ where: { workerId: worker.id, applicationId: null } })
  return [{ worker, application: undefined, vacancy: {}, documents: byKind(documents), unfit: [], passport: '' }]
}

/** The same with the numbers of their passports. Throws CONFLICT where they were sealed with another key. */
export const withPassports = (people: Person[]): Person[] =>
  people.map(person => {
    const numbers = person.worker ? openNumbers(person.worker) : undefined
    if (person.worker && !numbers) throw new AppError('CONFLICT', m.worker_locked())
    return { ...person, passport: numbers?.passport ?? '' }
  })

async function peopleOf(ids: string[]): Promise<Person[]> {
  const rows = new Map((await findApplications(read, ids)).map(row => [row.id, row]))
  const applications = [...new Set(ids)].map(id => {
    const row = rows.get(id)
    if (!row) throw new AppError('NOT_FOUND', m.application_missing())
    return row
  })
  const [files, known, { validity }] = await Promise.all([
    filesOf(applications, read),
    vacanciesOf(applications),
    findStageRules(read),
  ])
  return applications.map(application => {
    const file = files.get(application.id)
    const vacancy = known.get(application.vacancyId ?? '') ?? {}
    const documents = file ? documentsFor([application.id, ...file.merged], file.documents) : []
    return {
      worker: file?.worker,
      application,
      vacancy,
      documents: byKind(documents),
      unfit: file ? unfitFor(file.worker, documents, { country: '', months: 0, ...vacancy }, validity) : [],
      passport: '',
    }
  })
}

async function vacanciesOf(applications: Application[]) {
  const ids = [...new Set(applications.flatMap(({ vacancyId }) => vacancyId ?? []))]
  return new Map(await Promise.all(ids.map(async id => [id, await vacancies.lastVacancy(read, id)] as const)))
}

const byKind = (documents: WorkerDocument[]): Person['documents'] =>
  Object.fromEntries(
    inForce(documents)
      .toReversed()
      .map(document => [document.kind, document]),
  )
