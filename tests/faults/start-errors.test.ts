import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { expect, onTestFinished, test } from 'vitest'
import { node, server } from '../../scripts/setup.mjs'
import { root, startProduct } from '../browser/product.ts'
import { freePort } from '../server/free-port.ts'
import { noDisk, openDisk } from './disk.ts'

/** Root may write what nobody may, so the program runs without that right. */
const powerless = process.getuid?.() === 0 ? ['setpriv', '--inh-caps=-all', '--bounding-set=-all'] : []
const mayChmod =
  process.platform === 'linux' && (powerless.length === 0 || spawnSync('setpriv', ['--version']).status === 0)

/** The output and exit code of a program that does not start. */
async function failedStart(settings: Record<string, string>, { through = [] as string[], cwd = root } = {}) {
  const program = server.map(word => (word.startsWith('dist/') ? join(root, word) : word))
  const [command = '', ...words] = [...through, join(root, node), ...program]
  const started = spawn(command, words, {
    cwd,
    env: { ...process.env, PORT: String(await freePort()), DEMO: 'off', VITEST: '', ...settings },
  })
  let said = ''
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (part: Buffer) => {
      said += part.toString()
    })
  const [code] = await once(started, 'close')
  return { code, said }
}

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'start-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A data folder that a product has used. */
async function usedFolder() {
  const product = await startProduct({ DATA_DIR: await newFolder() })
  await product.stop()
  return product.dataDir
}

async function change(dataDir: string, sql: string) {
  const database = createClient({ url: `file:${join(dataDir, 'agency.db')}` })
  await database.execute(sql)
  database.close()
}

test.each([
  [
    'a PostgreSQL that nobody has started',
    { DATABASE_URL: 'postgresql://agency:hunter2@127.0.0.1:1/agency' },
    'PostgreSQL at 127.0.0.1:1 does not answer (nothing listens there): start it, or correct DATABASE_URL.',
  ],
  [
    'one under a name with two addresses',
    { DATABASE_URL: 'postgresql://agency:hunter2@localhost:1/agency' },
    'PostgreSQL at localhost:1 does not answer (nothing listens there): start it, or correct DATABASE_URL.',
  ],
  [
    'a PostgreSQL on no host',
    { DATABASE_URL: 'postgresql://agency:hunter2@nowhere.invalid/agency' },
    'PostgreSQL at nowhere.invalid does not answer (there is no such host): start it, or correct DATABASE_URL.',
  ],
  [
    'a host that is none',
    { HOST: 'nowhere.invalid' },
    'HOST cannot be “nowhere.invalid”: allowed is an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them.',
  ],
  [
    'somebody else’s address',
    { HOST: '192.0.2.1' },
    'HOST cannot be “192.0.2.1”: allowed is an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them.',
  ],
  ['a setting that is misspelt', { SMPT_URL: 'smtp://mail.example' }, 'SMPT_URL is no setting: did you mean SMTP_URL?'],
])('%s stops the start with one sentence', async (_, settings, sentence) => {
  expect(await failedStart({ DATA_DIR: await newFolder(), ...settings })).toEqual({ code: 1, said: `${sentence}\n` })
})

test('a data folder that is a file, or inside one, stops the start', async () => {
  const file = join(await newFolder(), 'data')
  await writeFile(file, '')
  for (const DATA_DIR of [file, join(file, 'deeper')]) {
    expect(await failedStart({ DATA_DIR })).toEqual({
      code: 1,
      said: `${DATA_DIR} is a file or lies in one: DATA_DIR must lead to a folder.\n`,
    })
  }
})

test('a database that is a folder stops the start with one sentence', async () => {
  const DATA_DIR = await newFolder()
  await mkdir(join(DATA_DIR, 'agency.db'))
  expect(await failedStart({ DATA_DIR })).toEqual({
    code: 1,
    said: expect.stringMatching(/^The database .*agency\.db cannot be opened to write: .*\.\n$/),
  })
})

test.skipIf(!mayChmod)('a read-only data or picture folder stops the start with one sentence', async () => {
  const DATA_DIR = await newFolder()
  await mkdir(join(DATA_DIR, 'pictures'), { mode: 0o500 })
  const sentence = (folder: string) =>
    expect.stringMatching(
      new RegExp(
        `^${folder} may not be written: open it for the user with the number \\d+, or set DATA_DIR to another place\\.\n$`,
      ),
    )
  expect(await failedStart({ DATA_DIR }, { through: powerless })).toEqual({
    code: 1,
    said: sentence(join(DATA_DIR, 'pictures')),
  })
  await chmod(DATA_DIR, 0o500)
  expect(await failedStart({ DATA_DIR }, { through: powerless })).toEqual({ code: 1, said: sentence(DATA_DIR) })
  await chmod(DATA_DIR, 0o700)
})

test.skipIf(noDisk)(
  `a full disk stops the first start with one sentence${noDisk ? ` (left out: ${noDisk})` : ''}`,
  async () => {
    const disk = openDisk(1)
    disk.fill()
    expect(await failedStart({ DATA_DIR: disk.folder })).toEqual({
      code: 1,
      said: `The disk of ${disk.folder}/agency.db is full: make room and start again.\n`,
    })
  },
)

test('a damaged database stops the start with one sentence', async () => {
  const DATA_DIR = await usedFolder()
  const file = join(DATA_DIR, 'agency.db')
  const said = `The database ${file} is damaged: set it aside and restore a backup (npm run restore -- FILE).\n`
  await change(DATA_DIR, 'PRAGMA wal_checkpoint(TRUNCATE)')
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(4096, 'x'), 0, 4096, 3 * 4096) // in the middle of the tables
  await handle.close()
  expect(await failedStart({ DATA_DIR })).toEqual({ code: 1, said })
  await writeFile(file, 'no database at all '.repeat(100))
  expect(await failedStart({ DATA_DIR })).toEqual({ code: 1, said })
})

test('started in another folder, the program names the right one', async () => {
  const folder = await newFolder()
  expect(await failedStart({ DATA_DIR: folder }, { cwd: folder })).toEqual({
    code: 1,
    said: 'There is no folder prisma/sqlite/migrations here: start in the folder that holds dist and prisma.\n',
  })
})
