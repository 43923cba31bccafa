import { entriesOf } from './document-values.ts'

/** A field by the key of its entry, whose index changes. */
export const picturePlace = (name: string, entry?: { list: string; key: string } | '') =>
  entry ? `${entry.list}/${entry.key}/${name}` : name

/** The path of such a field by now; undefined where its entry has been removed. */
export function pathOfPlace(place: string, values: Record<string, unknown>): string | undefined {
  const [name = '', key, field] = place.split('/')
  if (key === undefined) return name
  const n = entriesOf(values[name]).findIndex(entry => entry.key === key)
  return n < 0 ? undefined : `${name}.${n}.${field}`
}
