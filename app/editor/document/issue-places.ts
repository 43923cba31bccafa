import type { Section } from '#app/editor/document-form.tsx'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { entriesOf, fieldsOf, type Shape } from './document-values.ts'
import { pathOfPlace } from './picture-place.ts'
import type { DocumentState } from './use-document.ts'

/** The input beside which a problem is shown, or the list; undefined where the form has neither. */
export function placeOf(shape: Shape, path: string): string | undefined {
  const [name = '', n, field] = path.split('.')
  if (name in shape.fields) return name
  if (!(name in shape.lists)) return undefined
  return n !== undefined && field !== undefined && field in fieldsOf(shape, name) ? `${name}.${n}.${field}` : name
}

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

/** What an entry is called by its place: "Slide 2". */
export function entryLabel({ lists }: Pick<Shape, 'lists'>, list: string, n: number): string {
  const { one } = lists[list] as { one?: () => string }
  return m.entry_number({ one: one?.() ?? m.entry_one(), n: formatNumber(n + 1) })
}
