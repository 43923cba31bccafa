import { m } from '#i18n/paraglide/messages.js'
import { read, type Reader, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { vacancyNames } from '#server/features/applications/vacancy-names.ts'
import { deleteFiles } from '#server/features/applications/files.ts'
import { DEPARTED, ENDED, STATES, TAKING } from '#server/features/applications/stages/states.shared.ts'
import { forgetActs } from '#server/features/activity/domain.ts'
import { forgetNotices } from '#server/features/notices/domain.ts'
import { forgetMails } from '#server/mail/domain.ts'
import { forgetAnnounced } from '#server/changes/outbox.ts'
import { keepTaken } from '#server/features/applications/stages/move-to.ts'
import type { Application, Prisma } from '../../../prisma/generated/sqlite/client.ts'

export type { Application }
export { departuresOf, selectedOn } from '#server/features/applications/stages/selected-on.ts'
export { skipsOf } from '#server/features/applications/stages/skips.ts'
export {
  applicationsOfFiles,
  applicationsOfPhone,
  bringApplications,
  fileOf,
  filesOfJobs,
  filesWith,
  filesWithMerged,
  findApplications,
  findApplicationsFrom,
  giveApplicationsBack,
  leaveFiles,
  rootOf,
  rootsOf,
  setFile,
  withMerged,
} from '#server/features/applications/worker-file.ts'
export { notingLosses } from '#server/features/applications/stages/left-without.ts'
export { inLanguageOf } from '#server/features/applications/language.ts'
export { findToldState, tell, UNDO_MS } from '#server/features/applications/stages/told-steps.ts'
export { keepTaken, moveTo, requirePost, type Step } from '#server/features/applications/stages/move-to.ts'
export { addIn, type ReceiptWithText } from '#server/features/applications/add.ts'
export { apply, jobOf, type Receipt, reissue, submit, submitIn } from '#server/features/applications/submit.ts'

/** Throws NOT_FOUND. */
export async function requireApplication(id: string, database: Pick<Writer, 'application'> | typeof read = read) {
  const application = await database.application.findUnique({ where: { id } })
  if (!application) throw new AppError('NOT_FOUND', m.application_missing())
  return application
}

/** The same for what one that was merged takes no part in any more. Throws NOT_FOUND. */
export async function requireOwn(id: string, transaction: Writer) {
  const application = await requireApplication(id, transaction)
  if (application.mergedIntoId) throw new AppError('NOT_FOUND', m.application_missing())
  return application
}

/**
 * Deletes applications with everything that was written about them, and what was merged into them, in a transaction of `changeContent`; a
 * post that one had is free again.
 */
export async function eraseNow(transaction: Writer, ids: string[]): Promise<void> {
  const doomed = await transaction.application.findMany({
    where: { OR: [{ id: { in: ids } }, { mergedIntoId: { in: ids } }] },
    select: { id: true, vacancyId: true },
  })
  const doomedIds = doomed.map(({ id }) => id)
  const entries = await transaction.applicationEntry.findMany({
    where: { applicationId: { in: doomedIds }, mailId: { not: null } },
    select: { mailId: true },
  })
  await forgetMails(
    transaction,
    entries.flatMap(({ mailId }) => mailId ?? []),
  )
  await forgetActs(transaction, doomedIds)
  await forgetNotices(transaction, doomedIds)
  await forgetAnnounced(transaction, doomedIds)
  await deleteFiles(transaction, doomedIds)
  await transaction.application.deleteMany({ where: { id: { in: doomedIds } } })
  await keepTaken(
    transaction,
    doomed.map(({ vacancyId }) => vacancyId),
  )
}

/** For vacancies: how many have applied, how many of them were selected, and how many of these have departed; nobody's name. */
export async function countsOf(vacancyIds: string[]) {
  const groups = await read.application.groupBy({
    by: ['vacancyId', 'state'],
    where: { vacancyId: { in: vacancyIds }, mergedIntoId: null },
    _count: true,
  })
  return (vacancyId: string) => {
    const count = (states: readonly string[]) =>
      groups
        .filter(group => group.vacancyId === vacancyId && states.includes(group.state))
        .reduce((sum, { _count }) => sum + _count, 0)
    return { applied: count(STATES), selected: count(TAKING), departed: count(DEPARTED) }
  }
}

/** How many have not ended; with `which` of those alone. */
export const countOpen = (database: Reader, which: Prisma.ApplicationWhereInput = {}): Promise<number> =>
  database.application.count({ where: { ...which, state: { notIn: [...ENDED] }, mergedIntoId: null } })

/** The pages of the applications with these ids, of those that are still there. */
export async function findApplicationPages(ids: string[]): Promise<Map<string, string>> {
  const found = await read.application.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return new Map(found.map(({ id }) => [id, `/admin/applications/${id}`]))
}

/** The interviews of a time, the next one first, with what the vacancy is called and how many people are invited. */
export async function interviewsBetween(from: Date, to: Date, max: number) {
  const found = await read.interview.findMany({
    where: { at: { gte: from, lt: to } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    include: { _count: { select: { applications: true } } },
    take: max,
  })
  const names = await vacancyNames(found)
  return found.map(({ id, vacancyId, at, place, _count }) => ({
    id,
    at: at.toISOString(),
    place,
    job: (vacancyId && names.get(vacancyId)) || '',
    people: _count.applications,
  }))
}
