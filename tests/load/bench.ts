// `npm run bench` after a build: what a request costs the product beside a raw node:http server that sends the same
// bytes, how that grows with the records, the lists of staff, 20,000 workers, many strangers at once, memory and start,
// each with its bound. `npm run bench -- page list` measures those parts alone. It wants a calm machine. Ends with 1
// when a bound is missed.
import { rm } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { gzipSync } from 'node:zlib'
import { today } from '#i18n/format.ts'
import { type Preset, PRESETS } from '#server/registration/define-part.shared.ts'
import { startProduct } from '../browser/product.ts'
import { casesFor, LIST, signUp, SIZES } from './cases.ts'
import { fill, type Size } from './fill.ts'
import { fillOffice } from './fill-office.ts'
import { fillWorkers, workerOf } from './fill-workers.ts'
import { costOf, load, measure, median, waitsUnderLoad } from './measure.ts'
import { waitsForParts } from './list-parts.ts'
import { startUp, underLoad } from './memory.ts'
import { startRaw } from './raw.ts'
import { manyNetworks, manySenders } from './strangers.ts'

const PARTS = [
  'page',
  'list',
  'one',
  'trpc',
  'login',
  'upload',
  'create',
  'staff',
  'workers',
  'office',
  'fairness',
  'growth',
  'parts',
  'memory',
  'start',
  'strangers',
]
const FAIRNESS_SECONDS = 10
const STAFF_LIST = { size: { countries: 2000, companies: 10 }, kilobytes: 60, seconds: 0.3, requests: 15 }
const OFFICE = { people: 2000, invited: 100 }
const OFFICE_LISTS = [
  'applications',
  'applications?size=100&sort=waiting',
  'applications?search=chowdhury',
  'applications/board',
  'applications/interviews',
  'applications/interviews/interview',
  'enquiries',
  'demands',
  'workers',
  'vacancies',
  'payments',
]
const WORKERS = { count: 20_000, kilobytes: 60, seconds: 0.3, finderSeconds: 0.2, requests: 15 }
const START = { seconds: 1.2, memory: 180 }
const STRANGERS = { waitSeconds: 5, memory: 450 }
const MADE = { PAGE_CACHE: '0' }
const wanted = process.argv.slice(2)
const unknown = wanted.filter(part => !PARTS.includes(part))
if (unknown.length) throw new Error(`There is no part ${unknown.join(', ')}; the parts are ${PARTS.join(', ')}`)
const wants = (part: string) => wanted.length === 0 || wanted.includes(part)

type Row = {
  records: string
  what: string
  figure: string
  raw?: string
  'times raw'?: number
  'for 10 ×'?: number
  'for 100 ×'?: number
  'a second'?: number
  'p99 ms'?: number
  bound?: string
  met?: string
}
const rows: Row[] = []
const folders = new Map<string, string>()
const busy = loadavg()[0] ?? 0
const raw = await startRaw()
const settings = async (size: Size, others: Record<string, string> = {}) => ({
  DATA_DIR: await filled(size),
  WRITE_LIMIT: '0',
  LOG_LEVEL: 'info',
  ...others,
})
try {
  if (wants('start') || wants('memory')) await startAndMemory(SIZES[0]!)
  if (wants('strangers')) await strangers()
  if (wants('growth')) await growth()
  if (wants('parts')) await partsOfLists()
  if (wants('staff')) await staffList()
  if (wants('office')) await officeLists()
  if (wants('workers')) await manyWorkers()
  for (const [n, size] of SIZES.entries()) await requests(size, n === 0)
} finally {
  raw.end()
  for (const folder of folders.values()) await rm(folder, { recursive: true })
}
console.log(
  `${today()} · ${availableParallelism()} cores, ${cpus()[0]?.model.trim()} · ${Math.round(totalmem() / 2 ** 30)} GB · Node ${process.version} · ${busy.toFixed(1)} others at work before it began`,
)
console.table(rows, [
  'records',
  'what',
  'figure',
  'bound',
  'met',
  'raw',
  'times raw',
  'for 10 ×',
  'for 100 ×',
  'a second',
  'p99 ms',
])
process.exitCode = rows.some(({ met }) => met === 'NO') ? 1 : 0

async function requests(size: Size, isFirst: boolean) {
  const product = await startProduct(await settings(size))
  const made = await startProduct(await settings(size, MADE))
  try {
    const cookie = await signUp(product.url)
    const {
      data: [record],
    } = (await (await fetch(product.url + LIST)).json()) as { data: [{ _id: string; version: number }] }
    for (const { what, made: isMade, bound: given, ...call } of casesFor({ cookie, record }).filter(
      ({ part, alike }) => wants(part) && (isFirst || !alike),
    )) {
      process.stderr.write(`${named(size)}: ${what}\n`)
      const measured = await measure((isMade ? made : product).url, raw, call)
      const bound = isFirst ? given : undefined
      rows.push({
        records: named(size),
        what,
        figure: ms(measured.cpu),
        raw: ms(measured.raw),
        'times raw': round(measured.cpu / measured.raw),
        'a second': Math.round(measured.perSecond),
        'p99 ms': round(measured.p99),
        ...(bound && { bound: bound.says, met: bound.holds(measured) ? 'yes' : 'NO' }),
      })
    }
    if (isFirst && wants('fairness')) await fairness([product.url, made.url], { cookie, record })
  } finally {
    await product.end()
    await made.end()
  }
}

/** How long one person waits for the first page of the staff list once it is warm, and what is sent. */
async function staffList() {
  const { size } = STAFF_LIST
  process.stderr.write(`${named(size)}: staff list\n`)
  const product = await startProduct(await settings(size))
  try {
    await waitFor(product.url, await signUp(product.url), named(size), ['manage-clients'])
  } finally {
    await product.end()
  }
}

/** How long one person waits for a list of many workers, and for the finder at each of what people type, once both are warm. */
async function manyWorkers() {
  const { count, kilobytes, seconds, finderSeconds, requests } = WORKERS
  const records = `${count} workers`
  process.stderr.write(`${records}\n`)
  const folder = await fillWorkers(count)
  folders.set(records, folder)
  const product = await startProduct({ DATA_DIR: folder, WRITE_LIMIT: '0', LOG_LEVEL: 'info' })
  try {
    const headers = { cookie: await signUp(product.url), 'accept-encoding': 'gzip' }
    /** The median wait in seconds for a path, and what came last. */
    const wait = async (path: string) => {
      const waits: number[] = []
      let text = ''
      for (let n = 0; n < requests * 2; n++) {
        const startedAt = performance.now()
        text = await (await fetch(product.url + path, { headers })).text()
        waits.push((performance.now() - startedAt) / 1000)
      }
      return { seconds: median(waits.slice(requests)), text }
    }
    const middle = workerOf(count / 2)
    for (const [what, query, name] of [
      ['first page', '', workerOf(0).name],
      ['last page', `?page=${count / 50}`, workerOf(count - 1).name],
      ['searched by name', '?search=shahida', 'Shahida'],
      ['searched by telephone', `?search=${middle.phone}`, middle.name],
      ['narrowed to a district and a trade', '?district=bogura&trade=mason', 'Abdul'],
    ] as const) {
      const answer = await wait(`/admin/workers${query}`)
      if (!answer.text.includes(name)) throw new Error(`The list does not show ${name}`)
      rows.push(row(records, `list of workers, ${what}`, answer.seconds, seconds, 's'))
      const size = gzipSync(answer.text).length / 1000
      rows.push(row(records, `list of workers, ${what}, gzip`, size, kilobytes, 'kB'))
    }
    for (const [what, words] of [
      ['a name', 'shahida begum'],
      ['a name in Bangla', 'শিরীন'],
      ['a telephone', middle.phone],
      ['a passport', middle.passport],
      ['what nobody is called', 'xyzzy'],
    ] as const) {
      const input = encodeURIComponent(JSON.stringify({ words }))
      const answer = await wait(`/api/trpc/search.people?input=${input}`)
      if (!answer.text.startsWith('{"result"')) throw new Error(answer.text)
      rows.push(row(records, `finder by ${what}`, answer.seconds, finderSeconds, 's'))
    }
  } finally {
    await product.end()
  }
}

/** The same for the lists of an office with many applications, in both languages. */
async function officeLists() {
  const records = `${OFFICE.people} people`
  process.stderr.write(`${records}: lists of the office\n`)
  const folder = await fillOffice(OFFICE)
  folders.set(records, folder)
  const product = await startProduct({ DATA_DIR: folder, WRITE_LIMIT: '0', LOG_LEVEL: 'info' })
  try {
    const cookie = await signUp(product.url)
    for (const language of ['en', 'bn']) {
      const chosen = await fetch(`${product.url}/api/trpc/accounts.own.setLanguage`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ language }),
      })
      if (!chosen.ok) throw new Error(`The language cannot be chosen: ${chosen.status}`)
      await waitFor(product.url + (language === 'bn' ? '/bn' : ''), cookie, records, OFFICE_LISTS)
    }
  } finally {
    await product.end()
  }
}

async function waitFor(url: string, cookie: string, records: string, lists: string[]) {
  const { kilobytes, seconds, requests } = STAFF_LIST
  const headers = { cookie, 'accept-encoding': 'gzip' }
  for (const list of lists) {
    const address = new URL(`${url}/admin/${list}`)
    const waits: number[] = []
    let sent = 0
    for (let n = 0; n < requests * 2; n++) {
      const startedAt = performance.now()
      const response = await fetch(address, { headers, redirect: 'manual' })
      const html = await response.text()
      waits.push((performance.now() - startedAt) / 1000)
      if (!response.ok)
        throw new Error(`${address} answered ${response.status} ${response.headers.get('location') ?? ''}`)
      sent = gzipSync(html).length / 1000
    }
    const what = `list of staff, ${address.pathname}${decodeURIComponent(address.search)}`
    rows.push(
      row(records, `${what}, gzip`, sent, kilobytes, 'kB'),
      row(records, what, median(waits.slice(requests)), seconds, 's'),
    )
  }
}

/** Whether 64 busy connections get their turn alike: nobody waits more than three times as long as most do. */
async function fairness([product, made]: [string, string], people: Parameters<typeof casesFor>[0]) {
  for (const { what, made: isMade, ...call } of casesFor(people).filter(({ isFairness }) => isFairness)) {
    process.stderr.write(`${what}: 64 connections\n`)
    const { p50, p99 } = await waitsUnderLoad(isMade ? made : product, call, FAIRNESS_SECONDS)
    rows.push({
      ...upTo(SIZES[0]!, `p99 by p50 of 64 connections: ${what}`, p99 / p50, 3, '×'),
      'p99 ms': round(p99),
    })
  }
}

/** What a tenfold of records costs: where the cost grows less than tenfold, the last column stays below 10. */
async function growth() {
  const paths = {
    'page with every country': '/our-clients',
    'REST list': LIST,
    'page of one country': '',
    'REST one': '',
  }
  const before = new Map<string, number>()
  for (const countries of [6, 60, 600]) {
    const size = { countries, companies: 10 }
    process.stderr.write(`${named(size)}: growth\n`)
    const product = await startProduct(await settings(size, MADE))
    try {
      const {
        data: [record],
      } = (await (await fetch(product.url + LIST)).json()) as { data: [{ _id: string }] }
      Object.assign(paths, { 'page of one country': `/our-clients/${record._id}`, 'REST one': `${LIST}/${record._id}` })
      for (const [what, path] of Object.entries(paths)) {
        const amount = Math.max(8, Math.round(200 / Math.sqrt(countries)))
        await load(product.url, { path }, amount * 2)
        const cost = median(
          [
            await costOf(product.url, { path }, amount),
            await costOf(product.url, { path }, amount),
            await costOf(product.url, { path }, amount),
          ].map(({ cpu }) => cpu),
        )
        const tenth = before.get(what)
        rows.push({
          records: named(size),
          what: `${what}, rendered`,
          figure: ms(cost),
          ...(tenth && { 'for 10 ×': round(cost / tenth) }),
        })
        before.set(what, cost)
      }
    } finally {
      await product.end()
    }
  }
}

/** What ten senders of 25 MB take, and how long somebody new waits for a CV of one page while forty networks send the heaviest files. */
async function strangers() {
  for (const [what, attack] of [
    ['ten senders of 25 MB', manySenders],
    ['forty networks of heavy files', manyNetworks],
  ] as const) {
    process.stderr.write(`${what}\n`)
    const product = await startProduct({ TRUST_PROXY: '1', WRITE_LIMIT: '600', LOG_LEVEL: 'error' })
    try {
      const { waits, refused, memory, readers } = await attack({ port: product.port, pid: product.pid() })
      rows.push(
        row(what, 'memory of the product', memory, STRANGERS.memory, 'MB'),
        row(what, 'a CV of one page, median', median(waits), STRANGERS.waitSeconds, 's'),
        row(what, 'the longest wait', Math.max(...waits), STRANGERS.waitSeconds, 's'),
        row(what, 'CVs that were refused', refused, 0, ''),
        row(what, 'the largest reader of files', readers, STRANGERS.memory, 'MB'),
      )
    } finally {
      await product.end()
    }
  }
}

/** How long one program waits for a part of a list of 200 and of 20,000 records. */
async function partsOfLists() {
  const before = new Map<string, number>()
  for (const countries of [200, 20_000]) {
    const size = { countries, companies: 2 }
    process.stderr.write(`${named(size)}: parts of lists\n`)
    const product = await startProduct(await settings(size))
    try {
      for (const [what, wait] of await waitsForParts(product.url, countries)) {
        const ofFew = before.get(what)
        rows.push({ records: named(size), what, figure: ms(wait), ...(ofFew && { 'for 100 ×': round(wait / ofFew) }) })
        before.set(what, wait)
      }
    } finally {
      await product.end()
    }
  }
}

async function startAndMemory(size: Size) {
  process.stderr.write('start and memory\n')
  if (wants('start') || wants('memory')) {
    const { seconds, memory } = await startUp(await settings(size))
    rows.push(
      upTo(size, 'start to the first page', seconds, START.seconds, 's'),
      upTo(size, 'memory once it has started', memory, START.memory, 'MB'),
    )
    for (const preset of PRESETS) await startOf(preset)
  }
  if (!wants('memory')) return
  for (const [what, bound, others, amount] of [
    ['cached responses', 250, {}, 16_000],
    ['rendered responses', 400, MADE, 3000],
  ] as const) {
    const [first, second] = await underLoad(await settings(size, others), amount)
    rows.push(upTo(size, `memory under load, ${what}`, Math.max(first, second), bound, 'MB'), {
      ...upTo(size, 'the same, second half by first once warm', second / first, 1.1, '×'),
    })
  }
}

/** What an installation costs that begins with one of the presets. */
async function startOf(preset: Preset) {
  const { seconds, memory } = await startUp({ PARTS: preset, LOG_LEVEL: 'info' })
  rows.push(
    row(preset, 'start to the first page', seconds, START.seconds, 's'),
    row(preset, 'memory once it has started', memory, START.memory, 'MB'),
  )
}

function upTo(size: Size, what: string, figure: number, bound: number, unit: string): Row {
  return row(named(size), what, figure, bound, unit)
}

function row(records: string, what: string, figure: number, bound: number, unit: string): Row {
  return {
    records,
    what,
    figure: `${round(figure)} ${unit}`,
    bound: `${bound} ${unit}`,
    met: figure <= bound ? 'yes' : 'NO',
  }
}

async function filled(size: Size) {
  const folder = folders.get(named(size)) ?? (await fill(size))
  folders.set(named(size), folder)
  return folder
}

function named({ countries, companies }: Size) {
  return `${countries} × ${companies}`
}

function ms(milliseconds: number) {
  return `${round(milliseconds)} ms`
}

function round(figure: number) {
  return Number(figure.toPrecision(3))
}
