import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readData, readPublishable, toText } from '#server/drafts/data.ts'
import { type ContentStore, defineContent } from '#server/drafts/define-content.ts'
import { contentFeatures } from '#server/registration/define-feature.ts'
import { z } from '#i18n/zod.ts'
import { openTestServer } from '../../server/test-server.ts'
import '#server/features.ts'

await openTestServer() // a picture's path is read with its settings
const folder = join(import.meta.dirname, 'examples')
const example = (name: string) => readFileSync(join(folder, name), 'utf8').trim()

describe.each(contentFeatures().map(({ name, content }) => ({ name, content })))('$name', ({ name, content }) => {
  test('has a stored example of every schema version', () => {
    const versions = Array.from({ length: content.schemaVersion }, (_, n) => `${name}-${n + 1}.json`)
    expect(readdirSync(folder).filter(file => file.startsWith(`${name}-`))).toEqual(versions)
    expect(Object.keys(content.upgrade)).toEqual(versions.slice(1).map((_, n) => String(n + 1)))
  })

  test('still reads and publishes every stored example, without leftovers', () => {
    for (let schemaVersion = 1; schemaVersion <= content.schemaVersion; schemaVersion++) {
      const stored = { data: example(`${name}-${schemaVersion}.json`), schemaVersion }
      expect(readData(content, stored).leftovers).toEqual({})
      const published = readPublishable(content, stored)
      expect(published).toBeDefined()
      if (schemaVersion === content.schemaVersion) expect(toText(published!)).toBe(toText(JSON.parse(stored.data)))
    }
  })

  test('has a value for every field in its newest example', () => {
    const data = JSON.parse(example(`${name}-${content.schemaVersion}.json`)) as Record<string, unknown>
    expect(Object.keys(data).toSorted()).toEqual(Object.keys({ ...content.fields, ...content.lists }).toSorted())
    for (const [list, { fields }] of Object.entries(content.lists ?? {}))
      if (fields)
        expect(Object.keys((data[list] as object[])[0]!).toSorted()).toEqual(['_id', ...Object.keys(fields)].toSorted())
  })
})

/** A content type whose schema has changed twice: a field got another name, then one that is needed came. */
const posters = defineContent({
  feature: 'posters',
  schemaVersion: 3,
  upgrade: {
    1: ({ heading, ...data }: Record<string, unknown>) => ({ ...data, title: heading }),
    2: (data: Record<string, unknown>) => ({ ...data, size: 'A4' }),
  },
  publishSchema: z.strictObject({ title: z.string().min(1), size: z.enum(['A3', 'A4']) }),
  draftSchema: z.strictObject({ title: z.string().default(''), size: z.enum(['A3', 'A4']).default('A4') }),
} as unknown as ContentStore<Record<string, unknown>>)

test('an old state is upgraded step by step when it is read', () => {
  const stored = (data: object, schemaVersion: number) => ({ data: JSON.stringify(data), schemaVersion })
  const upgraded = { title: 'Welders', size: 'A4' }
  expect(readData(posters, stored({ heading: 'Welders' }, 1))).toEqual({ data: upgraded, leftovers: {} })
  expect(readData(posters, stored({ title: 'Welders' }, 2))).toEqual({ data: upgraded, leftovers: {} })
  expect(readPublishable(posters, stored({ heading: 'Welders' }, 1))).toEqual(upgraded)
})

test('what no field takes any more is listed, and the rest opens as a draft', () => {
  const old = { data: JSON.stringify({ heading: 'Welders', paper: 'thick', size: 7 }), schemaVersion: 1 }
  expect(readData(posters, { ...old, schemaVersion: 3 })).toEqual({
    data: { title: '', size: 'A4' },
    leftovers: { heading: 'Welders', paper: 'thick', size: 7 },
  })
  expect(readData(posters, old)).toEqual({ data: { title: 'Welders', size: 'A4' }, leftovers: { paper: 'thick' } })
  expect(readPublishable(posters, old)).toBeUndefined()
})
