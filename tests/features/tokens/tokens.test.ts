import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { CLIENTS, errorOf, openTestServer, password, picture, qatar } from '../../server/test-server.ts'
import { callsThrough } from '../calls.ts'
import { inDays } from '../vacancies/job.ts'

const { mutate, request, signUp, setStatus, mailsTo, read, prisma } = await openTestServer({
  WRITE_LIMIT: '1000',
})
const { remindOfTokens } = await import('#server/features/tokens/reminders.ts')
const { purge } = await import('#server/features/tokens/domain.ts')
const { drainBackground } = await import('#server/jobs/background.ts')

const DAY_MS = 24 * 60 * 60 * 1000
let owner = ''
const chosen = { name: 'Website sync', scopes: ['content', 'write'], lasts: '30', until: '', currentPassword: password }

beforeAll(async () => {
  owner = (await signUp('owner')).cookie
})
afterEach(() => {
  vi.useRealTimers()
})

const make = (choice: object = {}) => mutate('tokens.make', { ...chosen, ...choice }, owner)
const tokenOf = async (choice: object = {}) => {
  const { body } = await make(choice)
  return body.result!.data as string
}
const bearer = (token: string, headers: Record<string, string> = {}) => ({
  headers: { authorization: `Bearer ${token}`, ...headers },
})
type Row = { id: string; name: string; hint: string; state: string; lastUsedAt: string | null; by: string }
const listed = () => callsThrough({ request }).ask<Row[]>('tokens.list', {}, owner)
const idOf = async (token: string) => (await listed()).find(({ hint }) => hint.endsWith(token.slice(-4)))!.id
const add = (token: string, countryName: string) =>
  request(CLIENTS, { method: 'POST', json: { ...qatar, countryName }, ...bearer(token) })

test('an owner makes a token, and the log and the owners’ mail say so', async () => {
  const token = await tokenOf()
  expect(token).toMatch(/^mb_[\w-]{43}$/)
  expect(JSON.stringify(await listed())).not.toContain(token)
  expect(JSON.stringify(await prisma.apiToken.findMany())).not.toContain(token)
  expect((await listed())[0]).toMatchObject({ name: 'Website sync', state: 'works', by: 'owner', lastUsedAt: null })
  const [mail] = await mailsTo('owner@agency.example')
  expect(mail?.subject).toContain('API token “Website sync” made at')
  expect(mail?.text).toContain('May change it, too')
  expect(mail?.text).not.toContain(token)
  expect(await read.activity.findFirst({ where: { action: 'token-made' } })).toMatchObject({
    actor: 'owner',
    subject: 'Website sync',
    detail: 'content write',
  })
})

test('making a token asks for the password again', async () => {
  const { status, body } = await make({ currentPassword: 'not it at all' })
  expect([status, body.error?.data.field]).toEqual([400, 'currentPassword'])
})

test.each([
  ['a scope that no program may have', { scopes: ['complaints'] }],
  ['the right to make tokens', { scopes: ['owners', 'write'] }],
  ['nothing that it may see', { scopes: ['write'] }],
  ['no name', { name: ' ' }],
  ['no end', { lasts: 'ever' }],
  ['an end in more than a year', { lasts: 'date', until: inDays(367) }],
  ['an end in the past', { lasts: 'date', until: inDays(-1) }],
  ['an end that is no day', { lasts: 'date', until: '2027-13-45' }],
])('a token with %s is refused', async (_, choice) => {
  expect((await make(choice)).status).toBe(400)
})

test('a token may end on a day of the owner’s choice', async () => {
  const token = await tokenOf({ lasts: 'date', until: inDays(100) })
  expect((await request(CLIENTS, bearer(token))).status).toBe(200)
})

test('a program changes content under its own name, without an Origin of ours', async () => {
  const token = await tokenOf()
  const response = await request(CLIENTS, {
    method: 'POST',
    json: { ...qatar, countryName: 'Oman' },
    ...bearer(token, { origin: 'https://program.example', 'sec-fetch-site': 'cross-site' }),
  })
  expect(response.status).toBe(201)
  expect(response.headers.get('ratelimit')).toMatch(/^"requests";r=\d+;t=\d+$/)
  expect(await read.activity.findFirst({ where: { subject: 'Oman' } })).toMatchObject({
    actor: 'Website sync (API token)',
    actorId: await idOf(token),
  })
  await drainBackground()
  expect((await listed()).find(({ hint }) => hint.endsWith(token.slice(-4)))?.lastUsedAt).not.toBeNull()
})

test('tRPC takes a token and says how many requests are left', async () => {
  const token = await tokenOf({ scopes: ['enquiries'] })
  const path = `/api/trpc/enquiries.list?input=${encodeURIComponent('{}')}`
  const response = await request(path, bearer(token))
  expect(response.status).toBe(200)
  expect(response.headers.get('ratelimit-policy')).toBe('"requests";q=600;w=60')
})

test('a revoked token is refused at once, also where the answer is public', async () => {
  const token = await tokenOf()
  await request(CLIENTS)
  expect((await request(CLIENTS, bearer(token))).status).toBe(200)
  await mutate('tokens.revoke', { id: await idOf(token) }, owner)
  const response = await request(CLIENTS, bearer(token))
  expect(response.status).toBe(401)
  expect(response.headers.get('www-authenticate')).toBe('Bearer realm="api", error="invalid_token"')
  expect((await errorOf(response)).message).toBe('This API token was revoked. An owner can make another one.')
  expect(await read.activity.count({ where: { action: 'token-revoked' } })).toBe(1)
})

test('the contract’s key of a picture is a token, with its scopes and its end', async () => {
  const token = await tokenOf({ name: 'Uploader' })
  const send = async (key: string) => {
    const body = new FormData()
    body.append('image', new File([new Uint8Array(await picture().jpeg().toBuffer())], 'doha.jpg'))
    return request(`/api/v1/images?key=${encodeURIComponent(key)}`, { method: 'POST', body })
  }
  const response = await send(token)
  expect([response.status, await response.json()]).toMatchObject([200, { success: true, status: 200 }])
  expect(response.headers.get('ratelimit-policy')).toContain('requests')
  const reader = await send(await tokenOf({ scopes: ['content'] }))
  expect([reader.status, reader.headers.get('www-authenticate')]).toEqual([
    403,
    expect.stringContaining('scope="write"'),
  ])
  expect((await mutate('tokens.revoke', { id: await idOf(token) }, owner)).status).toBe(200)
  for (const wrong of [token, 'mb_', `mb_${'x'.repeat(43)}`, 'no token at all']) {
    const refused = await send(wrong)
    expect([refused.status, (await errorOf(refused)).code]).toEqual([401, 'invalid_token'])
  }
})

test('a token ends on its day', async () => {
  const token = await tokenOf()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * DAY_MS })
  const response = await request(CLIENTS, bearer(token))
  expect(response.status).toBe(401)
  expect((await errorOf(response)).message).toMatch(/^This API token ended on \d+ \w+ \d{4}\./)
})

test('a token rests while the owner who made it is suspended', async () => {
  const token = await tokenOf()
  await setStatus('owner', 'suspended')
  expect((await add(token, 'Kuwait')).status).toBe(401)
  await setStatus('owner', 'active')
  expect((await add(token, 'Kuwait')).status).toBe(201)
})

test('a wrong token is refused though a right cookie comes with it', async () => {
  const wrong = { cookie: owner, headers: { authorization: `Bearer mb_${'a'.repeat(43)}` } }
  expect((await request('/api/trpc/accounts.own.profile', wrong)).status).toBe(401)
  expect((await request(CLIENTS, { method: 'POST', json: qatar, ...wrong })).status).toBe(401)
  const other = { cookie: owner, headers: { authorization: 'Basic b3duZXI6eA==' } } // of a proxy before the site
  expect((await request('/api/trpc/accounts.own.profile', other)).status).toBe(200)
})

test.each([
  '',
  '   ',
  'mb_',
  `mb_${'a'.repeat(100_000)}`,
  `mb_' OR 1=1 --${'a'.repeat(29)}`,
  `mb_%00${'a'.repeat(40)}`,
  'a, Bearer b',
  `mb_${'é'.repeat(43)}`,
])('%j is no token', async token => {
  const response = await request(CLIENTS, { headers: { authorization: `bearer ${token}` } })
  expect(response.status).toBe(401)
  expect((await errorOf(response)).code).toBe('invalid_token')
})

test('guesses end soon, and a right token still opens', async () => {
  const token = await tokenOf()
  let last = 401
  for (let guess = 0; guess < 40 && last === 401; guess++)
    last = (await request('/api/trpc/clients.list', bearer(`mb_${String(guess).padStart(43, 'x')}`))).status
  expect(last).toBe(429)
  expect((await request(CLIENTS, bearer(token))).status).toBe(200)
})

test('owners hear once that a token ends within a week', async () => {
  await make({ name: 'Job feed' })
  const before = Date.now()
  await remindOfTokens(before)
  const about = async () =>
    (await mailsTo('owner@agency.example')).filter(({ subject }) => subject.includes('“Job feed” ends on'))
  expect(await about()).toHaveLength(0)
  await remindOfTokens(before + 25 * DAY_MS)
  await remindOfTokens(before + 26 * DAY_MS)
  expect(await about()).toHaveLength(1)
})

test('tokens are deleted 90 days after their end', async () => {
  const count = await prisma.apiToken.count()
  expect(await purge(Date.now() + 60 * DAY_MS)).toBe(0)
  expect(await purge(Date.now() + 500 * DAY_MS)).toBe(count)
})
