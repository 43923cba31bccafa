import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { read, write } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { type Application, keepTaken, requireApplication, requireOwn } from '#server/features/applications/domain.ts'
import { keepExpiryOf } from '#server/features/workers/domain.ts'

/** Other applications that came with the same telephone number, and those that were merged into this one. */
export async function applicationsOfPhone({ id, phone }: Pick<Application, 'id' | 'phone'>) {
  const [others, merged] = await Promise.all([
    read.application.findMany({
      where: { phone, mergedIntoId: null, id: { not: id } },
      orderBy: { createdAt: 'asc' },
      take: 50,
    }),
    read.application.findMany({ where: { mergedIntoId: id }, orderBy: { createdAt: 'asc' } }),
  ])
  return { others, merged }
}

/**
 * Makes two applications of one person one: the code and the link of the first lead to the second from then on, which shows what both had.
 * Nothing is deleted, so that `separate` brings both back; what nobody works on is given to whoever worked on the other. Throws NOT_FOUND, and BAD_REQUEST for another telephone number.
 */
export async function merge(by: Actor, { id, into }: { id: string; into: string }): Promise<void> {
  await changeContent(async transaction => {
    const [application, target] = [await requireOwn(id, transaction), await requireOwn(into, transaction)]
    if (id === into || application.phone !== target.phone)
      throw new AppError('BAD_REQUEST', m.application_other_phone())
    if (application.eraseAt || target.eraseAt) throw new AppError('CONFLICT', m.application_merge_erased())
    await transaction.application.updateMany({
      where: { OR: [{ id }, { mergedIntoId: id }] },
      data: { mergedIntoId: into, duplicateOfId: null },
    })
    await transaction.application.updateMany({ where: { duplicateOfId: id }, data: { duplicateOfId: into } })
    await transaction.application.updateMany({
      where: { id: into, duplicateOfId: { in: [id, into] } },
      data: { duplicateOfId: null },
    })
    if (!target.assigneeId && application.assigneeId) {
      const { assigneeId, assignee } = application
      await transaction.application.update({ where: { id: into }, data: { assigneeId, assignee } })
    }
    await keepTaken(transaction, [application.vacancyId, target.vacancyId])
    await keepExpiryOf(transaction, into)
    await record(transaction, by, 'application-merged', {
      subjectId: into,
      subject: target.reference,
      detail: application.reference,
    })
  })
}

/** Takes a merge back. Throws NOT_FOUND. */
export async function separate(by: Actor, id: string): Promise<void> {
  await changeContent(async transaction => {
    const application = await requireApplication(id, transaction)
    await transaction.application.update({ where: { id }, data: { mergedIntoId: null } })
    await keepTaken(transaction, [application.vacancyId])
    for (const each of [id, application.mergedIntoId]) if (each) await keepExpiryOf(transaction, each)
    await record(transaction, by, 'application-separated', { subjectId: id, subject: application.reference })
  })
}

/** Two people who share a telephone: the list of duplicates names this one no more. Throws NOT_FOUND. */
export async function keepApart(by: Actor, id: string): Promise<void> {
  await write(async transaction => {
    const { reference } = await requireApplication(id, transaction)
    await transaction.application.update({ where: { id }, data: { duplicateOfId: null } })
    await record(transaction, by, 'application-apart', { subjectId: id, subject: reference })
  })
}
