import type { Right } from '#server/permissions.ts'
import { WORKED } from '#server/features/work/worked.shared.ts'

/** The records about which tasks are noted, each by the right that it takes. Of complaints nothing stands anywhere but among themselves. */
export const KINDS = [...WORKED, 'workers', 'vacancies'] as const satisfies readonly Right[]
export type Kind = (typeof KINDS)[number]
