import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { join } from 'node:path'
import type { Product } from '../browser/product.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const code = `
  import { parseConfig } from '#server/config/config.ts'
  import { openDatabase } from '#server/db/client.ts'
  import { configure } from '#server/process/lifecycle.ts'
  import '#server/features.ts'
  import { purgePictures } from '#server/files/purge.ts'
  configure(parseConfig({ DATA_DIR: process.env.DATA_DIR, LOG_LEVEL: 'silent' }))
  await openDatabase()
  process.stdout.write(String(await purgePictures(Date.now() + 15 * 24 * 60 * 60 * 1000)))`

/** Runs the picture purge in another process with the clock 15 days ahead. Returns the number of deleted pictures. */
export async function sweepTomorrow({ dataDir }: Product): Promise<number> {
  const { stdout } = await run(
    join(root, 'node_modules/.bin/node'),
    ['--no-warnings', '--input-type=module', '-e', code],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' } },
  )
  return Number(stdout)
}
