import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { karim, openFiles, PASSPORT } from './files.ts'
import { picture } from '../../server/test-server.ts'

const files = await openFiles()
const { prisma, read, request, act, ask, add, addDocument, look, apply, owner, caseworker, clerk, empty } = files
const { appRouter } = await import('#server/features.ts')
const { SEALED_KINDS } = await import('#server/features/workers/documents.shared.ts')
const scan = await picture().jpeg().toBuffer()

beforeEach(async () => {
  await prisma.workerDocument.deleteMany()
  await empty()
})

/** A file with sealed numbers, documents and a paper of each sealed kind, and another one that has nothing of the sort. */
async function openBoth() {
  const { id: application } = await apply()
  await prisma.application.update({ where: { id: application }, data: { state: 'selected' } })
  const { id: full } = await add(karim, owner, application)
  const { id: bare } = await add({ name: 'Abdul Karim', phone: '01912345678' }, clerk)
  const { id: merged } = await add({ name: 'Karim', phone: '01812345670', passport: 'B7654321' })
  await act('merge', { id: merged, into: bare })
  const { id: plain } = await add({ name: 'Anis', phone: '01612345678' }, clerk)
  const documents: Record<string, string> = {}
  const papers: Record<string, string> = {}
  for (const kind of [...SEALED_KINDS, 'photograph']) {
    documents[kind] = (await addDocument(full, kind, {}, scan)).result!.data.id
    papers[kind] = randomUUID()
    const file = { fileKind: 'jpeg', bytes: 1, storedName: `${papers[kind]!.replaceAll('-', '')}.bin` }
    await prisma.workerPaper.create({
      data: { id: papers[kind], applicationId: application, kind, sentHash: kind, ...file },
    })
  }
  return { application, full, bare, merged, plain, documents, papers }
}
type Both = Awaited<ReturnType<typeof openBoth>>

/** All that is sealed in the database. */
const sealed = async () => {
  const kind = { in: [...SEALED_KINDS] }
  return {
    files: await read.worker.findMany({
      where: { numbers: { not: '' } },
      orderBy: { id: 'asc' },
      select: { id: true, numbers: true, passportHash: true, nidHash: true, mergedIntoId: true, eraseAt: true },
    }),
    documents: await read.workerDocument.findMany({ where: { kind }, orderBy: { id: 'asc' } }),
    papers: await read.workerPaper.findMany({ where: { kind }, orderBy: { id: 'asc' } }),
    applications: await read.application.findMany({ orderBy: { id: 'asc' }, select: { id: true, eraseAt: true } }),
  }
}

const open = { name: 'Abdul Karim', phone: '01712345678' }
/** What somebody without the right tries by each change; several tries where it has several ways. */
const tries: Record<string, (both: Both) => (object | FormData)[]> = {
  'workers.add': () => [{ values: { ...open, passport: PASSPORT } }],
  'workers.walkIn': () => [
    { ...open, passport: PASSPORT, trade: 'mason', years: '3', language: 'bn', sendKey: 'walk-in-of-clerk' },
  ],
  'workers.known': () => [{ passport: PASSPORT }],
  'workers.addApplication': () => [
    { worker: 'none', trade: 'mason', years: '3', language: 'bn', sendKey: 'apply-of-clerk' },
  ],
  'workers.edit': ({ full }) => [
    { id: full, seen: 1, values: { ...open, passport: 'B1111111' } },
    { id: full, seen: 1, values: { ...open, nid: '' } },
    { id: full, seen: 1, values: { ...open, account: '99999' } },
  ],
  'workers.look': ({ full }) => [{ id: full }],
  'workers.link': ({ application, plain }) => [{ application, worker: plain }],
  'workers.unlink': () => [{ id: 'none' }],
  'workers.archive': ({ full }) => [{ id: full }],
  'workers.unarchive': ({ full }) => [{ id: full }],
  'workers.erase': ({ full, bare }) => [{ id: full }, { id: bare }],
  'workers.keep': ({ full }) => [{ id: full }],
  'workers.merge': ({ full, bare, plain }) => [
    { id: full, into: plain },
    { id: plain, into: full },
    { id: plain, into: bare },
    { id: bare, into: plain },
  ],
  'workers.separate': ({ merged }) => [{ id: merged }],
  'workers.previewImport': () => [{ rows: [{ place: 2, texts: { ...open, passport: 'B1111111' } }] }],
  'workers.undoImport': ({ full }) => [
    { added: [full], filled: [], until: Date.now() + 60_000, proof: 'x' },
    { added: [], filled: [{ id: full, version: 1, fields: ['passport'] }], until: Date.now() + 60_000, proof: 'x' },
  ],
  'workers.import': () => [{ rows: [{ place: 2, texts: { ...open, passport: 'B1111111' }, seen: 'new' }] }],
  'workers.documents.add': ({ full }) => SEALED_KINDS.map(kind => formOf({ worker: full, kind })),
  'workers.documents.edit': ({ documents }) =>
    SEALED_KINDS.map(kind => ({ id: documents[kind]!, seen: 1, values: { note: 'Corrected' } })),
  'workers.documents.check': ({ documents }) => SEALED_KINDS.map(kind => ({ id: documents[kind]!, seen: 1 })),
  'workers.documents.uncheck': ({ documents }) => SEALED_KINDS.map(kind => ({ id: documents[kind]! })),
  'workers.documents.remove': ({ documents }) => SEALED_KINDS.map(kind => ({ id: documents[kind]! })),
  'workers.day.note': ({ application }) => SEALED_KINDS.map(kind => formOf({ application, kind })),
  'workers.day.undo': ({ application, documents }) =>
    SEALED_KINDS.map(kind => ({ application, state: 'received', document: documents[kind]!, version: 1, isNew: true })),
  'workers.papers.accept': ({ papers }) => [
    ...SEALED_KINDS.map(kind => ({ id: papers[kind]!, kind })),
    ...SEALED_KINDS.map(kind => ({ id: papers[kind]!, kind: 'other' })),
    ...SEALED_KINDS.map(kind => ({ id: papers.photograph!, kind })),
  ],
  'workers.papers.refuse': ({ papers }) => SEALED_KINDS.map(kind => ({ id: papers[kind]!, reason: 'Blurred' })),
  'applications.erase': ({ application }) => [{ id: application }],
}
function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** These take no kind that is sealed. */
const REFUSED = new Set(['workers.day.note'])
/** A number that is taken, and an import that is somebody else’s, are in the way before anything sealed is. */
const TAKEN = new Set(['workers.add', 'workers.walkIn', 'workers.undoImport'])
/** These leave what is sealed as it is, for everybody who works on files. */
const HARMLESS = new Set([
  'workers.known',
  'workers.addApplication',
  'workers.link',
  'workers.unlink',
  'workers.archive',
  'workers.unarchive',
  'workers.keep',
])

async function call(name: string, input: object | FormData, cookie: string) {
  const body = input instanceof FormData ? { body: input } : { json: input }
  const answer = await request(`/api/trpc/${name}`, { method: 'POST', cookie, ...body })
  const { error } = (await answer.json()) as { error?: { data: { code: string } } }
  return error?.data.code
}

test('the walk meets every change of files, documents and papers', () => {
  const changes = Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>)
    .filter(([name, { _def }]) => name.startsWith('workers.') && _def.type === 'mutation')
    .map(([name]) => name)
  expect([...changes, 'applications.erase'].toSorted()).toEqual(Object.keys(tries).toSorted())
})

test.each(Object.keys(tries))('%s changes nothing sealed for whoever may not see it', async name => {
  const both = await openBoth()
  const before = await sealed()
  for (const input of tries[name]!(both)) {
    const code = await call(name, input, clerk)
    const told = TAKEN.has(name) ? 'CONFLICT' : REFUSED.has(name) ? 'BAD_REQUEST' : 'FORBIDDEN'
    if (!HARMLESS.has(name)) expect([input, code]).toEqual([input, told])
    expect(await sealed()).toEqual(before)
  }
})

test('whoever may see sealed numbers does all of it', async () => {
  const both = await openBoth()
  expect(await call('workers.documents.check', { id: both.documents.passport!, seen: 1 }, caseworker)).toBeUndefined()
  expect(await call('workers.documents.remove', { id: both.documents.nid! }, caseworker)).toBeUndefined()
  expect(await call('workers.papers.refuse', { id: both.papers.nid!, reason: 'Blurred' }, caseworker)).toBeUndefined()
  expect(await call('workers.merge', { id: both.plain, into: both.full }, caseworker)).toBeUndefined()
  expect(await call('workers.erase', { id: both.bare }, caseworker)).toBeUndefined()
})

test('without the right files of people are kept in order where nothing is sealed', async () => {
  const [one, other] = [await add(open, clerk), await add({ ...open, phone: '01812345678' }, clerk)]
  expect((await addDocument(one.id, 'passport', {}, undefined, clerk)).error).toBeUndefined()
  expect((await addDocument(other.id, 'photograph', {}, undefined, clerk)).error).toBeUndefined()
  const third = await add({ ...open, phone: '01912345678' }, clerk)
  expect(await call('workers.merge', { id: third.id, into: other.id }, clerk)).toBeUndefined()
  expect(await call('workers.separate', { id: third.id }, clerk)).toBeUndefined()
  expect(await call('workers.erase', { id: third.id }, clerk)).toBeUndefined()
  expect((await ask('byId', { id: one.id })).documents).toHaveLength(1)
  expect(await look(one.id)).toMatchObject({ passport: '' })
})
