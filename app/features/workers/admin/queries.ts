import { type Outputs, trpc } from '#app/rendering/trpc.ts'

export type WorkerRow = Outputs['workers']['list']['rows'][number]
export type Worker = Outputs['workers']['byId']
export type WorkerDocument = Worker['documents'][number]
export type SealedNumbers = Outputs['workers']['look']

export const workerQuery = (id: string) => trpc().workers.byId.queryOptions({ id })
export const fileOfApplicationQuery = (id: string) => trpc().workers.ofApplication.queryOptions({ id })
