import { randomUUID } from 'node:crypto'
import { countryName } from '#i18n/countries.ts'
import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { isLikeName, nameKeys } from '#i18n/typed/names.ts'
import { baseLocale, getLocale } from '#i18n/paraglide/runtime.js'
import { tradeInEnglish } from '#i18n/trades.ts'
import type { Actor } from '#server/actor.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { CONSENT_VERSION } from '#server/features/applications/consent.shared.ts'
import { vacancyNames } from '#server/features/applications/vacancy-names.ts'
import { deleteFiles } from '#server/features/applications/files.ts'
import { deleteAfterOf, retentionMonths } from '#server/features/applications/retention.ts'
import type { ApplicationInput, PublicApplicationInput } from '#server/features/applications/schema.ts'
import { createSecrets, hashSendKey } from '#server/features/applications/secrets.ts'
import {
  DEPARTED,
  type Source,
  type State,
  STATES,
  type StepPayer,
  TAKING,
} from '#server/features/applications/states.shared.ts'
import { forgetActs } from '#server/features/activity/domain.ts'
import { tellWaiting } from '#server/features/applications/told.ts'
import { forgetNotices, notify } from '#server/features/notices/domain.ts'
import { deliverSoon, forgetMails } from '#server/mail/domain.ts'
import { applicationNotice } from '#server/features/applications/mails.ts'
import { liveVacancy, requireOpen, setTaken } from '#server/features/vacancies/domain.ts'
import type { VacancyInput } from '#server/features/vacancies/schema.ts'
import { deliverWebhooksSoon } from '#server/changes/deliver.ts'
import { createReference } from '#server/reference.ts'
import { requireSame, sentHash } from '#server/sent.ts'
import { announce as announceToWebhooks, forgetAnnounced } from '#server/changes/outbox.ts'
import type { Application } from '../../../prisma/generated/sqlite/client.ts'

export type { Application }
export { skipsOf } from '#server/features/applications/skips.ts'
export {
  applicationsOfFiles,
  bringApplications,
  fileOf,
  filesWith,
  filesWithMerged,
  findApplications,
  findApplicationsFrom,
  giveApplicationsBack,
  leaveFiles,
  rootsOf,
  setFile,
  withMerged,
} from '#server/features/applications/worker-file.ts'
export { notingLosses } from '#server/features/applications/left-without.ts'
export { inLanguageOf } from '#server/features/applications/language.ts'
export { findToldState, tell, UNDO_MS } from '#server/features/applications/told.ts'

/** Applications of one telephone for one job that are compared with another. */
const OF_PHONE_MAX = 100

/** What only the applicant gets, once. */
export type Receipt = {
  id: string
  reference: string
  /** eight digits */
  code: string
  /** of the secret link */
  secret: string
}

/** What an applicant reads of a step, from `tellAt` on or at once. `on` is a day in Dhaka, `cost` is in taka. */
export type Step = {
  state: State
  on?: string
  sentence?: string
  nextStep?: string
  cost?: number | null
  payer?: StepPayer | null
  tellAt?: Date
  /** when it was, if not now */
  at?: Date
  /** of which it tells */
  interviewId?: string
}

/** An application by the public form, which came with these files. Throws what `submit` throws. */
export function apply(form: PublicApplicationInput, files: string[] = []): Promise<Receipt> {
  const { website: _, shownAt: __, token: ___, consent: ____, sendKey, ...input } = form
  return submit(input, { source: 'website', sendKey, files })
}

/**
 * Stores an application and gives what its applicant keeps. What is sent again with the same key is the same application with a new code.
 * One with the same telephone, vacancy and name, in either script, as an earlier one stands for itself, linked for staff. Throws NOT_FOUND
 * and CONFLICT for a vacancy that is not open, and CONFLICT where something else was sent with the key.
 */
export async function submit(input: ApplicationInput, sending: Sending): Promise<Receipt> {
  const receipt = await write(transaction => submitIn(transaction, input, sending))
  deliverSoon()
  deliverWebhooksSoon()
  return receipt
}

/** `files` are the digests of those that came with it. */
type Sending = { source: Source; sendKey?: string; files?: string[]; by?: Actor }

/** The same in a transaction; `findJob` gives the vacancy that its id names, where that need not be open today. */
export async function submitIn(
  transaction: Writer,
  given: ApplicationInput,
  { source, sendKey = '', files = [], by }: Sending,
  findJob: (transaction: Writer, id: string) => Promise<VacancyInput | undefined> = requireOpen,
): Promise<Receipt> {
  const sendKeyHash = sendKey ? hashSendKey(sendKey) : null
  const hash = sentHash('application', [given, source, getLocale(), files])
  const sent = sendKeyHash && (await transaction.application.findUnique({ where: { sendKeyHash } }))
  if (sent) requireSame(sent, hash)
  if (sent) return reissue(transaction, sent)
  const { passport, vacancy, ...input } = given
  const job = vacancy ? await findJob(transaction, vacancy) : undefined
  const id = randomUUID()
  const { code, secret, stored } = createSecrets(id)
  const vacancyId = vacancy || null
  const ofPhone = await transaction.application.findMany({
    where: { phone: input.phone, vacancyId, mergedIntoId: null },
    orderBy: { createdAt: 'asc' },
    take: OF_PHONE_MAX,
    select: { id: true, name: true },
  })
  const earlier = ofPhone.find(({ name }) => isLikeName(name, input.name))
  const now = new Date()
  const { reference } = await transaction.application.create({
    data: {
      id,
      reference: createReference('APP'),
      ...input,
      ...nameKeys(input.name),
      vacancyId,
      jobTitle: job ? titleOf(job) : '',
      hasPassport: passport === 'yes',
      source,
      language: getLocale(),
      consent: CONSENT_VERSION,
      ...stored,
      sendKeyHash,
      sentHash: sendKeyHash && hash,
      duplicateOfId: earlier?.id ?? null,
      stateAt: now,
      createdAt: now,
      deleteAfter: deleteAfterOf(
        { state: 'received', consent: CONSENT_VERSION },
        now,
        await retentionMonths(transaction),
      ),
      events: {
        create: { id: randomUUID(), state: 'received', on: today(), byId: by?.id ?? null, by: by?.name ?? '' },
      },
    },
  })
  if (source === 'website') await announce(transaction, { id, reference, jobTitle: job ? titleOf(job) : '' })
  await announceToWebhooks(transaction, [
    { event: 'application.received', subjectId: id, data: { id, reference, vacancy: vacancyId } },
  ])
  return { id, reference, code, secret }
}

/** Tells staff of an application, without what its applicant wrote. */
const announce = (
  transaction: Writer,
  { id, reference, jobTitle }: Pick<Application, 'id' | 'reference' | 'jobTitle'>,
) =>
  notify(transaction, 'application-arrived', {
    path: `/admin/applications/${id}`,
    recordId: id,
    text: () => applicationNotice({ reference, job: jobTitle }),
  })

/** What an application stores of another vacancy that it is for from now on. Throws NOT_FOUND and CONFLICT for one that is not open. */
export async function jobOf(transaction: Writer, vacancyId: string) {
  if (!vacancyId) return { vacancyId: null, jobTitle: '' }
  return { vacancyId, jobTitle: titleOf(await requireOpen(transaction, vacancyId)) }
}

const titleOf = ({ trade, country }: Pick<VacancyInput, 'trade' | 'country'>) =>
  `${tradeInEnglish(trade)}, ${countryName(country, baseLocale)}`

/** Gives an application a new code and link; the old ones end, and those of applications that were merged into it. */
export async function reissue(
  transaction: Writer,
  { id, reference }: Pick<Application, 'id' | 'reference'>,
): Promise<Receipt> {
  const { code, secret, stored } = createSecrets(id)
  await transaction.application.update({ where: { id }, data: stored })
  for (const merged of await transaction.application.findMany({ where: { mergedIntoId: id }, select: { id: true } }))
    await transaction.application.update({ where: { id: merged.id }, data: createSecrets(merged.id).stored })
  return { id, reference, code, secret }
}

/**
 * Moves an application on, in a transaction of `changeContent`, since a post may be taken or given back. Gives the id of the step. Throws CONFLICT where all posts of
 * the vacancy are given away, unless `isBeyondPosts`.
 */
export async function moveTo(
  transaction: Writer,
  application: Application,
  { state, on = today(), at = new Date(), ...step }: Step,
  by: Actor,
  isBeyondPosts = false,
): Promise<string> {
  const { id, vacancyId, consent } = application
  const takes = TAKING.includes(state)
  if (vacancyId) {
    const others = await requirePost(transaction, application, state, isBeyondPosts)
    await setTaken(transaction, vacancyId, others + (takes ? 1 : 0))
  }
  if (step.interviewId) await tellWaiting(transaction, id)
  const { id: event } = await transaction.applicationEvent.create({
    data: { id: randomUUID(), applicationId: id, state, on, ...step, byId: by.id, by: by.name, at },
  })
  await transaction.application.update({
    where: { id },
    data: {
      state,
      stateAt: at,
      deleteAfter: deleteAfterOf({ state, consent }, at, await retentionMonths(transaction)),
    },
  })
  return event
}

/**
 * How many others have a post of the vacancy of an application, 0 where it has none. Throws CONFLICT where they have all of them and it takes
 * one by coming to `state`, unless `isBeyondPosts`.
 */
export async function requirePost(
  transaction: Writer,
  application: Application,
  state: State,
  isBeyondPosts = false,
): Promise<number> {
  const { id, vacancyId } = application
  if (!vacancyId) return 0
  const others = await transaction.application.count({
    where: { vacancyId, state: { in: [...TAKING] }, mergedIntoId: null, id: { not: id } },
  })
  const vacancy = await liveVacancy(transaction, vacancyId)
  const isNew = TAKING.includes(state) && !TAKING.includes(application.state as State)
  if (isNew && vacancy && others >= vacancy.posts && !isBeyondPosts)
    throw new AppError('CONFLICT', m.application_posts_taken({ posts: String(vacancy.posts) }))
  return others
}

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

/** Counts again how many posts of these vacancies are given away, in a transaction of `changeContent`. */
export async function keepTaken(transaction: Writer, vacancyIds: (string | null)[]): Promise<void> {
  for (const vacancyId of new Set(vacancyIds.flatMap(id => id ?? [])))
    await setTaken(
      transaction,
      vacancyId,
      await transaction.application.count({ where: { vacancyId, state: { in: [...TAKING] }, mergedIntoId: null } }),
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

/** How many applications are in each state where there are any, and since when the one that waits longest is there. */
export async function stageSummary() {
  const groups = await read.application.groupBy({
    by: ['state'],
    where: { mergedIntoId: null },
    _count: { _all: true },
    _min: { stateAt: true },
  })
  return STATES.flatMap(state => {
    const group = groups.find(each => each.state === state)
    return group ? [{ state, count: group._count._all, oldest: group._min.stateAt?.toISOString() }] : []
  })
}

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
