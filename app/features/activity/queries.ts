import { type Outputs, trpc } from '#app/rendering/trpc.ts'
import { type ActivitySearch, filterOf } from './activity-search.ts'

export type Entry = Outputs['activity']['list']['rows'][number]

export const activityQuery = (search: ActivitySearch) => trpc().activity.list.queryOptions(filterOf(search))
