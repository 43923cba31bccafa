import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backUp } from '#server/backup/archive.ts'
import { restore } from '#server/backup/restore.ts'
import { findFile } from '#server/features/applications/files.ts'
import { openEditor } from '../content/editor.ts'
import { pdf } from '../../server/pdf.ts'
import { openTestServer } from '../../server/test-server.ts'
import { publishJob, rahim, send } from './application-form.ts'

const server = await openEditor()
const isOnFile = server.config.DATABASE_URL.startsWith('file:') // on PostgreSQL backups are pg_dump's
const away = await mkdtemp(join(tmpdir(), 'attached-'))
afterAll(() => rm(away, { recursive: true, force: true }))

test.runIf(isOnFile)('a restored backup has the application and its file, byte for byte', async () => {
  const cv = new File([pdf() as Uint8Array<ArrayBuffer>], 'cv.pdf', { type: 'application/pdf' })
  const { result } = await send(server, await publishJob(server), rahim, cv)
  const place = { dataDir: server.folder, file: join(server.folder, 'agency.db') }
  const { path } = await backUp(place, away, () => {})
  const dataDir = join(away, 'data')
  await restore(path, { dataDir, file: join(dataDir, 'agency.db') }, { check: false, force: false }, () => {})
  await server.close()

  const restored = await openTestServer({ DATA_DIR: dataDir })
  const { id } = await restored.read.applicationFile.findFirstOrThrow({
    where: { application: { reference: result!.reference } },
  })
  expect(await findFile(id)).toEqual({ kind: 'pdf', bytes: pdf(), reference: result!.reference })
  await restored.close()
})
