// `npm run bench:scale` after a build, as root: how many requests a second one product and two serve on PostgreSQL and
// a bucket behind nginx, each product on the same slice of a core; then one without a slice, and what a request costs
// each process. Wants nginx and cgroup v1.
import { randomInt, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { FormData } from 'undici'
import { today } from '#i18n/format.ts'
import { type Product, startProduct } from '../browser/product.ts'
import { casesFor, LIST, signUp } from '../load/cases.ts'
import { fill } from '../load/fill.ts'
import { type Call, load, median } from '../load/measure.ts'
import { freePort } from '../server/free-port.ts'
import { request, startPostgres } from '../server/postgres.ts'
import { startBucket } from '../server/s3-server.ts'
import { moveToPostgres } from './move.ts'
import { prepareNginx } from './nginx.ts'
import { createSlice } from './slices.ts'

const SLICE = Number(process.env.SLICE ?? 0.2) // of a core, for each product
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const ROUND = 3 // seconds that a round is to take
const WARM = 12 // requests of each connection before the first round, without a slice
const SIZE = { countries: 60, companies: 10 }
// one address sends 60 applications in ten minutes
const anyClient: [string, string] = ['X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for']
const json = { 'content-type': 'application/json' }

type Front = { one: string; two: string }
const ends: (() => Promise<unknown>)[] = []
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0' // a self-signed certificate
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endAll().then(() => process.exit(1)))
try {
  await measureAll()
} finally {
  await endAll()
}

async function endAll() {
  for (const end of ends.splice(0).toReversed()) await end()
}

async function measureAll() {
  const postgres = await startPostgres('-c', 'fsync=on')
  ends.push(postgres.stop)
  const database = sliceOf('postgres', postgres.pid())
  ends.splice(-1, 0, database.end)
  const bucket = await startBucket()
  ends.push(bucket.end)
  const settings = {
    WRITE_LIMIT: '0',
    TRUST_PROXY: '1',
    PUBLIC_URL: 'http://127.0.0.1',
    APP_KEY: 'the-key-of-every-product-on-this-database',
  }
  const { dataDir, cookie } = await beginning(settings)
  const url = await postgres.create('agency')
  moveToPostgres(dataDir, url, { ...settings, ...bucket.settings })
  await rm(dataDir, { recursive: true })
  const shared = { ...settings, ...bucket.settings, DATABASE_URL: url }
  const cached = await startPair('cached', shared)
  const made = await startPair('made', { ...shared, PAGE_CACHE: '0' })
  const { data } = (await (await fetch(cached.front.one + LIST)).json()) as {
    data: [{ _id: string; version: number; image: string[] }]
  }
  const create = casesFor({ cookie, record: data[0] }).find(({ part }) => part === 'create')!
  const brotli = { 'accept-encoding': 'br' }
  const cases: { what: string; pair: typeof cached; call: Call }[] = [
    { what: 'page, cached', pair: cached, call: { path: '/our-clients', headers: brotli } },
    { what: 'page, rendered', pair: made, call: { path: '/about-us', headers: brotli } },
    { what: 'REST list, cached', pair: cached, call: { path: LIST } },
    // with 16 now and then all wait for the turn of one product, and the other has nothing to do
    { what: 'REST list, rendered', pair: made, call: { path: LIST, connections: 64 } },
    { what: 'picture', pair: cached, call: { path: new URL(data[0].image[0]!, cached.front.one).pathname } },
    { what: 'create by staff', pair: cached, call: create },
    { what: 'application with file', pair: cached, call: application() },
  ]
  const wanted = process.argv.slice(2)
  const rows: object[] = []
  for (const { what, pair, call } of cases.filter(each => wanted.length === 0 || wanted.includes(each.what))) {
    const row = { what, ...(await compare(pair, call, { database, url })) }
    process.stderr.write(`${JSON.stringify(row)}\n`)
    rows.push(row)
  }
  console.log(
    `${today()} · ${availableParallelism()} cores, ${cpus()[0]?.model.trim()} · Node ${process.version} · slices of ${SLICE} core, ${ROUNDS} rounds · ${loadavg()[0]?.toFixed(1)} at work`,
  )
  console.table(rows)
}

/** An SQLite installation with records and its owner's cookie. */
async function beginning(settings: Record<string, string>) {
  const dataDir = await fill(SIZE)
  const first = await startProduct({ ...settings, DATA_DIR: dataDir })
  const cookie = await signUp(first.url)
  await first.stop()
  return { dataDir, cookie }
}

/** Two products, each in its slice, behind an nginx for the first alone and one for both. */
async function startPair(name: string, settings: Record<string, string>) {
  const products = (await Promise.all([startProduct(settings), startProduct(settings)])) as [Product, Product]
  ends.push(products[0].end, products[1].end)
  const slices = products.map((product, n) => sliceOf(`${name}-${n}`, product.pid()))
  ends.splice(-2, 0, ...slices.map(({ end }) => end))
  const [one, other] = products
  const behind = async (ports: [number, number]) => {
    const port = await freePort()
    const nginx = prepareNginx(port, ports, anyClient)
    await nginx.start()
    const slice = sliceOf(`nginx-${port}`, nginx.pid())
    ends.push(slice.end, nginx.end)
    return { address: `https://127.0.0.1:${port}`, slice }
  }
  const [alone, both] = [await behind([one.port, one.port]), await behind([one.port, other.port])]
  const give = (share?: number) => {
    for (const slice of slices) slice.give(share)
  }
  return { front: { one: alone.address, two: both.address } as Front, nginx: alone.slice, product: slices[0]!, give }
}

type Slice = ReturnType<typeof createSlice>

function sliceOf(name: string, pid: number): Slice {
  const slice = createSlice(`scale-${process.pid}-${name}`)
  slice.add(pid)
  return slice
}

/** Rounds of one product and two alternate; then one gets all it can use, and what that costs is measured. */
async function compare(
  { front, nginx, product, give }: Awaited<ReturnType<typeof startPair>>,
  call: Call,
  { database, url }: { database: Slice; url: string },
) {
  const connections = call.connections ?? 16
  give()
  await load(front.two, call, WARM * connections)
  give(SLICE)
  const rate = async (address: string, perSecond: number) => {
    const amount = Math.max(connections * 2, Math.round(perSecond * ROUND))
    return amount / (await load(address, call, amount)).seconds
  }
  let expected = await rate(front.one, connections / ROUND)
  if (expected > connections) expected = await rate(front.one, expected)
  const rounds: { one: number; two: number }[] = []
  for (let n = 0; n < ROUNDS; n++)
    rounds.push({ one: await rate(front.one, expected), two: await rate(front.two, expected * 2) })
  give()
  const full = await rate(front.one, expected * 2)
  const stored = async () =>
    (
      await request(
        url,
        `SELECT pg_current_wal_lsn() - '0/0' AS wal, pg_database_size(current_database()) AS size, (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()) AS commits`,
      )
    )[0] as Record<'wal' | 'size' | 'commits', string>
  const used = () => [product.seconds(), database.seconds(), nginx.seconds()] as const
  const amount = Math.max(connections * 2, Math.round(full * ROUND))
  const [cpu, disk] = [used(), await stored()]
  const seconds = (await load(front.one, call, amount)).seconds
  const [cpuNow, diskNow] = [used(), await stored()]
  const ms = (n: 0 | 1 | 2) => round(((cpuNow[n] - cpu[n]) * 1000) / amount)
  const per = (what: keyof typeof disk) => Math.round((Number(diskNow[what]) - Number(disk[what])) / amount)
  const middle = (of: 'one' | 'two') => median(rounds.map(each => each[of]))
  const ratios = rounds.map(({ one: single, two }) => two / single)
  return {
    one: round(middle('one')),
    two: round(middle('two')),
    ratio: round(middle('two') / middle('one')),
    from: round(Math.min(...ratios)),
    to: round(Math.max(...ratios)),
    full: round(amount / seconds),
    'product ms': ms(0),
    'postgres ms': ms(1),
    'nginx ms': ms(2),
    'wal B': per('wal'),
    'size B': per('size'),
    commits: round((Number(diskNow.commits) - Number(disk.commits)) / amount),
  }
}

/** What a visitor sends, each time another one with another address. */
function application(): Call {
  const photograph = readFileSync('tests/load/photograph.jpg')
  return {
    path: '/jobs/tell-me',
    method: 'POST',
    connections: 4, // each photograph is decoded: more would wait longer than the proxy does
    headers: () => ({
      accept: json['content-type'],
      'x-forwarded-for': [10, 0, 0].map(n => n || randomInt(256)).join('.') + `.${randomInt(256)}`,
    }),
    body: () => {
      const form = new FormData()
      const fields = {
        name: 'Rahim Uddin',
        phone: `017${String(randomInt(1e8)).padStart(8, '0')}`,
        district: 'bogura',
        trade: 'mason',
        years: '5',
        passport: 'yes',
        registered: 'unknown',
        consent: 'yes',
        sendKey: randomUUID(),
      }
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('file', new File([photograph], 'photograph.jpg', { type: 'image/jpeg' }))
      return form
    },
  }
}

function round(figure: number) {
  return Number(figure.toPrecision(3))
}
