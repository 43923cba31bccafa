import { m } from '#i18n/paraglide/messages.js'
import type { Reader } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { applicationsOfFiles } from '#server/features/applications/domain.ts'
import { SEALED_KINDS } from '#server/features/workers/documents.shared.ts'
import { ofApplications } from '#server/features/workers/papers.ts'
import { can, type Holder } from '#server/permissions.ts'

/** What is sealed of a file: two numbers that documents show, and the bank account. */
const SEALED: readonly string[] = [...SEALED_KINDS, 'account']

/** Whether somebody may look at any of these: fields of a file, or kinds of documents. */
export const maySee = (reader: Holder, ...what: string[]): boolean =>
  !what.some(each => SEALED.includes(each)) || can(reader, 'identities')

/**
 * Nobody replaces, merges, confirms, corrects or deletes what they may not look at: every change of files, documents and papers asks this.
 * What is empty anybody fills in, once. Throws FORBIDDEN. docs/decisions/0270 says why.
 */
export function requireSight(by: Holder, ...what: string[]): void {
  if (!maySee(by, ...what)) throw new AppError('FORBIDDEN', m.sealed_for_others())
}

/** The same for all that these files have, and what was merged into them: numbers, documents, and papers that wait. Throws FORBIDDEN. */
export async function requireSightOf(transaction: Reader, by: Holder, workerIds: string[]): Promise<void> {
  if (can(by, 'identities')) return
  const files = { OR: [{ id: { in: workerIds } }, { mergedIntoId: { in: workerIds } }] }
  const [numbers, documents] = [
    await transaction.worker.count({ where: { ...files, numbers: { not: '' } } }),
    await transaction.workerDocument.findMany({ where: { workerId: { in: workerIds } }, distinct: ['kind'] }),
  ]
  requireSight(by, ...(numbers > 0 ? SEALED : []), ...documents.map(({ kind }) => kind))
  const applications = await applicationsOfFiles(transaction, workerIds)
  await requireSightOfPapers(
    transaction,
    by,
    applications.map(({ id, mergedIntoId }) => mergedIntoId ?? id),
  )
}

/** The same for the papers that wait with these applications, and with what was merged into them. Throws FORBIDDEN. */
export async function requireSightOfPapers(transaction: Reader, by: Holder, applicationIds: string[]): Promise<void> {
  const where = { state: 'waiting', ...ofApplications(applicationIds) }
  const papers = await transaction.workerPaper.findMany({ where, distinct: ['kind'] })
  requireSight(by, ...papers.map(({ kind }) => kind))
}
