import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { keepCalls } from '#server/features/applications/calls.ts'
import { type Application, keepTaken, requireApplication, requireOwn } from '#server/features/applications/domain.ts'
import { notingLosses } from '#server/features/applications/stages/left-without.ts'
import { give, takeBack } from '#server/features/applications/merges/merged-parts.ts'
import { requireUnpaid } from '#server/features/applications/stages/move.ts'
import { CLOSED, stateLabels, type State, STATES } from '#server/features/applications/stages/states.shared.ts'
import { follow, requireMergeable } from '#server/features/applications/contributed.ts'
import type { Holder } from '#server/permissions.ts'

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
 * Makes two applications of one person one: the code and the link of the first lead to the second from then on, which
 * shows what both had, with the colleague and the interview of the first where it has none. Nothing is deleted, so that
 * `separate` brings both back. Throws NOT_FOUND, BAD_REQUEST for another telephone number, and CONFLICT where the first
 * one is further on its way or holds money that the second one may not, the two are in the files of two people, or each has
 * an interview to come.
 */
export async function merge(by: Actor & Holder, { id, into }: { id: string; into: string }): Promise<void> {
  await changeContent(async transaction => {
    const [application, target] = [await requireOwn(id, transaction), await requireOwn(into, transaction)]
    if (id === into || application.phone !== target.phone)
      throw new AppError('BAD_REQUEST', m.application_other_phone())
    if (application.eraseAt || target.eraseAt) throw new AppError('CONFLICT', m.application_merge_erased())
    requireNotFurther(application, target)
    await requireMergeable(transaction, [id, into])
    await give(transaction, application, target, by)
    const why = () => m.application_merged_without({ reference: application.reference })
    await notingLosses(transaction, by, { ids: [into], why }, async () => {
      await transaction.application.update({ where: { id }, data: { putIntoId: into } })
      await transaction.application.updateMany({
        where: { OR: [{ id }, { mergedIntoId: id }] },
        data: { mergedIntoId: into, duplicateOfId: null },
      })
    })
    await transaction.application.updateMany({ where: { duplicateOfId: id }, data: { duplicateOfId: into } })
    await transaction.application.updateMany({
      where: { id: into, duplicateOfId: { in: [id, into] } },
      data: { duplicateOfId: null },
    })
    await requireUnpaid(transaction, target, target.state as State, by)
    await keepTaken(transaction, [application.vacancyId, target.vacancyId])
    await follow(transaction, into)
    await keepCalls(transaction, into)
    await record(transaction, by, 'application-merged', {
      subjectId: into,
      subject: target.reference,
      detail: application.reference,
    })
  })
}

/** What somebody was told of their way, the one that stays has to say, too: whoever is further stays. Throws CONFLICT. */
function requireNotFurther(application: Application, target: Application) {
  const placeOf = ({ state }: Application) => (CLOSED.includes(state as State) ? -1 : STATES.indexOf(state as State))
  const isCalled = application.state === 'called' && target.state === 'received'
  if (placeOf(application) <= placeOf(target) || isCalled) return
  const state = stateLabels[application.state as State]()
  throw new AppError(
    'CONFLICT',
    m.application_merge_other_way({ reference: application.reference, state, other: target.reference }),
  )
}

/**
 * Takes a merge back: the application, and those that were put into it before, have again what they came with; of one that stands by itself
 * nothing is changed. Throws NOT_FOUND.
 */
export async function separate(by: Actor, id: string): Promise<void> {
  await changeContent(async transaction => {
    const application = await requireApplication(id, transaction)
    const { mergedIntoId: root, reference, vacancyId } = application
    if (!root) return
    const why = () => m.application_separated_without({ reference })
    await notingLosses(transaction, by, { ids: [root], why }, async () => {
      await transaction.application.updateMany({
        where: { id: { in: await within(transaction, root, id) } },
        data: { mergedIntoId: id },
      })
      await transaction.application.update({ where: { id }, data: { mergedIntoId: null, putIntoId: null } })
    })
    await takeBack(transaction, application, by)
    await keepTaken(transaction, [vacancyId, (await requireApplication(root, transaction)).vacancyId])
    await follow(transaction, id, root)
    await keepCalls(transaction, id)
    await keepCalls(transaction, root)
    await record(transaction, by, 'application-separated', { subjectId: id, subject: reference })
  })
}

/** Of those that were merged into one, those that were put into another one of them before, and into these. */
async function within(transaction: Writer, root: string, id: string): Promise<string[]> {
  const all = await transaction.application.findMany({
    where: { mergedIntoId: root },
    select: { id: true, putIntoId: true },
  })
  const into = (parent: string): string[] =>
    all.flatMap(each => (each.putIntoId === parent ? [each.id, ...into(each.id)] : []))
  return into(id)
}

/** Two people who share a telephone: the list of duplicates names this one no more. Throws NOT_FOUND. */
export async function keepApart(by: Actor, id: string): Promise<void> {
  await write(async transaction => {
    const { reference } = await requireApplication(id, transaction)
    await transaction.application.update({ where: { id }, data: { duplicateOfId: null } })
    await record(transaction, by, 'application-apart', { subjectId: id, subject: reference })
  })
}
