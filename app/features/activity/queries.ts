import { type Outputs, trpc } from '#app/rendering/trpc.ts'
import type { ActivityFilter } from '#server/features/activity/schema.ts'

export type Entry = Outputs['activity']['list']['rows'][number]

export const activityQuery = (search: ActivityFilter) => trpc().activity.list.queryOptions(search)
