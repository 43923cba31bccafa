import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'

const ours = 'prisma/sqlite/migrations'
const added = readdirSync(ours).find(name => name.endsWith('_sequences'))!

/** Files of which two were merged one after the other into a third, and an invitation that somebody was written to. */
const before = `
  INSERT INTO "Worker" ("id", "reference", "name", "nameKey", "phone", "state", "mergedIntoId", "given") VALUES
    ('c', 'WRK-C', 'C', 'c', '1', 'active', NULL, ''),
    ('b', 'WRK-B', 'B', 'b', '1', 'merged', 'c', '{"applications":["app-a","app-b"],"documents":["doc-a","doc-b"],"state":"archived"}'),
    ('a', 'WRK-A', 'A', 'a', '1', 'merged', 'c', '{"applications":["app-a"],"documents":["doc-a"]}');
  INSERT INTO "Interview" ("id", "at", "place") VALUES ('meeting', '2026-12-02T10:00:00.000Z', 'Mirpur');
  ${['a', 'b', 'c']
    .map(
      name => `
  INSERT INTO "Application" ("id", "reference", "name", "nameKey", "phone", "district", "trade", "years", "hasPassport", "registered", "source", "consent", "codeHash", "linkHash", "deleteAfter", "workerId", "interviewId", "mergedIntoId")
    VALUES ('app-${name}', 'APP-${name}', 'A', 'a', '1', 'dhaka', 'mason', 1, 1, 'no', 'office', 2, '-', 'link-${name}', '2030-01-01T00:00:00.000Z', 'c', ${name === 'c' ? `'meeting'` : 'NULL'}, ${name === 'b' ? `'app-c'` : 'NULL'});
  INSERT INTO "ApplicationEvent" ("id", "applicationId", "state", "on", "at") VALUES
    ('first-${name}', 'app-${name}', 'received', '2026-11-01', '2026-11-01T10:00:00.000Z'),
    ('last-${name}', 'app-${name}', 'called', '2026-11-02', '2026-11-02T10:00:00.000Z');
  INSERT INTO "WorkerDocument" ("id", "workerId", "kind", "by") VALUES ('doc-${name}', 'c', 'police', 'owner');`,
    )
    .join('')}
  INSERT INTO "ApplicationEntry" ("id", "applicationId", "kind", "outcome", "by") VALUES
    ('written', 'app-c', 'invitation', 'sms', 'owner'),
    ('note', 'app-c', 'note', NULL, 'owner');`

test('an upgrade knows where merged things came from and which invitation was written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'agency-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const older = join(folder, 'migrations')
  cpSync(ours, older, { recursive: true, filter: path => !/\/\d{14}_\w+$/.test(path) || path < join(ours, added) })
  const url = `file:${join(folder, 'agency.db')}`
  await migrate(url, older)
  const client = createClient({ url })
  await client.executeMultiple(before)
  await migrate(url, ours)
  const rows = async (sql: string) => (await client.execute(sql)).rows.map(row => Object.values(row))
  expect(await rows('SELECT "id", "homeId", "putIntoId" FROM "Application" ORDER BY "id"')).toEqual([
    ['app-a', 'a', null],
    ['app-b', 'b', 'app-c'],
    ['app-c', null, null],
  ])
  expect(await rows('SELECT "id", "homeId" FROM "WorkerDocument" ORDER BY "id"')).toEqual([
    ['doc-a', 'a'],
    ['doc-b', 'b'],
    ['doc-c', null],
  ])
  expect(await rows('SELECT "id", "putIntoId" FROM "Worker" ORDER BY "id"')).toEqual([
    ['a', 'c'],
    ['b', 'c'],
    ['c', null],
  ])
  expect(await rows('SELECT "toldId" FROM "Application" WHERE "toldId" IS NOT NULL')).toEqual([['last-c']])
  expect(await rows('SELECT "id" FROM "ApplicationEvent" WHERE "interviewId" = \'meeting\'')).toEqual([['last-c']])
  expect(await rows('SELECT "id", "eventId" FROM "ApplicationEntry" ORDER BY "id"')).toEqual([
    ['note', null],
    ['written', 'last-c'],
  ])
  client.close()
})
