import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { chunk, read } from '#server/db/client.ts'
import { type Application, findApplications } from '#server/features/applications/domain.ts'
import { type Gap, gapText, kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import { CLOSED, ENDED, type State } from '#server/features/applications/stages/states.shared.ts'
import { termsOf } from '#server/features/vacancies/domain.ts'
import type { CalendarEntry, CalendarSpan } from '#server/features/work/contributions.ts'
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
import { filesOf } from '#server/features/workers/stages.ts'
import { can, type Holder } from '#server/permissions.ts'

/** The flights of a time and the files whose first document ends then, for the calendar of somebody who may read them. */
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
  const unfit = can(reader, 'workers') ? await unfitForFlights([...own, ...targets]) : undefined
  const shown = new Map(own.map(one => [one.id, targets.find(({ id }) => id === one.mergedIntoId) ?? one]))
  return flights.flatMap(({ id, heldOn, place, applicationId }) => {
    const application = shown.get(applicationId)
    if (!application || CLOSED.includes(application.state as State)) return []
    const { name, reference } = application
    const page = `/admin/applications/${application.id}`
    const problem = heldOn < today() ? '' : (unfit?.get(application.id) ?? []).map(gapText).join(', ')
    return [{ kind: 'flight' as const, id, day: heldOn, page, name, reference, flight: place, problem }]
  })
}

/** Of those of these applications that are on their way what is not good for their flight. */
async function unfitForFlights(applications: Application[]): Promise<Map<string, Gap[]>> {
  const going = applications.filter(({ state, mergedIntoId }) => !mergedIntoId && !ENDED.includes(state as State))
  const files = await filesOf(going, read)
  const terms = await termsOf(read, [...new Set(going.flatMap(({ vacancyId }) => vacancyId ?? []))])
  const { validity } = await findStageRules(read)
  return new Map(
    going.flatMap(({ id, vacancyId }) => {
      const file = files.get(id)
      if (!file) return []
      const documents = documentsFor([id, ...file.merged], file.documents)
      return [[id, unfitFor(file.worker, documents, terms.get(vacancyId ?? '') ?? NO_TERMS, validity)] as const]
    }),
  )
}

async function endingDays({ from, to, max }: CalendarSpan): Promise<CalendarEntry[]> {
  const files = await read.worker.findMany({
    where: { state: 'active', expiresOn: { gte: from, lte: to } },
    orderBy: [{ expiresOn: 'asc' }, { id: 'asc' }],
    include: { documents: true },
    take: max,
  })
  const journeys = new Map<string, Journey[]>()
  for (const ids of chunk(files.map(({ id }) => id)))
    for (const [id, own] of await journeysOf(ids)) journeys.set(id, own)
  const { validity } = await findStageRules(read)
  return files.map(({ id, name, reference, expiresOn, ...worker }) => {
    const end = firstEnd(worker, worker.documents, journeys.get(id) ?? [], validity)
    const { hasEnded, isOver } = end ? stateOf(end) : { hasEnded: false, isOver: false }
    return {
      kind: 'ending',
      id,
      day: expiresOn,
      page: `/admin/workers/${id}`,
      name,
      reference,
      ...(end && end.on < today() && { since: hasEnded ? 'ended' : 'short' }),
      problem: isOver && end ? m.fact_of({ label: kindLabels[end.kind](), value: endText({ ...end, hasEnded }) }) : '',
    }
  })
}
