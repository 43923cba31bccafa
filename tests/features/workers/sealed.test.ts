import { inspect } from 'node:util'
import { beforeEach, expect, test, vi } from 'vitest'
import { log } from '#server/process/log.ts'
import { karim, NID, openFiles, PASSPORT } from './files.ts'

const files = await openFiles()
const { prisma, read, request, ask, act, add, addDocument, look, logged, owner, caseworker, clerk, empty } = files

beforeEach(empty)

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
  for (const [kind, number] of Object.entries({ passport: PASSPORT, nid: NID })) await addDocument(id, kind, { number })
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
