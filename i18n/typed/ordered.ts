import { formatDate } from '#i18n/format.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { z } from '#i18n/zod.ts'

/** Days or numbers in the order that they have to have, each with what it is called. What is empty is passed over. */
export type Chain<Field extends string = string> = readonly (readonly [
  field: Field,
  label: (values: Record<string, unknown>) => string,
])[]
/** `field` is below `than`. */
export type OrderProblem = { field: string; than: string; message: string }

/** The chains of every schema that has some, for whoever asks whether two of its fields are compared. */
export const chainsOf = z.registry<{ chains: readonly Chain[] }>()

/**
 * A schema of which these days or numbers have to be in order; what comes too early, or is too small, is told at its own field, with both
 * values. Told along with what else is wrong. Fields are added to a schema before it is `ordered`.
 */
export function ordered<Schema extends z.ZodObject>(
  schema: Schema,
  ...chains: Chain<Extract<keyof z.output<Schema>, string>>[]
): Schema {
  const whole = chains.reduce<z.ZodObject>(
    (before, chain) =>
      chain.slice(1).reduce(
        (checked, [field], n) =>
          checked.refine(values => problemAt(chain, n + 1, values) === undefined, {
            path: [field],
            error: ({ input }) => problemAt(chain, n + 1, input as Record<string, unknown>)?.message,
            when: ({ value }) => typeof value === 'object' && value !== null,
          }),
        before,
      ),
    schema,
  )
  chainsOf.add(whole, { chains })
  return whole as Schema
}

/** What of these values is not in order. */
export const orderProblems = (chain: Chain, values: Record<string, unknown>): OrderProblem[] =>
  chain.flatMap((_, n) => problemAt(chain, n, values) ?? [])

/** Compares a value with the nearest one before it that is there. */
function problemAt(chain: Chain, at: number, values: Record<string, unknown>): OrderProblem | undefined {
  const [field, label] = chain[at]!
  const last = values[field]
  const before = chain.slice(0, at).findLast(([name]) => isThere(values[name]))
  if (!before || !isThere(last)) return undefined
  const [than] = before
  const first = values[than]
  const named = { first: before[1](values), last: label(values) }
  if (typeof first === 'string' && typeof last === 'string' && last < first)
    return { field, than, message: m.order_days({ ...named, firstDay: dayText(first), lastDay: dayText(last) }) }
  if (typeof first === 'number' && typeof last === 'number' && last < first)
    return {
      field,
      than,
      message: m.order_numbers({ ...named, least: formatNumber(first), given: formatNumber(last) }),
    }
  return undefined
}

const isThere = (value: unknown) => value !== undefined && value !== null && value !== ''
const dayText = (day: string) => formatDate(day, { dateStyle: 'long' })
