import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { config } from '#server/config.ts'
import { store } from '#server/images/store.ts'
import { flush, inspect, unpack } from '#server/operations/archive.ts'
import { sendPictures } from '#server/operations/pictures.ts'

const BEAT = 5_000
const SILENT_FOR = 15_000
const PARTS = ['agency.db-wal', 'agency.db-shm', 'agency.db', 'pictures']
type Say = (line: string) => void
type How = { check: boolean; force: boolean }

/** Says in the data folder, as long as this process lives, that the product runs on it. Gives what to do at its end. */
export function beat(dataDir: string): () => Promise<void> {
  const sign = () => { writeFile(join(dataDir, 'running'), `${process.pid}\n`).catch(() => {}) }
  sign()
  const timer = setInterval(sign, BEAT).unref()
  return async () => {
    clearInterval(timer)
    await rm(join(dataDir, 'running'), { force: true })
  }
}

/** Throws while the product runs on the folder; `or` ends the sentence that says so. */
export async function refuseRunning(dataDir: string, or = ''): Promise<void> {
  const sign = await stat(join(dataDir, 'running')).catch(() => null)
  if (sign && Date.now() - sign.mtimeMs < SILENT_FOR) throw new Error(`The product runs on ${dataDir}, or has ended less than 15 seconds ago: stop it first${or}`)
}

/**
 * Puts a backup in the place of what is in the data folder, or with `check` only verifies it. Everything is checked before anything is
 * touched; what was there before is kept beside it. Throws an Error with a sentence: damaged, running, or not empty without `force`.
 */
export async function restore(file: string, dataDir: string, { check, force }: How, say: Say): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`)
  if (!check) await mkdir(dataDir, { recursive: true })
  const draft = await mkdtemp(join(check ? tmpdir() : dataDir, '.restore-'))
  try {
    const { createdAt, counts } = await unpack(file, draft, say)
    say(`A backup of ${createdAt} with ${counts.ClientCountry ?? 0} client countries, ${counts.Picture ?? 0} pictures and ${counts.User ?? 0} accounts`)
    if (check) return
    if (!force) await refuseWhatIsInUse(dataDir)
    if (config.IMAGE_STORE === 's3') {
      await sendPictures(draft, store, say) // a name never means other bytes, so nothing is overwritten
      await rm(join(draft, 'pictures'), { recursive: true, force: true })
    }
    const before = join(dataDir, `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`)
    await writeFile(join(dataDir, 'restoring.json'), JSON.stringify({ draft, before }))
    await flush(dataDir)
    await finishRestore(dataDir)
    const now = await inspect(join(dataDir, 'agency.db'))
    if (JSON.stringify(now) !== JSON.stringify(counts)) throw new Error('What is in the data folder now is not what was backed up')
    say(existsSync(before) ? `Restored. What was there before is in ${before}` : 'Restored')
  } finally {
    if (!existsSync(join(dataDir, 'restoring.json'))) await rm(draft, { recursive: true, force: true, maxRetries: 5 }) // a full disk can end an extraction in the middle of a file
  }
}

/** Ends a restore that a crash has cut short: from the moment its note was written, a restore happens as a whole. Does nothing without one. */
export async function finishRestore(dataDir: string): Promise<void> {
  const note = join(dataDir, 'restoring.json')
  if (!existsSync(note)) return
  const { draft, before } = JSON.parse(await readFile(note, 'utf8')) as { draft: string; before: string }
  const isFirst = !existsSync(join(draft, 'swapping'))
  if (isFirst) {
    for (const part of PARTS) await move(join(dataDir, part), join(before, part), before)
    await writeFile(join(draft, 'swapping'), '')
  }
  for (const part of PARTS) await move(join(draft, part), join(dataDir, part), dataDir)
  await flush(dataDir)
  await rm(note)
  await rm(draft, { recursive: true, force: true })
}

async function move(from: string, to: string, folder: string) {
  if (!existsSync(from)) return
  await mkdir(folder, { recursive: true })
  await rename(from, to)
}

async function refuseWhatIsInUse(dataDir: string) {
  await refuseRunning(dataDir, ', or add --force')
  if (!existsSync(join(dataDir, 'agency.db'))) return
  const { ClientCountry = 0, User = 0 } = await inspect(join(dataDir, 'agency.db'))
  if (ClientCountry + User > 0) throw new Error(`${dataDir} is not empty: it has ${ClientCountry} client countries and ${User} accounts. With --force they are set aside and the backup takes their place`)
}
