import type { Section } from './section.ts'
import { m } from '#i18n/paraglide/messages.js'
import { entriesOf, fieldsOf, type Shape } from './document-values.ts'
import { pathOfPlace } from './picture-place.ts'
import type { DocumentState } from './document-state.ts'
import { entryLabel } from './entry-label.ts'

/** All problems in the order of the form, for the summary above it: each with its field, those of entries with their entry, too. */
export function summarize({ shape, form, issues, pictures }: DocumentState, sections: Section[]) {
  const inputs = form.getValues()
  const rejected = pictures.problemPlaces.flatMap(place => {
    const path = pathOfPlace(place, inputs)
    const message = pictures.problem(place)
    return path && message ? { path, message } : []
  })
  const paths = sections.flatMap(({ fields = [], list }) => [...fields, ...(list ? pathsIn(shape, list, inputs) : [])])
  return [...issues, ...rejected]
    .toSorted((one, other) => paths.indexOf(one.path) - paths.indexOf(other.path))
    .map(({ path, message }) => {
      const [name = '', n, inside] = path.split('.')
      const entry = n !== undefined && entryLabel(shape, name, Number(n))
      const field = inside === undefined ? (shape.fields[name] ?? shape.lists[name]) : fieldsOf(shape, name)[inside]
      const label = field?.label() ?? ''
      const names = [entry, !message.toLowerCase().includes(label.toLowerCase()) && label].filter(Boolean).join(' · ')
      return { id: path, label: names ? m.fact_of({ label: names, value: message }) : message }
    })
}

function pathsIn(shape: Shape, list: string, inputs: Record<string, unknown>) {
  const names = Object.keys(fieldsOf(shape, list))
  return [list, ...entriesOf(inputs[list]).flatMap((_, n) => names.map(name => `${list}.${n}.${name}`))]
}
