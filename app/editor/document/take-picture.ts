import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { entriesOf, fieldsOf, type Shape } from './document-values.ts'
import { fillTexts, type LibraryTexts } from './fill-texts.ts'
import { pathOfPlace, picturePlace } from './picture-place.ts'

type Form = Pick<UseFormReturn<FieldValues>, 'getValues' | 'setValue'>

/** Shows a stored picture in its field, wherever its entry stands by now. */
export function takePicture(shape: Shape, form: Form, place: string, url: string): void {
  const record = recordAt(shape, form, place)
  if (!record) return
  form.setValue(record.prefix + record.picture, url)
  for (const [name, { kind, of }] of Object.entries(record.fields))
    if (kind === 'focus' && of === record.picture) form.setValue(record.prefix + name, '') // it was that of another picture
}

/** Fills the empty texts about a picture. Returns the places of those that are suggestions. */
export function describePicture(shape: Shape, form: Form, place: string, library: LibraryTexts): string[] {
  const record = recordAt(shape, form, place)
  if (!record) return []
  const document = { fields: shape.fields, values: form.getValues() }
  const filled = fillTexts(record, record.picture, library, [record, document])
  for (const { name, text } of filled) form.setValue(record.prefix + name, text)
  return filled.flatMap(({ name, isSuggestion }) => (isSuggestion ? record.placeOf(name) : []))
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
