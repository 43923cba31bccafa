import { z } from '@hono/zod-openapi'
import { m } from '#i18n/paraglide/messages.js'
import { text } from '#i18n/typed/rules.ts'
import { foldText } from '#i18n/typed/text.ts'
import { listOf } from '#i18n/zod.ts'
import { AppError } from '#server/errors.ts'
import { toAddress } from '#server/media/domain.ts'
import { SEARCH_MAX, wordsOf } from '#server/trpc/list.ts'

/** Records of one answer. */
export const LIST_MAX = 200
const CURSOR_MAX = 200

export type ListQuery = {
  limit?: number | undefined
  cursor?: string | undefined
  search?: string | undefined
  sort?: string | undefined
  fields?: string | undefined
  updatedSince?: string | undefined
}
type Listed = { _id: string; updatedAt: string }

/**
 * What a list takes in its address: which records, in which order, from where on, and what of each. `names` are the fields of a record,
 * `lists` those among them that cannot be sorted by.
 */
export function listQuery(names: string[], lists: string[] = []) {
  const sortable = names.flatMap(name => (lists.includes(name) ? [] : [name, `-${name}`]))
  return z.strictObject({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(LIST_MAX)
      .optional()
      .openapi({ type: 'integer', minimum: 1, maximum: LIST_MAX, description: 'Records of one answer' }),
    cursor: z
      .string()
      .max(CURSOR_MAX)
      .optional()
      .openapi({ description: 'Where to go on; `next` of an answer has it' }),
    search: text(SEARCH_MAX)
      .optional()
      .openapi({ description: 'Words that a record has, in any of its texts, such as welder' }),
    sort: z
      .enum(sortable)
      .optional()
      .openapi({ description: 'A field to sort by, with - before it from the end; without it, the order of the site' }),
    fields: z
      .string()
      .max(1000)
      .superRefine((fields, context) => {
        const unknown = fields.split(',').filter(name => !names.includes(name))
        if (unknown.length > 0)
          context.addIssue(m.import_columns_unknown({ names: listOf(unknown), allowed: listOf(names) }))
      })
      .optional()
      .openapi({
        description: 'The fields to send, with commas between them, such as _id,updatedAt; others are left out',
      }),
    updatedSince: z.iso
      .datetime({ offset: true, error: () => m.date_expected({ form: '2026-11-23T06:00:00Z' }) })
      .optional()
      .openapi({ format: 'date-time', description: 'Only records that changed at this moment or later' }),
  })
}

/** The members of an answer that has a part of a list. */
export const listMembers = {
  total: z.number().int().optional().openapi({ description: 'How many records the whole list has' }),
  next: z
    .string()
    .optional()
    .openapi({ format: 'uri', description: 'The address of what follows; missing at the end' }),
}

/** The part of a list that a query asks for: `{ data, total, next? }`. `path` is that of the list. Throws BAD_REQUEST for a cursor of nobody's. */
export function partOf<Record extends Listed>(records: Record[], query: ListQuery, path: string) {
  const { limit = LIST_MAX, cursor, search, sort, fields, updatedSince } = query
  let rows = records
  if (updatedSince) {
    const since = Date.parse(updatedSince)
    rows = rows.filter(({ updatedAt }) => Date.parse(updatedAt) >= since)
  }
  if (search) rows = withWords(rows, wordsOf(foldText(search)))
  if (sort) rows = sorted(rows, sort)
  const start = cursor === undefined ? 0 : placeOf(cursor, rows)
  const part = rows.slice(start, start + limit)
  const last = part.at(-1)
  const hasMore = last && start + limit < rows.length
  return {
    data: fields ? part.map(record => pick(record, fields.split(','))) : part,
    total: rows.length,
    ...(hasMore && { next: addressOf(path, query, toCursor(last._id, start + limit - 1)) }),
  }
}

function withWords<Record extends Listed>(records: Record[], words: string[]) {
  return records.filter(record => {
    const text = foldText(textsIn(record).join('\n'))
    return words.every(word => text.includes(word))
  })
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

const collator = new Intl.Collator('en', { numeric: true })

/** Records without the field stand last in both directions. */
function sorted<Record extends Listed>(records: Record[], sort: string) {
  const isReversed = sort.startsWith('-')
  const name = sort.replace(/^-/, '') as keyof Record
  return records.toSorted(({ [name]: one }, { [name]: other }) => {
    if (one == null || other == null) return Number(one == null) - Number(other == null)
    return (isReversed ? -1 : 1) * compare(one, other)
  })
}

function compare(one: unknown, other: unknown) {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(String(one), String(other))
}

function pick<Record extends Listed>(record: Record, names: string[]) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name === '_id' || names.includes(name)))
}

/** A cursor names the last record that was sent, and its place for the case that it is gone. */
function toCursor(id: string, place: number) {
  return Buffer.from(JSON.stringify([id, place])).toString('base64url')
}

const cursorShape = z.tuple([z.string(), z.number().int().min(0)])

/** Where the records after a cursor begin. */
function placeOf(cursor: string, records: Listed[]) {
  const { data, success } = cursorShape.safeParse(parsed(Buffer.from(cursor, 'base64url').toString()))
  if (!success) throw new AppError('BAD_REQUEST', m.cursor_unknown(), { field: 'cursor' })
  const [id, place] = data
  const found = records.findIndex(({ _id }) => _id === id)
  return found === -1 ? place : found + 1
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function addressOf(path: string, query: ListQuery, cursor: string) {
  const given = Object.entries({ ...query, cursor }).filter(([, value]) => value !== undefined)
  return toAddress(`/api/v1${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`)
}
