import { type Outputs, trpc } from '#app/rendering/trpc.ts'

export type Overview = Outputs['dashboard']['overview']

export const overviewQuery = () => trpc().dashboard.overview.queryOptions()

export const figuresQuery = () => trpc().dashboard.figures.queryOptions()

export const firstStepsQuery = () => trpc().dashboard.firstSteps.queryOptions()
