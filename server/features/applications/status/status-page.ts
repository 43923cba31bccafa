import { countryName } from '#i18n/countries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { read, write } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { keepCalls } from '#server/features/applications/calls.ts'
import { withdrawnNotice } from '#server/features/applications/mails.ts'
import { readDevice, rememberDevice } from '#server/features/applications/status/known-browser.ts'
import { type Application, moveTo, requireApplication } from '#server/features/applications/domain.ts'
import { countKnownTry, countTry, secondsOfToday, takeBack } from '#server/features/applications/status/wrong-codes.ts'
import type { News } from '#server/features/applications/interviews/news.shared.ts'
import { findShownParts, follow } from '#server/features/applications/contributed.ts'
import type { LookUpInput } from '#server/features/applications/schema.ts'
import { deleteAfterOf, retentionMonths } from '#server/features/applications/retention.ts'
import { hashCode, hashLink } from '#server/features/applications/status/secrets.ts'
import { ENDED, type State, stateLabels } from '#server/features/applications/stages/states.shared.ts'
import { findToldState, toldOf, toldState } from '#server/features/applications/stages/told-steps.ts'
import { notify } from '#server/features/notices/domain.ts'
import { costsInALine } from '#server/features/vacancies/costs.shared.ts'
import { list as listVacancies } from '#server/features/vacancies/domain.ts'
import { limitCode } from '#server/features/applications/limits.ts'
import { limitLinkUse } from '#server/http/rate-limits.ts'
import type { Visitor } from '#server/http/secret-links.ts'
import { shownRecord } from '#server/http/shown-record.ts'
import { isSame } from '#server/installation/keys.ts'
import { deliverSoon } from '#server/mail/domain.ts'

export const ERASURE_DELAY_MS = 72 * 60 * 60 * 1000
/** As many codes are compared for a number that nobody has applied with. */
const COMPARISONS_MIN = 20

/** A new code ends what browsers are shown. */
const {
  showTo,
  shownTo: openedBy,
  hideFrom,
} = shownRecord('application', async id => {
  const application = await read.application.findUnique({ where: { id }, select: { codeHash: true } })
  return application?.codeHash
})
export { hideFrom }

/** What this browser is shown: of an application that was merged since, the one that it was merged into. */
async function shownTo(visitor: Pick<Visitor, 'cookie'>): Promise<string | undefined> {
  const id = await openedBy(visitor)
  const found = id && (await read.application.findUnique({ where: { id }, select: { mergedIntoId: true } }))
  return found ? (found.mergedIntoId ?? id) : undefined
}

type Candidate = Pick<Application, 'id' | 'codeHash' | 'district' | 'mergedIntoId'>

/**
 * Shows the application of a number and a code to this browser. Whatever is wrong, the answer is the same: that says
 * nothing of whose number it is. Throws BAD_REQUEST, and what `countTry` throws. docs/decisions/0115 says why.
 */
export async function lookUp(visitor: Visitor, input: LookUpInput): Promise<void> {
  const candidates = await read.application.findMany({
    where: { phone: input.phone },
    select: { id: true, codeHash: true, district: true, mergedIntoId: true },
  })
  const known = candidates.filter(readDevice(visitor).knows)
  const found =
    (await guessKnown(known, input.code)) ?? (await limitCode(visitor.clientAddress, () => guess(candidates, input)))
  if (!found) throw new AppError('BAD_REQUEST', m.application_status_wrong())
  await show(visitor, found)
}

/** Shows the application of a secret link to this browser; false where there is none. Throws TOO_MANY_REQUESTS. */
export async function openLink(visitor: Visitor, secret: string): Promise<boolean> {
  const found = await limitLinkUse(visitor.clientAddress, () =>
    read.application.findUnique({
      where: { linkHash: hashLink(secret) },
      select: { id: true, codeHash: true, mergedIntoId: true },
    }),
  )
  if (found) await show(visitor, found)
  return found !== null
}

/**
 * What its applicant sees of the application that this browser is shown: no name, number, message or file, and no step
 * that staff can undo yet; `stage` has the facts of a worker’s stage, `money` what they have paid. `hasWorkerFile` says
 * that staff keep a file of its person, which stays when it is erased. Null where there is none.
 */
export async function findShown(visitor: Pick<Visitor, 'cookie'>) {
  const id = await shownTo(visitor)
  const application =
    id && (await read.application.findUnique({ where: { id }, include: { events: { orderBy: { at: 'asc' } } } }))
  if (!application) return null
  const { reference, vacancyId, trade, jobTitle, eraseAt, deleteAfter, workerId, consent } = application
  const events = toldOf(application.events)
  const isAllTold = events.length === application.events.length
  const state = toldState(application, application.events)
  const vacancy = vacancyId ? (await listVacancies()).find(({ _id }) => _id === vacancyId) : undefined
  const toldAt = events.findLast(({ news }) => news === null)?.at ?? application.createdAt
  const keptUntil = isAllTold ? deleteAfter : deleteAfterOf({ state, consent }, toldAt, await retentionMonths())
  return {
    reference,
    state,
    job: vacancy
      ? { title: `${tradeName(vacancy.trade)}, ${countryName(vacancy.country)}`, slug: vacancy.slug }
      : { title: jobTitle || m.application_status_any({ trade: tradeName(trade) }) },
    /** Of the job, as long as it is published. */
    costs: vacancy && !ENDED.includes(state) ? costsInALine(vacancy) : null,
    events: events.map(({ id: _id, state: step, news, on, sentence, nextStep, cost, payer }, n) => ({
      _id,
      state: step as State,
      news: news as News | null,
      on,
      sentence,
      /** What came next before comes no more. */
      nextStep: n === events.length - 1 ? nextStep : '',
      cost,
      payer: payer as 'employer' | 'worker' | 'shared' | null,
    })),
    eraseAt: eraseAt?.toISOString() ?? null,
    deleteAfter: keptUntil.toISOString(),
    hasWorkerFile: workerId !== null,
    ...(await findShownParts({ id, state, workerId, vacancyId })),
  }
}
export type ShownApplication = NonNullable<Awaited<ReturnType<typeof findShown>>>

/** Ends the application that this browser is shown, at once. Throws NOT_FOUND. */
export async function withdraw(visitor: Visitor): Promise<void> {
  const id = await requireShown(visitor)
  await changeContent(async transaction => {
    const application = await requireApplication(id, transaction)
    if (ENDED.includes(await findToldState(transaction, application))) return
    await moveTo(transaction, application, { state: 'withdrawn' }, { id: null, name: APPLICANT })
    await follow(transaction, id)
    await keepCalls(transaction, id)
    const { reference, state } = application
    await notify(transaction, 'application-withdrawn', {
      path: `/admin/applications/${id}`,
      recordId: id,
      text: () => withdrawnNotice({ reference, stage: stateLabels[state as State]() }),
    })
  })
  deliverSoon()
}

/**
 * Has the shown application erased after 72 hours. Whoever came by a link knows no code, so a code counts here as at the look-up. Throws
 * BAD_REQUEST for another code, TOO_MANY_REQUESTS, and NOT_FOUND.
 */
export async function requestErasure(visitor: Visitor, code: string, now = Date.now()): Promise<void> {
  const id = await requireShown(visitor)
  const own = await read.application.findMany({
    where: { OR: [{ id }, { mergedIntoId: id }] },
    select: { id: true, codeHash: true, district: true, mergedIntoId: true },
  })
  const attempt = await countKnownTry(
    own.map(each => each.id),
    now,
  )
  if (!attempt)
    throw new AppError('TOO_MANY_REQUESTS', m.application_erase_tomorrow(), { retryAfter: secondsOfToday(now) })
  if (!findByCode(own, code)) throw new AppError('BAD_REQUEST', m.application_status_code_other(), { field: 'code' })
  await takeBack(attempt)
  await write(transaction =>
    transaction.application.updateMany({
      where: { id, eraseAt: null },
      data: { eraseAt: new Date(now + ERASURE_DELAY_MS) },
    }),
  )
}

/** Stops the erasure of the shown application. Throws NOT_FOUND. */
export async function stopErasure(visitor: Visitor): Promise<void> {
  const id = await requireShown(visitor)
  await write(transaction => transaction.application.updateMany({ where: { id }, data: { eraseAt: null } }))
}

/** As the record of its steps names whoever withdrew an application. */
const APPLICANT = m.application_applicant({}, { locale: 'en' })

async function show(visitor: Visitor, { id, codeHash, mergedIntoId }: Omit<Candidate, 'district'>) {
  rememberDevice(visitor, { id, codeHash })
  await showTo(visitor, mergedIntoId ?? id)
}

/** The application that this browser is shown. Throws NOT_FOUND. */
export async function requireShown(visitor: Visitor): Promise<string> {
  const id = await shownTo(visitor)
  if (!id) throw new AppError('NOT_FOUND', m.application_status_closed())
  return id
}

/** Of each application that the browser knows a try is counted: the code of another one may be a guess. */
async function guessKnown(known: Candidate[], code: string) {
  for (const each of known) {
    const attempt = await countKnownTry([each.id])
    const found = attempt && findByCode([each], code)
    if (!found) continue
    await takeBack(attempt)
    return found
  }
  return undefined
}

async function guess(candidates: Candidate[], { phone, code, district }: LookUpInput) {
  const attempt = await countTry(phone, district !== '')
  const found = findByCode(candidates, code)
  const isOther = found?.district !== '' && found?.district !== district // one without a district asks for none
  if (!found || (attempt.isBraked && isOther)) return undefined
  await takeBack(attempt)
  return found
}

/** The one with this code; every one is compared, and others beside it, so that the time says nothing. */
function findByCode(candidates: Candidate[], code: string): Candidate | undefined {
  const others = Array.from({ length: Math.max(0, COMPARISONS_MIN - candidates.length) }, () => NOBODY)
  const compared = [...candidates, ...others].map(each => ({
    each,
    isIt: isSame(each.codeHash, hashCode(each.id, code)),
  }))
  return compared.find(({ isIt }) => isIt)?.each
}

const NOBODY: Candidate = { id: '', codeHash: '-'.repeat(43), district: '', mergedIntoId: null }
