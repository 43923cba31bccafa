import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type OpenProduct } from './open-product.ts'
import { hasPostgres, request as sql, startPostgres } from '../server/postgres.ts'
import { bodyOf, CLIENTS, errorOf } from '../server/test-server.ts'

const away = 'Our database does not answer at the moment. Please try again in a minute.'
const CONNECTIONS = 16
const cached = ['/', '/our-clients', '/bn/our-clients', CLIENTS]

describe.runIf(hasPostgres)('while PostgreSQL does not answer', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let address = ''
  beforeAll(async () => {
    postgres = await startPostgres('-c', `max_connections=${CONNECTIONS}`, '-c', 'superuser_reserved_connections=0')
    address = await postgres.create('outage')
  }, 120_000)
  afterAll(() => postgres.stop(), 60_000)

  /** A product on its own database, with the pages of Qatar cached. */
  async function openOn(database: string) {
    const opened = await openProduct({ DATABASE_URL: await postgres.create(database), DEMO: 'off' })
    const { _id } = (await bodyOf(await opened.create(opened.cookie, 'Qatar'))).data
    for (const path of cached) expect((await opened.request(path)).status, path).toBe(200)
    return { ...opened, _id }
  }

  test('without PostgreSQL cached pages are served, the rest fails with a sentence, and it recovers', async () => {
    const opened = await openOn('stopped')
    await postgres.halt()
    try {
      await expectCachedReading(opened)
      await expectErrors(opened, opened._id)
    } finally {
      await postgres.start()
    }
    await expectRecovery(opened)
  }, 120_000)

  test('a hanging PostgreSQL does not delay cached pages, and recovers', async () => {
    const opened = await openOn('hanging')
    postgres.hang()
    try {
      await expectCachedReading(opened)
      const begun = Date.now()
      const openConnections = Array.from({ length: 30 }, (_, n) =>
        n % 2 ? opened.create(opened.cookie, `Hanging ${n}`) : opened.request(`${CLIENTS}/${opened._id}`),
      )
      await expectErrors(opened, opened._id)
      for (const response of await Promise.all(openConnections)) expect((await errorOf(response)).message).toBe(away)
      expect(Date.now() - begun).toBeLessThan(50_000)
      await expectCachedReading(opened)
    } finally {
      postgres.goOn()
    }
    await expectRecovery(opened)
  }, 180_000)

  test('connections lost during changes return to the pool', async () => {
    const opened = await openOn('lost')
    for (let round = 0; round < 20; round++) {
      const changes = Array.from({ length: 12 }, (_, n) => opened.create(opened.cookie, `Lost ${round} ${n}`))
      await Promise.race(changes)
      await sql(address, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'lost'`)
      for (const { status } of await Promise.all(changes)) expect([201, 503]).toContain(status)
    }
    await expectRecovery(opened)
  }, 120_000)

  test('when the pool is exhausted a request fails with a sentence instead of waiting', async () => {
    const opened = await openOn('crowded')
    await sql(address, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'crowded'`)
    const { default: pg } = await import('pg')
    const others = Array.from({ length: CONNECTIONS }, () => new pg.Client({ connectionString: address }))
    for (const other of others) other.on('error', () => {})
    await Promise.allSettled(others.map(other => other.connect()))
    await expectCachedReading(opened)
    await expectErrors(opened, opened._id)
    await Promise.allSettled(others.map(other => other.end()))
    await expectRecovery(opened)
  }, 120_000)
})

async function expectCachedReading({ request }: OpenProduct) {
  for (const path of cached) {
    const response = await request(path)
    expect(response.status, path).toBe(200)
    if (path.endsWith('our-clients')) expect(await response.text(), path).toMatch(/Qatar|কাতার/)
  }
}

async function expectErrors({ cookie, request, create, change, mutate, signIn }: OpenProduct, _id: string) {
  const [responses, calls, pages] = await Promise.all([
    Promise.all([
      create(cookie, 'Oman'),
      change(cookie, _id, { workSummary: 'Other words.' }),
      request(`${CLIENTS}/${_id}`),
    ]),
    Promise.all([mutate('clients.delete', { _id }, cookie), signIn('owner')]),
    Promise.all([request(`/our-clients/${_id}`), request('/admin/manage-clients', { cookie, redirect: 'manual' })]),
  ])
  for (const response of responses)
    expect({ status: response.status, ...(await errorOf(response)) }).toEqual({
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
      message: away,
    })
  for (const { status, body } of calls)
    expect({ status, message: body.error?.message }).toEqual({ status: 503, message: away })
  for (const page of pages)
    expect([page.status, page.headers.get('content-type'), /<h[12]/.test(await page.text())]).toEqual([
      503,
      'text/html; charset=utf-8',
      true,
    ])
  for (const { headers } of [...responses, ...calls.map(({ response }) => response), ...pages])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
}

/** More people at once than there are connections read and change something. */
async function expectRecovery({ cookie, request, create, names, product }: OpenProduct) {
  await expect.poll(async () => (await request('/readyz')).status, { timeout: 30_000 }).toBe(200)
  const changes = await Promise.all(Array.from({ length: 20 }, (_, n) => create(cookie, `Afterwards ${n}`)))
  expect(changes.map(({ status }) => status)).toEqual(changes.map(() => 201))
  expect(await names()).toEqual(expect.arrayContaining(['Qatar', 'Afterwards 0', 'Afterwards 19']))
  expect(await (await request('/our-clients')).text()).toContain('Afterwards 19')
  expect(product.said()).not.toMatch(/uncaught|unhandled/i)
}
