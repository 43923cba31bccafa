import type { Reader } from '#server/db/client.ts'
import { type State, TAKING } from '#server/features/applications/stages/states.shared.ts'

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
