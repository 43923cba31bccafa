import type { PassportLines } from './passport-lines.ts'

type Values = PassportLines['values']
type Field = { value: string }
type Form = { elements: { namedItem: (name: string) => unknown } }

/** What the lines of a passport say, and what belongs to a passport besides. */
const OF_LINES = ['name', 'passport', 'bornOn', 'passportExpiresOn', 'sex'] as const satisfies (keyof Values)[]
const OF_PASSPORT = ['passportPlace', 'passportIssuedOn'] as const

/**
 * `filled` are fields that have what the lines say, `kept` those that still have what was there before, `written` what
 * the machine wrote.
 */
export type Filled = { filled: string[]; kept: string[]; written: Partial<Record<string, string>> }

/**
 * Writes what the lines of a passport say into the fields of a form that there are. What was `written` of other lines before and nobody has
 * changed is cleared; what somebody typed, and these lines do not say, stays and is told. Without values, as for lines that cannot be read,
 * it only clears.
 */
export function fillPassport(form: Form | null, values: Values | undefined, written: Filled['written']): Filled {
  const fields = new Map<string, Field>()
  for (const name of [...OF_LINES, ...OF_PASSPORT]) {
    const field = form?.elements.namedItem(name)
    if (isField(field)) fields.set(name, field)
  }
  for (const [name, text] of Object.entries(written)) {
    const field = fields.get(name)
    if (field && field.value === text) field.value = ''
  }
  const next: Filled = { filled: [], kept: [], written: {} }
  for (const [name, field] of values ? fields : []) {
    const value = values![name as keyof Values]
    if (value === undefined) {
      if (field.value !== '') next.kept.push(name)
      continue
    }
    field.value = value
    next.filled.push(name)
    next.written[name] = value
  }
  return next
}

const isField = (field: unknown): field is Field => typeof field === 'object' && field !== null && 'value' in field
