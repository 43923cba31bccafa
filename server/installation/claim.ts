import { config } from '#server/config/config.ts'
import { read, write } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { keysFolder, markOfKey, nameOfKey, prepareKey } from '#server/installation/keys.ts'
import { log } from '#server/process/log.ts'
import { StartError } from '#server/process/start-error.ts'

/**
 * Writes the mark of the key here into a database that has none yet, as at the first start. Throws a StartError where
 * the database has that of another key: what one key has stored opens under no other, and two products with two keys
 * would lose half of everything.
 */
export async function requireKey(): Promise<void> {
  const known = await findKeyMark()
  if (known === null) prepareKey()
  const mark = markOfKey()
  const written = known ?? (mark === undefined ? null : await claim(mark))
  if (written !== null && written !== mark) throw new StartError(refusal(written))
}

/** The mark of the key that the database belongs to; null before the first start. */
export const findKeyMark = async (): Promise<string | null> =>
  (await read.installation.findUnique({ where: { id: 1 } }))?.key ?? null

/** The database belongs to a key from now on, whatever it belonged to. */
export async function setKeyMark(key: string): Promise<void> {
  await write(transaction =>
    transaction.installation.upsert({ where: { id: 1 }, create: { id: 1, key }, update: { key } }),
  )
}

/** Gives the mark that is there: of two products that start at once the second finds that of the first. */
async function claim(key: string): Promise<string | null> {
  try {
    return await write(async transaction => {
      const known = (await transaction.installation.findUnique({ where: { id: 1 } }))?.key
      if (known) return known
      await transaction.installation.upsert({ where: { id: 1 }, create: { id: 1, key }, update: { key } })
      return key
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ err: error }, 'which key the database belongs to could not be noted yet')
    return null
  }
}

/** Why a product with the key here, or with none, does not start on a database. */
export function refusal(known: string): string {
  const here = nameOfKey()
  const found = here ? `the key here, ${placeOfKey()}, is ${here}` : `there is none here, neither APP_KEY nor a file`
  return `The database belongs to the key ${nameOfKey(known)}, and ${found}: codes, complaints, authenticator apps and webhooks would open nothing. Give this product the key of that installation: the same APP_KEY, or a copy of its app.key in ${keysFolder()}. Where that key is lost for good, “npm run keys -- --adopt” takes the one here instead; docs/running.md, Keys, says what ends then.`
}

/** Where the key of this process comes from. */
export const placeOfKey = (): string => (config.APP_KEY ? 'APP_KEY' : `app.key in ${keysFolder()}`)
