import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#server/config/config.ts'
import { read } from '#server/db/client.ts'
import { log } from '#server/process/log.ts'
import { find } from '#server/files/domain.ts'
import { nameOf } from '#server/files/schema.ts'
import type { Card } from '#server/files/card.ts'
import { readShare } from '#server/files/share.shared.ts'
import { crop, draw } from '#server/files/worker-pool.ts'

/** The most files that stay cached, about 80 kB each: those that are missing are made again. */
const CACHED_MAX = 1_000

const folder = () => join(config.DATA_DIR, 'share')

/**
 * A file made of a stored picture by its name, see share.shared.ts; null where there is no such picture. Once made it is cached on this
 * machine's disk. `onMake` may throw before one is made. Throws SERVICE_UNAVAILABLE while the picture store does not answer.
 * docs/decisions/0085 says why.
 */
export async function findShare(name: string, onMake: () => Promise<void>): Promise<Buffer<ArrayBuffer> | null> {
  const share = readShare(name)
  if (!share) return null
  const picture = await read.picture.findUnique({ where: { path: share.path }, select: { path: true } })
  if (!picture) return null
  return cached(name, async () => {
    await onMake()
    const file = await find(nameOf(share.path))
    return file && crop(file, share.crop)
  })
}

/**
 * A picture for shared links that is drawn with these words beside its picture, cached in the same place. `onMake` may
 * throw before it is drawn.
 */
export function findCard(card: Card, onMake: () => Promise<void>): Promise<Buffer<ArrayBuffer>> {
  const name = `card-${createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 32)}.jpg`
  return cached(name, async () => {
    await onMake()
    const file = card.picture && (await find(nameOf(card.picture.path)))
    return draw(card, file || undefined)
  })
}

async function cached<Made extends Buffer | null>(name: string, make: () => Promise<Made>) {
  const stored = await readFile(join(folder(), name)).catch(() => null)
  if (stored) return stored
  const bytes = await make()
  if (!bytes) return bytes as Extract<Made, null>
  await cache(name, bytes)
  return Buffer.from(bytes)
}

/** Deletes the oldest files beyond CACHED_MAX. */
export async function purgeShares(): Promise<void> {
  const names = await readdir(folder()).catch(() => [])
  if (names.length <= CACHED_MAX) return
  const files = await Promise.all(names.map(async name => ({ name, at: (await stat(join(folder(), name))).mtimeMs })))
  for (const { name } of files.toSorted((one, other) => other.at - one.at).slice(CACHED_MAX))
    await rm(join(folder(), name), { force: true })
}

/** A full disk is no reason to show nothing. */
async function cache(name: string, bytes: Buffer) {
  const draft = join(folder(), `.${name}.${process.pid}`)
  try {
    await mkdir(folder(), { recursive: true })
    await writeFile(draft, bytes)
    await rename(draft, join(folder(), name))
  } catch (error) {
    log.warn({ err: error }, 'a picture for shared links could not be cached')
    await rm(draft, { force: true }).catch(() => {})
  }
}
