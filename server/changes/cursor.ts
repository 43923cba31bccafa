import type { SortKey } from '#server/db/keyset.ts'
import { readCursor, toCursor } from '#server/http/list-cursor.ts'

/** Of the feed of changes, below /api/v1. */
export const CHANGES_PATH = '/changes'
/** The header in which a list says from where on the feed has what happens to it. */
export const CHANGES_CURSOR = 'changes-cursor'

/** An event as a place in the feed. After a restore its number is that of another one. */
export type FeedPlace = { number: number; id: string }

const KEYS: SortKey[] = [
  { sql: '"number"', kind: 'number', isAlwaysThere: true },
  { sql: '"id"', kind: 'exact', isAlwaysThere: true },
]

/** What programs keep of a place: the feed goes on behind it. */
export const toFeedCursor = ({ number, id }: FeedPlace): string => toCursor(CHANGES_PATH, [number, id])

/** The place in a cursor. Throws BAD_REQUEST for one that is none. */
export function readFeedCursor(cursor: string): FeedPlace {
  const [number, id] = readCursor(CHANGES_PATH, cursor, KEYS)
  return { number: Number(number), id: String(id) }
}
