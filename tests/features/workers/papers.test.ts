import { beforeEach, expect, test } from 'vitest'
import { callsThrough, cookiesOf } from '../calls.ts'
import { karim, openFiles } from './files.ts'
import { picture } from '../../server/test-server.ts'

const files = await openFiles({ TRUST_PROXY: '1' })
const { prisma, read, request, ask, add, act, apply, logged, owner, caseworker, clerk, empty } = files
const calls = callsThrough(files)
const { attachments } = await import('#server/files/store.ts')
const { sweepAttachments } = await import('#server/files/attachment.ts')
const { erase } = await import('#server/features/applications/erasure.ts')
const { workersOnDesk } = await import('#server/features/workers/desk.ts')
const PAGE = '/application-status'
const DAY_MS = 24 * 60 * 60 * 1000
const jpeg = (colour: string) => picture({ colour }).jpeg().toBuffer()
const brown = await jpeg('#804020')

beforeEach(async () => {
  await empty()
  await sweepAttachments(Date.now() + 2 * DAY_MS)
})

/** Somebody who has applied and come to a state, with the cookie of their secret link. */
async function going(state = 'selected', data: object = {}) {
  const { id, reference, secret } = await apply(data)
  await prisma.application.update({ where: { id }, data: { state } })
  await prisma.applicationEvent.updateMany({ where: { applicationId: id }, data: { state } })
  return { id, reference, cookie: cookiesOf(await request(`${PAGE}?key=${secret}`)) }
}

type Sent = { kind?: string; file?: Uint8Array; address?: string; language?: '/bn'; length?: number }
/** What a browser sends whose scripts have not run. */
async function send(
  cookie: string,
  { kind = 'photograph', file = brown, address = '203.0.113.7', language, length }: Sent = {},
) {
  const body = new FormData()
  body.append('action', 'papers')
  body.append('kind', kind)
  body.append('file', new File([Buffer.from(file)], 'Passport of Karim.jpg'))
  const path = `${language ?? ''}${PAGE}?show=papers`
  const answer = await request(path, {
    method: 'POST',
    cookie,
    body,
    headers: { 'x-forwarded-for': address, ...(length && { 'content-length': String(length) }) },
  })
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}
const page = async (cookie: string) => (await request(`${PAGE}?show=papers`, { cookie })).text()
const papers = () => read.workerPaper.findMany({ orderBy: { createdAt: 'asc' } })
const one = async () => (await papers())[0]!
type Papers = { worker: string | null; papers: { id: string; kind: string; isWaiting: boolean; isSeen: boolean }[] }
const listOf = (name: 'ofApplication' | 'ofWorker', id: string, as = owner) =>
  calls.ask<Papers>(`workers.papers.${name}`, { id }, as)
const save = (id: string, as = owner) => request(`/admin/workers/papers/${id}`, { cookie: as })
const stored = async () => (await attachments().list()).map(({ name }) => name)

test('what a worker sends is made anew, sealed, and waits for staff', async () => {
  const { id, cookie } = await going()
  expect(await send(cookie)).toMatchObject({ status: 303, location: `${PAGE}?show=papers#papers` })
  const paper = await one()
  expect(paper).toMatchObject({ applicationId: id, kind: 'photograph', state: 'waiting', fileKind: 'jpeg' })
  const bytes = await attachments().get(paper.storedName!)
  expect(bytes!.includes(Buffer.from('JFIF'))).toBe(false)
  const saved = await save(paper.id)
  expect(saved.headers.get('content-disposition')).not.toContain('Karim')
  expect(Buffer.from(await saved.arrayBuffer()).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  expect(await logged(id)).toEqual(['application-paper-opened'])
  expect(await page(cookie)).toMatch(/Photograph.*Sent on/s)
  await sweepAttachments(Date.now() + 2 * DAY_MS)
  expect(await stored()).toEqual([paper.storedName])
})

test('the page never gives a file back, and staff save it with the right alone', async () => {
  const { cookie } = await going()
  await send(cookie, { kind: 'passport' })
  const { id, storedName } = await one()
  expect(await page(cookie)).not.toContain(storedName)
  expect((await save(id, cookie)).status).toBe(401)
  expect((await save(id, clerk)).status).toBe(403)
  expect((await save(id, caseworker)).status).toBe(200)
})

test('what is wrong stands at its field, in the language of the page', async () => {
  const { cookie } = await going()
  expect(await send(cookie, { kind: 'contract' })).toMatchObject({
    status: 400,
    text: expect.stringContaining('Choose which document it is'),
  })
  const large = Buffer.concat([brown, Buffer.alloc(8 * 1024 * 1024)])
  expect((await send(cookie, { file: large })).text).toContain('larger than 8 MB')
  expect(await send(cookie, { length: 12_000_000 })).toMatchObject({
    status: 413,
    text: expect.stringContaining('The file is too large'),
  })
  expect((await send(cookie, { file: Buffer.from('hello'), language: '/bn' })).text).toContain('অন্য একটি বেছে নিন।')
  const body = new FormData()
  body.append('action', 'papers')
  body.append('kind', 'nid')
  const empty = await request(`${PAGE}?show=papers`, { method: 'POST', cookie, body })
  expect(await empty.text()).toContain('Choose a photograph or a PDF')
  expect(await papers()).toEqual([])
  expect(await stored()).toEqual([])
})

test.each(['received', 'called', 'departed', 'arrived', 'returned', 'rejected', 'withdrawn'])(
  'nothing can be sent in the state %s',
  async state => {
    const { cookie } = await going(state)
    expect(await page(cookie)).not.toContain('name="file"')
    expect((await send(cookie)).status).toBe(400)
    expect(await papers()).toEqual([])
  },
)

test('a step that is not told yet changes nothing of what can be sent', async () => {
  const { id, cookie } = await going('ticket')
  await prisma.application.update({ where: { id }, data: { state: 'rejected' } })
  await prisma.applicationEvent.create({
    data: {
      id: 'told-later',
      applicationId: id,
      state: 'rejected',
      on: '2026-01-01',
      tellAt: new Date(Date.now() + 5 * 60 * 1000),
    },
  })
  expect((await send(cookie)).status).toBe(303)
})

test('without the page nothing can be sent', async () => {
  await going()
  expect((await send('')).status).toBe(400)
  expect(await papers()).toEqual([])
})

test('the same file sent twice is one, both sides of a card are two', async () => {
  const { cookie } = await going()
  await Promise.all([send(cookie, { kind: 'nid' }), send(cookie, { kind: 'nid' })])
  expect(await papers()).toHaveLength(1)
  await send(cookie, { kind: 'nid', file: await jpeg('#204080') })
  expect(await papers()).toHaveLength(2)
  expect(await stored()).toHaveLength(2)
})

test('ten may wait for an application, the next is told so', async () => {
  const { id, cookie } = await going()
  const data = { applicationId: id, kind: 'other', sentHash: '' }
  await prisma.workerPaper.createMany({ data: Array.from({ length: 10 }, (_, n) => ({ ...data, id: `other-${n}` })) })
  const { status, text } = await send(cookie)
  expect([status, text]).toEqual([400, expect.stringContaining('10 of your documents wait')])
  expect(await stored()).toEqual([])
})

test('somebody who sends without end is stopped, another is not', async () => {
  const [first, other] = [await going(), await going('selected', { name: 'Monir', phone: '01812-345678' })]
  for (let n = 0; n < 30; n++) await send(first.cookie, { file: Buffer.from('no file'), address: `203.0.113.${n}` })
  expect((await send(first.cookie)).status).toBe(429)
  expect((await send(other.cookie)).status).toBe(303)
})

test('refused, the file is gone and the worker reads why, until another comes', async () => {
  const { id, reference, cookie } = await going()
  await send(cookie)
  const paper = await one()
  await act('papers.refuse', { id: paper.id, reason: 'ছবিটি ঝাপসা' }, caseworker)
  expect(await stored()).toEqual([])
  expect((await save(paper.id)).status).toBe(404)
  expect(await page(cookie)).toContain('ছবিটি ঝাপসা')
  expect(await listOf('ofApplication', id)).toMatchObject({
    papers: [{ isWaiting: false, by: 'caseworker', reason: 'ছবিটি ঝাপসা', reference }],
  })
  const [line] = await read.activity.findMany({ where: { subjectId: id } })
  expect(line).toMatchObject({ action: 'application-paper-refused', subject: reference, detail: 'photograph' })
  await send(cookie)
  expect(await page(cookie)).not.toContain('ছবিটি ঝাপসা')
  expect(await papers()).toMatchObject([{ state: 'waiting', reason: '' }])
})

test('a reason is needed, and everything of it is for the worker alone', async () => {
  const { cookie } = await going()
  await send(cookie)
  const { id } = await one()
  await expect(act('papers.refuse', { id, reason: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await act('papers.refuse', { id, reason: 'Too dark for Karim' })
  expect(JSON.stringify(await read.activity.findMany())).not.toContain('dark')
})

test('accepted, it is a document with its facts and its file, and closes the gap', async () => {
  const { id, cookie } = await going()
  const { id: worker } = await add(karim, owner, id)
  expect((await ask('byId', { id: worker })).missing).toMatchObject([{ kind: 'photograph' }])
  await send(cookie)
  const paper = await one()
  await act('papers.accept', { id: paper.id, kind: 'photograph', note: 'White ground' })
  expect(await ask('byId', { id: worker })).toMatchObject({
    missing: [],
    documents: [{ id: paper.id, kind: 'photograph', note: 'White ground', by: 'owner', file: { kind: 'jpeg' } }],
  })
  expect((await request(`/admin/workers/files/${paper.id}`, { cookie: owner })).status).toBe(200)
  expect(await stored()).toEqual([paper.storedName])
  expect(await listOf('ofWorker', worker)).toMatchObject({ papers: [] })
  expect(await page(cookie)).toMatch(/Photograph.*Accepted on/s)
  expect(await logged(worker)).toContain('worker-document-added')
})

test('a medical check is for its application, as what it turned out to be', async () => {
  const { id, cookie } = await going('medical')
  const { id: worker } = await add(karim, owner, id)
  await send(cookie, { kind: 'other' })
  const { id: paper } = await one()
  await act('papers.accept', { id: paper, kind: 'medical', outcome: 'fit', place: 'Green Crescent', number: '' })
  expect((await ask('byId', { id: worker })).documents).toMatchObject([
    { kind: 'medical', outcome: 'fit', applicationId: id },
  ])
})

/** What the button beside a document sends. */
async function takeBack(cookie: string, id: string) {
  const body = new URLSearchParams({ action: 'take-back', paper: id })
  const answer = await request(`${PAGE}?show=papers`, { method: 'POST', cookie, body })
  return { status: answer.status, text: await answer.text() }
}

test('what waits is taken back with its file, once, and another comes instead', async () => {
  const { id, cookie } = await going()
  await send(cookie, { kind: 'passport' })
  const paper = await one()
  expect(await page(cookie)).toMatch(new RegExp(`value="take-back".*value="${paper.id}".*Take “Passport” back`, 's'))
  expect(await takeBack(cookie, paper.id)).toMatchObject({ status: 303 })
  expect(await takeBack(cookie, paper.id)).toMatchObject({ status: 303 })
  expect([await papers(), await stored()]).toEqual([[], []])
  expect(await page(cookie)).not.toContain('take-back')
  expect((await save(paper.id)).status).toBe(404)
  expect(await listOf('ofApplication', id)).toMatchObject({ papers: [] })
  await send(cookie, { kind: 'passport' })
  expect(await papers()).toMatchObject([{ state: 'waiting', kind: 'passport' }])
})

test('nobody takes back what another has sent, nor without the page', async () => {
  const [own, other] = [await going(), await going('selected', { name: 'Monir', phone: '01812-345678' })]
  await send(own.cookie)
  const { id } = await one()
  expect(await takeBack(other.cookie, id)).toMatchObject({ status: 303 })
  expect((await takeBack('', id)).status).toBe(400)
  expect((await takeBack(owner, id)).status).toBe(400)
  expect(await papers()).toMatchObject([{ id, state: 'waiting' }])
  expect(await stored()).toHaveLength(1)
})

test('what staff have decided stays, and its worker is told', async () => {
  const { id, cookie } = await going()
  await add(karim, owner, id)
  for (const kind of ['photograph', 'nid']) await send(cookie, { kind })
  const [photograph, nid] = await papers()
  await act('papers.accept', { id: photograph!.id, kind: 'photograph' })
  await act('papers.refuse', { id: nid!.id, reason: 'Blurred' })
  for (const paper of [photograph!, nid!])
    expect(await takeBack(cookie, paper.id)).toMatchObject({
      status: 400,
      text: expect.stringContaining('We have looked at this document already'),
    })
  expect(await papers()).toHaveLength(2)
  expect(await stored()).toEqual([photograph!.storedName])
})

test('of a worker and staff at once one wins, and the other is told', async () => {
  const { id, cookie } = await going()
  const { id: worker } = await add(karim, owner, id)
  for (let n = 0; n < 8; n++) {
    await send(cookie, { file: await jpeg(`#80${n}020`) })
    const paper = (await papers()).find(({ state }) => state === 'waiting')!
    const accepting = () =>
      act('papers.accept', { id: paper.id, kind: 'photograph' }).then(
        () => 'accepted',
        (error: { message: string }) => error.message,
      )
    const [said, taken] =
      n % 2 === 0
        ? await Promise.all([accepting(), takeBack(cookie, paper.id)])
        : (await Promise.all([takeBack(cookie, paper.id), accepting()])).toReversed()
    const isAccepted = said === 'accepted'
    expect(said).toMatch(isAccepted ? /accepted/ : /taken it back/)
    expect(taken).toMatchObject({ status: isAccepted ? 400 : 303 })
    const { documents } = await ask('byId', { id: worker })
    expect(documents.some(document => document.id === paper.id)).toBe(isAccepted)
    expect((await stored()).includes(paper.storedName!)).toBe(isAccepted)
  }
})

test('without a file of the worker nothing is accepted', async () => {
  const { id, cookie } = await going()
  await send(cookie)
  const { id: paper } = await one()
  await expect(act('papers.accept', { id: paper, kind: 'photograph' })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await papers()).toMatchObject([{ state: 'waiting', storedName: expect.any(String) }])
  expect(await listOf('ofApplication', id)).toMatchObject({ worker: null })
})

test('of two who decide the second is told who was first', async () => {
  const { id, cookie } = await going()
  await add(karim, owner, id)
  await send(cookie)
  const { id: paper } = await one()
  await act('papers.accept', { id: paper, kind: 'photograph' }, caseworker)
  for (const [name, input] of [
    ['papers.refuse', { id: paper, reason: 'Blurred' }],
    ['papers.accept', { id: paper, kind: 'photograph' }],
  ] as const)
    await expect(act(name, input)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('caseworker has accepted'),
    })
  expect(await stored()).toHaveLength(1)
})

test('who may not read a passport does not decide on it either', async () => {
  const { id, cookie } = await going()
  await add(karim, owner, id)
  await send(cookie, { kind: 'passport' })
  const { id: paper } = await one()
  expect((await listOf('ofApplication', id, clerk)).papers).toMatchObject([{ kind: 'passport', isSeen: false }])
  for (const [name, input] of [
    ['papers.accept', { id: paper, kind: 'other' }],
    ['papers.refuse', { id: paper, reason: 'Blurred' }],
  ] as const)
    await expect(act(name, input, clerk)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await act('papers.accept', { id: paper, kind: 'passport' }, caseworker)
})

test('what was merged into an application comes along, and back', async () => {
  const [first, second] = [await going(), await going('selected', { name: 'Karim again' })]
  const { id: worker } = await add(karim, owner, second.id)
  await send(first.cookie)
  await prisma.application.update({ where: { id: first.id }, data: { mergedIntoId: second.id } })
  expect((await listOf('ofWorker', worker)).papers).toHaveLength(1)
  expect((await listOf('ofApplication', first.id)).papers).toHaveLength(1)
  expect(await page(second.cookie)).toMatch(/Photograph.*Sent on/s)
  const { id: paper } = await one()
  await act('papers.accept', { id: paper, kind: 'photograph' })
  expect((await ask('byId', { id: worker })).documents).toHaveLength(1)
})

test('files of an application that is erased are erased', async () => {
  const { id, cookie } = await going()
  await send(cookie)
  await save((await one()).id)
  await erase([id], 'asked')
  expect(await papers()).toEqual([])
  expect(await stored()).toEqual([])
  expect(await logged(id)).toEqual([])
})

test('the dashboard counts who has sent something, and the list shows exactly these', async () => {
  const { id, cookie } = await going()
  await going('selected', { name: 'Monir', phone: '01812-345678' })
  const item = async () => (await workersOnDesk()).find(each => each.id === 'workers-papers')
  expect(await item()).toMatchObject({ count: 0 })
  await send(cookie)
  await send(cookie, { kind: 'nid' })
  expect(await item()).toMatchObject({ count: 1, first: `/admin/applications/${id}`, search: { show: 'papers' } })
  const { rows } = await calls.ask<{ rows: { id: string }[] }>('applications.list', { show: 'papers' }, owner)
  expect(rows.map(row => row.id)).toEqual([id])
})
