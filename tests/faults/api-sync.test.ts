import { readFileSync, rmSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Product, root, startProduct } from '../browser/product.ts'
import { startPostgres } from '../server/postgres.ts'
import { CLIENTS, qatar } from '../server/test-server.ts'
import { databases } from './databases.ts'
import { openProgram, packClients, run } from './installed-client.ts'
import { requestsTo } from './open-product.ts'

type Country = { _id: string; countryName: string; version: number }
type Step = { isWhole: boolean; records: Country[]; gone: string[]; cursor: string }
type Client = {
  restClient: (options: { url: string }) => object
  sync: (rest: object, path: string) => AsyncGenerator<Step>
}
type Copy = { cursor: string; countries: Record<string, Country> }

const [ROUNDS, IMPORTS, IMPORTED] = [20, 4, 150]
const COUNTRIES = '/our-clients/our-clients'
const HOUR_MS = 60 * 60 * 1000
const MOVED_CLOCK = pathToFileURL(join(root, 'tests/browser/moved-clock.mjs')).href
const { folder, program, install, remove } = openProgram()
const installed = join(program, 'node_modules/@agency/api-client/dist/index.js')
beforeAll(() => packClients(folder), 240_000)
afterAll(remove)

describe.each(databases)('two processes on %s, one of them an hour behind', database => {
  const ends: (() => unknown)[] = []
  let products: [Product, Product]
  let cookie = ''

  beforeAll(async () => {
    const postgres = database === 'PostgreSQL' ? await startPostgres() : undefined
    if (postgres) ends.push(postgres.stop)
    const dataDir = await mkdtemp(join(tmpdir(), 'sync-'))
    ends.push(() => rm(dataDir, { recursive: true, force: true }))
    const clock = join(dataDir, 'clock')
    await writeFile(clock, String(-HOUR_MS))
    const settings = {
      DATA_DIR: dataDir,
      WRITE_LIMIT: '0',
      APP_KEY: 'the-key-of-every-product-on-this-database',
      ...(postgres && { DATABASE_URL: await postgres.create('agency') }),
    }
    const first = await startProduct(settings)
    ends.push(first.end)
    cookie = (await requestsTo(first).signUp('owner')).cookie
    const behind = { CLOCK_FILE: clock, NODE_OPTIONS: `--import=${MOVED_CLOCK}` }
    const second = await startProduct({ ...settings, ...behind })
    ends.push(second.end)
    products = [first, second]
    await install(first)
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  /** Sends a change until a machine that is slow has taken it. */
  async function change<Body>(product: Product, method: string, path: string, json?: object): Promise<Body> {
    for (;;) {
      const response = await requestsTo(product).request(path, { method, cookie, ...(json && { json }) })
      if (response.ok) return (await response.json()) as Body
      expect(response.status).toBe(503)
    }
  }

  /** Adds, changes and deletes countries of its own, one after the other. */
  async function write(product: Product, name: string) {
    const own: string[] = []
    for (let n = 0; n < ROUNDS; n++) {
      const json = { ...qatar, countryName: `${name} ${n}` }
      own.push((await change<{ data: Country }>(product, 'POST', CLIENTS, json)).data._id)
      await change(product, 'PATCH', `${CLIENTS}/${own[n % own.length]}`, { workSummary: `${name} ${n}` })
      if (n % 5 === 4) await change(product, 'DELETE', `${CLIENTS}/${own.shift()}`)
    }
  }

  /** Imports a file of new countries, which takes a while to commit. */
  async function importFile(product: Product, name: string) {
    const { mutateWithFile } = requestsTo(product)
    const rows = Array.from({ length: IMPORTED }, (_, n) => `${name} ${n},Summary,${qatar.countryFlagImage}`)
    const csv = `countryName,workSummary,countryFlagImage\n${rows.join('\n')}\n`
    for (let status = 503; status === 503;) {
      const { data } = await mutateWithFile<{ seen: string }>('clients.previewImport', 'new.csv', csv, { cookie })
      ;({ status } = await mutateWithFile('clients.import', 'new.csv', csv, { cookie, seen: data.seen }))
      expect([200, 503]).toContain(status)
    }
  }

  async function importFiles(product: Product) {
    for (let n = 0; n < IMPORTS; n++) await importFile(product, `File ${n}`)
  }

  const file = join(program, 'countries.json')
  /** Runs the example of the README, and gives its copy. */
  async function sync(product: Product, copy?: Copy) {
    rmSync(file, { force: true })
    if (copy) await writeFile(file, JSON.stringify(copy))
    await run(program, [process.execPath, 'sync.ts'], { AGENCY_URL: product.url })
    return JSON.parse(readFileSync(file, 'utf8')) as Copy
  }
  const statesIn = (countries: Country[]) =>
    Object.fromEntries(countries.map(({ _id, countryName, version }) => [_id, `${countryName} ${version}`]))

  async function statesNow() {
    const { data } = await change<{ data: Country[] }>(products[0], 'GET', CLIENTS)
    return statesIn(data)
  }

  test('what commits while the first step is dealt with comes in those after it', async () => {
    const { restClient, sync: steps } = (await import(installed)) as Client
    const copy = new Map<string, Country>()
    const importing = importFile(products[1], 'Late')
    let isFirst = true
    for await (const { isWhole, records, gone } of steps(restClient({ url: products[0].url }), COUNTRIES)) {
      expect(isWhole).toBe(isFirst)
      for (const record of records) copy.set(record._id, record)
      for (const id of gone) copy.delete(id)
      if (!isFirst) continue
      isFirst = false
      await Promise.all([importing, write(products[1], 'Meanwhile')])
    }
    expect(statesIn([...copy.values()])).toEqual(await statesNow())
  })

  test('copies that were begun while others write are whole in the end', async () => {
    const writers = [write(products[0], 'First'), write(products[1], 'Second'), importFiles(products[1])]
    let isOver = false
    const writing = Promise.all(writers).finally(() => (isOver = true))
    const copies: Copy[] = []
    for (let n = 0; !isOver; n++) copies.push(await sync(products[n % 2]!, n % 4 === 3 ? copies[n - 1] : undefined))
    await writing
    expect(copies.length).toBeGreaterThan(1)
    const countries = await statesNow()
    expect(Object.keys(countries).length).toBeGreaterThan(IMPORTS * IMPORTED)
    for (const [n, copy] of copies.entries()) {
      const whole = await sync(products[(n + 1) % 2]!, copy)
      expect([n, statesIn(Object.values(whole.countries))]).toEqual([n, countries])
    }
  })

  test('a place from before a restore, or of nobody, leads to the whole list', async () => {
    const { cursor, countries } = await sync(products[0])
    const place = Buffer.from(cursor, 'base64url').toString()
    const other = Buffer.from(place.replace(/msg_[\w-]+/, 'msg_of_before')).toString('base64url')
    const stale = { _id: 'stale', countryName: 'Restored away', version: 1 }
    const again = await sync(products[0], { cursor: other, countries: { ...countries, stale } })
    expect(statesIn(Object.values(again.countries))).toEqual(statesIn(Object.values(countries)))
  })
})
