import type { Right } from '#server/permissions.ts'

/**
 * The records that colleagues are given to work on, each by the right that it takes. Complaints are none of them. Apart from the table of
 * rights, which visitors would load with the routes that name this.
 */
export const WORKED = ['applications', 'demands', 'enquiries'] as const satisfies readonly Right[]
export type Worked = (typeof WORKED)[number]
