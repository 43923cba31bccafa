import { afterAll, beforeAll, describe } from 'vitest'
import { walkFiles } from '../server/file-walk.ts'
import { hasPostgres, startPostgres } from '../server/postgres.ts'
import { startBucket } from '../server/s3-server.ts'

const bucket = await startBucket()
afterAll(() => bucket.end())
walkFiles('files of every table in a bucket', () => bucket.settings)

describe.runIf(hasPostgres)('on PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  const urls: string[] = []
  beforeAll(async () => {
    postgres = await startPostgres()
    for (const name of ['one', 'two', 'three', 'four']) urls.push(await postgres.create(name))
  }, 120_000)
  afterAll(() => postgres.stop())
  walkFiles('files of every table in a bucket', () => ({ ...bucket.settings, DATABASE_URL: urls.pop()! }))
})
