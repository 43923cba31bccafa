import Ajv2020 from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyOf, CLIENTS, openTestServer, password, qatar } from '../server/test-server.ts'

type Parameter = { name: string; in: 'path' | 'query' | 'header' }
type Response = { content?: Record<string, { schema: object }> }
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, Response>
}

const { mutate, request, signUp } = await openTestServer()
const { cookie } = await signUp('owner')
const choice = { name: 'Fuzz', scopes: ['content', 'write'], lasts: '30', until: '', currentPassword: password }
const token = (await mutate('tokens.make', choice, cookie)).body.result!.data as string
const senders = {
  nobody: {},
  person: { cookie },
  program: { headers: { authorization: `Bearer ${token}` } },
  guesser: { headers: { authorization: `Bearer mb_${'x'.repeat(43)}` } },
}
const added = await bodyOf<{ data: { _id: string } }>(await request(CLIENTS, { method: 'POST', cookie, json: qatar }))
const document = await bodyOf<{ paths: Record<string, Record<string, Operation>>; components: object }>(
  await request('/api/v1/openapi.json'),
)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation, name: operation.operationId })),
)
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema({ $id: 'document', components: document.components })

/** What people and programs send by mistake, and what others send on purpose. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '201',
    '%',
    '../..',
    "' OR 1=1 --",
    '\0',
    'null',
    '"1"',
    '*',
    '😀',
    '2999-01-01T00:00:00Z',
    'WyJhIiwwXQ',
    '_id',
  ),
)
const value = fc.oneof(text, fc.constant(added.data._id))
const json = fc.oneof(
  fc.jsonValue(),
  fc.record({ countryName: fc.jsonValue(), company: fc.jsonValue(), image: fc.jsonValue() }, { requiredKeys: [] }),
  fc.dictionary(fc.constantFrom(...Object.keys(qatar), 'version', '__proto__'), fc.jsonValue()),
)

test('the document describes every call', () => {
  expect(operations.length).toBeGreaterThan(12)
})

test.each(operations)('whatever is sent to $name is answered as documented', async ({ path, method, operation }) => {
  const { parameters = [], requestBody, responses } = operation
  const takesJson = requestBody && 'application/json' in requestBody.content
  await fc.assert(
    fc.asyncProperty(
      fc.array(value, { minLength: 12, maxLength: 12 }),
      json,
      fc.constantFrom(...Object.values(senders)),
      fc.constantFrom('application/json', 'application/problem+json'),
      async (values, body, sender, accept) => {
        const given = new Map(parameters.map((parameter, i) => [parameter, values[i % values.length]!]))
        const inPath = (name: string) =>
          [...given].find(([parameter]) => parameter.in === 'path' && parameter.name === name)?.[1] || 'x'
        const query = [...given].filter(([parameter, text]) => parameter.in === 'query' && text !== '')
        const address = `/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wellFormed(inPath(name))))}?${new URLSearchParams(query.map(([{ name }, text]) => [name, text]))}`
        const response = await request(address.replace(/\?$/, ''), {
          method: method.toUpperCase(),
          ...sender,
          headers: { accept, ...('headers' in sender && sender.headers) },
          ...(takesJson && { json: body }),
          ...(requestBody && !takesJson && { body: 'no form' }),
        })
        const told = `${method} ${address} ${JSON.stringify(body)}: ${response.status} ${await response.clone().text()}`
        expect(response.status, told).toBeLessThan(500)
        const answer = responses[response.status]
        expect(answer, told).toBeDefined()
        const type = response.headers.get('content-type')?.split(';')[0] ?? ''
        if (response.status >= 400) expect(type, told).toBe(accept)
        const schema = answer?.content?.[type]?.schema
        if (schema && !address.includes('fields=')) expect(problemsOf(schema, await response.json()), told).toEqual([])
      },
    ),
    { numRuns: 100, seed: 1989 }, // the same requests each time
  )
})

function problemsOf(schema: object, body: unknown) {
  const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')) as object
  const validate = ajv.compile(local)
  return validate(body) ? [] : validate.errors
}

/** Addresses cannot have half of a character. */
function wellFormed(text: string) {
  return text.toWellFormed()
}
