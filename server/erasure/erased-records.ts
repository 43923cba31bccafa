import {
  closeSync,
  copyFileSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { today } from '#i18n/format.ts'
import { compactIfDue } from '#server/db/compact.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import { hmac, keysFolder } from '#server/installation/keys.ts'
import { log } from '#server/process/log.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const HEADING = /^# (\d{4}-\d\d-\d\d) (asked|time)$/

/** Why a record is erased: somebody asked for it, or the time for keeping it was over. */
export type ErasedFor = 'asked' | 'time'
type Batch = { day?: string; why?: ErasedFor; marks: string[] }

/**
 * The list of erased records, beside the keys and so in no backup: a restore brings the records back, and this list
 * takes them away again. It has an HMAC of each record's id, and above those that were erased together the day and why;
 * older ones are without. A version from before reads it, too. docs/decisions/0116 says why.
 */
const listFile = () => join(keysFolder(), 'erased')

/** Notes that records are erased. Before they are: whatever stops the erasure itself, the next hour goes on with it. */
export function rememberErased(ids: string[], why: ErasedFor): void {
  if (ids.length === 0) return
  mkdirSync(keysFolder(), { recursive: true, mode: 0o700 })
  const file = openSync(listFile(), 'a', 0o600)
  try {
    writeSync(file, `\n# ${today()} ${why}\n${ids.map(id => `${markOf(id)}\n`).join('')}`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Which of these records are in the list. */
export function findErased(ids: string[]): string[] {
  const batches = readList().filter(batch => !isFromWrongClock(batch))
  const marks = new Set(batches.flatMap(batch => batch.marks))
  return marks.size > 0 ? ids.filter(id => marks.has(markOf(id))) : []
}

/** How many records the list has: in all, and those that a clock which was ahead has put there. */
export function countErased(): { all: number; wrong: number } {
  const count = (batches: Batch[]) => batches.reduce((sum, { marks }) => sum + marks.length, 0)
  const list = readList()
  return { all: count(list), wrong: count(list.filter(batch => isFromWrongClock(batch))) }
}

/**
 * Takes records off the list, so that a restore brings them back for good: those of a day and later, or with `all`
 * every one. What the list was stays beside it. Gives how many were taken off, and the name of that file.
 */
export function forgetErased(from: string): { count: number; kept: string } {
  const list = readList()
  const isForgotten = ({ day }: Batch) => from === 'all' || (day !== undefined && day >= from)
  const kept = `${listFile()}-before-${new Date().toISOString().replace(/[:.]/g, '-')}`
  const count = list.filter(isForgotten).reduce((sum, { marks }) => sum + marks.length, 0)
  if (count === 0) return { count, kept }
  copyFileSync(listFile(), kept)
  const left = list.filter(batch => !isForgotten(batch))
  writeFileSync(listFile(), left.map(textOf).join(''), { mode: 0o600, flush: true })
  return { count, kept }
}

/**
 * Erases what a restored database has of erased records, of every feature, and has the database file forget it. Gives
 * how many there were.
 */
export async function eraseAll(): Promise<number> {
  const { wrong } = countErased()
  if (wrong > 0)
    log.warn({ records: wrong }, 'a clock that was ahead has put records on the list of erased ones: they stay')
  let erased = 0
  for (const { eraseAgain } of registeredFeatures()) erased += (await eraseAgain?.()) ?? 0
  await compactIfDue()
  return erased
}

/** A day in the future; tomorrow has begun elsewhere. What somebody has asked for is erased all the same. */
const isFromWrongClock = ({ day, why }: Batch) =>
  why === 'time' && day !== undefined && day > today(Date.now() + DAY_MS)

function readList(): Batch[] {
  const batches: Batch[] = [{ marks: [] }]
  for (const line of text().split('\n')) {
    const [, day, why] = HEADING.exec(line) ?? []
    if (day) batches.push({ day, why: why as ErasedFor, marks: [] })
    else if (line) batches.at(-1)!.marks.push(line)
  }
  return batches
}

function text() {
  try {
    return readFileSync(listFile(), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

const textOf = ({ day, why, marks }: Batch) =>
  `${day ? `\n# ${day} ${why}\n` : ''}${marks.map(mark => `${mark}\n`).join('')}`

const markOf = (id: string) => hmac('erased record', id)
