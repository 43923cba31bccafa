import { expect, test } from 'vitest'
import type { Client } from '#server/features/clients/domain.ts'
import { bodyOf, CLIENTS, openTestServer, picture, qatar, errorOf } from '../../server/test-server.ts'

const { request, signUp, stored, upload } = await openTestServer({ PUBLIC_URL: 'https://agency.example' })
const owner = (await signUp('owner')).cookie
const waiting = (await signUp('waiting')).cookie

const post = (json: unknown, headers?: Record<string, string>) =>
  request(CLIENTS, { method: 'POST', cookie: owner, json, ...(headers && { headers }) })
const patch = (id: string, json: unknown, headers?: Record<string, string>) =>
  request(`${CLIENTS}/${id}`, { method: 'PATCH', cookie: owner, json, ...(headers && { headers }) })
const add = async (input: object = qatar) => (await bodyOf(await post(input))).data

test('adding a client country returns 201 with its address, its tag and the record', async () => {
  const response = await post(qatar)
  const { data } = await bodyOf(response)
  expect(response.status).toBe(201)
  expect(response.headers.get('location')).toBe(`${CLIENTS}/${data._id}`)
  expect(response.headers.get('etag')).toBe('"1"')
  expect(data).toEqual({
    ...qatar,
    countryNameBn: 'কাতার',
    _id: expect.any(String),
    version: 1,
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

test('an unchanged record returns 304 to a strong or weak ETag, a changed one 200', async () => {
  const { _id } = await add()
  const read = (etag: string) => request(`${CLIENTS}/${_id}`, { headers: { 'if-none-match': etag } })
  const unchanged = await read('"1"')
  expect([unchanged.status, unchanged.headers.get('etag'), await unchanged.text()]).toEqual([304, '"1"', ''])
  expect((await read('"7", W/"1"')).status).toBe(304)
  await patch(_id, { workSummary: 'Other work' })
  const changed = await read('"1"')
  expect([changed.status, changed.headers.get('etag'), (await bodyOf(changed)).data.version]).toEqual([200, '"2"', 2])
})

test('the list has a tag of its own that every change renews', async () => {
  const { _id } = await add()
  const known = async () => ({ 'if-none-match': (await request(CLIENTS)).headers.get('etag')! })
  const headers = await known()
  expect((await request(CLIENTS, { headers })).status).toBe(304)
  await patch(_id, { countryName: 'State of Qatar' })
  expect((await request(CLIENTS, { headers })).status).toBe(200)
  const later = await known()
  await request(`${CLIENTS}/${_id}`, { method: 'DELETE', cookie: owner })
  expect((await request(CLIENTS, { headers: later })).status).toBe(200)
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
    ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH'],
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
      message: "Give the country's name",
      issues: [
        { path: 'countryName', message: "Give the country's name" },
        { path: 'workSummary', message: 'Say what the work is' },
        { path: 'company.1.companyName', message: 'Give the company a name' },
      ],
    },
  })
  expect(await stored()).toEqual(before)
})

test.each([
  ['nothing', ''],
  ['half a document', '{"countryName": "Qa'],
  ['a list', '[]'],
  ['a text', '"Qatar"'],
  ['null', 'null'],
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

test('only staff may change: nobody gets 401, a waiting account 403, and nothing is stored', async () => {
  const { _id } = await add()
  const before = await stored()
  for (const [path, method, json] of [
    [CLIENTS, 'POST', qatar],
    [`${CLIENTS}/${_id}`, 'PATCH', { countryName: 'Mine' }],
    [`${CLIENTS}/${_id}`, 'DELETE', undefined],
  ] as const) {
    const stranger = await request(path, { method, json })
    expect([stranger.status, await errorOf(stranger)]).toEqual([
      401,
      { code: 'UNAUTHORIZED', message: 'Sign in first.' },
    ])
    const waits = await request(path, { method, json, cookie: waiting })
    expect([waits.status, await errorOf(waits)]).toEqual([
      403,
      { code: 'FORBIDDEN', message: 'Your account waits for approval by the owner.' },
    ])
  }
  const png = await picture().png().toBuffer()
  expect((await upload(png)).status).toBe(401)
  expect((await upload(png, { cookie: waiting })).status).toBe(403)
  expect(await stored()).toEqual(before)
  expect((await bodyOf(await request(`${CLIENTS}/${_id}`))).data.version).toBe(1)
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
  ['DELETE', CLIENTS, 'GET, HEAD, OPTIONS, POST'],
  ['GET', '/api/v1/images', 'OPTIONS, POST'],
  ['PUT', `${CLIENTS}/x`, 'DELETE, GET, HEAD, OPTIONS, PATCH'],
  ['POST', `${CLIENTS}/x`, 'DELETE, GET, HEAD, OPTIONS, PATCH'],
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

test('an edit or a deletion of what has changed since returns 412 and changes nothing', async () => {
  const { _id } = await add()
  await patch(_id, { countryName: 'Second' })
  for (const tag of ['"1"', 'W/"1"', '"99"', '"not-ours"', '1', '"list-1"']) {
    const edit = await patch(_id, { countryName: 'Late' }, { 'if-match': tag })
    expect([tag, edit.status, (await errorOf(edit)).code]).toEqual([tag, 412, 'PRECONDITION_FAILED'])
    expect(
      (await request(`${CLIENTS}/${_id}`, { method: 'DELETE', cookie: owner, headers: { 'if-match': tag } })).status,
    ).toBe(412)
  }
  expect((await bodyOf(await request(`${CLIENTS}/${_id}`))).data).toMatchObject({ countryName: 'Second', version: 2 })
  expect((await patch(_id, { countryName: 'Third' }, { 'if-match': '"2"' })).status).toBe(200)
  expect((await patch(_id, { countryName: 'Fourth' }, { 'if-match': '*' })).status).toBe(200)
})

test.each([
  ['"77", "1"', 200],
  ['"1"', 200],
  ['"77","1"', 200],
  ['W/"77", "1"', 200],
  ['"a,b", "1"', 200],
  ['"1-gzip"', 200],
  ['"1-br"', 200],
  ['*', 200],
  [' * ', 200],
  ['W/"1"', 412],
  ['W/"1", "77"', 412],
  ['"77", "78"', 412],
  ['"77, 1"', 412],
  ['1', 412],
  ['', 412],
  ['"1', 412],
  ['"*"', 412],
  ['"01x"', 412],
  ['"1";"1"', 412],
])('If-Match: %s returns %i to an edit and to a deletion of version 1', async (tags, status) => {
  const { _id } = await add()
  const headers = { 'if-match': tags }
  expect((await request(`${CLIENTS}/${(await add())._id}`, { method: 'DELETE', cookie: owner, headers })).status).toBe(
    status,
  )
  expect((await patch(_id, { countryName: 'Oman' }, headers)).status).toBe(status)
  expect((await bodyOf(await request(`${CLIENTS}/${_id}`))).data.version).toBe(status === 200 ? 2 : 1)
})

test.each(['gzip', 'br'])('the tag of a record that came as %s lets its edit through', async encoding => {
  const { _id } = await add({ ...qatar, workSummary: 'Long enough to be packed. '.repeat(50) })
  for (const cookie of [undefined, owner]) {
    const seen = await request(`${CLIENTS}/${_id}`, { cookie, headers: { 'accept-encoding': encoding } })
    const tag = seen.headers.get('etag')!
    expect((await patch(_id, { countryName: 'Oman' }, { 'if-match': tag })).status).toBe(200)
    expect((await patch(_id, { countryName: 'Late' }, { 'if-match': tag })).status).toBe(412)
  }
})

test('without If-Match the last edit wins', async () => {
  const { _id } = await add()
  await patch(_id, { countryName: 'First' })
  expect((await patch(_id, { countryName: 'Last' })).status).toBe(200)
  expect((await bodyOf(await request(`${CLIENTS}/${_id}`))).data.countryName).toBe('Last')
})

test('fifty edits at once, each with If-Match and another try, lose nothing', async () => {
  const { _id } = await add({ ...qatar, company: [{ ...qatar.company[0], valueOfEmployement: 0 }] })
  const addOne = async (): Promise<number> => {
    const seen = await request(`${CLIENTS}/${_id}`)
    const company = (await bodyOf(seen)).data.company.map(entry => ({
      ...entry,
      valueOfEmployement: entry.valueOfEmployement! + 1,
    }))
    const { status } = await patch(_id, { company }, { 'if-match': seen.headers.get('etag')! })
    return status === 412 ? addOne() : status
  }
  const statuses = await Promise.all(Array.from({ length: 50 }, addOne))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await bodyOf(await request(`${CLIENTS}/${_id}`))).data).toMatchObject({
    version: 51,
    company: [{ valueOfEmployement: 50 }],
  })
}, 120_000)

test('the API has an OpenAPI 3.1 description of every operation, and a reference page', async () => {
  const document = await bodyOf<{ openapi: string; paths: Record<string, object> }>(
    await request('/api/v1/openapi.json'),
  )
  expect(document.openapi).toMatch(/^3\.1\./)
  expect(
    Object.fromEntries(Object.entries(document.paths).map(([path, calls]) => [path, Object.keys(calls)])),
  ).toMatchObject({
    '/our-clients/our-clients': ['get', 'post'],
    '/our-clients/our-clients/{id}': ['get', 'patch', 'delete'],
    '/images': ['post'],
  })
  const page = await request('/api/v1/docs')
  expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
  expect(await page.text()).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
})
