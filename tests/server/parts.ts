import { registeredFeatures } from '#server/registration/define-feature.ts'
import { partsOf } from '#server/registration/define-part.shared.ts'
import type { requestsThrough } from './test-server.ts'

type Requests = Pick<ReturnType<typeof requestsThrough>, 'request' | 'mutate'>

/** Publishes, as somebody with this cookie, that all of these parts are used but some. */
export function leavingOut({ request, mutate }: Requests, cookie: string) {
  const _id = 'settings-parts'
  const record = { feature: _id, _id }
  return async (off: string[]) => {
    const opened = await request(`/api/trpc/content.open?input=${encodeURIComponent(JSON.stringify(record))}`, {
      cookie,
    })
    const { result } = (await opened.json()) as { result: { data: { live: { version: number } | null } } }
    const used = partsOf(registeredFeatures()).map(({ name }) => [name, true])
    const data = Object.fromEntries([...used, ...off.map(name => [name, false])])
    return mutate('content.publish', { ...record, seen: result.data.live?.version ?? 0, data }, cookie)
  }
}

/** Ends everything in which people wait, so that any part can go. */
export async function endAll() {
  const { write } = await import('#server/db/client.ts')
  await write(async transaction => {
    await transaction.application.updateMany({ data: { state: 'rejected' } })
    await transaction.demand.updateMany({ data: { state: 'closed' } })
    await transaction.complaint.updateMany({ data: { state: 'closed' } })
    await transaction.task.updateMany({ data: { doneAt: new Date() } })
  })
}
