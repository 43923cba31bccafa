import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#server/errors.ts'
import { tableOf } from '#server/db/table-of.ts'
import { attach } from '#server/features/applications/files.ts'
import { erase as eraseApplications } from '#server/features/applications/erasure.ts'
import { submit as complain, writeOn } from '#server/features/complaints/domain.ts'
import { erase as eraseComplaints } from '#server/features/complaints/erasure.ts'
import { attachAll } from '#server/features/demands/files.ts'
import { erase as eraseDemands } from '#server/features/demands/erasure.ts'
import { add as addDocument, remove as removeDocument } from '#server/features/workers/documents.ts'
import { erase as eraseWorkers } from '#server/features/workers/erasure.ts'
import { accept, refuse } from '#server/features/workers/paper-work.ts'
import { keepPaper, takeBackPaper } from '#server/features/workers/papers.ts'
import { sweepAttachments } from '#server/files/attachment.ts'
import { tablesNaming } from '#server/files/named.ts'
import { attachments } from '#server/files/store.ts'
import { karim, openFiles } from '../features/workers/files.ts'
import { inMemory } from '#server/http/spool.ts'
import { ofNetwork } from '#server/http/fair-turns.ts'
import { picture } from './test-server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const files = await openFiles()
const { prisma, read, apply, add } = files
const { prismaClient } = await import('#server/db/client.ts')
const by = { id: 'owner', name: 'owner', role: 'owner' } as const
const bytes = await picture({ colour: '#804020' }).jpeg().toBuffer()
const jpeg = { kind: 'jpeg', kept: inMemory(bytes) } as const
const file = () => new File([new Uint8Array(bytes)], 'scan.jpg')

/** Somebody with a file, an application, a document, a paper that waits, a demand and a complaint, each with what was sent. */
async function everything() {
  const { id: application } = await apply()
  await prisma.application.update({ where: { id: application }, data: { state: 'selected' } })
  const { id: worker } = await add(karim, files.owner, application)
  const { id: document } = await addDocument(by, document_(worker))
  await keepPaper({ application, kind: 'photograph', file: file(), sender: ofNetwork('203.0.113.7') })
  const { id: paper } = await read.workerPaper.findFirstOrThrow()
  const demand = { id: 'd', reference: 'D-1', linkHash: 'l', company: 'Pearl', country: 'QA', contact: 'Ali' }
  const kept = {
    email: 'a@pearl.example',
    phone: '97444000111',
    consent: 1,
    deleteAfter: new Date(Date.now() + DAY_MS),
  }
  await prisma.demand.create({ data: { ...demand, ...kept } })
  await attachAll('d', [jpeg])
  await prisma.demand.create({ data: { ...demand, ...kept, id: 'e', reference: 'D-2', linkHash: 'm' } })
  const { id: complaint } = await complain(complaintOf('first'), [jpeg])
  return { application, worker, document, paper, demand: 'd', complaint }
}
type Given = Awaited<ReturnType<typeof everything>>

const facts = {
  number: '',
  issuedOn: '',
  expiresOn: '',
  heldOn: '',
  place: '',
  person: '',
  outcome: '',
  note: '',
} as const
const document_ = (worker: string) =>
  ({ worker, kind: 'other', application: undefined, sendKey: '', file: file(), ...facts }) as const
const complaintOf = (key: string) => ({
  text: 'They keep my passport',
  about: '',
  place: '',
  contact: '',
  sendKey: key.repeat(5),
})

/** Every change that stores or deletes a file, by what it does to one of these. */
const changes: [string, (given: Given) => Promise<unknown>][] = [
  ['a CV that comes with an application', ({ application }) => attach(application, jpeg)],
  ['the papers of a demand', () => attachAll('e', [jpeg])],
  ['the files of a complaint', () => complain(complaintOf('other'), [jpeg])],
  [
    'a file that is added to a complaint',
    ({ complaint }) => writeOn(complaint, { text: 'And this', sendKey: 'k'.repeat(20) }, [jpeg]),
  ],
  ['a document with a scan', ({ worker }) => addDocument(by, document_(worker))],
  [
    'a paper that a worker sends',
    ({ application }) => keepPaper({ application, kind: 'nid', file: file(), sender: ofNetwork('203.0.113.7') }),
  ],
  ['a paper that is refused', ({ paper }) => refuse(by, { id: paper, reason: 'Blurred' })],
  ['a paper that is accepted', ({ paper }) => accept(by, { id: paper, kind: 'other', ...facts })],
  ['a paper that is taken back', ({ application, paper }) => takeBackPaper({ application, id: paper })],
  ['a document that is removed', ({ document }) => removeDocument(by, document)],
  ['an application that is erased', ({ application }) => eraseApplications([application], 'asked')],
  ['a file of a worker that is erased', ({ worker }) => eraseWorkers([worker], 'asked')],
  ['a demand that is erased', ({ demand }) => eraseDemands([demand], 'asked')],
  ['a complaint that is erased', ({ complaint }) => eraseComplaints([complaint], 'asked')],
]

/** The names that rows have, and those that are stored. */
async function names() {
  const rows = await Promise.all(
    tablesNaming('attachments').map(async ({ table, column }) =>
      (await tableOf(read, table).findMany({ select: { [column]: true } })).flatMap(row =>
        row[column] ? [String(row[column])] : [],
      ),
    ),
  )
  return { named: rows.flat().toSorted(), stored: (await attachments().list()).map(({ name }) => name).toSorted() }
}

/** Lets the transaction end in this way, once its work is done. */
function ending(how: 'rolled back' | 'refused' | 'committed, and nobody hears') {
  const commit = prismaClient.$transaction.bind(prismaClient) as (
    work: (transaction: object) => Promise<unknown>,
    options: object,
  ) => Promise<unknown>
  vi.spyOn(prismaClient, '$transaction').mockImplementation((async (
    work: (transaction: object) => Promise<unknown>,
    options: object,
  ) => {
    if (how === 'committed, and nobody hears') {
      await commit(work, options)
      throw new Error('The connection is lost')
    }
    return commit(async transaction => {
      await work(transaction)
      throw how === 'refused' ? new AppError('CONFLICT', 'A colleague was first') : new Error('The disk is full')
    }, options)
  }) as never)
}

beforeEach(async () => {
  vi.restoreAllMocks()
  await files.empty()
  await prisma.demand.deleteMany()
  await prisma.complaint.deleteMany()
  await sweepAttachments(Date.now() + 3 * DAY_MS)
  expect(await names()).toEqual({ named: [], stored: [] })
})

test.each(changes)('%s: after the commit files are those of rows', async (_, change) => {
  const given = await everything()
  await change(given)
  const { named, stored } = await names()
  expect(stored).toEqual(named)
})

test.each(changes)('%s: a refused change leaves files alone', async (_, change) => {
  const given = await everything()
  const before = await names()
  ending('refused')
  await expect(change(given)).rejects.toThrow('A colleague was first')
  expect(await names()).toEqual(before)
})

test.each(changes)('%s: a rollback loses no file', async (_, change) => {
  const given = await everything()
  const before = await names()
  ending('rolled back')
  await expect(change(given)).rejects.toThrow('The disk is full')
  expect((await names()).named).toEqual(before.named)
  expect((await names()).stored).toEqual(expect.arrayContaining(before.stored))
  await sweepAttachments(Date.now() + 3 * DAY_MS)
  expect(await names()).toEqual(before)
})

test.each(changes)('%s: an unheard commit loses no file', async (_, change) => {
  const given = await everything()
  ending('committed, and nobody hears')
  await expect(change(given)).rejects.toThrow('The connection is lost')
  const { named, stored } = await names()
  expect(stored).toEqual(expect.arrayContaining(named))
  await sweepAttachments(Date.now() + 3 * DAY_MS)
  expect((await names()).stored).toEqual(named)
})
