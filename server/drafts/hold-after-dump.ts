import { config, databaseFile } from '#server/config/config.ts'
import { read, write } from '#server/db/client.ts'
import { raiseEpoch } from '#server/installation/epoch.ts'
import { noteAccountsOf } from '#server/installation/restored-accounts.ts'
import { beginFeedAnew } from '#server/changes/changes.ts'
import { storedTokens } from '#server/http/programs.ts'
import { log } from '#server/process/log.ts'

/**
 * On PostgreSQL, at start: holds all schedules when the rows were written in another database than this one, which
 * means that somebody has restored a dump; API tokens end then, an epoch begins, and an owner is asked to look through
 * the accounts. Gives how many. `restore` does the same for the backups that the product makes on SQLite.
 */
export async function holdAfterDump(): Promise<number> {
  if (databaseFile(config.DATABASE_URL) !== null) return 0
  const origin = await findOrigin()
  if (!origin) return 0
  const held = await write(async transaction => {
    const known = (await transaction.content.findUnique({ where: { id: 1 } }))?.origin
    if (known === origin) return 0
    await transaction.content.upsert({ where: { id: 1 }, create: { id: 1, version: 0, origin }, update: { origin } })
    if (!known) return 0
    await raiseEpoch(transaction)
    await beginFeedAnew(transaction)
    await storedTokens()?.endAll(transaction) // one of them may have been revoked since the dump
    const ranAt = (await transaction.installation.findUnique({ where: { id: 1 } }))?.ranAt
    await noteAccountsOf(transaction, ranAt ?? new Date()) // and one of the accounts removed
    const { count } = await transaction.draft.updateMany({
      where: { publishAt: { not: null }, held: null },
      data: { held: 'restored' },
    })
    return count
  })
  if (held > 0)
    log.warn({ drafts: held }, 'the database comes from a dump: schedules wait until somebody confirms them')
  return held
}

/** Of the cluster, the database and the table: a restored dump has another one in at least one of the three. */
async function findOrigin(): Promise<string | undefined> {
  try {
    const [row] = await read.$queryRaw<{ origin: string }[]>`
      SELECT concat_ws('/', (SELECT "system_identifier" FROM pg_control_system()),
        (SELECT "oid" FROM "pg_database" WHERE "datname" = current_database()), '"Draft"'::regclass::oid) AS "origin"`
    return row?.origin
  } catch (err) {
    log.warn({ err }, 'whether the database comes from a dump is unknown: it does not tell its identity')
    return undefined
  }
}
