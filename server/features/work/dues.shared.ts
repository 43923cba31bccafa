import type { Due } from '#server/define-feature.ts'

/** When something has to be done of which records are asked for. */
export const DUES = ['due', 'overdue', 'today', 'week', 'open'] as const satisfies readonly Due[]
