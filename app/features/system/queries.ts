import { type Outputs, trpc } from '#app/rendering/trpc.ts'

export type SystemOverview = Outputs['system']['overview']

export const systemQuery = () => trpc().system.overview.queryOptions()
