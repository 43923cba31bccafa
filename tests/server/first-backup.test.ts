import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestServer } from './test-server.ts'

const HOUR_MS = 60 * 60 * 1000
const { folder, signUp, write } = await openTestServer({ BACKUP_EVERY: '24' })
const { keepBackups } = await import('#server/backup/retention.ts')
const { nextBackupAt } = await import('#server/backup/schedule.ts')
const { lifecycle } = await import('#server/process/lifecycle.ts')
const place = { dataDir: folder, file: join(folder, 'agency.db') }
const keep = () => keepBackups(place, join(folder, 'backups'), { isDueOnly: false }, () => {})
/** In how many hours the next backup is due; less than 0 where it is due now. */
const hoursLeft = async () => (Number(await nextBackupAt()) - Date.now()) / HOUR_MS

test('the first backup waits for something that people have written, not for the demonstration', async () => {
  await write(transaction => transaction.demonstration.create({ data: { feature: 'clients' } }))
  expect(await hoursLeft()).toBeGreaterThan(0)
  await signUp('owner')
  lifecycle.seeding = true
  expect(await hoursLeft(), 'half of the demonstration is there').toBeGreaterThan(0)
  lifecycle.seeding = false
  expect(await hoursLeft()).toBeLessThanOrEqual(0)
})

test('an archive with half of the demonstration does not count', async () => {
  await keep()
  expect(await hoursLeft()).toBeGreaterThan(23)
  await write(transaction => transaction.demonstration.create({ data: { feature: 'news' } }))
  expect(await hoursLeft()).toBeLessThanOrEqual(0)
  await keep()
  expect(await hoursLeft()).toBeGreaterThan(23)
})

test('somebody who has become an owner is in a backup within the hour', async () => {
  await keep()
  await signUp('salma')
  expect(await hoursLeft(), 'staff wait for the next one').toBeGreaterThan(23)
  const changed = { role: 'owner', status: 'active' } as const
  await write(transaction => transaction.user.update({ where: { email: 'salma@agency.example' }, data: changed }))
  expect(await hoursLeft()).toBeLessThanOrEqual(1)
  await keep()
  expect(await hoursLeft()).toBeGreaterThan(23)
  rmSync(join(folder, 'backups'), { recursive: true })
  expect(await hoursLeft()).toBeLessThanOrEqual(0)
})
