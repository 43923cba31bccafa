import { createHash } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { m } from '#i18n/paraglide/messages.js'
import { KEY_LETTERS, type KeyValue, type SortKey } from '#server/db/keyset.ts'
import { AppError } from '#server/errors.ts'

/** Of what a cursor says; one of another form is refused. */
const CURSOR_VERSION = 1
/** Room for KEY_LETTERS letters of four bytes each, an id and the mark of the list, in base64. */
export const CURSOR_MAX = 1000
const INT32_MAX = 2 ** 31 - 1

const cursorShape = z.tuple([z.literal(CURSOR_VERSION), z.string()], z.unknown())

/**
 * A place in a list: the sort keys of the last record that was sent. `list` is whatever decides which records it has
 * and in which order.
 */
export function toCursor(list: unknown, values: KeyValue[]): string {
  return Buffer.from(JSON.stringify([CURSOR_VERSION, markOf(list), ...values])).toString('base64url')
}

/** The sort keys in a cursor. Throws BAD_REQUEST for one that is none, and for one of another list, search or order. */
export function readCursor(list: unknown, cursor: string, keys: SortKey[]): KeyValue[] {
  const { data } = cursorShape.safeParse(parsed(cursor))
  if (!data) throw refusal(m.cursor_unknown())
  const [, mark, ...values] = data
  if (mark !== markOf(list)) throw refusal(m.cursor_other())
  const { data: found } = valuesOf(keys).safeParse(values)
  if (!found) throw refusal(m.cursor_unknown())
  return found
}

const refusal = (message: string) => new AppError('BAD_REQUEST', message, { field: 'cursor' })

/** The rules keep from the database what it cannot compare. */
const rules: Record<SortKey['kind'], z.ZodType<KeyValue>> = {
  text: plainText(),
  exact: plainText(),
  number: z.number().int().min(-INT32_MAX).max(INT32_MAX),
  moment: z.iso.datetime().refine(moment => moment >= '1970'),
}

function valuesOf(keys: SortKey[]) {
  const ofKeys = keys.map(({ kind, isAlwaysThere }) => (isAlwaysThere ? rules[kind] : rules[kind].nullable()))
  return z.tuple(ofKeys as [z.ZodType<KeyValue>])
}

function plainText() {
  return z
    .string()
    .max(2 * KEY_LETTERS)
    .refine(text => text.isWellFormed() && !text.includes('\0'))
}

function markOf(list: unknown) {
  return createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 8)
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
