import { idText } from '#i18n/typed/rules.ts'
import { TABLE_MAX_BYTES } from '#i18n/typed/table.ts'
import { z } from '#i18n/zod.ts'
import { DAY_FIELDS, IMPORT_FIELDS, WORD_FIELDS } from '#server/features/workers/import-columns.shared.ts'

import { WORKER_FIELDS } from '#server/features/workers/schema.ts'

export { DAY_FIELDS, fieldOf } from '#server/features/workers/import-columns.shared.ts'

/** How many rows of a table one call takes, and of how many letters, so that none takes long. */
export const PORTION_ROWS = 50
export const PORTION_LETTERS = 200_000
/** What is kept of a cell: more than any field takes. */
export const CELL_MAX = 5000

/** The most letters of a word that somebody explains, and how many of each column. */
export const WORD_MAX = 100
const WORDS_MAX = 1000
const SEEN_MAX = 600 // with the names of all fields
const PLACE_MAX = TABLE_MAX_BYTES // a table may have empty rows between others
const row = z.strictObject({
  place: z.number().int().min(1).max(PLACE_MAX),
  texts: z.partialRecord(z.enum(IMPORT_FIELDS), z.string().max(CELL_MAX)),
})
const orders = z.partialRecord(z.enum(DAY_FIELDS), z.enum(['day', 'month'])).default({})
const meaning = z.record(idText(WORD_MAX).min(1), idText()).refine(given => Object.keys(given).length <= WORDS_MAX)
const words = z.partialRecord(z.enum(WORD_FIELDS), meaning).default({})

/**
 * Rows of a table to compare with the files; `orders` says of columns of days which number stands first where it is not the day, `words`
 * what trades, districts and sexes mean that are not known.
 */
export const previewInput = z.strictObject({ rows: z.array(row).min(1).max(PORTION_ROWS), orders, words })
export type PreviewInput = z.output<typeof previewInput>

/** The same to write, each with the `seen` of its preview; `replace` has the row stand for what is in the file and differs. */
export const importInput = previewInput.extend({
  rows: z
    .array(row.extend({ seen: idText(SEEN_MAX), replace: z.boolean().default(false) }))
    .min(1)
    .max(PORTION_ROWS),
})
export type ImportInput = z.output<typeof importInput>

/** What `import` has given back of one part, to take it back. */
export const undoInput = z.strictObject({
  added: z.array(idText()).max(PORTION_ROWS),
  filled: z
    .array(z.strictObject({ id: idText(), version: z.number().int().min(1), fields: z.array(z.enum(WORKER_FIELDS)) }))
    .max(PORTION_ROWS),
  until: z.number().int().min(0),
  proof: idText(),
})
export type UndoInput = z.output<typeof undoInput>
