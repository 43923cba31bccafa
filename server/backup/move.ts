import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, config, databaseFile } from '#server/config/config.ts'
import { acquireWriteLock, connect, read } from '#server/db/client.ts'
import { copyTables, firstFilled, LONG } from '#server/backup/copy.ts'
import { openStore } from '#server/files/store.ts'
import { migrate } from '#server/db/migrate.ts'
import { requireKnownFile } from '#server/backup/known-database.ts'
import { lockDatabase } from '#server/db/file-locks.ts'
import { findMissing, findNamedFiles, sayMissing, sendFiles } from '#server/backup/files.ts'
import type { PrismaClient } from '../../prisma/generated/sqlite/client.ts'
import { openInstallation } from '#server/installation/open.ts'

type Say = (line: string) => void

/**
 * Copies the SQLite database of this installation into an empty PostgreSQL database and compares every row, all in one transaction there:
 * it then holds everything or nothing. Throws an Error with a sentence. The source is never changed.
 */
export async function moveDatabase(to: string, say: Say): Promise<void> {
  if (!/^postgres(?:ql)?:\/\//.test(to))
    throw new Error('--to takes the address of a database on PostgreSQL: postgresql://user:password@host/name')
  const file = databaseFile(config.DATABASE_URL)
  if (file === null) throw new Error('The database is on PostgreSQL already')
  await requireKnownFile(file)
  await openInstallation()
  const release = await lockDatabase(file, config.DATA_DIR)
  try {
    await migrate(to, 'prisma/postgresql/migrations').catch(cause => {
      throw new Error(`The database to move to cannot be used: ${cause.message || cause.code}`, { cause })
    })
    await copyTo(await connect(to), say)
  } finally {
    await release()
  }
}

async function copyTo(target: PrismaClient, say: Say) {
  try {
    await target.$transaction(async transaction => {
      await acquireWriteLock(transaction)
      const filled = await firstFilled(transaction)
      if (filled) throw new Error(`The database to move to is not empty: ${filled}. Name an empty one`)
      await copyTables(read, transaction, say, words => `${words}: nothing was moved`)
    }, LONG)
  } finally {
    await target.$disconnect()
  }
}

/**
 * Copies the pictures and attached files of the data folder into the stores of `target`. What is there already stays.
 * Throws an Error with a sentence, also where a row of the database names a file that is in neither place.
 */
export async function movePictures(target: Config, say: Say): Promise<void> {
  if (!existsSync(join(config.DATA_DIR, 'pictures')))
    throw new Error(`There are no pictures in ${config.DATA_DIR}: does DATA_DIR name another place?`)
  await openStore(target).check()
  const sent = await sendFiles(config.DATA_DIR, target, say)
  const named = await findNamedFiles(config.DATABASE_URL)
  const lacks = sayMissing(await findMissing(named, config.DATA_DIR, target), named)
  if (lacks)
    throw new Error(`${sent} files are in the bucket, but neither there nor in ${config.DATA_DIR} are ${lacks}`)
  say(`${sent} files are in the bucket`)
}
