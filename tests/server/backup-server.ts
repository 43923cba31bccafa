import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll } from 'vitest'
import { create, extract } from 'tar'
import { CLIENTS, openTestServer, picture, qatar } from './test-server.ts'

export async function openBackupServer() {
  const { folder, request, mutate, signUp, upload, storedFiles, read, write } = await openTestServer({
    SIGN_UP: 'open',
  })
  const { backUp, inspect } = await import('#server/backup/archive.ts')
  const { fileAddress } = await import('#server/config/config.ts')
  const { requireKnownDatabase } = await import('#server/backup/known-database.ts')
  const { finishRestore, restore } = await import('#server/backup/restore.ts')
  const placeIn = (dataDir: string, file = join(dataDir, 'agency.db')) => ({ dataDir, file })
  const owner = (await signUp('owner')).cookie
  const { url } = (await upload(await picture().jpeg().toBuffer(), { cookie: owner })).body.data
  await request(CLIENTS, { method: 'POST', cookie: owner, json: { ...qatar, image: [url] } })
  const away = await mkdtemp(join(tmpdir(), 'backup-'))
  afterAll(() => rm(away, { recursive: true, force: true }))

  const said: string[] = []
  const say = (line: string) => {
    said.push(line)
  }
  const how = { check: false, force: false }
  const { path: archive } = await backUp(placeIn(folder), join(away, 'backups'), say)
  const fresh = async () => mkdtemp(join(away, 'data-'))

  const node = join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

  async function rowsAt(file: string, sql: string) {
    const database = createClient({ url: fileAddress(file) })
    try {
      return (await database.execute(sql)).rows.map(row => ({ ...row }))
    } finally {
      database.close()
    }
  }
  const rowsIn = (dataDir: string, sql: string) => rowsAt(join(dataDir, 'agency.db'), sql)

  /** The archive with something in it changed by hand. */
  async function spoilt(change: (place: string) => Promise<unknown>): Promise<string> {
    const place = await mkdtemp(join(away, 'spoilt-'))
    await extract({ file: archive, cwd: place })
    await change(place)
    const file = `${place}.tar.gz`
    await create({ gzip: true, file, cwd: place }, await readdir(place))
    return file
  }

  return {
    folder,
    request,
    mutate,
    signUp,
    storedFiles,
    read,
    write,
    backUp,
    inspect,
    requireKnownDatabase,
    finishRestore,
    restore,
    archive,
    placeIn,
    owner,
    away,
    said,
    say,
    how,
    fresh,
    node,
    rowsAt,
    rowsIn,
    spoilt,
  }
}
