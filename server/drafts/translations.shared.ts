import type { Field, ListField } from '#server/drafts/field.ts'

type Values = Record<string, unknown>

/** Fields by their English text, each with its translation: the field of that name with "Bn" behind it. */
export function pairTranslations<F extends string>(names: F[]): { name: F; translation: F | undefined }[] {
  const translationOf = (name: F) => names.find(other => other === `${name}Bn`)
  const translations = new Set(names.map(translationOf))
  return names.flatMap(name => (translations.has(name) ? [] : { name, translation: translationOf(name) }))
}

/** Whether visitors who read Bangla see the English text. */
export function isMissing(text: string, translation: string): boolean {
  return text.trim() !== '' && translation.trim() === ''
}

/** How many texts of a record are not in Bangla yet. */
export function countMissing(
  { fields, lists = {} }: { fields: Record<string, Field>; lists?: Record<string, ListField> },
  data: Values,
): number {
  const inLists = Object.entries(lists).flatMap(([name, { fields: ofEntry = {} }]) =>
    ((data[name] ?? []) as Values[]).map(entry => missingIn(ofEntry, entry)),
  )
  return [missingIn(fields, data), ...inLists].reduce((sum, each) => sum + each, 0)
}

function missingIn(fields: Record<string, Field>, values: Values) {
  const textOf = (name: string) => String(values[name] ?? '')
  return pairTranslations(Object.keys(fields)).filter(
    ({ name, translation }) => translation && isMissing(textOf(name), textOf(translation)),
  ).length
}
