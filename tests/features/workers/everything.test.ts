import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { tableOf } from '#server/db/table-of.ts'
import { erase as eraseApplications } from '#server/features/applications/erasure.ts'
import { erase as eraseWorkers } from '#server/features/workers/erasure.ts'
import { everything } from '#server/features/workers/print/everything.ts'
import type { Person } from '#server/registration/define-table.ts'
import { tableList } from '#server/tables.ts'
import { addSamples, columns, said } from '../../server/sample-rows.ts'
import { bodyOf } from '../../server/test-server.ts'
import { karim, openFiles } from './files.ts'

const files = await openFiles()
const { prisma, read, request, owner } = files
const people = tableList.flatMap(([table, { person }]) => (person && person !== 'nobody' ? [{ table, person }] : []))
/** What pages need to be codes of ours. */
const codes = {
  Application: {
    state: 'selected',
    district: 'bogura',
    trade: 'mason',
    country: 'QA',
    registered: 'yes',
    unsaid: 'years',
    source: 'office',
    language: 'bn',
    attendance: 'came',
    agreedPeriod: 'month',
    callAgainSince: new Date(),
  },
  ApplicationEntry: { kind: 'note', outcome: null },
  ApplicationEvent: { state: 'received', payer: 'worker', news: 'moved', on: '2026-01-02', tellAt: null },
  ApplicationFile: { kind: 'pdf' },
  Payment: {
    kind: 'payment',
    item: 'other',
    currency: 'BDT',
    allowedFor: 'not-stated',
    way: 'cash',
    paidOn: '2026-01-02',
    refundOfId: null,
    workerId: null,
  },
  Task: { dueOn: '2026-12-01', demandId: null, enquiryId: null },
  Worker: {
    sex: 'male',
    district: 'bogura',
    trade: 'mason',
    bornOn: '1990-03-15',
    state: 'active',
    numbers: '',
    mergedIntoId: null,
    given: '',
    eraseAt: null,
    passportIssuedOn: '2024-01-10',
    passportExpiresOn: '2034-01-09',
    expiresOn: '',
    phone: '8801712345678',
    kinPhone: '8801712345678',
  },
  WorkerDocument: {
    kind: 'ticket',
    fileKind: 'pdf',
    issuedOn: '2026-01-02',
    expiresOn: '2026-01-02',
    heldOn: '2026-01-02',
    outcome: '',
    checkedOn: '2026-01-02',
  },
  WorkerPaper: { kind: 'passport', state: 'refused', fileKind: 'jpeg' },
}
/** Texts that a page shows in words of its own. */
const inOtherWords = new Set(
  Object.entries(codes).flatMap(([table, row]) => Object.keys(row).map(name => `${table}.${name}`)),
)

/** A person with a row in every table that tells of people, each column with a text of its own. */
async function someone() {
  const ids = new Map(people.map(({ table }) => [table, randomUUID()] as const))
  const given = Object.fromEntries(
    people.map(
      ({
        table,
        person: { of, brings = {}, names = {}, mergedInto },
      }: {
        table: (typeof people)[number]['table']
        person: Person<string>
      }) => {
        const leads = Object.entries({ ...of, ...brings, ...names }).map(([column, target]) => [
          column,
          ids.get(target!),
        ])
        return [
          table,
          {
            id: ids.get(table),
            ...Object.fromEntries(leads),
            ...(mergedInto && { [mergedInto]: null }),
            ...codes[table as keyof typeof codes],
          },
        ]
      },
    ),
  )
  const needed = new Set(people.map(({ table }) => table))
  await addSamples(
    prisma,
    given,
    tableList.flatMap(([table]) => (needed.has(table) ? [table] : [])),
  )
  return ids
}

test('every column of every table that tells of people is in data and page', async () => {
  const { id: stranger } = await files.add({
    ...karim,
    name: 'Stranger',
    phone: '01511111111',
    passport: 'B7654321',
    nid: '',
  })
  const ids = await someone()
  const worker = ids.get('Worker')!
  const data = await bodyOf<object>(
    await request(`/admin/workers/print/everything.json?worker=${worker}`, { cookie: owner }),
  )
  const page = await (await request(`/admin/workers/print/everything.html?worker=${worker}`, { cookie: owner })).text()
  const text = JSON.stringify(data)
  const wanted = people.flatMap(
    ({ table, person }: { table: (typeof people)[number]['table']; person: Person<string> }) =>
      columns.get(table)!.flatMap(({ name, type }) => {
        const isNamed = name in { ...person.of, ...person.brings, ...person.names } || name === person.mergedInto
        const isShown = !person.without.includes(name)
        return type !== 'String' || isNamed || inOtherWords.has(`${table}.${name}`)
          ? []
          : [{ table, name, data: isShown, page: isShown }]
      }),
  )
  const found = wanted.map(({ table, name }) => ({
    table,
    name,
    data: text.includes(said(table, name)),
    page: page.includes(said(table, name)),
  }))
  expect(wanted.length).toBeGreaterThan(60)
  expect(found).toEqual(wanted)
  expect(text).not.toContain(stranger)
  expect(page).not.toMatch(/undefined|\[object/)
})

test('readers and times of keeping are those that the tables declare', async () => {
  const worker = (await read.worker.findFirstOrThrow({ where: { name: said('Worker', 'name') } })).id
  const { data } = await everything({ id: 'owner', name: 'owner' }, worker)
  expect(data.readers).toMatchObject({
    file: ['owner', 'admin', 'staff', 'caseworker'],
    numbers: ['owner', 'admin', 'caseworker'],
    mail: [],
  })
  expect(data.kept.by.slice(0, 3)).toMatchObject([
    { kind: 'unsuccessfulMonths', months: 6 },
    { kind: 'departedMonths', months: 24 },
    { kind: 'workerMonths', months: 60 },
  ])
})

test('of somebody who is erased nothing is left but the receipt', async () => {
  await eraseApplications(
    (await read.application.findMany()).map(({ id }) => id),
    'asked',
  )
  await eraseWorkers(
    (await read.worker.findMany()).map(({ id }) => id),
    'asked',
  )
  for (const { table } of people) {
    const left = await tableOf(read, table).count()
    const stays = table === 'Payment' || table === 'Interview' // a day on which many are seen
    expect([table, left]).toEqual([table, stays ? 1 : 0])
  }
})
