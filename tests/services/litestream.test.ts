import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { AwsClient } from 'aws4fetch'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startBucket } from '../server/s3-server.ts'
import { CLIENTS, openTestServer, qatar } from '../server/test-server.ts'

const { folder, request, signUp } = await openTestServer()
const program = 'node_modules/@flydotio/litestream-linux-x64/litestream'

test.runIf(existsSync(program) && !process.env.TEST_POSTGRES)(
  'Litestream with docs/litestream.yml copies what is saved, and brings it back',
  async () => {
    const bucket = await startBucket()
    const away = mkdtempSync(join(tmpdir(), 'litestream-'))
    onTestFinished(async () => {
      await bucket.end()
      rmSync(away, { recursive: true, force: true })
    })
    const database = join(folder, 'agency.db')
    const [settings, copy] = [join(away, 'litestream.yml'), join(away, 'agency.db')]
    writeFileSync(
      settings,
      readFileSync('docs/litestream.yml', 'utf8')
        .replace('/var/lib/meghbridge/agency.db', database)
        .replace('s3://agency-continuous', 's3://agency')
        .replace(/endpoint: .*/, `endpoint: ${bucket.endpoint}`),
    )
    const env = { ...process.env, LITESTREAM_ACCESS_KEY_ID: 'S3RVER', LITESTREAM_SECRET_ACCESS_KEY: 'S3RVER' }
    const copying = spawn(program, ['replicate', '-config', settings], { env, stdio: 'ignore' })
    onTestFinished(() => void copying.kill('SIGKILL'))

    const { cookie } = await signUp('owner')
    expect((await request(CLIENTS, { method: 'POST', cookie, json: qatar })).status).toBe(201)
    await vi.waitFor(() => expect(generationOf(folder)).toMatch(/^[0-9a-f]{16}$/), 10_000)
    await mark(bucket.endpoint, generationOf(folder))
    await vi.waitFor(
      async () => {
        rmSync(copy, { force: true })
        const { stderr } = spawnSync(program, ['restore', '-config', settings, '-o', copy, database], { env })
        expect(existsSync(copy), String(stderr)).toBe(true)
        expect(await countriesOf(copy)).toEqual([qatar.countryName])
      },
      { timeout: 20_000, interval: 500 },
    )

    const ended = once(copying, 'exit')
    copying.kill('SIGINT')
    await ended
    const lost = await request(CLIENTS, { method: 'POST', cookie, json: { ...qatar, countryName: 'Oman' } })
    expect(lost.status, 'the product goes on without it').toBe(201)
  },
  60_000,
)

const generationOf = (folder: string) => readFileSync(join(folder, '.agency.db-litestream/generation'), 'utf8').trim()

/** s3rver lists no folder that has folders alone, as a bucket does: an empty object makes this one show. */
async function mark(endpoint: string, generation: string) {
  const aws = new AwsClient({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3' })
  await aws.fetch(`${endpoint}/agency/agency.db/generations/${generation}/mark`, { method: 'PUT', body: '' })
}

async function countriesOf(file: string) {
  const client = createClient({ url: `file:${file}` })
  const { rows } = await client.execute('SELECT "countryName" FROM "ClientCountry"')
  client.close()
  return rows.map(({ countryName }) => countryName)
}
