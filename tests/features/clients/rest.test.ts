import { expect, test } from 'vitest'
import type { Client } from '#server/features/clients/domain.ts'
import { bodyOf, CLIENTS, qatar, errorOf } from '../../server/test-server.ts'
import { openRestServer } from './rest-server.ts'

const { request, signUp, stored, owner, post, add } = await openRestServer()

test('adding a client country returns 201 with its address, its tag and the record', async () => {
  const response = await post(qatar)
  const { data } = await bodyOf(response)
  expect(response.status).toBe(201)
  expect(response.headers.get('location')).toBe(`${CLIENTS}/${data._id}`)
  expect(response.headers.get('etag')).toMatch(/^"1-/)
  expect(data).toEqual({
    ...qatar,
    countryNameBn: 'কাতার',
    _id: expect.any(String),
    version: 1,
    updatedAt: expect.any(String),
    company: qatar.company.map(entry => ({ ...entry, _id: expect.any(String) })),
  })
})

test('anyone reads one record and the list, each in an envelope, the list by name', async () => {
  const albania = await add({ ...qatar, countryName: 'Albania' })
  expect(await bodyOf(await request(`${CLIENTS}/${albania._id}`))).toEqual({ data: albania })
  const list = await bodyOf<{ data: Client[] }>(await request(CLIENTS))
  expect(Object.keys(list)).toEqual(['data'])
  expect(list.data[0]).toEqual(albania)
  expect(list.data.at(-1)!.countryName).toBe('Qatar')
})

test('HEAD gives what GET gives without a body; OPTIONS says what is allowed', async () => {
  const { _id } = await add()
  for (const path of [CLIENTS, `${CLIENTS}/${_id}`]) {
    const head = await request(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([
      200,
      (await request(path)).headers.get('etag'),
      '',
    ])
  }
  const options = await request(`${CLIENTS}/${_id}`, { method: 'OPTIONS' })
  expect([options.status, options.headers.get('allow')?.split(', ').sort()]).toEqual([
    204,
    ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'PUT'],
  ])
})

test('wrong input returns 400, names every field and stores nothing', async () => {
  const before = await stored()
  const response = await post({
    ...qatar,
    countryName: ' ',
    workSummary: undefined,
    company: [qatar.company[0], { ...qatar.company[1], companyName: '' }],
  })
  expect(response.status).toBe(400)
  expect(await bodyOf(response)).toEqual({
    error: {
      code: 'BAD_REQUEST',
      message: 'Give the country’s name',
      issues: [
        { path: 'countryName', message: 'Give the country’s name' },
        { path: 'workSummary', message: 'Say what the work is' },
        { path: 'company.1.companyName', message: 'Give the company a name' },
      ],
    },
  })
  expect(await stored()).toEqual(before)
})

test.each([
  ['nothing', ''],
  ['a list', '[]'],
])('a body that is %s returns 400', async (_, body) => {
  for (const [method, path] of [
    ['POST', CLIENTS],
    ['PATCH', `${CLIENTS}/${(await add())._id}`],
  ] as const) {
    const response = await request(path, {
      method,
      cookie: owner,
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect([response.status, Object.keys(await bodyOf<object>(response))]).toEqual([400, ['error']])
  }
})

test('a body of another type returns 415 and changes nothing', async () => {
  const { _id } = await add()
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
  ]) {
    for (const [method, path] of [
      ['POST', CLIENTS],
      ['PATCH', `${CLIENTS}/${_id}`],
    ] as const) {
      const response = await request(path, {
        method,
        cookie: owner,
        body: JSON.stringify(qatar),
        headers: { 'content-type': type },
      })
      expect([type, method, response.status]).toEqual([type, method, 415])
      expect((await errorOf(response)).code).toBe('UNSUPPORTED_MEDIA_TYPE')
    }
  }
  expect((await bodyOf(await request(`${CLIENTS}/${_id}`))).data.version).toBe(1)
})

test('strangers are told to log in, a waiting account for what it waits', async () => {
  const before = await stored()
  const stranger = await request(CLIENTS, { method: 'POST', json: qatar })
  expect([stranger.status, await errorOf(stranger)]).toEqual([401, { code: 'UNAUTHORIZED', message: 'Log in first.' }])
  const waits = await request(CLIENTS, { method: 'POST', json: qatar, cookie: (await signUp('waiting')).cookie })
  expect([waits.status, await errorOf(waits)]).toEqual([
    403,
    { code: 'FORBIDDEN', message: 'Your account is waiting for the owner’s approval.' },
  ])
  expect(await stored()).toEqual(before)
})

test('a record that does not exist returns 404 to every method', async () => {
  for (const [method, json] of [
    ['GET', undefined],
    ['PATCH', { countryName: 'Oman' }],
    ['DELETE', undefined],
  ] as const) {
    const response = await request(`${CLIENTS}/no-such-id`, { method, cookie: owner, json })
    expect([response.status, await errorOf(response)]).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'We have no client country “no-such-id”.' },
    ])
  }
})

test.each([
  ['PUT', CLIENTS, 'GET, HEAD, OPTIONS, POST'],
  ['GET', '/api/v1/images', 'OPTIONS, POST'],
  ['POST', `${CLIENTS}/x`, 'DELETE, GET, HEAD, OPTIONS, PATCH, PUT'],
])('%s %s returns 405 and says what is allowed', async (method, path, allowed) => {
  const response = await request(path, { method, cookie: owner })
  expect([response.status, (await errorOf(response)).code]).toEqual([405, 'METHOD_NOT_ALLOWED'])
  expect(response.headers.get('allow')?.split(', ').toSorted().join(', ')).toBe(allowed)
})

test('deleting returns what was deleted, and then there is nothing', async () => {
  const { _id } = await add()
  const response = await request(`${CLIENTS}/${_id}`, { method: 'DELETE', cookie: owner })
  expect([response.status, await bodyOf(response)]).toEqual([200, { data: { _id } }])
  expect((await request(`${CLIENTS}/${_id}`)).status).toBe(404)
})

test('the API has an OpenAPI 3.1 description of every operation, and a reference page', async () => {
  const document = await bodyOf<{ openapi: string; paths: Record<string, object> }>(
    await request('/api/v1/openapi.json'),
  )
  expect(document.openapi).toMatch(/^3\.1\./)
  expect(
    Object.fromEntries(Object.entries(document.paths).map(([path, calls]) => [path, Object.keys(calls)])),
  ).toMatchObject({
    '/our-clients/our-clients': ['get', 'post'],
    '/our-clients/our-clients/{id}': ['get', 'patch', 'put', 'delete'],
    '/images': ['post'],
  })
  const page = await request('/api/v1/docs')
  expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
  expect(await page.text()).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
})
