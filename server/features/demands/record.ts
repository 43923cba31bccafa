import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { countsOf } from '#server/features/applications/domain.ts'
import { withWage } from '#server/features/demands/line-wage.ts'
import { findReference } from '#server/features/enquiries/domain.ts'
import { sentencesFor } from '#server/features/demands/sentences.ts'
import type { State } from '#server/features/demands/states.shared.ts'
import { describeForStaff } from '#server/features/vacancies/domain.ts'
import { deliveriesOf } from '#server/mail/domain.ts'

/** Everything about one demand. Throws NOT_FOUND. */
export async function byId(id: string) {
  const demand = await read.demand.findUnique({
    where: { id },
    omit: { linkHash: true, sendKeyHash: true },
    include: {
      lines: { orderBy: { position: 'asc' } },
      events: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
      entries: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
      files: { orderBy: { createdAt: 'asc' }, select: { id: true, kind: true, bytes: true } },
    },
  })
  if (!demand) throw new AppError('NOT_FOUND', m.demand_missing())
  const { lines, events, entries, stateAt, createdAt, eraseAt, deleteAfter, payers, enquiryId, ...others } = demand
  const vacancyIds = lines.flatMap(({ vacancyId }) => vacancyId ?? [])
  const [vacancies, counts, deliveryOf, enquiry] = await Promise.all([
    describeForStaff(vacancyIds),
    countsOf(vacancyIds),
    deliveriesOf(entries.flatMap(({ mailId }) => mailId ?? [])),
    enquiryId ? findReference(enquiryId) : undefined,
  ])
  return {
    ...others,
    enquiry,
    state: demand.state as State,
    payers: JSON.parse(payers) as Record<string, string>,
    stateAt: stateAt.toISOString(),
    createdAt: createdAt.toISOString(),
    eraseAt: eraseAt?.toISOString(),
    deleteAfter: deleteAfter.toISOString(),
    lines: lines.map(withWage).map(({ vacancyId, ...line }) => {
      const vacancy = vacancyId ? vacancies.get(vacancyId) : undefined
      return { ...line, ...(vacancyId && vacancy && { vacancy: { id: vacancyId, ...vacancy, ...counts(vacancyId) } }) }
    }),
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString(), state: event.state as State })),
    entries: entries.map(({ at, mailId, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      ...(mailId && { delivery: deliveryOf(mailId) }),
    })),
    sentences: sentencesFor(demand),
  }
}

/** Of which demands vacancies were made, by the ids of the vacancies. */
export async function origins() {
  const lines = await read.demandLine.findMany({
    where: { vacancyId: { not: null } },
    select: { vacancyId: true, demand: { select: { id: true, reference: true, company: true } } },
  })
  return lines.flatMap(({ vacancyId, demand }) => (vacancyId ? [{ vacancyId, ...demand }] : []))
}
