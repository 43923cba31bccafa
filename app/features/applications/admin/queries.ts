import { type Outputs, trpc } from '#app/rendering/trpc.ts'

export type ApplicationRow = Outputs['applications']['list']['rows'][number]
export type Application = Outputs['applications']['byId']
export type Interview = Outputs['applications']['interviews']['byId']
export type DepartedList = Outputs['applications']['departed']['list']

export const choicesQuery = () => trpc().applications.choices.queryOptions()
export const applicationQuery = (id: string) => trpc().applications.byId.queryOptions({ id })
export const boardQuery = (vacancy: string | undefined) => trpc().applications.board.queryOptions({ vacancy })
export const interviewsQuery = () => trpc().applications.interviews.list.queryOptions()
export const interviewQuery = (id: string) => trpc().applications.interviews.byId.queryOptions({ id })
export const departedQuery = () => trpc().applications.departed.list.queryOptions()
