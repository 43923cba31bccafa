import type { Actor } from '#server/actor.ts'
import { read, type Writer } from '#server/db/client.ts'
import { WORD_FIELDS, type Words } from '#server/features/workers/import-columns.shared.ts'

/** What words of imported tables mean, as somebody has said once; each of us gets them with the next table. */
export async function importWords(): Promise<Words> {
  const rows = await read.importWord.findMany()
  const byField = Map.groupBy(rows, ({ field }) => field)
  return Object.fromEntries(
    WORD_FIELDS.map(field => [
      field,
      Object.fromEntries((byField.get(field) ?? []).map(({ word, value }) => [word, value])),
    ]),
  )
}

/** Keeps them; what was said of a word before is what is said now. */
export async function rememberWords(transaction: Writer, by: Actor, words: Words): Promise<void> {
  const said = WORD_FIELDS.flatMap(field =>
    Object.entries(words[field] ?? {}).map(([word, value]) => ({ field, word, value })),
  )
  const known = new Map(
    (await transaction.importWord.findMany({ where: { word: { in: said.map(({ word }) => word) } } })).map(row => [
      `${row.field} ${row.word}`,
      row.value,
    ]),
  )
  for (const { field, word, value } of said) {
    if (known.get(`${field} ${word}`) === value) continue
    const now = { value, by: by.name, at: new Date() }
    const where = { field_word: { field, word } }
    await transaction.importWord.upsert({ where, create: { field, word, ...now }, update: now })
  }
}
