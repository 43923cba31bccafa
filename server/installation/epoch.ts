import { nextEpoch } from '#server/backup/stamped-epoch.ts'
import { config, databaseFile } from '#server/config/config.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { perServer } from '#server/process/lifecycle.ts'
import { log } from '#server/process/log.ts'

const state = perServer(() => ({ epoch: 0 }))

/**
 * Which restore of the database everything since belongs to; 0 before the first. After a restore numbers of versions
 * are given again, to other content: whatever tells a version to somebody outside tells the epoch with it.
 * docs/decisions/0016 says why.
 */
export const currentEpoch = (): number => state().epoch

/** Reads the epoch of the open database, and notes one that a restore has stamped on its file. */
export async function openEpoch(): Promise<void> {
  const noted = (await read.installation.findUnique({ where: { id: 1 } }))?.epoch ?? 0
  const epoch = Math.max(noted, await readStamp())
  state().epoch = epoch
  if (epoch === noted) return
  try {
    await write(transaction => noteEpoch(transaction, epoch))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ err: error }, 'the epoch of the restored database could not be noted yet') // the stamp says it again
  }
}

/** Begins an epoch in a database that was restored by other means than ours. */
export async function raiseEpoch(transaction: Writer): Promise<void> {
  const epoch = nextEpoch((await transaction.installation.findUnique({ where: { id: 1 } }))?.epoch ?? 0)
  await noteEpoch(transaction, epoch)
  state().epoch = epoch
}

async function readStamp(): Promise<number> {
  if (databaseFile(config.DATABASE_URL) === null) return 0
  const [head] = await read.$queryRaw<{ user_version: number | bigint }[]>`PRAGMA user_version`
  return Number(head?.user_version ?? 0)
}

const noteEpoch = (transaction: Writer, epoch: number) =>
  transaction.installation.upsert({ where: { id: 1 }, create: { id: 1, epoch }, update: { epoch } })
