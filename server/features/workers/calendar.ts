import { read } from '#server/db/client.ts'
import { findApplications } from '#server/features/applications/domain.ts'
import { CLOSED, type State } from '#server/features/applications/stages/states.shared.ts'
import type { CalendarEntry, CalendarSpan } from '#server/features/work/contributions.ts'
import { flightsBetween } from '#server/features/workers/flights.ts'
import { can, type Holder } from '#server/permissions.ts'

/** The flights of a time and the files whose first document ends then, for the calendar of somebody who may read them. */
export async function workerDays(reader: Holder, span: CalendarSpan): Promise<CalendarEntry[]> {
  const found = await Promise.all([
    can(reader, 'applications') ? flightDays(span) : [],
    can(reader, 'workers') ? endingDays(span) : [],
  ])
  return found.flat()
}

async function flightDays({ from, to, max }: CalendarSpan): Promise<CalendarEntry[]> {
  const flights = await flightsBetween({ from, to }, max)
  const ids = flights.map(({ applicationId }) => applicationId)
  const own = await findApplications(read, ids)
  const targets = await findApplications(
    read,
    own.flatMap(({ mergedIntoId }) => mergedIntoId ?? []),
  )
  const shown = new Map(own.map(one => [one.id, targets.find(({ id }) => id === one.mergedIntoId) ?? one]))
  return flights.flatMap(({ id, heldOn, place, applicationId }) => {
    const application = shown.get(applicationId)
    if (!application || CLOSED.includes(application.state as State)) return []
    const { name, reference } = application
    const page = `/admin/applications/${application.id}`
    return [{ kind: 'flight' as const, id, day: heldOn, page, name, reference, flight: place }]
  })
}

async function endingDays({ from, to, max }: CalendarSpan): Promise<CalendarEntry[]> {
  const files = await read.worker.findMany({
    where: { state: 'active', expiresOn: { gte: from, lte: to } },
    orderBy: [{ expiresOn: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, reference: true, expiresOn: true },
    take: max,
  })
  return files.map(({ id, name, reference, expiresOn }) => ({
    kind: 'ending',
    id,
    day: expiresOn,
    page: `/admin/workers/${id}`,
    name,
    reference,
  }))
}
