import { expect, test } from 'vitest'
import { catalogueOf } from './catalogues.ts'
import { CLIENTS, openTestServer, password, qatar, errorOf } from './test-server.ts'

const { request, mutate, signUp, upload } = await openTestServer()
const { appRouter } = await import('#server/features.ts')
const { withLocale } = await import('#server/http/locale-middleware.ts')
const { z } = await import('#i18n/zod.ts')
const owner = (await signUp('owner')).cookie
const bangla = Object.values(catalogueOf('bn'))
  .filter(text => typeof text === 'string')
  .filter(text => /[\u0980-\u09ff]/.test(text.replace(/\{\w+\}/g, '')))
  .map(text => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`, 's'))
const isOurs = (message: string) => bangla.some(sentence => sentence.test(message))
const HOSTILE = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  Number.NaN,
  '',
  'x',
  '\u200b',
  'x'.repeat(100_000),
  [],
  [[]],
  Array.from({ length: 400 }, () => 1),
  {},
  { a: { b: 1 } },
  new Date(),
  Symbol.iterator,
  10n,
  new FormData(),
]
/** Blank on every screen, and no space to `trim`. */
const INVISIBLE = [
  '\u200b',
  '\u200d\u200c',
  '\u2060',
  '\u00ad',
  '\ufeff',
  '\u3164',
  '\u115f',
  '\u2800',
  '\u180e',
  '\ufe0f',
  '\u202e',
  '\u{e0020}',
  ' \u200b\n',
  '\u0301',
  '\u0007',
]

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { inputs: unknown[] } }>,
)
const schemas = procedures.flatMap(([name, { _def }]) =>
  _def.inputs.map(input => [name, input as InstanceType<typeof z.ZodObject>] as const),
)

test('the walk covers every procedure with input', () => {
  expect(schemas.length).toBeGreaterThan(25)
})

test.each(schemas)('%s rejects wrong input in its own sentences', (_, schema) => {
  const fields = Object.keys(schema.shape ?? {})
  const inputs = [
    ...HOSTILE,
    { unheardOf: 1 },
    ...fields.flatMap(field =>
      HOSTILE.flatMap(value => [
        { [field]: value },
        { [field]: [value] },
        { [field]: [{ _id: value, companyName: value, valueOfEmployement: value, unheardOf: value }] },
      ]),
    ),
  ]
  const messages = new Set(
    inputs.flatMap(input =>
      withLocale('bn', () => schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []),
    ),
  )
  expect(messages.size).toBeGreaterThan(0)
  expect([...messages].filter(message => !isOurs(message))).toEqual([])
})

test.each(schemas.filter(([, schema]) => schema.shape))('%s rejects an unknown field by its name', (_, schema) => {
  const issues = schema.safeParse({ unheardOf: 1 }).error?.issues ?? []
  expect(issues.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^Not known here: unheardOf\. Allowed are: \w/),
  )
})

test('REST explains a wrong body, id, header or file in its own sentences', async () => {
  const headers = { 'accept-language': 'bn' }
  const bodies = [
    [],
    {},
    { unheardOf: 1 },
    ...HOSTILE.filter(value => typeof value !== 'bigint').flatMap(value =>
      Object.keys(qatar).map(field => ({ ...qatar, [field]: value ?? 0 })),
    ),
  ]
  const responses = [
    ...(await Promise.all(bodies.map(json => request(CLIENTS, { method: 'POST', cookie: owner, json, headers })))),
    ...(await Promise.all(
      bodies.slice(2).map(json => request(`${CLIENTS}/x`, { method: 'PATCH', cookie: owner, json, headers })),
    )),
    await request(`${CLIENTS}/${'x'.repeat(65)}`, { headers }),
    await request(`${CLIENTS}/x`, {
      method: 'DELETE',
      cookie: owner,
      headers: { ...headers, 'if-match': '"1",'.repeat(600) },
    }),
    await request(`/api/v1/images?key=${'x'.repeat(300)}`, {
      method: 'POST',
      cookie: owner,
      body: new FormData(),
      headers,
    }),
    await request('/api/v1/images', { method: 'POST', cookie: owner, body: new FormData(), headers }),
  ].filter(({ status }) => status >= 400)
  expect(responses.length).toBeGreaterThan(60)
  for (const response of responses) {
    const { message, issues = [] } = await errorOf(response)
    expect([message, ...issues.map(issue => issue.message)].filter(each => !isOurs(each))).toEqual([])
  }
})

test('an upload has one picture field; another is rejected by name', async () => {
  const form = new FormData()
  form.append('image', new File(['x'], 'a.png'))
  form.append('expiration', '60')
  const response = await request('/api/v1/images', { method: 'POST', cookie: owner, body: form })
  expect([response.status, (await errorOf(response)).message]).toEqual([
    400,
    'Not known here: expiration. Allowed are: image',
  ])
  expect((await upload(new Uint8Array([1]), { cookie: owner })).status).toBe(415)
})

test.each(INVISIBLE)('no required text may be %j alone, in any form', async blank => {
  const company = qatar.company[0]
  const fields: [string, object, string][] = [
    ...['countryName', 'workSummary'].map<[string, object, string]>(field => [
      'clients.create',
      { ...qatar, [field]: blank },
      field,
    ]),
    ...['companyName', 'companySector'].map<[string, object, string]>(field => [
      'clients.create',
      { ...qatar, company: [{ ...company, [field]: blank }] },
      `company.0.${field}`,
    ]),
    ['accounts.signUp', { email: 'blank@agency.example', name: blank, password }, 'name'],
    ['accounts.own.rename', { name: blank }, 'name'],
    ['accounts.acceptInvitation', { token: 'x', name: blank, password }, 'name'],
    ...['lastName', 'message'].map<[string, object, string]>(field => [
      'enquiries.submit',
      { lastName: 'Rahman', email: 'a@b.example', company: 'agency', message: 'Hello', [field]: blank },
      field,
    ]),
  ]
  for (const [procedure, input, path] of fields) {
    const { status, body } = await mutate(procedure, input, owner)
    expect([
      procedure,
      path,
      status,
      (body.error?.data as { issues?: { path: string }[] } | undefined)?.issues?.map(issue => issue.path),
    ]).toEqual([procedure, path, 400, expect.arrayContaining([path])])
  }
  const response = await request(CLIENTS, { method: 'POST', cookie: owner, json: { ...qatar, workSummaryBn: blank } })
  expect([response.status, await response.json()]).toEqual([
    201,
    { data: expect.not.objectContaining({ workSummaryBn: expect.anything() }) },
  ])
})

test.each(['কাতার', 'Qatar\u200d', '👩🏽‍🔧', '‏قطر', '7', '—'])('the name %j is visible and accepted', async countryName => {
  expect((await request(CLIENTS, { method: 'POST', cookie: owner, json: { ...qatar, countryName } })).status).toBe(201)
})
