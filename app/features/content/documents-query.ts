import { type Outputs, trpc } from '#app/rendering/trpc.ts'

export type StaffDocument = Outputs['content']['documents'][number]

export const documentsQuery = (feature: string) => trpc().content.documents.queryOptions({ feature })
