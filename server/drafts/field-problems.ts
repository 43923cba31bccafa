import { orderProblems } from '#i18n/typed/ordered.ts'
import { sumProblem } from '#i18n/typed/sum.ts'
import type { Field } from '#server/drafts/field.ts'

type Fields = Record<string, Field>
type Values = Record<string, unknown>
type Problem = { path: (string | number)[]; message: string }

/** What fields say of each other, in the record and in the entries of its lists: sums of a currency, and what one comes `after`. */
export function fieldProblems(fields: Fields, lists: Record<string, { fields: Fields }>, data: Values): Problem[] {
  return [
    ...inOne(fields, data),
    ...Object.entries(lists).flatMap(([list, { fields: own }]) =>
      ((data[list] ?? []) as Values[]).flatMap((entry, n) =>
        inOne(own, entry).map(({ path, message }) => ({ path: [list, n, ...path], message })),
      ),
    ),
  ]
}

const inOne = (fields: Fields, values: Values): Problem[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const sum = sumOf(field, name, values)
    return sum ? [{ path: [name], message: sum }] : outOfOrder(fields, name, values)
  })

function sumOf({ currency, limits }: Field, name: string, values: Values) {
  const sum = values[name]
  const of = currency && values[currency]
  if (typeof sum !== 'number' || !of) return undefined
  return sumProblem(sum, String(of), typeof limits === 'function' ? limits(values) : undefined)
}

/** Days and numbers that are below one that they come `after`. */
const outOfOrder = (fields: Fields, name: string, values: Values): Problem[] =>
  (fields[name]!.after ?? []).flatMap(first =>
    orderProblems([[first, fields[first]!.label] as const, [name, fields[name]!.label] as const], values).map(
      ({ field, message }) => ({ path: [field], message }),
    ),
  )
