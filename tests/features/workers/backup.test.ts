import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backUp } from '#server/backup/archive.ts'
import { dataLocation } from '#server/backup/location.ts'
import { restore } from '#server/backup/restore.ts'
import { findFile, openFound } from '#server/features/workers/document-files.ts'
import { keepPaper } from '#server/features/workers/papers.ts'
import { openPaper } from '#server/features/workers/paper-work.ts'
import { openNumbers } from '#server/features/workers/sealing.ts'
import { ofNetwork } from '#server/http/fair-turns.ts'
import { openTestServer, picture } from '../../server/test-server.ts'
import { karim, NID, openFiles, PASSPORT } from './files.ts'

const files = await openFiles()
const away = await mkdtemp(join(tmpdir(), 'worker-'))
afterAll(() => rm(away, { recursive: true, force: true }))
const by = { id: 'owner', name: 'owner', role: 'owner' } as const

test('a restored backup opens numbers, scans and what workers sent, with its key', async () => {
  const { id: application } = await files.apply()
  const { id: worker } = await files.add(karim, files.owner, application)
  const bytes = new Uint8Array(await picture({ colour: '#804020' }).jpeg().toBuffer())
  const scan = new File([bytes], 'scan.jpg')
  await files.addDocument(worker, 'passport', {}, bytes)
  await keepPaper({ application, kind: 'nid', file: scan, sender: ofNetwork('198.51.100.1') })
  const read = async (database: typeof files.read) => {
    const document = await database.workerDocument.findFirstOrThrow()
    const paper = await database.workerPaper.findFirstOrThrow()
    return {
      numbers: openNumbers(await database.worker.findFirstOrThrow()),
      scan: await openFound(by, (await findFile(document.id))!),
      sent: await openPaper(by, paper.id),
    }
  }
  const before = await read(files.read)
  expect(before).toMatchObject({
    numbers: { passport: PASSPORT, nid: NID },
    scan: { kind: 'jpeg', bytes: expect.any(Buffer) },
    sent: { kind: 'jpeg', bytes: expect.any(Buffer) },
  })
  const { path } = await backUp(dataLocation(), away, () => {})
  const dataDir = join(away, 'data')
  await restore(path, { dataDir, file: join(dataDir, 'agency.db') }, { check: false, force: false }, () => {})
  await files.close()
  await cp(join(files.folder, 'keys'), join(dataDir, 'keys'), { recursive: true })

  const restored = await openTestServer({ DATA_DIR: dataDir, DATABASE_URL: `file:${join(dataDir, 'agency.db')}` })
  expect(await read(restored.read)).toEqual(before)
  await restored.close()
})
