import type { Right } from '#server/permissions.ts'

/** The records that colleagues are given to work on and that have tasks, each by the right that it takes. Complaints are none of them. */
export const WORKED = ['applications', 'demands', 'enquiries'] as const satisfies readonly Right[]
export type Worked = (typeof WORKED)[number]

/** Whom a list of records asks for, besides a colleague by their id: who reads it, nobody, and of those nobody has what somebody had who works here no longer. */
export const ME = 'me'
export const NONE = 'none'
export const LEFT = 'left'
