import { expect, test } from 'vitest'
import { today } from '#i18n/format.ts'
import { yearsFrom } from '#i18n/typed/day.ts'
import { z } from '#i18n/zod.ts'
import { openTestServer } from '../server/test-server.ts'

await openTestServer()
const { appRouter } = await import('#server/features.ts')

type Procedures = Record<string, { _def: { inputs: unknown[] } }>

/** Every moment that a call takes, found by its schema, but when a record was changed: that has to agree with the record. */
const moments = Object.entries(appRouter._def.procedures as unknown as Procedures).flatMap(([name, { _def }]) =>
  _def.inputs
    .flatMap(input => (input instanceof z.ZodObject ? Object.entries(input.shape as Record<string, z.ZodType>) : []))
    .filter(([field, rule]) => field !== 'updatedAt' && isMoment(rule))
    .map(([field, rule]) => ({ field: `${name} ${field}`, rule })),
)

test('the walk meets the moments of schedules and interviews', () => {
  expect(moments.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['content.schedule publishAt', 'applications.interviews.save at']),
  )
})

test.each(moments)('$field has a first and a last day', ({ rule }) => {
  const sentence = (moment: string) => rule.safeParse(moment).error?.issues[0]?.message
  for (const moment of ['0027-02-01T04:00:00Z', '1970-01-01T00:00:00Z', '2999-12-31T00:00:00Z'])
    expect(sentence(moment)).toMatch(/^Give a day from \d+ \w+ \d{4} to \d+ \w+ \d{4},/)
  expect(sentence(`${yearsFrom(today(), 1)}T04:00:00Z`)).toBeUndefined()
  expect(sentence('soon')).toBeDefined()
})

function isMoment(rule: z.ZodType) {
  return (z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' }) as { format?: string }).format === 'date-time'
}
