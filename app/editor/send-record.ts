import { trpcClient } from '#app/rendering/trpc.ts'
import type { Lists } from '#server/drafts/merge.shared.ts'
import type { EditedRecord, Save, Saved, Values } from './edited-record.ts'

type Sending = Save & {
  feature: string
  record: EditedRecord
  data: object
  /** Makes a new record once, however often it is sent because no response came. */
  key: string
}

/** Saves a draft or publishes. Throws PRECONDITION_FAILED when the record is newer than `record`. */
export function sendRecord({ feature, record: { _id, newest }, data, key, kind, schedule }: Sending): Promise<Saved> {
  const input = { feature, ...(_id && { _id }), seen: newest, data: data as Values }
  const options = _id ? {} : { context: { idempotencyKey: key } }
  return kind === 'draft'
    ? trpcClient().content.saveDraft.mutate({ ...input, schedule }, options)
    : trpcClient().content.publish.mutate(input, options)
}

/** Whether the server has given ids to entries of lists. */
export function hasNewEntries(data: object, lists: Lists): boolean {
  return Object.entries(lists).some(
    ([name, { key }]) => key && ((data as Values)[name] as Values[]).some(entry => !entry[key]),
  )
}

/** What was just saved, with the ids of its entries. */
export async function readSaved(feature: string, { _id, newest: number }: Saved): Promise<Values> {
  return (await trpcClient().content.revision.query({ feature, _id, number })).data
}
