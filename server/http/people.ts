import type { Reader } from '#server/db/client.ts'
import type { Role, Status } from '../../prisma/generated/sqlite/enums.ts'

/** Somebody with an account, as everybody else knows them: accounts alone change them. docs/decisions/0031 says why this stands here. */
export type Person = {
  id: string
  name: string
  email: string | null
  role: Role
  status: Status
  language: string
  hasSecondFactor: boolean
}

const select = {
  id: true,
  name: true,
  email: true,
  role: true,
  status: true,
  language: true,
  hasSecondFactor: true,
} as const
const orderBy = [{ name: 'asc' }, { id: 'asc' }] as const satisfies object[]

export const findPerson = (database: Reader, id: string): Promise<Person | null> =>
  database.user.findUnique({ where: { id }, select })

/** Whoever has an active account, by name: those of these roles, and of these ids. */
export const findActive = (
  database: Reader,
  { roles, ids }: { roles?: readonly Role[]; ids?: string[] } = {},
): Promise<Person[]> =>
  database.user.findMany({
    where: { status: 'active', ...(roles && { role: { in: [...roles] } }), ...(ids && { id: { in: ids } }) },
    select,
    orderBy: [...orderBy],
  })

/** People with accounts, whatever their status, by name: all, or those of these ids. */
export const findPeople = (database: Reader, ids?: string[]): Promise<Person[]> =>
  database.user.findMany({ ...(ids && { where: { id: { in: ids } } }), select, orderBy: [...orderBy] })
