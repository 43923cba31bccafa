import type { Right } from '#server/permissions.ts'

/** Of whom the list tells as much as they may see: files, applications, or both. */
export const PEOPLE = ['applications', 'workers'] as const satisfies readonly Right[]
