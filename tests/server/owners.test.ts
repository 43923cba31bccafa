import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import rule, { owners, readsByDecision } from '../../scripts/lint-owners.mjs'
import { problemsOf } from './linted.ts'

const problemsIn = (file: string, source: string) => problemsOf(rule.rules.tables, file, source)
const written = 'Application is of applications, whose verbs write it'
const PAYMENTS = 'server/features/payments/a.ts'

test.each([
  ['transaction.application.update({ where: { id }, data: { state } })', written],
  ['database.application.deleteMany()', written],
  ['await transaction.$executeRaw`UPDATE "Application" SET "state" = ${state}`', written],
  ['await transaction.$executeRaw`DELETE FROM "Application"`', written],
  ["transaction.payment.update({ where: { id }, data: { application: { update: { state: 'called' } } } })", written],
  ['read.application.findMany()', 'Application is of applications, whose verbs read it'],
  ['read.payment.findMany({ include: { application: true } })', 'Application is of applications, whose verbs read it'],
  [
    'const shown = { worker: true } as const satisfies Prisma.PaymentInclude',
    'Worker is of workers, whose verbs read it',
  ],
  ['read.$queryRaw`SELECT 1 FROM "Payment" JOIN "Worker" ON 1 = 1`', 'Worker is of workers, whose verbs read it'],
  ['transaction.mail.create({ data })', 'Mail is of the infrastructure, whose verbs write it'],
])('past the owner of a table nobody does %s', (source, problem) => {
  expect(problemsIn(PAYMENTS, source)).toEqual([problem])
})

test('an owner is free in its tables, and the infrastructure in all of its own', () => {
  const update = 'transaction.application.update({ where: { id }, data: { workerId } })'
  expect(problemsIn('server/features/applications/a.ts', update)).toEqual([])
  expect(problemsIn(PAYMENTS, 'applications.setFile(transaction, id, workerId); list.find(each => each.id)')).toEqual(
    [],
  )
  expect(problemsIn('server/jobs/a.ts', 'transaction.mail.create({ data })')).toEqual([])
  expect(problemsIn('server/jobs/a.ts', update)).toEqual([written])
})

test('every table has an owner, and every read by decision is there', async () => {
  const { tableList } = await import('#server/tables.ts')
  expect([...owners.keys()].toSorted()).toEqual(tableList.map(([table]) => table as string).toSorted())
  for (const [file, tables] of Object.entries<string[]>(readsByDecision)) {
    const read = problemsIn('server/features/nobody/a.ts', readFileSync(file, 'utf8'))
    for (const table of tables)
      expect([file, read]).toEqual([file, expect.arrayContaining([expect.stringMatching(`^${table} .* read it$`)])])
  }
})
