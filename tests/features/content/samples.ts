import type { ContentStore } from '#server/drafts/define-content.ts'
import type { Field } from '#server/drafts/field.ts'

/** Texts that have a form of their own: a place on the map and a rate of exchange. */
const FORMED = ['23.7386, 90.3944', '32.55']

type Sample = Record<string, unknown>
/** What a text of a sample says that visitors may read; `path` names its field, such as `points.0.name`. */
type Texts = (path: string) => string

/** A document with a value in every field, and two entries in every list. */
export function sampleOf({ fields, lists = {} }: ContentStore, texts: Texts, picture: string): Sample {
  const entries = Object.entries(lists).map(([name, list]) => [
    name,
    [0, 1].map(n => valuesOf(list.fields ?? {}, path => texts(`${name}.${n}.${path}`), picture, n)),
  ])
  return { ...valuesOf(fields, texts, picture), ...Object.fromEntries(entries) }
}

function valuesOf(fields: Record<string, Field>, texts: Texts, picture: string, n = 0): Sample {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      valueOf(field, field.isInternal ? 'Of staff' : texts(name), picture, n),
    ]),
  )
}

/** Small, and a wage in any currency. */
function numberIn(limits: Field['limits']) {
  if (typeof limits === 'function') return 50_000
  return Math.min(60, limits?.greatest ?? 60)
}

function valueOf({ kind, options, max, limits, isYear, pattern }: Field, text: string, picture: string, n: number) {
  if (pattern) return FORMED.find(each => pattern.of.test(each))
  switch (kind) {
    case 'number':
      return isYear ? 1989 : numberIn(limits) - (text.startsWith('Second') ? 1 : 0)
    case 'check':
      return !text.startsWith('Second')
    case 'date':
      return '2026-11-01'
    case 'picture':
      return picture
    case 'focus':
      return '30 80'
    case 'link':
      return '/contact-us'
    case 'email':
      return 'desk@agency.example'
    case 'phone':
      return '+880 1700 000077'
    case 'choice':
      return options?.[n]?.value
    default:
      return text.slice(0, max)
  }
}
