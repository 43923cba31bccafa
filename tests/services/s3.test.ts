import { createServer, type IncomingMessage, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readPicture } from '#server/files/schema.ts'
import { sharePictureOf } from '#server/files/share.shared.ts'
import { rahim } from '../features/applications/application-form.ts'
import { pdf } from '../server/pdf.ts'
import { startBucket } from '../server/s3-server.ts'
import { bodyOf, CLIENTS, openTestServer, picture, qatar } from '../server/test-server.ts'

const bucket = await startBucket()
afterAll(() => bucket.end())

/** Stands between the product and the bucket; `fault` may respond in the bucket's place with a status, or never (0). */
let fault: (incoming: IncomingMessage) => number | undefined = () => undefined
let reason = 'SlowDown'
const between = await listen(
  createServer((incoming, outgoing) => {
    const status = fault(incoming)
    if (status === 0) return
    if (status) return outgoing.writeHead(status).end(`<Error><Code>${reason}</Code></Error>`)
    const on = httpRequest(
      bucket.endpoint + incoming.url,
      { method: incoming.method, headers: incoming.headers },
      given => {
        outgoing.writeHead(given.statusCode!, given.headers)
        given.pipe(outgoing)
      },
    )
    on.on('error', () => outgoing.destroy())
    incoming.pipe(on)
  }),
)

const settings = { ...bucket.settings, S3_ENDPOINT: between }
const { request, signUp, upload, stored, storedFiles, folder, read, write, close } = await openTestServer(settings)
const { createServer: createAgencyServer } = await import('#server/create-server.ts')
const { purgeContent } = await import('#server/drafts/thinning.ts')
const { purgePictures } = await import('#server/files/purge.ts')
const { openStore } = await import('#server/files/store.ts')
const { dataLocation } = await import('#server/backup/location.ts')
const { ConfigError, parseConfig } = await import('#server/config/config.ts')
const owner = (await signUp('owner')).cookie
const DAY = 24 * 60 * 60 * 1000
let shade = 0x200000
const file = () =>
  picture({ width: 700, height: 500, colour: `#${(shade += 999).toString(16)}` })
    .jpeg()
    .toBuffer()
const pathOf = ({ body }: Awaited<ReturnType<typeof upload>>) => new URL(body.data.url).pathname
async function statuses(path: string) {
  const found = new Set<number>()
  for (const variant of readPicture(path)!.variants) found.add((await request(variant.path)).status)
  return [...found]
}

beforeEach(async () => {
  fault = () => undefined
  reason = 'SlowDown'
  await purgeContent(Date.now() + 31 * DAY)
  await purgePictures(Date.now() + 16 * DAY)
})

test('a picture for shared links is made of the bucket, then shown without it', async () => {
  const address = sharePictureOf(pathOf(await upload(await file(), { cookie: owner })), '0 100')
  expect((await request(address)).status).toBe(200)
  fault = () => 503
  const again = await request(address)
  expect([again.status, again.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

test('a picture is stored in the bucket in every size and served with immutable caching', async () => {
  const path = pathOf(await upload(await file(), { cookie: owner }))
  const { variants } = readPicture(path)!
  expect(await bucket.files()).toEqual(variants.map(variant => variant.path.slice('/pictures/'.length)).sort())
  expect(await storedFiles()).toEqual([])
  for (const variant of variants) {
    const outgoing = await request(variant.path)
    expect([
      outgoing.status,
      outgoing.headers.get('content-type'),
      outgoing.headers.get('cache-control'),
      outgoing.headers.get('cross-origin-resource-policy'),
    ]).toEqual([200, variant.type, 'public, max-age=31536000, immutable', 'cross-origin'])
    expect((await outgoing.arrayBuffer()).byteLength).toBeGreaterThan(100)
  }
  expect((await request(path.replace(/.{3}-/, 'fff-'))).status).toBe(404)
})

test('the same bytes are stored once', async () => {
  const bytes = await file()
  const first = await upload(bytes, { cookie: owner })
  let puts = 0
  fault = ({ method }) => {
    if (method === 'PUT') puts++
    return undefined
  }
  expect((await upload(bytes, { cookie: owner })).body).toEqual(first.body)
  expect(puts).toBe(0)
})

test('the purge deletes from the bucket only what nothing used for 14 days', async () => {
  const [used, unused] = [
    pathOf(await upload(await file(), { cookie: owner })),
    pathOf(await upload(await file(), { cookie: owner })),
  ]
  const { _id } = (
    await bodyOf(await request(CLIENTS, { method: 'POST', cookie: owner, json: { ...qatar, image: [used] } }))
  ).data
  expect(await purgePictures(Date.now() + 15 * DAY)).toBe(1)
  expect([await statuses(used), await statuses(unused)]).toEqual([[200], [404]])
  await request(`${CLIENTS}/${_id}`, { method: 'DELETE', cookie: owner })
  await purgeContent(Date.now() + 31 * DAY)
  await purgePictures(Date.now() + 15 * DAY)
  expect(await bucket.files()).toEqual([])
})

test('while the bucket is unreachable uploads fail with a sentence, pages work, and both recover', async () => {
  const path = pathOf(await upload(await file(), { cookie: owner }))
  await bucket.stop()
  try {
    const rejected = await upload(await file(), { cookie: owner })
    expect([rejected.status, rejected.body.error?.code, rejected.response.headers.get('retry-after')]).toEqual([
      503,
      'SERVICE_UNAVAILABLE',
      '10',
    ])
    expect(rejected.body.error?.message).toBe(
      'Pictures cannot be stored or shown at the moment. Try again in a minute.',
    )
    const shown = await request(path)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect([(await request('/readyz')).status, (await request('/healthz')).status]).toEqual([503, 200])
    expect((await request('/our-clients')).status).toBe(200)
    const saved = await request(CLIENTS, { method: 'POST', cookie: owner, json: { ...qatar, image: [path] } })
    expect(saved.status).toBe(201)
    expect((await request(saved.headers.get('location')!, { method: 'DELETE', cookie: owner })).status).toBe(200)
    await expect(purgePictures(Date.now() + 15 * DAY)).rejects.toThrow('fetch failed')
    expect((await stored()).pictures).toBe(2)
  } finally {
    await bucket.start()
  }
  expect([
    await statuses(path),
    (await request('/readyz')).status,
    (await upload(await file(), { cookie: owner })).status,
  ]).toEqual([[200], 200, 200])
})

test('pictures that visitors have seen are shown while the bucket is away', async () => {
  const [seen, other] = [
    pathOf(await upload(await file(), { cookie: owner })),
    pathOf(await upload(await file(), { cookie: owner })),
  ]
  expect(await statuses(seen)).toEqual([200])
  fault = () => 500
  expect([await statuses(seen), (await request(other)).status]).toEqual([[200], 503])
})

test('a deleted bucket counts as unreachable, and its pictures as unknown', async () => {
  const path = pathOf(await upload(await file(), { cookie: owner }))
  fault = () => 404
  reason = 'NoSuchBucket'
  const outgoing = await request(path)
  expect([outgoing.status, outgoing.headers.get('retry-after'), outgoing.headers.get('cache-control')]).toEqual([
    503,
    '10',
    'no-store',
  ])
  reason = 'NoSuchKey'
  expect((await request(path)).status).toBe(404)
})

test('a bucket that fails half way through a picture leaves nothing that counts as stored', async () => {
  const bytes = await file()
  let puts = 0
  fault = ({ method }) => (method === 'PUT' && ++puts > 2 ? 500 : undefined)
  expect((await upload(bytes, { cookie: owner })).status).toBe(503)
  expect(puts).toBe(2 + 3)
  expect(await bucket.files()).toHaveLength(2)
  fault = () => undefined
  expect(await purgePictures(Date.now() + 15 * DAY)).toBe(1)
  expect([await bucket.files(), (await stored()).pictures]).toEqual([[], 0])
})

test('what a failed upload had stored is finished by the next one', async () => {
  const bytes = await file()
  let puts = 0
  fault = ({ method }) => (method === 'PUT' && ++puts > 3 ? 500 : undefined)
  await upload(bytes, { cookie: owner })
  fault = () => undefined
  const path = pathOf(await upload(bytes, { cookie: owner }))
  expect([await statuses(path), await bucket.files()]).toEqual([
    [200],
    readPicture(path)!
      .variants.map(variant => variant.path.slice('/pictures/'.length))
      .sort(),
  ])
})

test('a purge that fails half-way is completed by the next', async () => {
  await upload(await file(), { cookie: owner })
  let deletes = 0
  fault = ({ method }) => (method === 'DELETE' && ++deletes > 2 ? 500 : undefined)
  await expect(purgePictures(Date.now() + 15 * DAY)).rejects.toThrow('refuses to DELETE in agency: 500 SlowDown')
  expect((await stored()).pictures).toBe(1)
  fault = () => undefined
  expect(await purgePictures(Date.now() + 15 * DAY)).toBe(1)
  expect(await bucket.files()).toEqual([])
})

test('a request to a busy bucket is repeated', async () => {
  let incoming = 0
  fault = () => (++incoming % 3 === 0 ? undefined : 503)
  const path = pathOf(await upload(await file(), { cookie: owner }))
  incoming = 0
  expect(await statuses(path)).toEqual([200])
})

test('a request to a bucket that never responds times out after four seconds', async () => {
  fault = () => 0
  const begun = Date.now()
  expect((await request('/readyz')).status).toBe(503)
  expect(Date.now() - begun).toBeGreaterThan(3_500)
})

test.each([
  ['secret', { S3_SECRET_ACCESS_KEY: 'of somebody else' }, '403 SignatureDoesNotMatch'],
  ['key', { S3_ACCESS_KEY_ID: 'NOBODY' }, '403 InvalidAccessKeyId'],
  ['bucket', { S3_BUCKET: 'no-such-bucket' }, '404 NoSuchBucket'],
])('a wrong %s is told from an unreachable store, and the secret never printed', async (_, wrong, why) => {
  const error: unknown = await openStore(parseConfig({ ...settings, ...wrong }))
    .check()
    .catch(reason => reason)
  expect(error).toBeInstanceOf(ConfigError)
  expect(String(error)).toContain(
    `${why}. See S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
  )
  expect(String(error)).not.toContain('of somebody else')
})

test('attachments of no record leave the bucket after a day, others stay', async () => {
  const path = pathOf(await upload(await file(), { cookie: owner }))
  const { submit } = await import('#server/features/applications/domain.ts')
  const { attach } = await import('#server/features/applications/files.ts')
  const { applicationInput } = await import('#server/features/applications/schema.ts')
  const { inMemory } = await import('#server/http/spool.ts')
  const { attachments } = await import('#server/files/store.ts')
  const { storeAttachment, sweepAttachments } = await import('#server/files/attachment.ts')
  const { consent: _, ...person } = rahim
  const { id } = await submit(applicationInput.parse(person), { source: 'website' })
  await attach(id, { kind: 'pdf', kept: inMemory(pdf()) })
  const { storedName } = await read.applicationFile.findFirstOrThrow({ where: { applicationId: id } })
  const left = await storeAttachment(pdf(), 'pdf')
  const names = async () => (await attachments().list()).map(({ name }) => name).sort()
  await sweepAttachments()
  expect(await names()).toEqual([left, storedName].sort())
  await sweepAttachments(Date.now() + 2 * DAY)
  expect(await names()).toEqual([storedName])
  expect([await attachments().get(storedName), await statuses(path)]).toEqual([pdf(), [200]])
})

test("a backup contains the bucket's pictures, and a restore fills an empty bucket", async () => {
  const { backUp } = await import('#server/backup/archive.ts')
  const { restore } = await import('#server/backup/restore.ts')
  const away = await mkdtemp(join(tmpdir(), 'backup-'))
  afterAll(() => rm(away, { recursive: true, force: true }))
  const path = pathOf(await upload(await file(), { cookie: owner }))
  const before = await bucket.files()
  const { path: archive } = await backUp(dataLocation(), away, () => {})
  bucket.empty()
  expect(await bucket.files()).toEqual([])
  await restore(
    archive,
    { dataDir: join(away, 'data'), file: join(away, 'data/agency.db') },
    { check: false, force: false },
    () => {},
  )
  expect([await bucket.files(), await statuses(path)]).toEqual([before, [200]])
  expect(existsSync(join(away, 'data/pictures'))).toBe(false)
  expect((await readdir(join(away, 'data'))).sort()).toEqual(['agency.db', 'agency.db.lock'])
})

test('a backup while an upload is unfinished says so and holds what is there', async () => {
  const { backUp } = await import('#server/backup/archive.ts')
  await upload(await file(), { cookie: owner })
  await write(transaction =>
    transaction.picture.create({
      data: { path: `/pictures/${'0'.repeat(32)}-700x500.webp`, touchedAt: new Date(), isPartial: true },
    }),
  )
  const said: string[] = []
  await backUp(dataLocation(), join(folder, 'backups'), line => {
    said.push(line)
  })
  expect(said).toContainEqual(
    expect.stringMatching(/^6 of \d+ files are not in the store: uploads that are not finished$/),
  )
})

test('a server with a wrong secret does not start, and explains why', async () => {
  await close()
  const wrong = parseConfig({ ...settings, S3_SECRET_ACCESS_KEY: 'wrong', DATA_DIR: folder, LOG_LEVEL: 'silent' })
  await expect(createAgencyServer(wrong)).rejects.toThrow(
    /^The picture store at http:\S+ does not open the bucket “agency”: 403 SignatureDoesNotMatch\. See/,
  )
})

async function listen(server: Server) {
  await new Promise<void>(done => {
    server.listen(0, '127.0.0.1', done)
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
