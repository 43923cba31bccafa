import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const name = 'agency'

/** An S3-compatible server that checks signatures, with one empty bucket. */
export async function startBucket() {
  const directory = mkdtempSync(join(tmpdir(), 'agency-bucket-'))
  let port = 0 // the system chooses one at the first start; a port found free before could be taken until the server listens
  let server: ChildProcess | undefined

  async function start() {
    const options = { directory, port, address: '127.0.0.1', silent: true, configureBuckets: [{ name, configs: [] }] }
    const started = spawn(
      join(root, 'node_modules/.bin/node'),
      [
        '-e',
        `new (require('@20minutes/s3rver'))(${JSON.stringify(options)}).run().then(({ port }) => console.log(port))`,
      ],
      { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    server = started
    const [line] = await Promise.race([
      once(started.stdout, 'data'),
      once(started, 'exit').then(() => Promise.reject(new Error('The S3-compatible server did not start'))),
    ])
    port = Number(line)
  }

  async function stop() {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }

  await start()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    endpoint,
    start,
    stop,
    settings: {
      IMAGE_STORE: 's3',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** The names of all picture files in the bucket. */
    async files() {
      const entries = await readdir(join(directory, name), { recursive: true })
      return entries.flatMap(path => /^pictures\/(.+)\._S3rver_object$/.exec(path)?.[1] ?? []).sort()
    },
    /** Takes everything out of the bucket. */
    empty: () => rmSync(join(directory, name, 'pictures'), { recursive: true, force: true }),
    async end() {
      await stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
