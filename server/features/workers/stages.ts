import type { Reader } from '#server/db/client.ts'
import { chunk, read } from '#server/db/client.ts'
import type { Going } from '#server/features/applications/contributions.ts'
import { withMerged } from '#server/features/applications/domain.ts'
import type { Gap, Kind } from '#server/features/applications/stages/gaps.shared.ts'
import type { State } from '#server/features/applications/stages/states.shared.ts'
import { documentsFor, gapsOf } from '#server/features/workers/expiry.ts'
import { needsOnTheWay } from '#server/features/workers/stages.shared.ts'
import { findStageRules, type StageRules } from '#server/features/workers/settings.ts'
import type { Terms } from '#server/features/workers/validity.shared.ts'
import * as vacancies from '#server/features/vacancies/domain.ts'
import { can, type Holder } from '#server/permissions.ts'
import type { Worker, WorkerDocument } from '../../../prisma/generated/sqlite/client.ts'

/**
 * What each of these applications would lack in each state that it may go on to, by its id: the gate of every move, the
 * screens that show it beforehand, and the page of the applicant ask this. Without a file nothing is there.
 */
export async function gapsOfMany(applications: Going[], database: Reader = read) {
  const [rules, terms, files] = await Promise.all([
    findStageRules(database),
    termsOf(applications, database),
    filesOf(applications, database),
  ])
  return new Map(
    applications.map(({ id, state, vacancyId }) => {
      const { country, months } = terms.get(vacancyId ?? '') ?? { country: '', months: 0 }
      const file = files.get(id)
      return [
        id,
        (to: State): Gap[] =>
          lacking({ id, merged: file?.merged, from: state as State, to, country, months }, rules, file),
      ]
    }),
  )
}

/**
 * Of what is missing why it is, for those alone who may read files of workers: a medical check that was failed is
 * nobody else’s business.
 */
export const gapsFor = (reader: Holder, gaps: Gap[]): Gap[] =>
  can(reader, 'workers') ? gaps : gaps.map(({ kind }) => ({ kind, why: 'missing' }))

type File = { worker: Pick<Worker, 'passportHash' | 'passportExpiresOn'>; documents: WorkerDocument[] }
/** `merged` are the applications that were merged into it. */
type Move = Terms & { id: string; merged?: string[] | undefined; from: State; to: State }

/** What an application lacks for a move, by the rules of the stages on the way and the file of its person. */
export function lacking(
  { id, merged = [], from, to, country, months }: Move,
  { needs, validity }: StageRules,
  file: File | undefined,
): Gap[] {
  const kinds = needsOnTheWay({ from, to, country }, needs)
  const asked = { to, country, months, rules: validity }
  return file
    ? gapsOf(kinds, file.worker, documentsFor([id, ...merged], file.documents), asked)
    : kinds.map((kind: Kind) => ({ kind, why: 'missing' as const }))
}

const termsOf = (applications: Going[], database: Reader) =>
  vacancies.termsOf(database, [...new Set(applications.flatMap(({ vacancyId }) => vacancyId ?? []))])

/** Of these applications, the ids of those whose file has the number of a passport, or the passport among its documents. */
export async function idsWithPassport(applications: Going[], database: Reader = read): Promise<Set<string>> {
  const files = await filesOf(applications, database)
  const known = [...files].filter(
    ([, { worker, documents }]) => worker.passportHash || documents.some(({ kind }) => kind === 'passport'),
  )
  return new Set(known.map(([id]) => id))
}

type WholeFile = File & { worker: Worker; merged: string[] }

/** The files by the application, also of one that was merged into it. */
export async function filesOf(applications: Going[], database: Reader): Promise<Map<string, WholeFile>> {
  const group = await withMerged(
    database,
    applications.map(({ id }) => id),
  )
  const merged = group.filter(({ mergedIntoId }) => mergedIntoId !== null)
  const workerOf = new Map([
    ...merged.flatMap(each => (each.workerId ? [[each.mergedIntoId, each.workerId] as const] : [])),
    ...applications.flatMap(({ id, workerId }) => (workerId ? [[id, workerId] as const] : [])),
  ])
  const workers = new Map<string, Omit<WholeFile, 'merged'>>()
  for (const ids of chunk([...new Set(workerOf.values())].flatMap(id => id ?? [])))
    for (const { documents, ...worker } of await database.worker.findMany({
      where: { id: { in: ids } },
      include: { documents: true },
    }))
      workers.set(worker.id, { worker, documents })
  return new Map(
    [...workerOf].flatMap(([id, workerId]) => {
      const file = workers.get(workerId ?? '')
      const own = merged.filter(({ mergedIntoId }) => mergedIntoId === id).map(each => each.id)
      return id && file ? [[id, { ...file, merged: own }] as const] : []
    }),
  )
}
