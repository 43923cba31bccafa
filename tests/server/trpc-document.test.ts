import { expect, test } from 'vitest'
import { bodyOf, openTestServer } from './test-server.ts'

type Schema = {
  allOf?: Schema[]
  oneOf?: Schema[]
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  maxLength?: number
}
type Body = { content: { 'application/json': { schema: Schema } } }
type Operation = { summary: string; parameters?: Body[]; requestBody?: Body }
type Document = { paths: Record<string, { get?: Operation; post?: Operation }> }

const { request } = await openTestServer()
const { appRouter } = await import('#server/features.ts')
const { paths } = await bodyOf<Document>(await request('/api/v1/trpc.json'))
const schemaOf = (body?: Body) => body?.content['application/json'].schema

test('the document has every procedure, what it takes and who may call it', () => {
  const procedures = Object.entries(
    appRouter._def.procedures as unknown as Record<string, { _def: { inputs: unknown[] } }>,
  )
  expect(Object.keys(paths).toSorted()).toEqual(procedures.map(([name]) => `/${name}`).toSorted())
  for (const [name, { _def }] of procedures) {
    const { get, post } = paths[`/${name}`]!
    const schema = schemaOf(get?.parameters?.[0] ?? post?.requestBody)
    expect([name, schema !== undefined]).toEqual([name, _def.inputs.length > 0])
  }
  expect(paths['/clients.list']?.get?.summary).toBe('For anyone')
  expect(paths['/clients.create']?.post?.summary).toBe('Needs content, and with a token write')
})

test('fields of an input have their kind, their limit, and whether they are required', () => {
  const schema = schemaOf(paths['/clients.create']?.post?.requestBody)!
  expect(schema.required).toContain('countryName')
  expect(schema.properties?.countryName).toMatchObject({ type: 'string', maxLength: expect.any(Number) })
})

test('what a form publishes or saves has the shape of its content type', async () => {
  const { contentFeatures } = await import('#server/registration/define-feature.ts')
  const { components } = await bodyOf<{ components: { schemas: Record<string, Schema> } }>(
    await request('/api/v1/trpc.json'),
  )
  for (const [call, form] of [
    ['/content.publish', 'published'],
    ['/content.saveDraft', 'draft'],
  ] as const) {
    const [common, byFeature] = schemaOf(paths[call]?.post?.requestBody)!.allOf!
    expect(Object.keys(common!.properties!)).toEqual(expect.arrayContaining(['feature', 'seen', 'data']))
    expect(byFeature!.oneOf!.map(({ properties }) => properties)).toEqual(
      contentFeatures().map(({ name }) => ({
        feature: { const: name },
        data: { $ref: `#/components/schemas/${name}.${form}` },
      })),
    )
    for (const { name, content } of contentFeatures()) {
      const { properties = {}, required = [] } = components.schemas[`${name}.${form}`]!
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(content.fields)))
      if (form === 'draft') expect([name, required]).toEqual([name, []])
    }
  }
  expect(components.schemas['vacancies.published']?.required).toContain('approvalNo')
  expect(components.schemas['news.published']?.properties?.date).toMatchObject({ format: 'date' })
})
