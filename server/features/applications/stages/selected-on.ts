import { chunk, type Reader } from '#server/db/client.ts'
import { DEPARTED, type State, TAKING } from '#server/features/applications/stages/states.shared.ts'

/** The first day since which one of these applications is selected without a break; undefined where no step says so. */
export async function selectedOn(database: Reader, applicationIds: string[]): Promise<string | undefined> {
  const events = await database.applicationEvent.findMany({
    where: { applicationId: { in: applicationIds }, news: null },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  })
  const isOn = ({ state }: (typeof events)[number]) => TAKING.includes(state as State)
  const runs = [...Map.groupBy(events, ({ applicationId }) => applicationId).values()].map(own =>
    own.slice(own.findLastIndex(event => !isOn(event)) + 1),
  )
  return runs
    .flat()
    .map(({ on }) => on)
    .toSorted()[0]
}

/** The day on which each of these applications came to departed last, of those that have left. */
export async function departuresOf(
  database: Reader,
  applications: { id: string; state: string }[],
): Promise<Map<string, string>> {
  const ids = applications.filter(({ state }) => DEPARTED.includes(state as State)).map(({ id }) => id)
  const days = new Map<string, string>()
  for (const some of chunk(ids))
    for (const { applicationId, on } of await database.applicationEvent.findMany({
      where: { applicationId: { in: some }, state: 'departed', news: null },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    }))
      days.set(applicationId, on)
  return days
}
