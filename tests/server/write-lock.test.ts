import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@libsql/client'
import { expect, test } from 'vitest'
import { request } from './postgres.ts'
import { openTestServer } from './test-server.ts'

const { config, read, write } = await openTestServer()
const run = promisify(execFile)
const node = join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const version = async () => (await read.content.findUniqueOrThrow({ where: { id: 1 } })).version

test('concurrent writes from three processes on one file lose no update', { timeout: 180_000 }, async () => {
  await write(transaction => transaction.content.create({ data: { id: 1, version: 0 } }))
  const count = `async transaction => {
    const { version } = await transaction.content.findUniqueOrThrow({ where: { id: 1 } })
    await transaction.content.update({ where: { id: 1 }, data: { version: version + 1 } })
  }`
  const code = `import { parseConfig } from '#server/config/config.ts'
    import { openDatabase, write } from '#server/db/client.ts'
    import { closeAll, configure } from '#server/process/lifecycle.ts'
    configure(parseConfig({ DATA_DIR: process.env.DATA_DIR, DATABASE_URL: process.env.DATABASE_URL }))
    await openDatabase()
    for (let round = 0; round < 5; round++) await Promise.all(Array.from({ length: 8 }, () => write(${count})))
    await closeAll()`
  const others = Array.from({ length: 2 }, () =>
    run(node, ['--no-warnings', '--input-type=module', '-e', code], {
      env: { ...process.env, DATA_DIR: config.DATA_DIR, DATABASE_URL: config.DATABASE_URL },
    }),
  )
  for (let n = 0; n < 40; n++) {
    await write(async transaction => {
      const { version } = await transaction.content.findUniqueOrThrow({ where: { id: 1 } })
      await transaction.content.update({ where: { id: 1 }, data: { version: version + 1 } })
    })
  }
  await Promise.all(others)
  expect(await version()).toBe(120)
})

test('a write that fails leaves nothing half done, and what it threw reaches the caller', async () => {
  const before = await version()
  await expect(
    write(async transaction => {
      await transaction.content.update({ where: { id: 1 }, data: { version: 9999 } })
      await transaction.picture.create({ data: { path: '/pictures/half', touchedAt: new Date() } })
      throw new Error('the second half')
    }),
  ).rejects.toThrow('the second half')
  expect([await version(), await read.picture.count()]).toEqual([before, 0])
})

test('after a failed statement the transaction accepts nothing more', async () => {
  const before = await version()
  await expect(
    write(async transaction => {
      await transaction.content.create({ data: { id: 1, version: 1 } }).catch(() => undefined)
      await transaction.content.update({ where: { id: 1 }, data: { version: 9999 } })
    }),
  ).rejects.toThrow()
  expect(await version()).toBe(before)
  await write(transaction => transaction.content.update({ where: { id: 1 }, data: { version: before } }))
})

test('other programs see a write only once it is complete', async () => {
  const seen = async () => Number((await fromElsewhere('SELECT count(*) AS n FROM "Picture"'))[0]!.n)
  await write(async transaction => {
    await transaction.picture.create({ data: { path: '/pictures/one', touchedAt: new Date() } })
    expect(await seen()).toBe(0)
    await transaction.picture.create({ data: { path: '/pictures/two', touchedAt: new Date() } })
    expect(await seen()).toBe(0)
  })
  expect(await seen()).toBe(2)
})

/** Asks the same database on a connection of another program. */
async function fromElsewhere(sql: string) {
  if (process.env.TEST_POSTGRES) return request(config.DATABASE_URL, sql)
  const other = createClient({ url: config.DATABASE_URL })
  try {
    return (await other.execute(sql)).rows
  } finally {
    other.close()
  }
}
