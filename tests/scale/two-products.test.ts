import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Product, root, startProduct } from '../browser/product.ts'
import { requestsTo } from '../faults/open-product.ts'
import { startBucket } from '../server/s3-server.ts'
import { freePort } from '../server/free-port.ts'
import { leavingOut } from '../server/parts.ts'
import { hasPostgres, request, startPostgres } from '../server/postgres.ts'
import { CLIENTS, picture, qatar } from '../server/test-server.ts'
import { moveToPostgres } from './move.ts'
import { hasNginx, prepareNginx } from './nginx.ts'

if (!hasNginx) console.log('Skipped: two products need nginx in front of them (apt-get install nginx-light)')

// The story: an agency outgrows its machine. Its SQLite installation is moved to PostgreSQL and a bucket, and two
// products serve it behind nginx.
describe.runIf(hasNginx && hasPostgres)('two products behind nginx, on PostgreSQL and a bucket', () => {
  let owner = ''
  let path = ''
  let one: Product
  let other: Product
  let front: ReturnType<typeof requestsTo>
  let database = ''
  const folder = mkdtempSync(join(tmpdir(), 'two-products-'))
  const program = join(folder, 'meghbridge') // leads to a version, as docs/running.md has it
  const ends: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0') // a self-signed certificate
    symlinkSync(root, program)
    const [postgres, bucket, port] = [await startPostgres(), await startBucket(), await freePort()]
    ends.push(postgres.stop, bucket.end)
    const settings = {
      PUBLIC_URL: `https://127.0.0.1:${port}`,
      TRUST_PROXY: '1',
      WRITE_LIMIT: '0',
      APP_KEY: 'the-key-of-every-product-on-this-database',
    }
    const first = await startProduct(settings)
    ends.push(first.end)
    const requests = requestsTo(first)
    const setup = await vi.waitUntil(() => /setup=([\w-]+)/.exec(first.said())?.[1], { timeout: 10_000 })
    owner = (await requests.signUp('owner', setup)).cookie
    path = new URL((await requests.upload(await picture().jpeg().toBuffer(), { cookie: owner })).body.data.url).pathname
    await requests.create(owner, 'Qatar', { image: [path] })
    await first.stop()
    database = await postgres.create('agency')
    moveToPostgres(first.dataDir, database, { ...settings, ...bucket.settings })

    const shared = { ...settings, ...bucket.settings, DATABASE_URL: database }
    const through = ['env', '--chdir', program]
    ;[one, other] = await Promise.all([startProduct(shared, through), startProduct(shared, through)])
    const nginx = prepareNginx(port, [one.port, other.port])
    ends.push(nginx.end, one.end, other.end)
    await nginx.start()
    front = requestsTo({ url: settings.PUBLIC_URL })
  }, 180_000)
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
    rmSync(folder, { recursive: true })
  }, 60_000)

  test('both products serve the moved records and pictures, and the owner stays signed in', async () => {
    for (const requests of [requestsTo(one), requestsTo(other), front]) {
      expect(await requests.names()).toEqual(['Qatar'])
      expect((await requests.request(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect((await requests.request('/api/trpc/accounts.own.profile', { cookie: owner })).status).toBe(200)
    }
  })

  test('a change through one product is visible in the other within a second', async () => {
    const [there, here] = [requestsTo(one), requestsTo(other)]
    const { _id } = (await here.list())[0]!
    for (let n = 0; n < 5; n++) {
      await Promise.all([here.request('/our-clients'), here.request(`/our-clients/${_id}`), here.request(CLIENTS)]) // cached from here on
      expect((await there.change(owner, _id, { countryName: `Qatar ${n}`, workSummary: `Work ${n}` })).status).toBe(200)
      await expect
        .poll(async () => (await here.request('/our-clients')).text(), { timeout: 1000, interval: 50 })
        .toContain(`Qatar ${n}`)
      expect(await (await here.request(`/our-clients/${_id}`)).text()).toContain(`Work ${n}`)
      expect(await here.names()).toEqual([`Qatar ${n}`])
    }
  })

  test('a part switched off through one is gone from the other within a second', async () => {
    const [there, here] = [requestsTo(one), requestsTo(other)]
    const leaveOut = leavingOut(there, owner)
    for (const [off, status] of [
      [['complaints'], 404],
      [[], 200],
    ] as const) {
      await Promise.all(['/', '/complaints'].map(path => here.request(path))) // cached from here on
      expect(await leaveOut([...off])).toMatchObject({ status: 200 })
      await expect
        .poll(async () => (await here.request('/complaints')).status, { timeout: 1000, interval: 50 })
        .toBe(status)
      expect((await (await here.request('/')).text()).includes('href="/complaints"')).toBe(status === 200)
      expect((await (await here.request('/sitemap.xml')).text()).includes('/complaints')).toBe(status === 200)
    }
  })

  test('a session begun through one is known to the other, and ends for both', async () => {
    const [here, there] = [requestsTo(one), requestsTo(other)]
    const { cookie } = await here.signIn('owner')
    expect((await there.request('/api/trpc/accounts.own.profile', { cookie })).status).toBe(200)
    await there.mutate('accounts.signOut', {}, cookie)
    expect((await here.request('/api/trpc/accounts.own.profile', { cookie })).status).toBe(401)
  })

  test('wrong passwords add up over both products', async () => {
    const guess = (requests: ReturnType<typeof requestsTo>) =>
      requests.mutate('accounts.signIn', { email: 'nobody@agency.example', password: 'a wrong one' })
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) statuses.push((await guess(requestsTo(n % 2 ? one : other))).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  })

  test('a picture stored through one is shown by the other', async () => {
    const stored = await front.draw(owner, '#135790')
    for (const requests of [requestsTo(one), requestsTo(other)])
      expect((await requests.request(new URL(stored.body.data.url).pathname)).status).toBe(200)
  })

  test.each(['SIGKILL', 'SIGTERM', 'an upgrade'] as const)(
    'when each restarts by %s, visitors see no error and no change is lost',
    async way => {
      let isOver = false
      const acknowledged: string[] = []
      const failed: string[] = []
      const seen = new Map<string, number>()
      const whileOpen = async (work: (n: number) => Promise<void>) => {
        for (let n = 0; !isOver; n++) await work(n)
      }
      const staff = Array.from({ length: 3 }, (_, who) =>
        whileOpen(async n => {
          const name = `${way} ${who} ${n}`
          const status = await front.create(owner, name, { image: [path] }).then(
            response => response.status,
            () => 0,
          )
          if (status === 201) acknowledged.push(name)
          else failed.push(`${name}: ${status}`)
        }),
      )
      const visitors = ['/', '/our-clients', CLIENTS, path, '/about-us', '/contact-us'].map(address =>
        whileOpen(async () => {
          const status = await front.request(address).then(
            async response => {
              await response.arrayBuffer()
              return response.status
            },
            error => String(error),
          )
          seen.set(`${address} ${status}`, (seen.get(`${address} ${status}`) ?? 0) + 1)
        }),
      )
      for (const product of [one, other]) {
        const before = acknowledged.length
        await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 10)
        await product.stop(way === 'an upgrade' ? 'SIGTERM' : way)
        if (way === 'an upgrade' && product === one) leadToNextVersion()
        const meanwhile = acknowledged.length
        await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(meanwhile + 10)
        await product.start()
        if (way === 'an upgrade')
          expect(await request(database, 'SELECT "next" FROM "ClientCountry" LIMIT 1')).toBeDefined()
        await sleep(2_500) // nginx looks again after two seconds
      }
      isOver = true
      await Promise.all([...staff, ...visitors])
      console.log(
        `${way}: ${acknowledged.length} changes acknowledged, ${failed.length} not (${failed.join(', ')}); ${[...seen.values()].reduce((sum, n) => sum + n, 0)} responses to visitors`,
      )
      expect([...seen.keys()].filter(key => !key.endsWith(' 200'))).toEqual([])
      for (const requests of [requestsTo(one), requestsTo(other)]) {
        const list = await requests.list()
        expect(acknowledged.filter(name => !list.some(({ countryName }) => countryName === name))).toEqual([])
        expect(
          list.filter(({ company, image }) => company.length !== qatar.company.length || image.length !== 1),
        ).toEqual([])
      }
      expect(failed.length).toBeLessThanOrEqual(way === 'SIGKILL' ? 6 : 0) // of those under way in the moment of a sudden end
    },
    240_000,
  )

  /** This version with one migration more, to which the link leads from then on. While one product has it, the other goes on as it was. */
  function leadToNextVersion() {
    const next = join(folder, 'meghbridge-next')
    const migration = join(next, 'prisma/postgresql/migrations/29990101000000_next')
    cpSync(join(root, 'prisma'), join(next, 'prisma'), { recursive: true, filter: path => !path.endsWith('generated') })
    mkdirSync(migration)
    writeFileSync(join(migration, 'migration.sql'), 'ALTER TABLE "ClientCountry" ADD COLUMN "next" TEXT;')
    for (const name of ['dist', 'node_modules', 'package.json']) symlinkSync(join(root, name), join(next, name))
    symlinkSync(next, `${program}-new`)
    renameSync(`${program}-new`, program)
  }
})
