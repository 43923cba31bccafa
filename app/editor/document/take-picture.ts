import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { entriesOf, fieldsOf, type Shape } from './document-values.ts'
import { fillTexts, type LibraryTexts } from './fill-texts.ts'
import { pathOfPlace, picturePlace } from './picture-place.ts'

type Form = Pick<UseFormReturn<FieldValues>, 'getValues' | 'setValue'>

/** Texts by the places of their fields. */
export type Texts = ReadonlyMap<string, string>
/** What was filled in about a picture, and where. */
export type Described = { place: string; text: string; isSuggestion: boolean }

/**
 * Shows a stored picture in its field, wherever its entry stands by now, without what was about another one: its focal point, and the texts
 * that were `filled` in and nobody has changed. Returns the places of the texts that somebody wrote about that one.
 */
export function takePicture(shape: Shape, form: Form, place: string, url: string, filled: Texts): string[] {
  const record = recordAt(shape, form, place)
  if (!record) return []
  const path = record.prefix + record.picture
  const isAnother = Boolean(form.getValues(path)) && form.getValues(path) !== url
  form.setValue(path, url)
  const kept: string[] = []
  for (const [name, { kind, of }] of Object.entries(record.fields)) {
    if (of !== record.picture) continue
    const [text, own] = [String(form.getValues(record.prefix + name) ?? ''), record.placeOf(name)]
    if (kind === 'focus' || (text !== '' && text === filled.get(own))) form.setValue(record.prefix + name, '')
    else if (isAnother && text.trim() !== '') kept.push(own)
  }
  return kept
}

/** Fills the empty texts about a picture. */
export function describePicture(shape: Shape, form: Form, place: string, library: LibraryTexts): Described[] {
  const record = recordAt(shape, form, place)
  if (!record) return []
  const document = { fields: shape.fields, values: form.getValues() }
  const filled = fillTexts(record, record.picture, library, [record, document])
  for (const { name, text } of filled) form.setValue(record.prefix + name, text)
  return filled.map(({ name, ...told }) => ({ place: record.placeOf(name), ...told }))
}

/** The document or the entry that a picture is in; undefined where the entry has been removed. */
function recordAt({ fields, lists }: Shape, form: Form, place: string) {
  const values = form.getValues()
  const path = pathOfPlace(place, values)
  if (!path) return undefined
  const [list = '', n, picture] = path.split('.')
  const entry = entriesOf(values[list])[Number(n)]
  if (!entry || !picture) return { fields, values, prefix: '', picture: path, placeOf: (name: string) => name }
  return {
    fields: fieldsOf({ lists }, list),
    values: entry,
    prefix: `${list}.${n}.`,
    picture,
    placeOf: (name: string) => picturePlace(name, { list, key: entry.key }),
  }
}
