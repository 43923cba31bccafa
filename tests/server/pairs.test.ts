import { expect, test } from 'vitest'
import { today } from '#i18n/format.ts'
import { daysFrom } from '#i18n/typed/day.ts'
import { chainsOf } from '#i18n/typed/ordered.ts'
import type { z } from '#i18n/zod.ts'
import type { Field } from '#server/drafts/field.ts'
import { openTestServer } from './test-server.ts'

await openTestServer()
const { inputSchemas, objectsIn } = await import('./input-schemas.ts')
const { contentFeatures } = await import('#server/registration/define-feature.ts')

/** Days side by side of which neither comes first, and why. */
const apart: Record<string, string> = {
  'activity.list: from, to': 'the list says that they are turned round',
  'payments.list: from, to': 'the list says so',
  'vacancies: closesOn, consentOn': 'an employer may agree to a job that is closed already',
  'vacancies: closesOn, rateOn': 'the wage of a closed job is reckoned anew',
  'vacancies: consentOn, rateOn': 'an employer and a bank',
  'vacancies: consentOn, permissionOn': 'either may be first',
  'vacancies: consentOn, approvalOn': 'either may be first',
  'vacancies: rateOn, permissionOn': 'a bank and a ministry',
  'vacancies: rateOn, approvalOn': 'a bank and an office',
  'vacancies: permissionOn, approvalOn': 'an office may approve what a ministry permits later',
}
const DAYS = [-9000, -4000, -700, -20, 0, 20, 700].map(count => daysFrom(today(), count))
const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success
const isDay = (schema: z.ZodType) =>
  DAYS.some(day => takes(schema, day)) && !takes(schema, 'x') && !takes(schema, '2026-02-31')
const isNumber = (schema: z.ZodType) => [1, 20, 1990].some(number => takes(schema, number)) && !takes(schema, 'x')

/** Names of one thing with words for its ends: wage and wageMax, from and to. */
const ENDS = /^(?:min|max|from|to|least|most|first|last)(?=[A-Z]|$)|(?:Min|Max|From|To|Least|Most|First|Last|Until)$/
const stemOf = (name: string) => name.replace(ENDS, '').toLowerCase()

const pairsOf = (names: string[]) => names.flatMap((one, n) => names.slice(n + 1).map(other => [one, other] as const))
const endsOf = (names: string[]) => pairsOf(names).filter(([one, other]) => stemOf(one) === stemOf(other))

/** Pairs of days, and of numbers that are ends of one thing, that no chain compares. */
const undeclared = (
  of: string,
  days: string[],
  numbers: string[],
  isDeclared: (one: string, other: string) => boolean,
) =>
  [...pairsOf(days), ...endsOf(numbers)]
    .filter(([one, other]) => !isDeclared(one, other) && !isDeclared(other, one))
    .map(([one, other]) => `${of}: ${one}, ${other}`)

const objects = inputSchemas().flatMap(objectsIn)
const inSchemas = objects.flatMap(([name, schema]) => {
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>)
  const chains = (chainsOf.get(schema)?.chains ?? []).map(chain => chain.map(([field]) => field))
  const isDeclared = (one: string, other: string) => chains.some(chain => chain.includes(one) && chain.includes(other))
  const named = (is: (field: z.ZodType) => boolean) => fields.filter(([, field]) => is(field)).map(([field]) => field)
  return name.includes(' to be published') ? [] : undeclared(name, named(isDay), named(isNumber), isDeclared)
})

const inContent = contentFeatures().flatMap(({ name, content: { fields, lists = {} } }) =>
  [
    [name, fields] as const,
    ...Object.entries(lists).map(([list, own]) => [`${name} ${list}`, own.fields ?? {}] as const),
  ].flatMap(([of, own]: readonly [string, Record<string, Field>]) => {
    const named = (kind: Field['kind']) => Object.keys(own).filter(field => own[field]!.kind === kind)
    return undeclared(of, named('date'), named('number'), (one, other) => own[one]!.after?.includes(other) ?? false)
  }),
)

test('the walk meets days, numbers and forms of every kind', () => {
  expect(objects.length).toBeGreaterThan(200)
  expect(objects.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'workers.add.values',
      'workers.documents.add',
      'the form at /hire-workers',
      'a row of an import',
      'vacancies to be published',
    ]),
  )
})

test('any two days of an input, and both ends of a number, have an order', () => {
  const known = (pair: string) => Object.keys(apart).some(each => pair === each || pair.startsWith(`${each} `))
  expect([...new Set([...inSchemas, ...inContent])].filter(pair => !known(pair))).toEqual([])
})

test('what has no order is still there', () => {
  const all = new Set([...inSchemas, ...inContent])
  expect(Object.keys(apart).filter(pair => !all.has(pair))).toEqual([])
})
