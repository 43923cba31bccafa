import { type Outputs, trpc } from '#app/rendering/trpc.ts'

export type Demand = Outputs['demands']['byId']

export const demandQuery = (id: string) => trpc().demands.byId.queryOptions({ id })
