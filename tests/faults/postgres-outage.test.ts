import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type OpenProduct } from './open-product.ts'
import { hasPostgres, ask as sql, startPostgres } from '../server/postgres.ts'
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
    const { _id } = (await bodyOf(await opened.create(opened.as, 'Qatar'))).data
    for (const path of cached) expect((await opened.ask(path)).status, path).toBe(200)
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
        n % 2 ? opened.create(opened.as, `Hanging ${n}`) : opened.ask(`${CLIENTS}/${opened._id}`),
      )
      await expectErrors(opened, opened._id)
      for (const answer of await Promise.all(openConnections)) expect((await errorOf(answer)).message).toBe(away)
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
      const changes = Array.from({ length: 12 }, (_, n) => opened.create(opened.as, `Lost ${round} ${n}`))
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

async function expectCachedReading({ ask }: OpenProduct) {
  for (const path of cached) {
    const answer = await ask(path)
    expect(answer.status, path).toBe(200)
    if (path.endsWith('our-clients')) expect(await answer.text(), path).toMatch(/Qatar|কাতার/)
  }
}

async function expectErrors({ as, ask, create, change, call, signIn }: OpenProduct, _id: string) {
  const [answers, calls, pages] = await Promise.all([
    Promise.all([create(as, 'Oman'), change(as, _id, { workSummary: 'Other words.' }), ask(`${CLIENTS}/${_id}`)]),
    Promise.all([call('clients.delete', { _id }, as), signIn('owner')]),
    Promise.all([ask(`/our-clients/${_id}`), ask('/admin/manage-clients', { as, redirect: 'manual' })]),
  ])
  for (const answer of answers)
    expect({ status: answer.status, ...(await errorOf(answer)) }).toEqual({
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
  for (const { headers } of [...answers, ...calls.map(({ answer }) => answer), ...pages])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
}

/** More people at once than there are connections read and change something. */
async function expectRecovery({ as, ask, create, names, product }: OpenProduct) {
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 30_000 }).toBe(200)
  const changes = await Promise.all(Array.from({ length: 20 }, (_, n) => create(as, `Afterwards ${n}`)))
  expect(changes.map(({ status }) => status)).toEqual(changes.map(() => 201))
  expect(await names()).toEqual(expect.arrayContaining(['Qatar', 'Afterwards 0', 'Afterwards 19']))
  expect(await (await ask('/our-clients')).text()).toContain('Afterwards 19')
  expect(product.said()).not.toMatch(/uncaught|unhandled/i)
}
