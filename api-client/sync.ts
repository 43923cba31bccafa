import type { paths } from './rest.js'
import {
  ApiError,
  type Answer,
  ask,
  type ChangeEvent,
  changes,
  type Listed,
  type ListPath,
  recordsFrom,
  type Rest,
} from './read.js'

/** The lists whose records have an address of their own. */
export type SyncPath = { [Path in ListPath]: `${Path}/{id}` extends keyof paths ? Path : never }[ListPath]
/** One record as it is read alone. */
export type Whole<Path extends SyncPath> =
  Answer<`${Path}/{id}` & keyof paths> extends { data: infer Item } ? Item : never

/** What to do to a copy of a list; afterwards it is the list as of `cursor`. */
export type SyncStep<Path extends SyncPath> = {
  /** `records` are all there are: whatever else the copy has goes. */
  isWhole: boolean
  /** New and changed records. */
  records: Whole<Path>[]
  /** The ids of records that visitors see no more. */
  gone: string[]
  /** Keep it with the copy, in one transaction; the next run goes on from it. */
  cursor: string
}

export type SyncOptions = {
  /** Where an earlier run has ended; without it the first step is the whole list. */
  cursor?: string | undefined
  /** How long to wait for more at the end, in milliseconds; without it the loop ends there. */
  everyMs?: number | undefined
  signal?: AbortSignal | undefined
}

/** Above so many changed records one list is read instead of each of them. */
const MANY = 25
const AT_ONCE = 4

/**
 * Keeps a copy of a list: the whole list first, then what changes, step by step as the loop asks for them. No change is
 * left out, whatever commits meanwhile and however the clocks go; a record may come again. Where the feed does not
 * reach back to the cursor, as after a restore, a step with the whole list comes. Throws an ApiError.
 */
export async function* sync<Path extends SyncPath>(
  rest: Rest,
  path: Path,
  { cursor, everyMs, signal }: SyncOptions = {},
): AsyncGenerator<SyncStep<Path>, void, undefined> {
  for (let place = cursor; ;) {
    if (place === undefined) {
      const whole = await readWhole(rest, path, signal)
      yield whole
      place = whole.cursor
    }
    try {
      for await (const { events, cursor: end } of changes(rest, { cursor: place, everyMs, signal })) {
        yield { isWhole: false, ...(await readChanged(rest, path, events, signal)), cursor: end }
        place = end
      }
      return
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'GONE')) throw error
      place = undefined
    }
  }
}

/** The list, and the place in the feed from before it was read. */
async function readWhole<Path extends SyncPath>(rest: Rest, path: Path, signal?: AbortSignal): Promise<SyncStep<Path>> {
  const records: Listed<Path>[] = []
  let cursor: string | undefined
  for await (const part of recordsFrom(rest, path, {}, signal)) {
    cursor ??= part.place // of the first part: what moves in the list meanwhile is in the feed behind it
    records.push(...part.records)
  }
  if (!cursor)
    throw new ApiError(503, { error: { code: 'SERVICE_UNAVAILABLE', message: 'The feed has not begun yet' } })
  const byId = new Map(records.map(record => [idOf(record), record]))
  return { isWhole: true, records: [...byId.values()] as Whole<Path>[], gone: [], cursor }
}

/** The records of this list that events are about, as they are now, and the ids of those that are gone. */
async function readChanged<Path extends SyncPath>(rest: Rest, path: Path, events: ChangeEvent[], signal?: AbortSignal) {
  const last = new Map(events.flatMap(({ data }) => (isIn(path, data) ? [[data.id, data]] : [])))
  const ids = [...last].flatMap(([id, { path: page }]) => (page === null ? [] : [id]))
  const listed = ids.length > MANY ? (await readWhole(rest, path, signal)).records : []
  const found = new Map(listed.map(record => [idOf(record), record]))
  const left = ids.filter(id => !found.has(id))
  for (let first = 0; first < left.length; first += AT_ONCE) {
    const part = left.slice(first, first + AT_ONCE).map(id => readOne(rest, path, id, signal))
    for (const record of await Promise.all(part)) if (record) found.set(idOf(record), record)
  }
  const records = ids.flatMap(id => found.get(id) ?? [])
  return { records, gone: [...last.keys()].filter(id => !records.some(record => idOf(record) === id)) }
}

const isIn = (path: string, { id, resource }: ChangeEvent['data']) =>
  resource === `/api/v1${path}/${encodeURIComponent(id)}`

async function readOne<Path extends SyncPath>(rest: Rest, path: Path, id: string, signal?: AbortSignal) {
  try {
    const { body } = await ask<{ data: Whole<Path> }>(rest, `${path}/{id}`, { path: { id } }, signal)
    return body.data
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

const idOf = (record: unknown) => (record as { _id: string })._id
