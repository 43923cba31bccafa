import { load, type Outputs, trpc } from '#app/rendering/trpc.ts'

export type View = Outputs['views']['list'][number]

/** Views of all lists that the person may read: there are few, and they stay while lists change. */
export const viewsQuery = () => trpc().views.list.queryOptions()

export const preload = () => load(viewsQuery())
