import { findName } from '#server/drafts/field-text.shared.ts'
import type { Field } from '#server/drafts/field.ts'

type Values = Record<string, unknown>
type Fields = Record<string, Field>

/** What the library says of a picture. */
export type LibraryTexts = Partial<Record<'alt' | 'altBn' | 'caption' | 'captionBn', string>>
/** A text for an empty field about a picture; one that is not the library's is a suggestion, which somebody has to look at. */
export type FilledText = { name: string; text: string; isSuggestion: boolean }

/**
 * Texts for the empty fields about a picture: what the library says of it, and where it has no alternative text what the nearest of the
 * `records` around the picture is called.
 */
export function fillTexts(
  { fields, values }: { fields: Fields; values: Values },
  picture: string,
  library: LibraryTexts,
  records: { fields: Fields; values: Values }[],
): FilledText[] {
  return Object.entries(fields).flatMap(([name, { of, kind, lang }]) => {
    if (of !== picture || kind === 'focus' || values[name]) return []
    const role = ROLE.exec(name)?.[0].toLowerCase()
    const text = role && library[(lang ? `${role}Bn` : role) as keyof LibraryTexts]
    if (text) return { name, text, isSuggestion: false }
    const suggestion = role === 'alt' && nameOf(records, lang)
    return suggestion ? { name, text: suggestion, isSuggestion: true } : []
  })
}

const ROLE = /(alt|caption)(?=(Bn)?$)/i

function nameOf(records: { fields: Fields; values: Values }[], lang: Field['lang']) {
  for (const { fields, values } of records) {
    const own = Object.fromEntries(Object.entries(fields).filter(([, { of }]) => !of))
    const name = findName(own, values)
    if (name) return lang ? name.textBn : name.text
  }
  return ''
}
