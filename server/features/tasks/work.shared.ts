import type { Right } from '#server/permissions.ts'

/** The records that colleagues are given to work on and that have tasks, each by the right that it takes. Complaints are none of them. */
export const WORKED = ['applications', 'demands', 'enquiries'] as const satisfies readonly Right[]
export type Worked = (typeof WORKED)[number]

/** Whom a list of records asks for, besides a colleague by their id: who reads it, nobody, and of those nobody has what somebody had who works here no longer. */
export const ME = 'me'
export const NONE = 'none'
export const LEFT = 'left'

/** When something has to be done of which records are asked for: `due` up to today, `week` in the seven days from today on, `open` some day. */
export const DUES = ['due', 'overdue', 'today', 'week', 'open'] as const
export type Due = (typeof DUES)[number]

/** The days that stand under one heading, today among them. */
export const WEEK_DAYS = 7
