import { expect, test } from 'vitest'
import type { Sight } from '#server/registration/define-table.ts'
import { features } from '#server/features.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import { registeredJobs } from '#server/jobs/registered.ts'
import { tableOf } from '#server/db/table-of.ts'
import { factsOf, tableList } from '#server/tables.ts'
import { addSamples, columns } from './sample-rows.ts'
import { openTestServer } from './test-server.ts'

const { prisma, read } = await openTestServer()
const DAY_MS = 24 * 60 * 60 * 1000
/** The columns whose comment in Prisma's models says so. */
const commented = (words: RegExp) =>
  [...columns].flatMap(([table, list]) =>
    list.filter(({ comment }) => words.test(comment)).map(({ name }) => `${table}.${name}`),
  )

test('every column of every table is read from the models', async () => {
  expect([...columns.keys()].toSorted()).toEqual(tableList.map(([table]) => table).toSorted())
  for (const [table, list] of columns) {
    const isPostgres = Boolean(process.env.TEST_POSTGRES)
    const rows = isPostgres ? [] : await prisma.$queryRawUnsafe<{ name: string }[]>(`PRAGMA table_info("${table}")`)
    if (!isPostgres)
      expect(list.map(({ name }) => name).toSorted(), table).toEqual(rows.map(({ name }) => name).toSorted())
  }
})

test('every column that names a stored file is declared', () => {
  const declared = tableList.flatMap(([table, { files }]) => (files ? [`${table}.${files.column}`] : []))
  expect(declared.toSorted()).toEqual([...commented(/store of attachments/), 'Picture.path'].toSorted())
})

test('every sealed column is declared, and says what it means to lose the key', () => {
  const declared = tableList.flatMap(([table, { sealed }]) => (sealed?.columns ?? []).map(name => `${table}.${name}`))
  expect(declared.toSorted()).toEqual(commented(/\bsealed\b/).toSorted())
  for (const [table, { sealed, withoutKey, kept }] of tableList) {
    const parents = typeof kept === 'object' && 'with' in kept ? kept.with : []
    const isSaid = withoutKey ?? parents.some(parent => factsOf(parent).withoutKey)
    if (sealed) expect([table, Boolean(isSaid)]).toEqual([table, true])
  }
})

test('what is kept with another row is deleted with it', () => {
  for (const [table, { kept }] of tableList) {
    if (typeof kept !== 'object' || !('with' in kept)) continue
    const led = new Set(columns.get(table)!.map(({ leadsTo }) => (leadsTo?.isCascade ? leadsTo.table : '')))
    expect([table, kept.with.filter(parent => !led.has(parent))]).toEqual([table, []])
  }
})

const dated = tableList.flatMap(([table, { kept }]) =>
  typeof kept === 'object' && 'days' in kept ? [{ table, ...kept }] : [],
)

test('rows that are kept for days go then, and not a day before', async () => {
  expect(dated.length).toBeGreaterThan(7)
  const needed = new Set([...dated.map(({ table }) => table), 'User', 'Webhook'])
  const tables = tableList.flatMap(([table]) => (needed.has(table) ? [table] : []))
  await addSamples(prisma, { WebhookDelivery: { state: 'failed' } }, tables)
  const newest = {
    number: 2,
    id: 'newest',
    type: 't',
    kind: 'k',
    recordId: 'r',
    version: 1,
    updatedAt: new Date(),
    at: new Date(),
  }
  await prisma.change.create({ data: newest })
  const purge = registeredJobs().find(({ name }) => name === 'purge')!
  const countAfter = async (daysAgo: (days: number) => number) => {
    for (const { table, days, from } of dated) {
      const where = table === 'Change' ? { number: 1 } : {}
      const at = new Date(Date.now() - daysAgo(days) * DAY_MS)
      // a token that was revoked would go by that
      await tableOf(prisma, table).updateMany({
        where,
        data: { [from]: at, ...(table === 'ApiToken' && { revokedAt: null }) },
      })
    }
    await purge.run(new AbortController().signal)
    const counts = await Promise.all(
      dated.map(async ({ table }) => [table, await tableOf(read, table).count()] as const),
    )
    return Object.fromEntries(counts)
  }
  const before = await countAfter(days => days - 0.01)
  for (const { table } of dated) expect([table, before[table]! > 0]).toEqual([table, true])
  const after = await countAfter(days => days + 0.01)
  for (const { table } of dated) expect([table, before[table]! - after[table]!]).toEqual([table, 1])
})

test('whoever is found is found by whoever may see the table', () => {
  const rightOf = ({ tables }: { tables: object }) => Object.values(tables)[0]?.seenBy as Sight | undefined
  for (const feature of registeredFeatures())
    for (const part of [feature.finder, feature.subjectPages])
      if (part && Object.keys(feature.tables).length > 0)
        expect([feature.name, [part.right].flat()]).toEqual([feature.name, [rightOf(feature)].flat()])
  expect(features.filter(({ tables }) => Object.keys(tables).length > 0).length).toBeGreaterThan(15)
})
