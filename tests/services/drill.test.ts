import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create, extract } from 'tar'
import { afterAll, expect, test, vi } from 'vitest'
import type { Manifest } from '#server/backup/archive.ts'
import { CLIENTS, openTestServer, picture, qatar } from '../server/test-server.ts'

const { folder, config, request, signUp, upload, close } = await openTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
const { backUp } = await import('#server/backup/archive.ts')
const { drill } = await import('#server/backup/drill.ts')
const { cookie } = await signUp('owner')
const { url } = (await upload(await picture().jpeg().toBuffer(), { cookie })).body.data
await request(CLIENTS, { method: 'POST', cookie, json: { ...qatar, image: [url] } })
const away = mkdtempSync(join(tmpdir(), 'drill-'))
afterAll(() => rmSync(away, { recursive: true, force: true }))
const source = process.env.TEST_POSTGRES
  ? { url: config.DATABASE_URL, dataDir: folder }
  : { file: join(folder, 'agency.db'), dataDir: folder }
const { path: archive } = await backUp(source, away, () => {})
await close()

const said: string[] = []
const say = (line: string) => {
  said.push(line)
}
const temporary = mkdtempSync(join(away, 'temporary-'))
vi.stubEnv('TMPDIR', temporary)
const left = () => readdirSync(temporary)
/** What is in the folder of the product, without the log of SQLite: it goes when the last connection has been closed. */
const kept = () => readdirSync(folder).filter(name => !/-(?:shm|wal)$/.test(name))

test('a drill starts the product on the backup, compares it and leaves nothing', async () => {
  const [before, there] = [kept(), left()]
  expect(await drill(archive, config, say)).toMatch(/^The drill succeeded in [\d.]+ s: this backup can be restored/)
  for (const words of ['Read and verified', 'Restored', 'The product has started on it', 'Alive and ready'])
    expect(said.join('\n')).toMatch(new RegExp(`^${words}.*: [\\d.]+ s$`, 'm'))
  expect(said.join('\n')).toMatch(/^The same: \d+ rows in \d+ tables, 4 files$/m)
  expect(said.join('\n')).toMatch(/^\d+ pages respond$/m)
  expect(said).toContain('1 pictures are shown')
  expect(said).toContain('The key here is that of this backup')
  expect([kept(), left()]).toEqual([before, there])
})

test('a drill with a picture that cannot be shown fails with the step', async () => {
  const place = mkdtempSync(join(away, 'spoilt-'))
  await extract({ file: archive, cwd: place })
  const manifest = JSON.parse(readFileSync(join(place, 'manifest.json'), 'utf8')) as Manifest
  for (const path of Object.keys(manifest.files).filter(each => each.startsWith('pictures/'))) {
    rmSync(join(place, path))
    delete manifest.files[path]
  }
  writeFileSync(join(place, 'manifest.json'), JSON.stringify(manifest))
  const file = join(away, 'spoilt.tar.gz')
  await create({ gzip: true, file, cwd: place }, ['manifest.json', 'agency.db'])
  const there = left()
  await expect(drill(file, config, say)).rejects.toThrow(/^The drill failed\. Pictures asked: .* responds with 404$/)
  expect(createHash('sha256').update(readFileSync(archive)).digest('hex')).toHaveLength(64)
  expect([left(), existsSync(join(folder, 'agency.db'))]).toEqual([there, !process.env.TEST_POSTGRES])
})
