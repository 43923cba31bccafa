import { beforeEach, expect, test } from 'vitest'
import { picture } from '../../server/test-server.ts'
import { callsThrough } from '../calls.ts'
import { inDays } from '../vacancies/job.ts'
import { karim, openFiles } from './files.ts'

const files = await openFiles()
const { prisma, read, add, apply, empty, owner, request } = files
const calls = callsThrough(files)
const scan = await picture({ colour: '#804020' }).jpeg().toBuffer()

beforeEach(empty)

type Person = { id: string; to?: string; missing: { kind: string; why: string }[]; hasFile: boolean; noted?: object }
type Note = {
  result?: { data: { added?: string; edited?: string; version?: number; before?: object } }
  error?: { data: { code: string } }
}

const people = (kind: string, applications: string[]) =>
  calls.ask<Person[]>('workers.day.people', { kind, applications }, owner)

async function note(application: string, kind: string, facts: Record<string, string> = {}, file?: Buffer) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ application, kind, ...facts })) body.append(name, value)
  if (file) body.append('file', new File([Buffer.from(file)], 'scan.jpg'))
  return (await (await request('/api/trpc/workers.day.note', { method: 'POST', cookie: owner, body })).json()) as Note
}

/** An application in a state, with a file. */
async function going(n: number, state: string) {
  const { id } = await apply({ name: `Karim ${n}`, phone: `0171234567${n}` })
  await prisma.application.update({ where: { id }, data: { state } })
  const { passport: _, nid: __, ...facts } = karim
  const { id: worker } = await add({ ...facts, name: `Karim ${n}`, phone: `0171234567${n}` }, owner, id)
  return { id, worker }
}

test('an appointment is completed by its result, and is one document', async () => {
  const { id, worker } = await going(1, 'medical')
  expect(await people('medical', [id])).toMatchObject([
    { id, to: 'contract', hasFile: true, missing: [{ kind: 'medical', why: 'missing' }] },
  ])
  const { result } = await note(id, 'medical', { place: 'Green Crescent', heldOn: inDays(1) })
  expect(await people('medical', [id])).toMatchObject([
    { missing: [{ why: 'incomplete' }], noted: { place: 'Green Crescent' } },
  ])
  const second = await note(id, 'medical', { outcome: 'fit', expiresOn: inDays(90) })
  expect(second.result?.data).toMatchObject({ edited: result!.data.added, version: 2, before: { outcome: '' } })
  expect(await read.workerDocument.findMany({ where: { workerId: worker } })).toMatchObject([
    {
      kind: 'medical',
      place: 'Green Crescent',
      heldOn: inDays(1),
      outcome: 'fit',
      expiresOn: inDays(90),
      applicationId: id,
    },
  ])
  expect(await people('medical', [id])).toMatchObject([{ missing: [] }])
})

test('a result with a scan, and a second check, are documents of their own', async () => {
  const { id, worker } = await going(1, 'medical')
  await note(id, 'medical', { place: 'Green Crescent' })
  await note(id, 'medical', { outcome: 'unfit' }, scan)
  await note(id, 'medical', { outcome: 'fit' })
  const documents = await read.workerDocument.findMany({ where: { workerId: worker }, orderBy: { createdAt: 'asc' } })
  expect(documents.map(({ place, outcome, fileKind }) => [place, outcome, fileKind])).toEqual([
    ['Green Crescent', '', null],
    ['Green Crescent', 'unfit', 'jpeg'],
    ['', 'fit', null],
  ])
})

test('without a file, and of what is no stage, nothing is written', async () => {
  const { id } = await apply({ name: 'Nobody', phone: '01812345678' })
  await prisma.application.update({ where: { id }, data: { state: 'medical' } })
  expect(await people('medical', ['gone', id])).toMatchObject([{ id, hasFile: false }])
  expect((await note(id, 'medical', { outcome: 'fit' })).error?.data.code).toBe('NOT_FOUND')
  const one = await going(1, 'medical')
  expect((await note(one.id, 'passport')).error?.data.code).toBe('BAD_REQUEST')
  expect((await note(one.id, 'visa', { number: '1', expiresOn: '2026-02-31' })).error?.data.code).toBe('BAD_REQUEST')
  expect(await read.workerDocument.count()).toBe(0)
})

test('what is sent again with the same key is written down once', async () => {
  const { id, worker } = await going(1, 'medical')
  const [first, second] = ['0'.repeat(31) + '1', '0'.repeat(31) + '2']
  const booked = { place: 'Green Crescent', sendKey: first }
  for (const _ of [1, 2]) expect((await note(id, 'medical', booked, scan)).result?.data).toMatchObject({ added: first })
  expect((await note(id, 'medical', { ...booked, place: 'Ibn Sina' }, scan)).error?.data.code).toBe('CONFLICT')
  const result = { outcome: 'fit', sendKey: second }
  for (const _ of [1, 2])
    expect((await note(id, 'medical', result)).result?.data).toMatchObject({
      edited: first,
      version: 2,
      before: { outcome: '', place: 'Green Crescent' },
    })
  expect(await read.workerDocument.findMany({ where: { workerId: worker } })).toMatchObject([
    { id: first, outcome: 'fit' },
  ])
})
