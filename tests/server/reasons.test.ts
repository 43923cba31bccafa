import { expect, test } from 'vitest'
import { openTestServer } from './test-server.ts'

await openTestServer()
const { appRouter } = await import('#server/features.ts')
const { z } = await import('#i18n/zod.ts')

/** Nothing on any screen, and no space to `trim`. */
const BLANKS = [
  '\u200b',
  '\u3164',
  '\u115f\u1160',
  '\u2800',
  '\u00ad\u2060',
  '\u202e\u2066',
  '\u034f',
  '\ufe0f',
  ' \u200b\n\u3164 ',
]

type Schema = InstanceType<typeof z.ZodType>
type Leaf = { path: string; schema: Schema }

/** Every text of an input, also in lists and in what may be missing. */
function textsIn(schema: Schema, path: string): Leaf[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => textsIn(part as Schema, `${path}.${name}`))
  if (schema instanceof z.ZodArray) return textsIn(schema.element as Schema, `${path}[]`)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return textsIn(schema.unwrap() as Schema, path)
  if (schema instanceof z.ZodPipe) return textsIn(schema.in as Schema, path)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(each => textsIn(each as Schema, path))
  return schema instanceof z.ZodString ? [{ path, schema }] : []
}

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { inputs: unknown[] } }>,
)
const typed = procedures
  .flatMap(([name, { _def }]) => _def.inputs.flatMap(input => textsIn(input as Schema, name)))
  // what people type is trimmed, what programs choose is not
  .filter(({ schema }) => [' Rahim ', ' a@b.example '].some(text => schema.safeParse(text).data === text.trim()))

test('the walk meets the reasons of every feature', () => {
  const paths = typed.map(({ path }) => path)
  for (const reason of [
    'applications.move.skip',
    'applications.moveMany.moves[].skip',
    'applications.move.sentence',
    'demands.move.sentence',
    'enquiries.addEntry.text',
    'payments.take.reason',
    'payments.take.allowed',
    'payments.refund.reason',
    'payments.cancel.reason',
    'workers.papers.refuse.reason',
  ])
    expect(paths).toContain(reason)
})

test.each(typed)('$path is no text of signs that nobody sees', ({ schema }) => {
  for (const blank of BLANKS) expect([blank, schema.safeParse(blank).data ?? '']).toEqual([blank, ''])
})
