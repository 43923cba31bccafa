import type { Outputs } from '#app/rendering/trpc.ts'

/** The first steps of a person. */
export type Steps = Outputs['dashboard']['firstSteps']

/** The id of what a screen says about its steps: below the groups of settings, which phones have above the form. */
export const STEP_NOTE = 'first-step'

/** Whether first steps are shown: not once visitors can read the essentials. */
export const hasFirstSteps = (steps: Steps): boolean => steps.some(({ isDone, isOptional }) => !isDone && !isOptional)

/** The first that is not done. */
export const nextOf = (steps: Steps): Steps[number] | undefined => steps.find(({ isDone }) => !isDone)
