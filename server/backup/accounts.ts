import type { Manifest } from '#server/backup/archive.ts'
import { ownersAmong, type Present, putDecided, stored } from '#server/backup/decided.ts'
import { withDatabase } from '#server/backup/plain-sql.ts'
import type { Row } from '#server/db/table-of.ts'

/**
 * Leaves accounts as they were just before a restore: removed people are not brought back, roles, suspensions,
 * passwords and second factors are the newer ones. Where the database that is replaced does not know, those of the
 * backup hold, and an owner is asked to look through them. Gives what to say of it, with names.
 */
export async function keepAccounts(draft: string, present: Present | undefined, { createdAt }: Manifest) {
  const before = await accountsIn(draft)
  if (present?.isLater && ownersAmong(present.decided).length > 0) {
    await putDecided(draft, present.decided)
    await note(draft, 'accountsOf', present.accountsOf)
    if (present.lineage) await note(draft, 'lineage', present.lineage)
    const accounts = present.decided.get('User') ?? []
    const removed = before.filter(({ id }) => !accounts.some(account => account.id === id))
    return [
      `Accounts, roles, passwords and second factors are as they were just before: ${accounts.length} accounts`,
      ...(removed.length > 0 ? [`Removed since ${createdAt}, and not brought back: ${listOf(removed)}`] : []),
      `Suspended, as now: ${accounts.filter(({ status }) => status === 'suspended').length} accounts`,
    ]
  }
  if (before.length === 0) return []
  await note(draft, 'accountsOf', stored(new Date(createdAt)))
  const active = before.filter(({ status }) => status === 'active')
  return [
    `${whyUnknown(present)} So accounts are those of ${createdAt}. Whom you have suspended since, removed, or given another role or password has what they had then: look through them at /admin/staff. They are ${listOf(active)}`,
    ...(active.some(({ role }) => role === 'owner')
      ? []
      : ['Nobody of them is an owner: npm run staff -- promote EMAIL makes one']),
  ]
}

/** Notes what server/installation reads. */
const note = (draft: string, column: 'accountsOf' | 'lineage', value: unknown) =>
  withDatabase(draft, query =>
    query(
      `INSERT INTO "Installation" ("id", "${column}") VALUES (1, ?) ON CONFLICT ("id") DO UPDATE SET "${column}" = excluded."${column}"`,
      [value],
    ),
  )

const whyUnknown = (present: Present | undefined) => {
  if (!present) return 'There was no database here that could be read.'
  return present.isLater
    ? 'The database that was here had no owner who could sign in.'
    : 'The database that was here was another one, not a later state of this backup.'
}

const accountsIn = (file: string): Promise<Row[]> =>
  withDatabase(file, query => query('SELECT "id", "name", "email", "role", "status" FROM "User" ORDER BY "name", "id"'))

/** Such as "Karim <karim@agency.example>, admin, and Salma, staff". */
const listOf = (people: Row[]) =>
  new Intl.ListFormat('en-GB', { style: 'long' }).format(
    people.map(({ name, email, role }) => `${[name, email && `<${email}>`].filter(Boolean).join(' ')} (${role})`),
  )
