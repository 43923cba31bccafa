import { expect, test } from 'vitest'
import type { z } from '#i18n/zod.ts'
import { openTestServer } from './test-server.ts'

await openTestServer()
const { inputSchemas, leavesIn } = await import('./input-schemas.ts')
const { contentFeatures } = await import('#server/registration/define-feature.ts')

const SIGNS = /[\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F\u2060\uFEFF]/u
const ODD = 'Ra\u202Ehim\u2066 \u200BUd\u200Edin\u2060\uFEFF'
const LONG_MIN = 200 // letters of the shortest text that has lines

const parsed = (schema: z.ZodType, text: string) => schema.safeParse(text).data
/** What a program chose is no text that somebody typed: it is compared and not composed. */
const isTyped = (schema: z.ZodType) => parsed(schema, 'e\u0301') === 'é'

const drafts = contentFeatures().map(({ name, content }) => [`a draft of ${name}`, content.draftSchema] as const)
const texts = [...inputSchemas(), ...drafts].flatMap(leavesIn).filter(([, schema]) => isTyped(schema))
const keeping = texts.filter(([, schema]) => SIGNS.test(String(parsed(schema, ODD))))

test('the walk meets names and titles of people, programs and content', () => {
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'workers.add.values.name',
      'applications.edit.values.name',
      'news to be published.title',
      'a draft of news.titleBn',
      'clients.create.company.companyName',
      'views.save.name',
    ]),
  )
})

test('no name, no title and no other line is stored with signs that nobody sees', () => {
  const isLine = (schema: z.ZodType) => parsed(schema, 'x'.repeat(LONG_MIN)) === undefined
  const named = /(?:name|title|subject|company|contact|city|label|heading|place)(?:Bn)?$/i
  expect(keeping.filter(([name, schema]) => isLine(schema) || named.test(name)).map(([name]) => name)).toEqual([])
  for (const [name, schema] of texts.filter(each => !keeping.includes(each)))
    expect([name, parsed(schema, ODD) ?? 'Rahim Uddin']).toEqual([name, 'Rahim Uddin'])
})

test('a long text keeps the signs by which its writer sets a direction', () => {
  expect(keeping.map(([name]) => name)).toEqual(
    expect.arrayContaining(['the form at /hire-workers.message', 'news to be published.text']),
  )
})
