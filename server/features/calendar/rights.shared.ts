import type { Right } from '#server/permissions.ts'
import { WORKED } from '#server/features/work/worked.shared.ts'

/** Whoever has one of these has a calendar, with what it lets them see. */
export const CALENDAR = [...WORKED, 'vacancies'] as const satisfies readonly Right[]

export const WHOSE = ['mine', 'all'] as const
export type Whose = (typeof WHOSE)[number]
