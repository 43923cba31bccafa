import { read } from '#server/db/client.ts'
import { tableOf } from '#server/db/table-of.ts'
import { markOfOwners } from '#server/backup/state.ts'
import { findActive } from '#server/http/people.ts'
import { tableList } from '#server/tables.ts'

/** What the open database has that a backup should have: something that people have written, its owners, and how much demonstration. */
export async function findPresent(): Promise<{ hasRecords: boolean; owners: string; demonstrations: number }> {
  const [hasRecords, owners, demonstrations] = await Promise.all([
    isFilled(),
    findActive(read, { roles: ['owner'] }),
    countDemonstrations(),
  ])
  return { hasRecords, owners: markOfOwners(owners.map(({ id }) => id)), demonstrations }
}

/** How many features have something of the demonstration. */
export const countDemonstrations = (): Promise<number> => read.demonstration.count()

async function isFilled(): Promise<boolean> {
  for (const [table, { isFromPeople }] of tableList)
    if (isFromPeople && (await tableOf(read, table).count({ take: 1 })) > 0) return true
  return false
}
