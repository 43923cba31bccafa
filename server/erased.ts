import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { compactIfDue } from '#server/db/compact.ts'
import { registeredFeatures } from '#server/define-feature.ts'
import { hmac, keysFolder } from '#server/keys.ts'

/**
 * The list of erased records, beside the keys and so in no backup: a restore brings the records back, and this list takes them away again.
 * It has an HMAC of each record's id and nothing else.
 */
const listFile = () => join(keysFolder(), 'erased')

/** Notes that records are erased. Before they are: whatever stops the erasure itself, the next hour goes on with it. */
export function rememberErased(ids: string[]): void {
  if (ids.length === 0) return
  mkdirSync(keysFolder(), { recursive: true, mode: 0o700 })
  const file = openSync(listFile(), 'a', 0o600)
  try {
    writeSync(file, ids.map(id => `${markOf(id)}\n`).join(''))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Which of these records are in the list. */
export function findErased(ids: string[]): string[] {
  const marks = new Set(readList().split('\n'))
  return marks.size > 1 ? ids.filter(id => marks.has(markOf(id))) : []
}

/** Erases what a restored database has of erased records, of every feature, and has the database file forget it. Gives how many there were. */
export async function eraseAll(): Promise<number> {
  let erased = 0
  for (const { eraseAgain } of registeredFeatures()) erased += (await eraseAgain?.()) ?? 0
  await compactIfDue()
  return erased
}

function readList() {
  try {
    return readFileSync(listFile(), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

const markOf = (id: string) => hmac('erased record', id)
