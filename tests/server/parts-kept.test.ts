import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backUp } from '#server/backup/archive.ts'
import { dataLocation } from '#server/backup/location.ts'
import { today } from '#i18n/format.ts'
import { tableOf } from '#server/db/table-of.ts'
import { storeAttachment } from '#server/files/attachment.ts'
import { tablesNaming } from '#server/files/named.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import { partsOf } from '#server/registration/define-part.shared.ts'
import { tableList } from '#server/tables.ts'
import { endAll, leavingOut } from './parts.ts'
import { addSamples } from './sample-rows.ts'
import { openTestServer, picture } from './test-server.ts'

const { signUp, prisma, read, upload, ...requests } = await openTestServer({ SIGN_UP: 'open' })
const { registeredJobs } = await import('#server/jobs/registered.ts')

/** Tables that publishing a setting writes. */
const WRITTEN = new Set<string>(['Activity', 'Change', 'Content', 'ContentArea', 'Document', 'Revision'])

/** Tables that others lead to. */
const PARENTS = new Set<string>(['User', 'Revision'])

async function counts() {
  const rows = await Promise.all(
    tableList.map(async ([table]) => [table as string, await tableOf(read, table).count()] as const),
  )
  return Object.fromEntries(rows.filter(([table]) => !WRITTEN.has(table)))
}

const purge = () =>
  registeredJobs()
    .find(({ name }) => name === 'purge')!
    .run(new AbortController().signal)
const all = () => partsOf(registeredFeatures()).map(({ name }) => name)
let cookie = ''

test('what is stored outlives that its part is off, in backups too', async () => {
  cookie = (await signUp('owner')).cookie
  await upload(await picture().jpeg().toBuffer(), { cookie })
  const now = today()
  const later = new Date(Date.now() + 24 * 60 * 60 * 1000)
  const given: Partial<Record<string, object>> = {
    Application: { eraseAt: null, deleteAfter: later },
    Complaint: { day: now, dueOn: now, readOn: now, answeredOn: now, closedOn: now },
    Demand: { eraseAt: null, deleteAfter: later },
    PreviewLink: { expiresAt: later },
    Worker: { eraseAt: null },
  }
  for (const { table, column } of tablesNaming('attachments'))
    given[table] = { [column]: await storeAttachment(Buffer.from(table), 'bin') }
  const filled = await counts()
  await addSamples(
    prisma,
    given,
    tableList.flatMap(([table]) => (filled[table] === 0 || PARENTS.has(table) ? [table] : [])),
  )
  await endAll()
  const leaveOut = leavingOut(requests, cookie)
  await leaveOut([])
  const before = await counts()
  expect(Object.entries(before).flatMap(([table, count]) => (count === 0 ? [table] : []))).toEqual([])

  expect(await leaveOut(all())).toMatchObject({ status: 200 })
  await purge()
  expect(await counts()).toEqual(before)
  if (!process.env.TEST_POSTGRES) {
    const away = mkdtempSync(join(tmpdir(), 'agency-'))
    onTestFinished(() => rmSync(away, { recursive: true, force: true }))
    const { manifest } = await backUp(dataLocation(), away, () => {})
    expect(before).toMatchObject(
      Object.fromEntries(Object.entries(manifest.counts).filter(([table]) => !WRITTEN.has(table))),
    )
  }

  expect(await leaveOut([])).toMatchObject({ status: 200 })
  expect(await counts()).toEqual(before)
})

test('what is due is erased though its part is off', async () => {
  expect(await leavingOut(requests, cookie)(all())).toMatchObject({ status: 200 })
  await prisma.demand.updateMany({ data: { eraseAt: new Date(0) } })
  const then = '2000-01-01'
  await prisma.complaint.updateMany({ data: { day: then, readOn: then, answeredOn: then, closedOn: then } })
  await purge()
  expect([await read.demand.count(), await read.complaint.count()]).toEqual([0, 0])
})
