import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backUp } from '#server/backup/archive.ts'
import { dataLocation } from '#server/backup/location.ts'
import { restore } from '#server/backup/restore.ts'
import { findFile } from '#server/features/applications/files.ts'
import { openEditor } from '../content/editor.ts'
import { pdf } from '../../server/pdf.ts'
import { openTestServer } from '../../server/test-server.ts'
import { publishJob, rahim, send } from './application-form.ts'

const server = await openEditor()
const away = await mkdtemp(join(tmpdir(), 'attached-'))
afterAll(() => rm(away, { recursive: true, force: true }))

test('a restored backup has the application and its file, byte for byte', async () => {
  const cv = new File([pdf() as Uint8Array<ArrayBuffer>], 'cv.pdf', { type: 'application/pdf' })
  const { result } = await send(server, await publishJob(server), rahim, cv)
  const { id } = await server.read.applicationFile.findFirstOrThrow({
    where: { application: { reference: result!.reference } },
  })
  const stored = await findFile(id)
  expect(stored?.bytes.toString('latin1')).toMatch(/^%PDF-/)
  const { path } = await backUp(dataLocation(), away, () => {})
  const dataDir = join(away, 'data')
  await restore(path, { dataDir, file: join(dataDir, 'agency.db') }, { check: false, force: false }, () => {})
  await server.close()
  await cp(join(server.folder, 'keys'), join(dataDir, 'keys'), { recursive: true })

  const restored = await openTestServer({ DATA_DIR: dataDir, DATABASE_URL: `file:${join(dataDir, 'agency.db')}` })
  expect(await findFile(id)).toEqual(stored)
  await restored.close()
})
