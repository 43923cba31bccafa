import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyDataFolder, expectCopiesWhole, wake } from './power.ts'
import { openProduct } from './open-product.ts'

const canFreeze = process.platform !== 'win32'
const canWatch = process.platform === 'linux' && spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0

test.skipIf(!canFreeze)('after a power failure under load every acknowledged record is there, whole', async () => {
  await expectCopiesWhole(await openProduct(), 5)
})

test.skipIf(!canFreeze)('after a power failure half-way through a write, only that transaction is gone', async () => {
  const opened = await openProduct()
  const { cookie, create, product } = opened
  for (const name of ['Qatar', 'Oman', 'Jordan']) expect((await create(cookie, name)).status).toBe(201)
  const log = join(product.dataDir, 'agency.db-wal')
  const { size } = await stat(log)
  const salt = (await readFile(log)).subarray(16, 24)
  await create(cookie, 'Kuwait')
  for (const part of [0, 0.1, 0.5, 0.9]) {
    const folder = await copyDataFolder(opened)
    const copied = await open(join(folder, 'agency.db-wal'), 'r+')
    const bytes = await readFile(copied)
    expect(bytes.subarray(16, 24), 'the same log').toEqual(salt)
    await copied.write(
      Buffer.alloc(Math.ceil((bytes.length - size) * (1 - part)), 0xa5),
      0,
      undefined,
      size + Math.floor((bytes.length - size) * part),
    )
    await copied.close()
    expect((await wake(folder)).names.toSorted()).toEqual(['Jordan', 'Oman', 'Qatar'])
  }
  expect((await wake(await copyDataFolder(opened))).names).toContain('Kuwait')
})

test.skipIf(!canWatch)(
  `each change is on the disk before it is acknowledged${canWatch ? '' : ' (left out: strace is not here to see it)'}`,
  async () => {
    const { cookie, create, change, draw, product } = await openProduct()
    const notes = join(product.dataDir, 'flushes')
    const watcher = spawn('strace', ['-f', '-p', String(product.pid()), '-e', 'trace=fsync,fdatasync', '-o', notes], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    onTestFinished(() => {
      watcher.kill()
    })
    await once(watcher.stderr, 'data') // “attached”
    const flushes = async () =>
      (await readFile(notes, 'utf8')).split('\n').filter(line => /(?:fsync|fdatasync).*= 0$/.test(line)).length
    await expect.poll(async () => (await create(cookie, 'Country'), flushes()), { timeout: 10_000 }).toBeGreaterThan(0)
    async function expectFlush(work: () => Promise<unknown>) {
      const before = await flushes()
      await work()
      expect(await flushes()).toBeGreaterThan(before)
    }
    let id = ''
    for (let n = 0; n < 5; n++)
      await expectFlush(async () => {
        id = (await (await create(cookie, `Country ${n}`)).json()).data._id
      })
    for (let n = 0; n < 5; n++) await expectFlush(() => change(cookie, id, { workSummary: `Words ${n}` }))
    await expectFlush(() => draw(cookie, '#445566', 40))
  },
)
