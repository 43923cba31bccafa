import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { openTestServer } from '../../server/test-server.ts'

const { prisma, read, request, signUp } = await openTestServer({ SIGN_UP: 'open' })
const { seed } = await import('#prisma/seed/seed.ts')
const { today } = await import('#i18n/format.ts')
const { attachments } = await import('#server/files/store.ts')
const { checkAttachment } = await import('#server/files/attachment.ts')
const { ofNetwork } = await import('#server/http/fair-turns.ts')

const { cookie } = await signUp('owner')

beforeEach(async () => {
  await prisma.payment.deleteMany()
  await prisma.worker.deleteMany()
  await prisma.application.deleteMany()
  await prisma.activity.deleteMany()
  await prisma.document.deleteMany({ where: { feature: 'vacancies' } })
})
const write = () => seed(['workers', 'vacancies'])

test('six people are at six places on the way, past every gate without a skip', async () => {
  expect(await write()).toMatchObject({ workers: 6 })
  const workers = await read.worker.findMany({ orderBy: { createdAt: 'asc' } })
  const applications = await read.application.findMany({ orderBy: { createdAt: 'asc' } })
  expect(applications.map(({ state }) => state)).toEqual(['returned', 'arrived', 'ticket', 'visa', 'medical'])
  expect(applications.map(({ workerId }) => workerId)).toEqual(
    applications.map(({ phone }) => workers.find(worker => worker.phone === phone)?.id),
  )
  expect(await read.applicationEntry.count({ where: { kind: 'skip' } })).toBe(0)
  expect(await read.workerDocument.findMany({ where: { outcome: 'unfit' } })).toHaveLength(1)
  expect((await read.workerDocument.findFirst({ where: { kind: 'return' } }))?.place).toMatch(/ended the contract/)
})

test('their documents have specimens as scans, sealed', async () => {
  await write()
  const documents = await read.workerDocument.findMany()
  const drawn = readdirSync('prisma/seed/scans').map(name => name.replace('.jpg', ''))
  expect([...new Set(documents.filter(({ storedName }) => storedName).map(({ kind }) => kind))].toSorted()).toEqual(
    drawn,
  )
  const passport = documents.find(({ kind }) => kind === 'passport')
  expect(passport).toMatchObject({ checkedBy: 'Salma Begum', checkedOn: expect.stringMatching(/^\d{4}-/) })
  const bytes = await attachments().get(passport!.storedName!)
  expect(bytes!.includes(Buffer.from('JFIF'))).toBe(false)
  const saved = await request(`/admin/workers/files/${passport!.id}`, { cookie })
  expect(saved.status).toBe(200)
  expect(Buffer.from(await saved.arrayBuffer()).equals(readFileSync('prisma/seed/scans/passport.jpg'))).toBe(true)
})

test('a scan is what our own check makes of it', async () => {
  const file = new File([readFileSync('prisma/seed/scans/medical.jpg')], 'medical.jpg')
  const checked = await checkAttachment(file, {
    field: 'file',
    maxBytes: 1024 * 1024,
    sender: ofNetwork('198.51.100.1'),
  })
  expect(checked).toMatchObject({ kind: 'jpeg' })
  for (const name of readdirSync('prisma/seed/scans')) {
    const { exif, icc, xmp, format } = await sharp(`prisma/seed/scans/${name}`).metadata()
    expect([name, format, exif, icc, xmp]).toEqual([name, 'jpeg', undefined, undefined, undefined])
  }
})

test('nothing of it has happened today, and nobody is kept for less than a month', async () => {
  await write()
  const moments = [
    ...(await read.applicationEvent.findMany()).map(({ at, on }) => [on, today(at.getTime())]),
    ...(await read.activity.findMany({ where: { actor: 'Salma Begum' } })).map(({ at }) => [today(at.getTime())]),
    ...(await read.workerDocument.findMany()).map(({ createdAt }) => [today(createdAt.getTime())]),
    ...(await read.workerDocument.findMany({ where: { checkedOn: { not: '' } } })).map(each => [each.checkedOn]),
    ...(await read.worker.findMany()).map(({ changedAt }) => [today(changedAt.getTime())]),
  ]
  for (const [on, day = on] of moments) expect([on, on! < today()]).toEqual([day, true])
  const month = Date.now() + 31 * 24 * 60 * 60 * 1000
  for (const { deleteAfter } of await read.application.findMany()) expect(deleteAfter.getTime()).toBeGreaterThan(month)
})

test('an installation that has anybody, or none of the vacancies, gets nobody', async () => {
  expect(await seed(['workers'])).toEqual({ workers: 0 })
  await seed(['vacancies'])
  await prisma.worker.create({ data: { id: 'own', reference: 'WRK-OWN', name: 'Own', nameKey: 'own', phone: '1' } })
  expect(await seed(['workers'])).toEqual({ workers: 0 })
  expect(await read.worker.count()).toBe(1)
})
