import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { chunk, read } from '#server/db/client.ts'
import { type Application, findApplications } from '#server/features/applications/domain.ts'
import { type Gap, gapText, kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import { CLOSED, ENDED, type State } from '#server/features/applications/stages/states.shared.ts'
import { termsOf } from '#server/features/vacancies/domain.ts'
import type { CalendarEntry, CalendarSpan } from '#server/features/work/contributions.ts'
import { DAY_MAX } from '#server/features/workers/documents.shared.ts'
import { endText } from '#server/features/workers/ends.shared.ts'
import {
  documentsFor,
  firstEnd,
  type Journey,
  journeysOf,
  NO_TERMS,
  unfitFor,
} from '#server/features/workers/expiry.ts'
import { flightsBetween } from '#server/features/workers/flights.ts'
import { stateOf } from '#server/features/workers/needs.ts'
import { findStageRules } from '#server/features/workers/settings.ts'
import { filesOf, gapsOfMany } from '#server/features/workers/stages.ts'
import { can, type Holder } from '#server/permissions.ts'

/**
 * The flights of a time and the files whose first document ends then, or lets its person enter until then, for the
 * calendar of somebody who may read them.
 */
export async function workerDays(reader: Holder, span: CalendarSpan): Promise<CalendarEntry[]> {
  const found = await Promise.all([
    can(reader, 'applications') ? flightDays(reader, span) : [],
    can(reader, 'workers') ? endingDays(span) : [],
  ])
  return found.flat()
}

async function flightDays(reader: Holder, { from, to, max }: CalendarSpan): Promise<CalendarEntry[]> {
  const flights = await flightsBetween({ from, to }, max)
  const ids = flights.map(({ applicationId }) => applicationId)
  const own = await findApplications(read, ids)
  const targets = await findApplications(
    read,
    own.flatMap(({ mergedIntoId }) => mergedIntoId ?? []),
  )
  const mayRead = can(reader, 'workers')
  const unfit = mayRead ? await unfitForFlights([...own, ...targets]) : undefined
  const shown = new Map(own.map(one => [one.id, targets.find(({ id }) => id === one.mergedIntoId) ?? one]))
  const going = flights.flatMap(flight => {
    const application = shown.get(flight.applicationId)
    return application && !CLOSED.includes(application.state as State) ? [{ ...flight, application }] : []
  })
  const together = Map.groupBy(going, flightOf)
  return going.map(({ id, application, ...flight }) => {
    const { heldOn, place } = flight
    const { name, reference } = application
    const all = together.get(flightOf(flight)) ?? []
    const page = `/admin/applications/${application.id}`
    const gaps = heldOn < today() ? undefined : unfit?.get(application.id)
    const problem = (gaps ?? []).map(gapText).join(', ')
    const isReady = gaps?.length === 0
    const entry = { kind: 'flight' as const, id, day: heldOn, page, name, reference, flight: place, problem, isReady }
    const isFirstOfMany = all[0]?.id === id && all.length > 1 && all.length <= DAY_MAX
    if (!mayRead || !place || !isFirstOfMany) return entry
    const of = all.map(each => each.application.id).join(',')
    return { ...entry, together: { page: '/admin/workers/day', search: { kind: 'ticket', of } } }
  })
}

const flightOf = ({ heldOn, place }: { heldOn: string; place: string }) => `${heldOn} ${place}`

/** Of those of these applications that are on their way what is not good for their flight, or not there yet. */
async function unfitForFlights(applications: Application[]): Promise<Map<string, Gap[]>> {
  const going = applications.filter(({ state, mergedIntoId }) => !mergedIntoId && !ENDED.includes(state as State))
  const files = await filesOf(going, read)
  const terms = await termsOf(read, [...new Set(going.flatMap(({ vacancyId }) => vacancyId ?? []))])
  const { validity } = await findStageRules(read)
  const lacking = await gapsOfMany(going)
  return new Map(
    going.flatMap(({ id, vacancyId }) => {
      const file = files.get(id)
      if (!file) return []
      const documents = documentsFor([id, ...file.merged], file.documents)
      const unfit = unfitFor(file.worker, documents, terms.get(vacancyId ?? '') ?? NO_TERMS, validity)
      const others = (lacking.get(id)?.('departed') ?? []).filter(gap => unfit.every(({ kind }) => kind !== gap.kind))
      return [[id, [...unfit, ...others]] as const]
    }),
  )
}

async function endingDays({ from, to, max }: CalendarSpan): Promise<CalendarEntry[]> {
  const within = { gte: from, lte: to }
  const files = await read.worker.findMany({
    where: {
      state: 'active',
      OR: [{ expiresOn: within }, { passportExpiresOn: within }, { documents: { some: { expiresOn: within } } }],
    },
    orderBy: [{ expiresOn: 'asc' }, { id: 'asc' }],
    include: { documents: true },
    take: max,
  })
  const journeys = new Map<string, Journey[]>()
  for (const ids of chunk(files.map(({ id }) => id)))
    for (const [id, own] of await journeysOf(ids)) journeys.set(id, own)
  const { validity } = await findStageRules(read)
  return files.flatMap(({ id, name, reference, ...worker }): CalendarEntry[] => {
    const end = firstEnd(worker, worker.documents, journeys.get(id) ?? [], validity)
    if (!end) return []
    const { hasEnded, isOver } = stateOf(end)
    const text = m.fact_of({ label: kindLabels[end.kind](), value: endText({ ...end, hasEnded }) })
    const said = { kind: 'ending' as const, page: `/admin/workers/${id}`, name, reference }
    const told = { paper: isOver ? '' : text, problem: isOver ? text : '' }
    const isEntry = end.on < end.endsOn
    const days: CalendarEntry[] = [
      ...(isEntry
        ? [{ ...said, ...told, id, day: end.on, isEntry, ...(end.on < today() && { since: 'short' as const }) }]
        : []),
      {
        ...said,
        ...told,
        id: isEntry ? `${id}-end` : id,
        day: end.endsOn,
        isEntry: false,
        ...(hasEnded && { since: 'ended' as const }),
      },
    ]
    return days.filter(({ day }) => day >= from && day <= to)
  })
}
