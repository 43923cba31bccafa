import type { PassportLines } from './passport-lines.ts'

type Values = PassportLines['values']
/** What the fields hold that there are, by their names, and how that is changed. */
type Form = { getValues: () => Record<string, unknown>; set: (name: Field, value: string) => void }

/** What the lines of a passport say, and what belongs to a passport besides. */
const OF_LINES = ['name', 'passport', 'bornOn', 'passportExpiresOn', 'sex'] as const satisfies (keyof Values)[]
const OF_PASSPORT = ['passportPlace', 'passportIssuedOn'] as const
type Field = (typeof OF_LINES)[number] | (typeof OF_PASSPORT)[number]

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
export function fillPassport(form: Form, values: Values | undefined, written: Filled['written']): Filled {
  const fields = [...OF_LINES, ...OF_PASSPORT].filter(name => name in form.getValues())
  for (const name of fields)
    if (written[name] !== undefined && form.getValues()[name] === written[name]) form.set(name, '')
  const next: Filled = { filled: [], kept: [], written: {} }
  for (const name of values ? fields : []) {
    const value = values![name as keyof Values]
    if (value === undefined) {
      if (form.getValues()[name] !== '') next.kept.push(name)
      continue
    }
    form.set(name, value)
    next.filled.push(name)
    next.written[name] = value
  }
  return next
}
