import { firstStepsQuery } from '#app/features/dashboard/queries.ts'
import { load, queryClient, trpc } from '#app/rendering/trpc.ts'
import type { Opened } from './edited-record.ts'

const recordQuery = (feature: string, _id: string) =>
  trpc().content.open.queryOptions({ feature, _id }, { staleTime: 'static' })

/** Loads a record for its form. Throws notFound(). */
export async function loadRecord(feature: string, id: string): Promise<void> {
  const steps = load(firstStepsQuery()).catch(() => undefined) // a form opens without them
  await Promise.all([load(recordQuery(feature, id)), steps])
}

/** The record that `loadRecord` has loaded last. */
export const loadedRecord = (feature: string, id: string): Opened | undefined =>
  queryClient().getQueryData(recordQuery(feature, id).queryKey)
