import { formatNumber } from '#i18n/locale.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import type { Field, ListField } from '#server/drafts/field.ts'
import { type Inline, parseText } from '#server/drafts/text-schema.ts'

/** A link in a record, by its field and, in a list, the list and the entry's place in it. */
export type FoundLink = { href: string; field: string; list?: string; n?: number }

type Shape = Pick<ContentStore, 'fields' | 'lists'>
type Values = Record<string, unknown>

/** Every link in the texts and link fields of a record, live or drafted. */
export function linksIn({ fields, lists = {} }: Shape, record: object): FoundLink[] {
  const values = record as Values
  const inLists = Object.entries(lists).flatMap(([list, { fields: ofEntry }]) =>
    ofEntry
      ? ((values[list] ?? []) as Values[]).flatMap((entry, n) =>
          linksOf(ofEntry, entry).map(link => ({ ...link, list, n })),
        )
      : [],
  )
  return [...linksOf(fields, values), ...inLists]
}

/** Whether records of this shape can have links at all. */
export function takesLinks({ fields, lists = {} }: Shape): boolean {
  const ofLists = Object.values(lists).flatMap(list => Object.values(list.fields ?? {}))
  return [...Object.values(fields), ...ofLists].some(({ kind }) => kind === 'link' || kind === 'blocks')
}

/** The place of a link, named as in the form. */
export function placeOf({ fields, lists = {} }: Shape, { field, list, n = 0 }: FoundLink): string {
  const of = list === undefined ? undefined : lists[list]
  const label = (of ? of.fields?.[field] : fields[field])?.label() ?? field
  return of ? `${oneOf(of)} ${formatNumber(n + 1)}, ${label}` : label
}

const oneOf = (list: ListField) => ((list.fields && list.one) || list.label)()

function linksOf(fields: Record<string, Field>, values: Values): FoundLink[] {
  return Object.entries(fields).flatMap(([field, { kind }]) => {
    const value = values[field]
    if (typeof value !== 'string' || !value) return []
    const hrefs = kind === 'link' ? [value] : kind === 'blocks' ? hrefsOf(value) : []
    return hrefs.map(href => ({ href, field }))
  })
}

function hrefsOf(text: string): string[] {
  const lines = parseText(text).flatMap<Inline[]>(block => (block.type === 'list' ? block.items : [block.content]))
  return lines.flatMap(line => line.flatMap(piece => (typeof piece === 'string' ? [] : [piece.href])))
}
