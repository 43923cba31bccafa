import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { STATES } from '#server/features/applications/stages/states.shared.ts'
import { openOffice } from './staff.ts'

const { prisma, request, owner, ask, write } = await openOffice()
const MANY = 2_000
const PAGE_MAX_BYTES = 60 * 1024

test('a list of two thousand applications comes in pages of fifty in every order', async () => {
  const rows = Array.from({ length: MANY }, (_, n) => ({
    id: `application-${n}`,
    reference: `APP-${String(n).padStart(6, '0')}`,
    jobTitle: 'Mason, Saudi Arabia',
    name: `Rahim Uddin ${n}`,
    nameKey: `rahimuddin${n}`,
    phone: `88017${String(10_000_000 + n)}`,
    district: 'bogura',
    trade: 'mason',
    years: 5,
    hasPassport: true,
    registered: 'yes',
    source: 'website',
    consent: 1,
    codeHash: `code ${n}`,
    linkHash: `link ${n}`,
    state: STATES[n % STATES.length]!,
    stateAt: new Date(2026, 0, 1, 0, n),
    createdAt: new Date(2026, 0, 1, 0, n),
    deleteAfter: new Date(2030, 0, 1),
  }))
  await write(transaction => transaction.application.createMany({ data: rows }))
  for (const filter of [
    {},
    { state: 'received', sort: 'waiting' },
    { sort: 'name' },
    { search: '10001999' },
  ] as const) {
    const { rows: shown, count } = await ask('list', filter)
    expect(shown.length).toBe(Math.min(50, count))
  }
  const page = await (await request('/admin/applications', { cookie: owner })).text()
  expect(gzipSync(page).byteLength).toBeLessThan(PAGE_MAX_BYTES)
  expect(page.match(/data-edit="application-/g)).toHaveLength(50)
  const columnsOfBoard = await ask('board', {})
  expect(columnsOfBoard.flatMap(({ cards }) => cards).length).toBeLessThanOrEqual(12 * STATES.length)
  const around = await ask('neighbours', { id: 'application-1000', filter: { sort: 'waiting' } })
  expect(around).toMatchObject({ previous: 'application-999', next: 'application-1001', number: 1001, count: MANY })
  await prisma.application.deleteMany()
})
