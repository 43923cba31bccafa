import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { backUp } from '#server/backup/archive.ts'
import { withDatabase } from '#server/backup/plain-sql.ts'
import { restore } from '#server/backup/restore.ts'
import { parseConfig } from '#server/config/config.ts'
import type { Overview } from '#server/features/system/domain.ts'
import { closeAll, configure } from '#server/process/lifecycle.ts'
import { addMember, callsThrough } from '../features/calls.ts'
import { decide, employ, expectDecided } from './decided-since.ts'
import { openTestServer } from './test-server.ts'

const away = mkdtempSync(join(tmpdir(), 'restored-accounts-'))
afterAll(() => rmSync(away, { recursive: true, force: true }))
const placeOf = (name: string) => ({ dataDir: join(away, name), file: join(away, name, 'agency.db') })
const settingsOf = ({ dataDir, file }: ReturnType<typeof placeOf>) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: `file:${file}`,
  SIGN_UP: 'open',
})
async function open(name: string) {
  const server = await openTestServer(settingsOf(placeOf(name)))
  onTestFinished(server.close)
  return server
}
const backUpOf = (name: string) => backUp(placeOf(name), join(away, 'backups'), () => {})

/** Restores an archive over what is there, and gives what is said. */
async function restoreOver(name: string, archive: string): Promise<string> {
  const said: string[] = []
  configure(parseConfig({ ...settingsOf(placeOf(name)), LOG_LEVEL: 'silent' }))
  await restore(archive, placeOf(name), { check: false, force: true }, line => void said.push(line)).finally(closeAll)
  return said.join('\n')
}

const change = (name: string, sql: string) => withDatabase(placeOf(name).file, query => query(sql))

/** What waits for an owner who signs in. */
async function waiting(server: Awaited<ReturnType<typeof open>>, cookie: string) {
  const { warnings } = await callsThrough(server).ask<Overview>('system.overview', {}, cookie)
  return warnings.filter(({ held }) => held?.name === 'restored-accounts')
}

test('what was decided of people after a backup holds after its restore', async () => {
  const first = await open('decided')
  const { cookie } = await first.signUp('owner')
  await employ(first)
  const { path: archive } = await backUpOf('decided')
  const decided = await decide(first, cookie)
  await first.close()
  const said = await restoreOver('decided', archive)
  expect(said).toContain('not brought back: karim <karim@agency.example> (admin)')
  const next = await open('decided')
  await expectDecided(next, decided)
  expect(await waiting(next, (await next.signIn('owner')).cookie)).toEqual([])
  await next.close()
  await restoreOver('decided', archive)
  const again = await open('decided')
  await expectDecided(again, decided)
  await again.close()
}, 60_000)

test('an archive of a version without lineage is known by the people of both', async () => {
  const first = await open('older')
  const { cookie } = await first.signUp('owner')
  await employ(first)
  await change('older', 'UPDATE "Installation" SET "lineage" = NULL')
  const { path: archive } = await backUpOf('older')
  const decided = await decide(first, cookie)
  await first.close()
  await restoreOver('older', archive)
  const next = await open('older')
  await expectDecided(next, decided)
  await next.close()
}, 60_000)

test('an owner who was followed by another and removed does not come back', async () => {
  const first = await open('followed')
  const { cookie } = await first.signUp('owner')
  const { path: archive } = await backUpOf('followed')
  const successor = await addMember(first, 'successor', 'owner')
  const { id } = await first.prisma.user.findFirstOrThrow({ where: { name: 'owner' } })
  await callsThrough(first).act('accounts.staff.remove', { id }, successor.cookie)
  expect((await first.request('/api/trpc/accounts.own.profile', { cookie })).status).toBe(401)
  await first.close()
  expect(await restoreOver('followed', archive)).toContain('not brought back: owner <owner@agency.example> (owner)')
  const next = await open('followed')
  expect([(await next.signIn('owner')).status, (await next.signIn('successor')).status]).toEqual([401, 200])
  await next.close()
})

test.each([
  ['is gone', 'There was no database here that could be read', async (name: string) => rmSync(placeOf(name).file)],
  [
    'is damaged',
    'There was no database here that could be read',
    async (name: string) => {
      for (const end of ['', '-wal', '-shm']) rmSync(placeOf(name).file + end, { force: true }) // a file of its own: what has the old one open may still write
      await writeFile(placeOf(name).file, 'damaged'.repeat(1000))
    },
  ],
  [
    'has no owner who can sign in',
    'had no owner who could sign in',
    (name: string) => change(name, `UPDATE "User" SET "status" = 'suspended'`),
  ],
  [
    'is that of another installation',
    'was another one, not a later state of this backup',
    async (name: string) => {
      rmSync(placeOf(name).file)
      const other = await open(name)
      await other.signUp('somebody')
      await other.close()
    },
  ],
])(
  'where the present database %s, owners look through the accounts by name',
  async (how, words, spoil) => {
    const name = how.replaceAll(' ', '-')
    const first = await open(name)
    await first.signUp('owner')
    await employ(first)
    const { path: archive } = await backUpOf(name)
    await first.close()
    await spoil(name)
    const said = await restoreOver(name, archive)
    expect(said).toContain(words)
    expect(said).toContain('karim <karim@agency.example> (admin)')
    const next = await open(name)
    const { act, ask } = callsThrough(next)
    const { cookie: owner, status } = await next.signIn('owner')
    expect(status, 'an owner always gets in').toBe(200)
    const [warning] = await waiting(next, owner)
    expect(warning).toMatchObject({ tone: 'urgent', text: expect.stringContaining('karim (Admin)') })
    const { cookie: admin } = await next.signIn('karim')
    await expect(act('system.allowErasure', { name: 'restored-accounts' }, admin)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await ask<object>('dashboard.badges', {}, owner)).toMatchObject({ '/admin/system': 1 })
    await act('system.allowErasure', { name: 'restored-accounts' }, owner)
    expect(await waiting(next, owner)).toEqual([])
    expect(await next.read.activity.count({ where: { action: 'accounts-seen' } })).toBe(1)
    await next.close()
  },
  60_000,
)

test('work that a restore gives back to whoever is gone is nobody’s', async () => {
  const first = await open('work')
  const { cookie } = await first.signUp('owner')
  const gone = await addMember(first, 'gone', 'staff')
  const enquiry = { id: 'e', reference: 'E-1', lastName: 'Rahman', company: 'agency', message: 'Six drivers' }
  await first.prisma.enquiry.create({ data: { ...enquiry, assigneeId: gone.id, assignee: 'gone' } })
  const task = { id: 't', enquiryId: 'e', text: 'Call', dueOn: '2026-12-01', by: 'owner' }
  await first.prisma.task.create({ data: { ...task, assigneeId: gone.id, assignee: 'gone' } })
  const { path: archive } = await backUpOf('work')
  await callsThrough(first).act('accounts.staff.remove', { id: gone.id }, cookie)
  await first.close()
  await restoreOver('work', archive)
  const next = await open('work')
  const { registeredFeatures } = await import('#server/registration/define-feature.ts')
  for (const { onRestored } of registeredFeatures()) await onRestored?.()
  const nobody = { assigneeId: null, assignee: 'gone' }
  expect(await next.read.enquiry.findMany()).toMatchObject([nobody])
  expect(await next.read.task.findMany()).toMatchObject([nobody])
  await next.close()
})
