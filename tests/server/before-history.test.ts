import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createClient } from '@libsql/client'
import { expect, test } from 'vitest'
import type { Client } from '#server/features/clients/domain.ts'
import { bodyOf, CLIENTS, openTestServer } from './test-server.ts'

/** The demonstration of the last version without history: 12 countries, Qatar changed six times, every picture last touched in 2020. */
const file = join(mkdtempSync(join(tmpdir(), 'agency-')), 'agency.db')
writeFileSync(file, gunzipSync(readFileSync('tests/server/before-history.db.gz')))
const TABLES = {
  ClientCountry: '"id"',
  ClientCompany: '"id"',
  ClientImage: '"clientCountryId", "position"',
  Picture: '"path"',
}
const before = await readTables()
const { request, signUp, read } = await openTestServer({ DATABASE_URL: `file:${file}` })
const { writeFirstRevisions } = await import('#server/drafts/first-revisions.ts')
const { purgePictures } = await import('#server/files/purge.ts')
const { clientsContent } = await import('#server/features/clients/content.ts')
const { toText } = await import('#server/drafts/data.ts')
const owner = (await signUp('owner')).cookie

async function readTables() {
  const database = createClient({ url: `file:${file}` })
  const tables = await Promise.all(
    Object.entries(TABLES).map(async ([table, order]) => {
      const { rows } = await database.execute(`SELECT * FROM "${table}" ORDER BY ${order}`)
      return [table, rows.map(row => ({ ...row }))] as const
    }),
  )
  database.close()
  return Object.fromEntries(tables)
}

test('the migration leaves every row as it was', async () => {
  expect(before.ClientCountry).toHaveLength(12)
  expect(await readTables()).toMatchObject(before) // new columns may have come
})

test('a record that is changed before it has a history gets both revisions at once', async () => {
  const { data } = await bodyOf<{ data: Client[] }>(await request(CLIENTS))
  const qatar = data.find(({ countryName }) => countryName === 'Qatar')!
  expect(qatar.version).toBe(7)
  const changed = await request(`${CLIENTS}/${qatar._id}`, {
    method: 'PATCH',
    cookie: owner,
    headers: { 'if-match': '"7"' },
    json: { workSummary: 'Changed.' },
  })
  expect([changed.status, changed.headers.get('etag')]).toEqual([200, expect.stringMatching(/^"8-/)])
  const revisions = await read.revision.findMany({ where: { recordId: qatar._id }, orderBy: { number: 'asc' } })
  expect(revisions).toMatchObject([
    { number: 7, action: 'created', actorId: null },
    { number: 8, action: 'changed', actor: 'owner' },
  ])
  expect(JSON.parse(revisions[0]!.data)).toMatchObject({ workSummary: qatar.workSummary, company: qatar.company })
})

test('at the start all others get their first revision, once, with what they show', async () => {
  expect([await writeFirstRevisions(), await writeFirstRevisions()]).toEqual([11, 0])
  for (const { id, version, data } of await clientsContent.readLive(read)) {
    const revision = await read.revision.findFirst({ where: { recordId: id, number: version } })
    expect(revision?.data).toBe(toText(data))
  }
})

test('no picture of an old record is ever purged', async () => {
  expect(await purgePictures()).toBe(0)
  expect(await read.picture.count()).toBe(before.Picture!.length)
})
