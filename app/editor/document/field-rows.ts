import { pairTranslations } from '#server/drafts/translations.shared.ts'
import type { Field } from '#server/drafts/field.ts'

/** Fields in one row: a text and its translation, short fields, or one that takes the whole width. */
export type FieldRow = { kind: 'pair'; names: [string, string] } | { kind: 'short' | 'wide'; names: string[] }

const wide = new Set<Field['kind']>(['longText', 'blocks', 'picture', 'check'])

/** The fields in rows. A focal point stands with its picture. */
export function rowsOf(fields: Record<string, Field>): FieldRow[] {
  const names = Object.keys(fields).filter(name => fields[name]?.kind !== 'focus')
  const rows: FieldRow[] = []
  for (const { name, translation } of pairTranslations(names)) {
    const last = rows.at(-1)
    if (translation) rows.push({ kind: 'pair', names: [name, translation] })
    else if (wide.has(fields[name]!.kind)) rows.push({ kind: 'wide', names: [name] })
    else if (last?.kind === 'short') last.names.push(name)
    else rows.push({ kind: 'short', names: [name] })
  }
  return rows
}

/** Whether an entry with these fields is long enough to be folded up. */
export function isLong(fields: Record<string, Field>): boolean {
  const rows = rowsOf(fields)
  return rows.length > 2 || rows.some(({ names }) => names.some(name => wide.has(fields[name]!.kind)))
}

/** Those of the fields that have these names, and the focal points of their pictures. */
export function pickFields(fields: Record<string, Field>, names: string[]): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, { kind, of }]) => names.includes(kind === 'focus' ? (of ?? name) : name)),
  )
}
