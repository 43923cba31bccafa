import { countryName } from '#i18n/countries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { read, write } from '#server/db/client.ts'
import { contributionsTo } from '#server/registration/define-feature.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { countsOf } from '#server/features/applications/domain.ts'
import { type Demand, findByKey, moveTo, requireDemand } from '#server/features/demands/domain.ts'
import { withdrawnNotice } from '#server/features/demands/mails.ts'
import { openJobs } from '#server/features/demands/open-jobs.ts'
import { withWage } from '#server/features/demands/line-wage.ts'
import { ENDED, type State } from '#server/features/demands/states.shared.ts'
import { notify } from '#server/features/notices/domain.ts'
import { list as listVacancies } from '#server/features/vacancies/domain.ts'
import { limitLinkUse } from '#server/http/rate-limits.ts'
import type { Visitor } from '#server/http/secret-links.ts'
import { shownRecord } from '#server/http/shown-record.ts'
import { deliverSoon } from '#server/mail/domain.ts'

export const ERASURE_DELAY_MS = 72 * 60 * 60 * 1000

/** Another link ends what browsers are shown. */
const { showTo, shownTo, hideFrom } = shownRecord('demand', async id => {
  const demand = await read.demand.findUnique({ where: { id }, select: { linkHash: true } })
  return demand?.linkHash
})
export { hideFrom }

/** Shows the demand of a secret link to this browser; false where there is none. Throws TOO_MANY_REQUESTS. */
export async function openLink(visitor: Visitor, secret: string): Promise<boolean> {
  const found = await limitLinkUse(visitor.clientAddress, () => findByKey(secret))
  if (found) await showTo(visitor, found.id)
  return found !== null
}

/**
 * What its employer sees of the demand that this browser is shown, and of their money: no contact, message, document or
 * name of a worker. Null where there is none.
 */
export async function findShown(visitor: Pick<Visitor, 'cookie'>) {
  const id = await shownTo(visitor)
  const demand = id && (await findWhole(id))
  if (!demand) return null
  const { reference, company, state, startsOn, eraseAt, deleteAfter, events, lines } = demand
  const vacancyIds = lines.flatMap(({ vacancyId }) => vacancyId ?? [])
  const [counts, published, money] = await Promise.all([countsOf(vacancyIds), listVacancies(), moneyOf(id)])
  return {
    reference,
    company,
    state: state as State,
    startsOn,
    events: events.map(({ id: _id, state: step, on, sentence }) => ({ _id, state: step as State, on, sentence })),
    lines: lines.map(withWage).map(({ id: _id, trade, number, wage, currency, period, vacancyId }) => {
      const vacancy = published.find(each => each._id === vacancyId)
      return {
        _id,
        trade,
        number,
        wage,
        currency,
        period,
        ...(vacancy && {
          vacancy: {
            slug: vacancy.slug,
            title: `${tradeName(vacancy.trade)}, ${countryName(vacancy.country)}`,
            isOpen: !vacancy.closing,
          },
        }),
        ...(vacancyId && { counts: counts(vacancyId) }),
      }
    }),
    money,
    eraseAt: eraseAt?.toISOString() ?? null,
    deleteAfter: deleteAfter.toISOString(),
  }
}
export type ShownDemand = NonNullable<Awaited<ReturnType<typeof findShown>>>

/** The demand that this browser is shown, with its posts in their order. Throws NOT_FOUND. */
export async function requireShown(visitor: Pick<Visitor, 'cookie'>) {
  const id = await shownTo(visitor)
  const demand = id && (await findWhole(id))
  if (!demand) throw new AppError('NOT_FOUND', m.demand_status_closed())
  return demand
}

/** Ends the shown demand, at once, and tells staff, since jobs that were made of it stay open. Throws NOT_FOUND. */
export async function withdraw(visitor: Visitor): Promise<void> {
  const { id } = await requireShown(visitor)
  await write(async transaction => {
    const demand = await requireDemand(id, transaction)
    if (ENDED.includes(demand.state as State)) return
    const by = { id: null, name: EMPLOYER }
    const { reference } = demand
    await moveTo(transaction, demand, { state: 'withdrawn' }, by)
    await record(transaction, by, 'demand-withdrawn', { subjectId: id, subject: reference })
    const open = (await openJobs(transaction, id)).length
    await notify(transaction, 'demand-withdrawn', {
      path: `/admin/demands/${id}`,
      recordId: id,
      text: () => withdrawnNotice({ reference, open }),
    })
  })
  deliverSoon()
}

/** Has the shown demand erased after 72 hours. Throws NOT_FOUND. */
export async function requestErasure(visitor: Visitor, now = Date.now()): Promise<void> {
  const { id } = await requireShown(visitor)
  await setErasure(id, { eraseAt: null }, new Date(now + ERASURE_DELAY_MS))
}

/** Stops the erasure of the shown demand. Throws NOT_FOUND. */
export async function stopErasure(visitor: Visitor): Promise<void> {
  const { id } = await requireShown(visitor)
  await setErasure(id, {}, null)
}

/** As the record of its states names whoever withdrew a demand. */
const EMPLOYER = m.demand_employer({}, { locale: 'en' })

const moneyOf = async (id: string) => (await contributionsTo('employers')[0]?.given.money(id)) ?? null

const findWhole = (id: string) =>
  read.demand.findUnique({
    where: { id },
    include: { lines: { orderBy: { position: 'asc' } }, events: { orderBy: [{ at: 'asc' }, { id: 'asc' }] } },
  })

const setErasure = (id: string, before: Partial<Pick<Demand, 'eraseAt'>>, eraseAt: Date | null) =>
  write(transaction => transaction.demand.updateMany({ where: { id, ...before }, data: { eraseAt } }))
