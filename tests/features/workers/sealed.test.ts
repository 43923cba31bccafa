import { inspect } from 'node:util'
import { beforeEach, expect, test, vi } from 'vitest'
import { log } from '#server/log.ts'
import { karim, NID, openFiles, PASSPORT } from './files.ts'

const { prisma, read, request, ask, act, add, look, logged, owner, caseworker, clerk } = await openFiles()
const { all } = await import('#server/features/workers/list.ts')

beforeEach(async () => {
  await prisma.worker.deleteMany()
  await prisma.rateLimiterFlexible.deleteMany()
})

test('who may not see sealed numbers fills them in where they are empty, once', async () => {
  const { nid: _, ...others } = karim
  const { id } = await add(others, clerk)
  await expect(look(id, clerk)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const { passport: __, account: ___, ...open } = others
  await act('edit', { id, seen: 1, values: { ...open, nid: NID } }, clerk)
  await expect(act('edit', { id, seen: 2, values: { ...open, passport: 'B1111111' } }, clerk)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(await look(id, caseworker)).toMatchObject({ passport: PASSPORT, nid: NID })
})

test('sealed numbers that a form leaves out stay, and one that is emptied goes', async () => {
  const { id } = await add()
  const { passport: _, nid: __, account: ___, ...open } = karim
  await act('edit', { id, seen: 1, values: open })
  expect(await look(id)).toMatchObject({ passport: PASSPORT })
  await act('edit', { id, seen: 2, values: { ...open, passport: '' } })
  expect(await look(id)).toMatchObject({ passport: '', nid: NID })
})

test('each look has a line in the log, with the reference alone', async () => {
  const { id, reference } = await add()
  await look(id, caseworker)
  await look(id, caseworker)
  expect(await logged(id)).toEqual(['worker-added', 'worker-looked', 'worker-looked'])
  const line = await read.activity.findFirstOrThrow({ where: { action: 'worker-looked', subjectId: id } })
  expect(line).toMatchObject({ actor: 'caseworker', subject: reference, detail: '', before: '' })
})

test('neither rows, lists, pages, files nor logs have a sealed number', async () => {
  const calls = (['trace', 'debug', 'info', 'warn', 'error'] as const).map(level => vi.spyOn(log, level))
  const { id } = await add()
  for (const [kind, number] of Object.entries({ passport: PASSPORT, nid: NID })) {
    const body = new FormData()
    for (const [name, value] of Object.entries({ worker: id, kind, number })) body.append(name, value)
    await request('/api/trpc/workers.documents.add', { method: 'POST', cookie: owner, body })
  }
  await ask('list', { search: PASSPORT })
  const documents = await read.workerDocument.findMany()
  expect(documents).toHaveLength(2)
  const rows = JSON.stringify([await read.worker.findMany(), documents, await read.activity.findMany()])
  const answers = JSON.stringify([await ask('list'), await ask('byId', { id })])
  const page = await (await request(`/admin/workers/${id}`, { cookie: owner })).text()
  const edit = await (await request(`/admin/workers/${id}/edit`, { cookie: owner })).text()
  const file = await (await request('/admin/workers.csv', { cookie: owner })).text()
  const logs = inspect(
    calls.flatMap(({ mock }) => mock.calls),
    { depth: 8, maxStringLength: null },
  )
  expect([page, edit, file].every(text => text.includes('Abdul Karim'))).toBe(true)
  for (const number of [PASSPORT, NID, '2050111020030044'])
    for (const text of [rows, answers, page, edit, file, logs]) expect(text).not.toContain(number)
})

test('what was sealed in one file opens in no other', async () => {
  const { id } = await add()
  const other = await add({ name: 'Other', phone: '01511111111' })
  const { numbers } = await read.worker.findUniqueOrThrow({ where: { id } })
  await prisma.worker.update({ where: { id: other.id }, data: { numbers } })
  await expect(look(other.id)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await ask('byId', { id: other.id })).toMatchObject({ isLocked: true })
})

test('visitors meet no worker: search, feed of changes and sitemap have none', async () => {
  const { id } = await add()
  const found = encodeURIComponent(JSON.stringify({ words: 'Abdul Karim' }))
  for (const path of [`/api/trpc/search.site?input=${found}`, '/api/v1/changes', '/sitemap.xml', '/metrics'])
    expect(await (await request(path)).text()).not.toMatch(new RegExp(`${id}|Abdul Karim|WRK-`))
})

test('20,000 files are listed and found in time, in 60 kB', { tags: ['thorough'], timeout: 120_000 }, async () => {
  for (let part = 0; part < 40; part++)
    await prisma.worker.createMany({
      data: Array.from({ length: 500 }, (_, n) => {
        const number = part * 500 + n
        const name = `Mohammad Rahman Chowdhury ${number}`
        return {
          id: `worker-${number}`,
          reference: `WRK-${number}`,
          name,
          nameBn: 'মোহাম্মদ রহমান চৌধুরী',
          nameKey: `mohammadrahmanchowdhury${number}`,
          phone: `88017${String(number).padStart(8, '0')}`,
          district: 'bogura',
          trade: 'mason',
          passportHash: `hash-${number}`,
          passportExpiresOn: '2030-01-01',
        }
      }),
    })
  const timed = async (input: object) => {
    const begun = process.cpuUsage()
    const answer = await ask('list', input)
    const { user, system } = process.cpuUsage(begun)
    return { ms: (user + system) / 1000, answer }
  }
  await ask('list') // prepares the statements
  const { ms, answer } = await timed({})
  expect(answer).toMatchObject({ count: 20_000 })
  expect(JSON.stringify(answer).length).toBeLessThan(60_000)
  expect(ms).toBeLessThan(300)
  for (const search of ['Chowdhury 19999', '01700019999', 'A01234567'])
    expect([search, (await timed({ search })).ms < 200]).toEqual([search, true])
  let count = 0
  for await (const _ of all({ search: 'Chowdhury 199' })) count++
  expect(count).toBe(140) // the numbers that have 199 in them
})
