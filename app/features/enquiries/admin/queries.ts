import { type Outputs, trpc } from '#app/rendering/trpc.ts'

export type EnquiryRow = Outputs['enquiries']['list']['rows'][number]

export const choicesQuery = () => trpc().enquiries.choices.queryOptions()
