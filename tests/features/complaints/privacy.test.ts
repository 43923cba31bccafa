import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { backUp } from '#server/backup/archive.ts'
import { findByCode } from '#server/features/complaints/domain.ts'
import { findFile } from '#server/features/complaints/files.ts'
import { log } from '#server/process/log.ts'
import { pageRoutes } from '#server/http/render.ts'
import { cacheKeyOf } from '#server/cache/cache-key.ts'
import { openEditor } from '../content/editor.ts'
import { findWords } from '../find-words.ts'
import { pdf } from '../../server/pdf.ts'
import { picture } from '../../server/test-server.ts'
import { complain, post, send, told } from './complaint-form.ts'

const METRICS_TOKEN = 'metrics-token-of-this-test'
const server = await openEditor({ TRUST_PROXY: '1', METRICS_TOKEN })
const { request, read, folder, owner, config } = server
const isOnFile = config.DATABASE_URL.startsWith('file:')
const SECRETS = ['my passport', 'My passport', 'since June', 'employer', 'Rahima', '01712', 'Camp 7', 'GPS of the camp']
const fields = { about: 'employer', place: 'QA', contact: 'Rahima, 01712-345678' }
const plan = () =>
  new File(
    [pdf({ trailer: '/Info 4 0 R', objects: { 4: '<</Title(Camp 7)>>' } }) as Uint8Array<ArrayBuffer>],
    'Rahima.pdf',
  )
async function photo() {
  const bytes = await picture({ colour: '#804020', width: 80, height: 60 })
    .withExif({
      IFD0: { Artist: 'Rahima', ImageDescription: 'GPS of the camp' },
      IFD3: { GPSLatitude: '25/1 17/1 0/1' },
    })
    .jpeg()
    .toBuffer()
  return new File([bytes as Uint8Array<ArrayBuffer>], 'Rahima.jpg')
}

test('neither database, files nor backup have a word of a complaint', async () => {
  const code = await complain(server, fields, { files: [await photo(), plan()] })
  const { id } = (await findByCode(code))!
  await send(server, '/complaints/follow', { action: 'write', code, text: 'My passport is in Camp 7' })
  const files = await read.complaintFile.findMany({ where: { complaintId: id } })
  expect(files.map(({ kind }) => kind).toSorted()).toEqual(['jpeg', 'pdf'])
  expect(await findWords(folder, SECRETS)).toEqual([])
  const rows = JSON.stringify([
    await read.complaint.findMany(),
    await read.complaintEntry.findMany(),
    await read.rateLimiterFlexible.findMany(),
    await read.activity.findMany({ where: { subjectId: id } }),
  ])
  for (const secret of [...SECRETS, code]) expect(rows).not.toContain(secret)
  if (!isOnFile) return
  const place = { dataDir: folder, file: join(folder, 'agency.db') }
  const { path } = await backUp(place, join(folder, 'backups'), () => {})
  const { extract } = await import('tar')
  await extract({ file: path, cwd: join(folder, 'backups') })
  expect(await readdir(join(folder, 'backups', 'attachments', files[0]!.storedName.slice(0, 2)))).toContain(
    files[0]!.storedName,
  )
  expect(await findWords(join(folder, 'backups'), SECRETS)).toEqual([])
})

test('an officer gets the files back, a picture without what was hidden in it', async () => {
  const code = await complain(server, { text: 'With a photo' }, { files: [await photo()] })
  const { id } = (await findByCode(code))!
  const [row] = await read.complaintFile.findMany({ where: { complaintId: id } })
  const file = await findFile(row!.id)
  const { format, width, exif } = await sharp(file?.bytes).metadata()
  expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 80, exif: undefined })
})

test('days have no hours: neither rows, their order nor files tell a moment', async () => {
  const code = await complain(server, { text: 'A day only' }, { files: [await photo()] })
  const complaint = (await findByCode(code))!
  expect(Object.values<unknown>(complaint).filter(value => value instanceof Date)).toEqual([])
  const [row] = await read.complaintFile.findMany({ where: { complaintId: complaint.id } })
  const file = join(folder, 'attachments', row!.storedName.slice(0, 2), row!.storedName)
  for (const place of [file, join(file, '..'), join(folder, 'attachments', '.drafts')])
    expect((await stat(place)).mtime.toISOString(), place).toMatch(/T18:00:00\.000Z$/) // midnight in Dhaka
  if (!isOnFile) return
  for (const table of ['Complaint', 'ComplaintEntry', 'ComplaintFile'])
    await expect(server.prisma.$queryRawUnsafe(`SELECT rowid FROM "${table}"`)).rejects.toThrow(/no such column/)
})

test('the log and the metrics are silent, also of a defect', async () => {
  const lines = (['info', 'warn', 'error'] as const).map(level => vi.spyOn(log, level))
  const metrics = async () =>
    (await (await request('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text())
      .split('\n')
      .filter(line => line.startsWith('http_request_duration_seconds_count'))
  const before = await metrics()
  const code = await complain(server, fields)
  for (const path of ['/complaints', '/bn/complaints', '/COMPLAINTS', '/%63omplaints/follow', '/complaints/nowhere'])
    await request(path)
  await send(server, '/complaints/follow', { code })
  await request('/admin/complaints/some-id', { cookie: owner })
  await request('/api/trpc/complaints.byId?input=%7B%7D', { cookie: owner })
  expect(lines.flatMap(({ mock }) => mock.calls)).toEqual([])
  expect(await metrics()).toEqual(before)
  const broken = vi.spyOn(read.complaint, 'findUnique').mockRejectedValue(new Error(`No row for ${code}: ${told}`))
  expect((await send(server, '/complaints/follow', { code })).status).toBe(500)
  broken.mockRestore()
  const logged = JSON.stringify(lines.flatMap(({ mock }) => mock.calls))
  expect(logged).toContain('"defect":"Error"')
  for (const secret of [...SECRETS, code, '203.0.']) expect(logged).not.toContain(secret)
})

test('pages of complaints are stored nowhere, set no cookie and tell other sites nothing', async () => {
  const code = await complain(server)
  for (const response of [
    await request('/complaints', { cookie: owner }),
    await request('/bn/complaints/follow', { cookie: owner }),
    await post(server, '/complaints', { text: told }),
    await post(server, '/complaints/follow', { code }),
  ]) {
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.getSetCookie()).toEqual([])
  }
  for (const path of ['/complaints', '/bn/complaints', '/complaints/follow', '/Complaints'])
    expect(cacheKeyOf({ method: 'GET', url: `http://localhost:3000${path}`, header: () => undefined })).toBeUndefined()
  expect(await (await request('/sitemap.xml')).text()).toMatch(/\/complaints<\/loc>/)
  expect(await (await request('/sitemap.xml')).text()).not.toContain('/complaints/follow')
})

test('forms of a page without referrer arrive, those of other sites do not', async () => {
  const from = (headers: Record<string, string>) => post(server, '/complaints', { text: told }, { headers })
  expect((await from({ origin: 'null' })).status).toBe(200) // a browser without Sec-Fetch-Site
  expect((await from({ origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect((await from({ origin: 'null', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await from({ origin: 'https://evil.example' })).status).toBe(403)
})

test('the service worker leaves the pages of complaints alone, as their routes say', async () => {
  const confidential = Object.entries(pageRoutes())
    .filter(([, { options }]) => options.staticData?.isConfidential)
    .map(([path]) => path)
  expect(confidential.toSorted()).toEqual(['/complaints', '/complaints/follow'])
  const takes = await startWorker('complaints')
  for (const path of ['/complaints', '/bn/complaints', '/complaints/follow', '/Complaints/'])
    expect([path, takes(path)]).toEqual([path, false])
  for (const path of ['/', '/bn/', '/complaints-and-more', '/jobs']) expect([path, takes(path)]).toEqual([path, true])
})

/** Runs the service worker, and tells whether it takes the request for a page. */
async function startWorker(confidential: string) {
  const listeners: Record<string, (event: object) => void> = {}
  const origin = 'https://agency.example'
  const scope = {
    location: { href: `${origin}/sw.js?confidential=${confidential}`, origin },
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
  }
  runInNewContext(await readFile('app/public/sw.js', 'utf8'), {
    self: scope,
    location: scope.location,
    URL,
    fetch: () => new Promise(() => {}),
    caches: { match: () => new Promise(() => {}) },
  })
  return (path: string) => {
    let isTaken = false
    const request = { method: 'GET', url: origin + path, mode: 'navigate', destination: 'document' }
    listeners.fetch!({ request, respondWith: () => (isTaken = true), waitUntil: () => {} })
    return isTaken
  }
}

test('the code comes once, and is shown again until its end is known', async () => {
  const { result } = await send(server, '/complaints', { text: told })
  const code = result?.code ?? ''
  expect(result?.groups).toMatch(/^\d{4} \d{4} \d{4} \d{4}$/)
  const tail = code.slice(-4)
  const wrong = await send(server, '/complaints', { action: 'keep', code, tail: tail === '1234' ? '4321' : '1234' })
  expect(wrong).toMatchObject({ status: 400, errors: { tail: expect.any(String) }, result: { code } })
  expect((await send(server, '/complaints', { action: 'keep', code, tail })).result).toEqual({ isConfirmed: true })
})

test('only the text has to be there, in any length up to the bound', async () => {
  expect((await send(server, '/complaints', { text: ' ' })).errors).toHaveProperty('text')
  const long = await send(server, '/complaints', { text: 'ক'.repeat(100_001), contact: 'me' })
  expect(long.errors.text).toContain('100,000')
  expect(long.values.contact).toBe('me')
  expect(await complain(server, { text: 'ক'.repeat(100_000), about: 'nonsense', place: 'XX' })).toMatch(/^\d{16}$/)
  const many = Array.from({ length: 6 }, plan)
  expect((await send(server, '/complaints', { text: told }, { files: many })).errors).toHaveProperty('files')
})
