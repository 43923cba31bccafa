import type { Sight } from '#server/registration/define-table.ts'
import { type Needed, roles, rolesWith } from '#server/permissions.ts'
import type { Role } from '../../prisma/generated/sqlite/enums.ts'

const words: readonly unknown[] = ['its feature', 'its person', 'everybody', 'nobody'] satisfies Sight[]

/** The roles that may see what a table declares; of what belongs to single people or features, nobody by their role alone. */
export const readersBy = (sight: Sight): Role[] => {
  if (sight === 'everybody') return roles
  return words.includes(sight) ? [] : rolesWith(sight as Needed)
}
