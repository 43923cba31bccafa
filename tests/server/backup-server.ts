import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll } from 'vitest'
import { create, extract } from 'tar'
import { CLIENTS, openTestServer, picture, qatar } from './test-server.ts'

export const { folder, request, mutate, signUp, upload, storedFiles, read } = await openTestServer({ SIGN_UP: 'open' })
export const { backUp, inspect } = await import('#server/backup/archive.ts')
export const { fileAddress } = await import('#server/config.ts')
export const { requireKnownDatabase } = await import('#server/backup/known-database.ts')
export const { finishRestore, restore } = await import('#server/backup/restore.ts')
export const placeIn = (dataDir: string, file = join(dataDir, 'agency.db')) => ({ dataDir, file })
export const owner = (await signUp('owner')).cookie
export const { url } = (await upload(await picture().jpeg().toBuffer(), { cookie: owner })).body.data
await request(CLIENTS, { method: 'POST', cookie: owner, json: { ...qatar, image: [url] } })
export const away = await mkdtemp(join(tmpdir(), 'backup-'))
afterAll(() => rm(away, { recursive: true, force: true }))

export const said: string[] = []
export const say = (line: string) => {
  said.push(line)
}
export const how = { check: false, force: false }
export const { path: archive } = await backUp(placeIn(folder), join(away, 'backups'), say)
export const fresh = async () => mkdtemp(join(away, 'data-'))

export const node = join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

export async function rowsAt(file: string, sql: string) {
  const database = createClient({ url: fileAddress(file) })
  try {
    return (await database.execute(sql)).rows.map(row => ({ ...row }))
  } finally {
    database.close()
  }
}
export const rowsIn = (dataDir: string, sql: string) => rowsAt(join(dataDir, 'agency.db'), sql)

/** The archive with something in it changed by hand. */
export async function spoilt(change: (place: string) => Promise<unknown>): Promise<string> {
  const place = await mkdtemp(join(away, 'spoilt-'))
  await extract({ file: archive, cwd: place })
  await change(place)
  const file = `${place}.tar.gz`
  await create({ gzip: true, file, cwd: place }, await readdir(place))
  return file
}
