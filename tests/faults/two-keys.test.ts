import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { node } from '../../scripts/setup.mjs'
import { root, startProduct } from '../browser/product.ts'
import { openProduct } from './open-product.ts'

const run = promisify(execFile)
const [KEY, OTHER_KEY] = ['the-key-of-this-agency-0123456789-abcdef', 'the-key-of-nobody-at-all-0123456789-abcdef']

async function openFirst() {
  const { product, ...more } = await openProduct({ APP_KEY: KEY })
  const database = { DATABASE_URL: `file:${join(product.dataDir, 'agency.db')}` }
  /** A folder as another machine has it. */
  const elsewhere = await mkdtemp(join(tmpdir(), 'other-machine-'))
  onTestFinished(() => rm(elsewhere, { recursive: true, force: true }))
  const beside = { ...database, DATA_DIR: elsewhere }
  async function startBeside(settings: Record<string, string>) {
    const started = await startProduct({ ...beside, ...settings })
    onTestFinished(started.end)
    return started
  }
  const keys = async (settings: Record<string, string>, ...words: string[]) =>
    (
      await run(join(root, node), ['dist/server/keys.js', ...words], {
        cwd: root,
        env: { ...process.env, ...beside, ...settings },
      })
    ).stdout.trim()
  return { product, ...more, elsewhere, startBeside, keys }
}

const keyOf = async (url: string) => ((await (await fetch(`${url}/readyz`)).json()) as { key: string }).key

test('a product with another key on the same database does not start', { tags: ['core'] }, async () => {
  const { product, elsewhere, startBeside } = await openFirst()
  await expect(startBeside({ APP_KEY: OTHER_KEY })).rejects.toThrow(
    /The database belongs to the key [\w-]{8}, and the key here, APP_KEY, is [\w-]{8}.+ the same APP_KEY.+--adopt/,
  )
  await expect(startBeside({})).rejects.toThrow('there is none here, neither APP_KEY nor a file')
  expect(existsSync(join(elsewhere, 'keys')), 'no key that would stand in the way').toBe(false)
  const second = await startBeside({ APP_KEY: KEY })
  const key = await keyOf(product.url)
  expect(key).toMatch(/^[\w-]{8}$/)
  expect(KEY).not.toContain(key)
  expect(await keyOf(second.url)).toBe(key)
  for (const { said } of [product, second]) expect(said()).not.toContain(KEY)
})

test('who has lost the key goes on with another, by a command', async () => {
  const { product, keys, startBeside } = await openFirst()
  const before = await keyOf(product.url)
  await product.stop()
  expect(await keys({ APP_KEY: OTHER_KEY })).toContain(`The database belongs to the key ${before}`)
  expect(await keys({ APP_KEY: OTHER_KEY }, '--adopt')).toMatch(/belongs to the key [\w-]{8} from now on, APP_KEY/)
  expect(await keys({ APP_KEY: OTHER_KEY })).toContain('It is that of the database')
  const next = await startBeside({ APP_KEY: OTHER_KEY })
  expect(await keyOf(next.url)).not.toBe(before)
  await expect(product.start()).rejects.toThrow('The database belongs to the key')
})
