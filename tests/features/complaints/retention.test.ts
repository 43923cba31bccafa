import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUp } from '#server/backup/archive.ts'
import { restore } from '#server/backup/restore.ts'
import { findByCode, requireComplaint } from '#server/features/complaints/domain.ts'
import { erase, eraseDue } from '#server/features/complaints/erasure.ts'
import { findFile } from '#server/features/complaints/files.ts'
import { deleteOnOf } from '#server/features/complaints/retention.ts'
import { openText } from '#server/features/complaints/sealing.ts'
import { closeAll, configure } from '#server/process/lifecycle.ts'
import { sweepAttachments } from '#server/files/attachment.ts'
import { attachments } from '#server/files/store.ts'
import { openEditor } from '../content/editor.ts'
import { adoptAnyKey } from '../../server/adopt-any-key.ts'
import { pdf } from '../../server/pdf.ts'
import { openTestServer } from '../../server/test-server.ts'
import { complain } from './complaint-form.ts'

const server = await openEditor({ TRUST_PROXY: '1' })
const { read, write, folder, config, close, publishOver } = server
const DAY_MS = 24 * 60 * 60 * 1000
const isOnFile = config.DATABASE_URL.startsWith('file:')
const at = (day: string) => Date.parse(`${day}T03:00:00+06:00`)
const scan = () => new File([pdf() as Uint8Array<ArrayBuffer>], 'scan.pdf')

async function closed(text: string, readOn: string | null = '2026-02-01') {
  const code = await complain(server, { text }, { files: [scan()] })
  const { id } = (await findByCode(code))!
  await write(transaction =>
    transaction.complaint.update({ where: { id }, data: { state: 'closed', closedOn: '2026-02-10', readOn } }),
  )
  return id
}
const isThere = async (id: string) => (await read.complaint.count({ where: { id } })) === 1

test('a closed complaint is erased twelve months later, one that nobody has read never', async () => {
  const [due, unread] = [await closed('Due'), await closed('Unread', null)]
  const open = (await findByCode(await complain(server, { text: 'Open' })))!.id
  await eraseDue(at('2027-02-09'))
  expect(await isThere(due)).toBe(true)
  await eraseDue(at('2027-02-10'))
  expect([await isThere(due), await isThere(unread), await isThere(open)]).toEqual([false, true, true])
  await eraseDue(at('2036-02-10'))
  expect([await isThere(unread), await isThere(open)]).toEqual([true, true])
})

test('the setting of the agency counts for every complaint', async () => {
  const id = await closed('By setting')
  await publishOver('settings-retention', { complaintMonths: 3 })
  await eraseDue(at('2026-05-09'))
  expect(await isThere(id)).toBe(true)
  await eraseDue(at('2026-05-10'))
  expect(await isThere(id)).toBe(false)
})

test('a month that is shorter ends the time with its last day', () => {
  expect(deleteOnOf('2026-08-31', 6)).toBe('2027-02-28')
})

test('files without a complaint are swept, those of complaints stay', async () => {
  const id = await closed('Kept')
  await attachments().put(`${'0'.repeat(32)}.bin`, Buffer.from('left by a crash'), new Date(Date.now() - 2 * DAY_MS))
  await sweepAttachments(Date.now() + 3 * DAY_MS)
  const names = (await attachments().list()).map(({ name }) => name)
  expect(names).not.toContain(`${'0'.repeat(32)}.bin`)
  const rows = await read.complaintFile.findMany({ where: { complaintId: id } })
  expect(names).toContain(rows[0]!.storedName)
  await erase([id], 'asked')
  expect((await attachments().list()).map(({ name }) => name)).not.toContain(rows[0]!.storedName)
})

test('a restore brings back no erased complaint, and without keys nothing breaks', async () => {
  if (!isOnFile) return
  const [erased, kept] = [await closed('Erased later'), await closed('Kept on')]
  const place = { dataDir: folder, file: join(folder, 'agency.db') }
  const { path } = await backUp(place, join(folder, 'backups'), () => {})
  await erase([erased], 'asked')
  await close()
  configure(config)
  await restore(path, place, { check: false, force: true }, () => {})
  await closeAll()
  const again = await openTestServer({ DATA_DIR: folder })
  expect(await again.read.complaint.count({ where: { id: erased } })).toBe(0)
  expect(await again.read.complaint.count({ where: { id: kept } })).toBe(1)
  await again.close()
  for (const name of await readdir(folder))
    if (name.startsWith('before-restore-')) await rm(join(folder, name), { recursive: true })

  await rm(join(folder, 'keys'), { recursive: true })
  await expect(openTestServer({ DATA_DIR: folder })).rejects.toThrow('there is none here')
  await adoptAnyKey(folder)
  const without = await openTestServer({ DATA_DIR: folder })
  expect((await requireComplaint(kept)).state).toBe('closed')
  const [entry] = await without.read.complaintEntry.findMany({ where: { complaintId: kept } })
  expect(openText(kept, entry!.text)).toBeUndefined()
  const [file] = await without.read.complaintFile.findMany({ where: { complaintId: kept } })
  expect(await findFile(file!.id)).toEqual({ kind: 'pdf', bytes: undefined })
  await without.close()
})
