import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUp } from '#server/backup/archive.ts'
import { dataLocation } from '#server/backup/location.ts'
import { keepBackups } from '#server/backup/retention.ts'
import { noteDrill, readState, writeState } from '#server/backup/state.ts'
import { believeClock, checkClock } from '#server/installation/clock.ts'
import { mayErase } from '#server/installation/held-erasures.ts'
import type { Overview } from '#server/features/system/domain.ts'
import { callsThrough } from '../features/calls.ts'
import { openTestServer } from './test-server.ts'

const token = 'a token for the operator'
const server = await openTestServer({ METRICS_TOKEN: token, BACKUP_EVERY: '24' })
const { request, signUp, prisma, folder } = server
const { cookie } = await signUp('owner')
const DAY_MS = 24 * 60 * 60 * 1000
const backups = join(folder, 'backups')

async function value(name: string): Promise<number> {
  const text = await (await request('/metrics', { headers: { authorization: `Bearer ${token}` } })).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]?.replace('Nan', 'NaN'))
}
const warnings = async () =>
  (await callsThrough(server).ask<Overview>('system.overview', {}, cookie)).warnings.map(({ id }) => id)

test('a clock that has jumped is a figure until an owner has looked', async () => {
  await checkClock()
  expect(await value('clock_jump_seconds')).toBe(0)
  await checkClock(Date.now() + 3650 * DAY_MS)
  expect(await value('clock_jump_seconds')).toBeGreaterThan(3000 * 24 * 60 * 60)
  await believeClock()
  expect(await value('clock_jump_seconds')).toBe(0)
})

test('deletions that wait are counted', async () => {
  expect(await value('deletions_waiting')).toBe(0)
  await mayErase('applications', { due: 50, total: 60 })
  await mayErase('demands', { due: 50, total: 60 })
  expect(await value('deletions_waiting')).toBe(2)
  await prisma.heldErasure.deleteMany()
})

test('a webhook that the product turned off has its time, a paused one none', async () => {
  const webhook = { address: 'https://hooks.example/', events: 'content.changed', secret: '' }
  const since = new Date(Date.now() - DAY_MS)
  await prisma.webhook.create({ data: { ...webhook, id: 'p', name: 'Paused', offAt: since, offFor: 'paused' } })
  expect(await value('webhook_off_seconds')).toBe(0)
  await prisma.webhook.create({ data: { ...webhook, id: 'f', name: 'Failed', offAt: since, offFor: 'failed' } })
  expect(await value('webhook_off_seconds')).toBeCloseTo(24 * 60 * 60, -2)
  await prisma.webhook.deleteMany()
})

test('the last practised restore has its age, and a failed one is urgent', async () => {
  expect(await value('drill_age_seconds'), 'there is nothing to practise').toBeNaN()
  expect(await warnings()).not.toContain('drill-old')
  await keepBackups(dataLocation(), backups, { isDueOnly: false }, () => {})
  expect(await warnings()).toContain('drill-old')
  noteDrill(backups, true, 'The drill succeeded')
  expect(await value('drill_age_seconds')).toBeLessThan(60)
  expect(await warnings()).not.toContain('drill-old')
  noteDrill(backups, false, 'The drill failed')
  expect(await value('drill_age_seconds'), 'the last that succeeded').toBeLessThan(60)
  expect(await warnings()).toContain('drill-failed')
  const { drill, ...state } = readState(backups)
  writeState(backups, { ...state, drill: { ...drill!, ok: true, succeededAt: new Date(0).toISOString() } })
  expect(await warnings()).toContain('drill-old')
})

test('the age of the newest backup is that of this database', async () => {
  expect(await value('backup_age_seconds')).toBeLessThan(60)
  const { verified, ...state } = readState(backups)
  const [[name, archive] = ['', undefined]] = Object.entries(verified)
  expect(archive?.lineage).toMatch(/^[\da-f-]{36}$/)
  writeState(backups, { ...state, verified: { [name]: { ...archive!, lineage: 'that of another database' } } })
  expect(await value('backup_age_seconds')).toBeNaN()
  expect(await warnings()).toContain('backup-none')
  writeState(backups, { ...state, verified })
  expect(await value('backup_age_seconds')).toBeLessThan(60)
})

test('an archive names the database that it is of, and keeps that through a restore', async () => {
  const { manifest } = await backUp(dataLocation(), join(folder, 'away'), () => {})
  const { lineage } = await prisma.installation.findUniqueOrThrow({ where: { id: 1 } })
  expect([manifest.lineage, lineage !== null]).toEqual([lineage, true])
})

test('names that do nothing are a warning with what was probably meant', async () => {
  server.config.UNKNOWN.push({ name: 'SMTP_HOST', isInFile: true, meant: 'SMTP_URL' })
  const { warnings: all } = await callsThrough(server).ask<Overview>('system.overview', {}, cookie)
  expect(all).toContainEqual(
    expect.objectContaining({ id: 'settings', text: expect.stringContaining('SMTP_HOST (SMTP_URL)') }),
  )
})
