import type { Section } from './section.ts'
import { m } from '#i18n/paraglide/messages.js'
import { entriesOf, fieldsOf, type Shape } from './document-values.ts'
import { pathOfPlace } from './picture-place.ts'
import type { DocumentState } from './document-state.ts'
import { entryLabel } from './entry-label.ts'

/** All problems in the order of the form, for the summary above it: those of entries name their entry. */
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
      const [list = '', n] = path.split('.')
      if (n === undefined) return { id: path, label: message }
      return { id: path, label: m.entry_problem({ entry: entryLabel(shape, list, Number(n)), problem: message }) }
    })
}

function pathsIn(shape: Shape, list: string, inputs: Record<string, unknown>) {
  const names = Object.keys(fieldsOf(shape, list))
  return [list, ...entriesOf(inputs[list]).flatMap((_, n) => names.map(name => `${list}.${n}.${name}`))]
}
