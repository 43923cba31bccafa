import { type Outputs, trpc } from '#app/rendering/trpc.ts'

export type ComplaintRow = Outputs['complaints']['list']['rows'][number]
export type Complaint = Outputs['complaints']['byId']

export const officersQuery = () => trpc().complaints.officers.queryOptions()
export const complaintQuery = (id: string) => trpc().complaints.byId.queryOptions({ id })
