import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { backUp, Incomplete } from '#server/backup/archive.ts'
import { ATTACHMENTS } from '#server/files/file-kinds.ts'
import { pathIn } from '#server/backup/files.ts'
import { withDatabase } from '#server/backup/plain-sql.ts'
import { keepBackups } from '#server/backup/retention.ts'
import { readState } from '#server/backup/state.ts'
import { attachments } from '#server/files/store.ts'
import { walkFiles } from './file-walk.ts'
import { openTestServer } from './test-server.ts'

walkFiles('files of every table on a disk', () => ({}))

const away = mkdtempSync(join(tmpdir(), 'lost-file-'))
afterAll(() => rmSync(away, { recursive: true, force: true }))

/** A server with a demand and its file, on a database file. */
async function openWithFile() {
  const folder = mkdtempSync(join(away, 'data-'))
  const file = join(folder, 'agency.db')
  const { prisma, close } = await openTestServer({ DATA_DIR: folder, DATABASE_URL: `file:${file}` })
  onTestFinished(close)
  const name = `${'a'.repeat(32)}.pdf`
  await attachments().put(name, Buffer.from('a demand letter'))
  const demand = { id: 'd', reference: 'D-1', linkHash: 'l', company: 'Pearl', country: 'QA', contact: 'Ali' }
  const kept = { email: 'a@pearl.example', phone: '97444000111', consent: 1, deleteAfter: new Date(Date.now() + 1e9) }
  await prisma.demand.create({ data: { ...demand, ...kept } })
  await prisma.demandFile.create({ data: { id: 'f', demandId: 'd', kind: 'pdf', bytes: 15, storedName: name } })
  return { place: { file, dataDir: folder }, path: join(folder, pathIn(ATTACHMENTS, name)), name }
}

test('what was deleted after the copy of the database begins the copy anew', async () => {
  const { place, path } = await openWithFile()
  const said: string[] = []
  const { manifest } = await backUp(place, join(away, 'anew'), line => {
    said.push(line)
    if (said.filter(each => each === 'The database is copied').length !== 1 || said.length > 1) return
    void withDatabase(place.file, query => query('DELETE FROM "DemandFile"')) // which SQLite does at once
    rmSync(path)
  })
  expect(said).toContain('Files were deleted meanwhile: the database is copied once more')
  expect([manifest.counts.DemandFile, Object.keys(manifest.files)]).toEqual([0, ['agency.db']])
})

test('a backup that is not whole counts as failed, and replaces none', async () => {
  const { place, path, name } = await openWithFile()
  const folder = join(away, 'kept')
  const keep = () => keepBackups(place, folder, { isDueOnly: false }, () => {})
  await keep()
  rmSync(path)
  await expect(keep()).rejects.toThrow(`1 of the 1 files that demand file records name (the first is ${name})`)
  const { last, verified } = readState(folder)
  expect(last).toMatchObject({ ok: false, sentence: expect.stringContaining('demand file records') })
  expect(Object.values(verified).map(({ lacks }) => Boolean(lacks))).toEqual([false, true])
  await expect(backUp(place, folder, () => {})).rejects.toThrow(Incomplete)
})
