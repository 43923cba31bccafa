import { execFileSync } from 'node:child_process'
import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { node } from '../../scripts/setup.mjs'
import { root } from '../browser/product.ts'
import { mailedEnquiry, openProduct } from './open-product.ts'

/** Everything in a folder that somebody else on the machine could read or change. */
async function openToOthers(folder: string) {
  const paths = [folder, ...(await readdir(folder, { recursive: true })).map(name => join(folder, name))]
  const open = await Promise.all(paths.map(async path => (((await stat(path)).mode & 0o077) === 0 ? [] : [path])))
  return { open: open.flat(), count: paths.length }
}

test.skipIf(process.platform === 'win32')("the product's files are readable only by its user", async () => {
  const before = process.umask(0o022)
  const { product, cookie, mutate, create, draw } = await openProduct().finally(() => process.umask(before))
  const { dataDir } = product
  await create(cookie, 'Qatar', { image: [(await draw(cookie, '#112233')).body.data.url] })
  await mutate('enquiries.submit', mailedEnquiry)
  await expect.poll(() => readdir(join(dataDir, 'outbox')).catch(() => [])).not.toEqual([])
  execFileSync(join(root, node), ['dist/server/backup.js'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'pipe',
  })
  const kept = await readdir(dataDir)
  expect(kept).toEqual(
    expect.arrayContaining(['agency.db', 'agency.db-wal', 'agency.db-shm', 'backups', 'outbox', 'pictures']),
  )
  expect((await openToOthers(dataDir)).open).toEqual([])

  // What an earlier version has left open is closed by the next start.
  await product.stop()
  for (const name of await readdir(dataDir, { recursive: true })) {
    const path = join(dataDir, name)
    await chmod(path, (await stat(path)).isDirectory() ? 0o755 : 0o644)
  }
  await chmod(dataDir, 0o755)
  expect((await openToOthers(dataDir)).open.length).toBeGreaterThan(10)
  await product.start()
  expect((await openToOthers(dataDir)).open).toEqual([])
})
