import type { Outputs } from '#app/rendering/trpc.ts'

/** The first steps of a person. */
export type Steps = Outputs['dashboard']['firstSteps']

/** Whether first steps are shown: not once visitors can read the essentials. */
export const hasFirstSteps = (steps: Steps): boolean => steps.some(({ isDone, isOptional }) => !isDone && !isOptional)

/** The first that is not done. */
export const nextOf = (steps: Steps): Steps[number] | undefined => steps.find(({ isDone }) => !isDone)
