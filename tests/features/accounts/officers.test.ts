import { beforeEach, expect, test } from 'vitest'
import { openTestServer, password, seedAgency } from '../../server/test-server.ts'

const { read, write, request, mutate, statusOf, signUp, signIn, setStatus, mailsTo } = await openTestServer()
await seedAgency()
const { changeAccount } = await import('#server/features/accounts/staff-commands.ts')
const DAY_MS = 24 * 60 * 60 * 1000
let owner = ''

beforeEach(async () => {
  await write(async transaction => {
    await transaction.user.deleteMany()
    await transaction.mail.deleteMany()
    await transaction.activity.deleteMany()
    await transaction.rateLimiterFlexible.deleteMany()
  })
  owner = (await signUp('owner')).cookie
})

const byName = (name: string) => read.user.findUniqueOrThrow({ where: { email: `${name}@agency.example` } })
const proof = { currentPassword: password }
const act = async (verb: string, name: string, more: object = {}, cookie = owner) =>
  await statusOf(`accounts.staff.${verb}`, { id: (await byName(name)).id, ...more }, cookie)
const decide = async (verb: 'confirm' | 'refuse', name: string, cookie: string) =>
  await statusOf(`accounts.officers.${verb}`, { id: (await byName(name)).id, ...(verb === 'confirm' && proof) }, cookie)
const reads = async (cookie: string) => (await request('/api/trpc/complaints.list?input=%7B%7D', { cookie })).status
const subjectsTo = async (name: string) => (await mailsTo(`${name}@agency.example`)).map(({ subject }) => subject)
const actions = async () => (await read.activity.findMany({ orderBy: { at: 'asc' } })).map(({ action }) => action)
/** As if so many days had gone by since every officer lost the office. */
const letPass = (days: number) =>
  write(async transaction => {
    for (const { id, officerUntil } of await transaction.user.findMany({ where: { officerUntil: { not: null } } }))
      await transaction.user.update({
        where: { id },
        data: { officerUntil: new Date(officerUntil!.getTime() - days * DAY_MS) },
      })
  })

/** An owner invites somebody as an officer, who answers; gives the session. */
async function invite(name: string) {
  const email = `${name}@agency.example`
  expect(await statusOf('accounts.staff.invite', { email, role: 'officer', ...proof }, owner)).toBe(200)
  const { token } = (await mailsTo(email)).at(-1)!
  return (await mutate('accounts.acceptInvitation', { token, name, password })).cookie
}

/** A colleague of the owner who is no officer. */
async function addColleague(name: string) {
  await signUp(name)
  await setStatus(name, 'active')
}

test('the first officer reads at once, and owners and the log hear of it', async () => {
  const nadia = await invite('nadia')
  expect(await reads(nadia)).toBe(200)
  expect(await subjectsTo('owner')).toContain('Meghbridge Overseas: there is a new complaints officer')
  expect(await actions()).toContain('officer-appointed')
})

test('an invited officer reads nothing before a sitting one has confirmed them', async () => {
  const nadia = await invite('nadia')
  const sly = await invite('sly')
  const heard = (await subjectsTo('owner')).length
  expect(await reads(sly)).toBe(403)
  expect((await request('/admin/complaints', { cookie: sly })).headers.get('location')).toBe('/waiting')
  expect(await subjectsTo('nadia')).toEqual(
    expect.arrayContaining(['Meghbridge Overseas: somebody is to be an officer']),
  )
  expect(await (await request('/api/trpc/dashboard.overview', { cookie: nadia })).text()).toContain('officers-waiting')
  expect(await act('approve', 'sly')).toBe(403)
  expect([await decide('confirm', 'sly', owner), await decide('confirm', 'sly', sly)]).toEqual([403, 403])
  expect(await decide('confirm', 'sly', nadia)).toBe(200)
  expect(await reads(sly)).toBe(200)
  expect(await actions()).toContain('officer-confirmed')
  expect((await subjectsTo('owner')).slice(heard)).toEqual(['Meghbridge Overseas: there is a new complaints officer'])
})

test('a confirmation needs the password of the officer', async () => {
  const nadia = await invite('nadia')
  await invite('sly')
  const { id } = await byName('sly')
  expect(await statusOf('accounts.officers.confirm', { id, currentPassword: 'a guess' }, nadia)).toBe(400)
  expect(await byName('sly')).toMatchObject({ status: 'waiting' })
})

test('another role makes an officer no sooner than an invitation', async () => {
  const nadia = await invite('nadia')
  await addColleague('karim')
  expect(await act('setRole', 'karim', { role: 'officer', ...proof })).toBe(200)
  const { cookie } = await signIn('karim')
  expect(await reads(cookie)).not.toBe(200)
  expect(await act('approve', 'karim')).toBe(403)
  expect(await decide('confirm', 'karim', nadia)).toBe(200)
  expect(await reads((await signIn('karim')).cookie)).toBe(200)
})

test('an owner who makes themselves an officer waits, too', async () => {
  await invite('nadia')
  await addColleague('second')
  await act('setRole', 'second', { role: 'owner', ...proof })
  expect(await act('setRole', 'owner', { role: 'officer', ...proof })).toBe(200)
  expect(await byName('owner')).toMatchObject({ role: 'officer', status: 'waiting' })
})

test('a suspended officer comes back by a sitting one alone', async () => {
  const nadia = await invite('nadia')
  await invite('sly')
  await decide('confirm', 'sly', nadia)
  await act('suspend', 'sly')
  expect(await act('approve', 'sly')).toBe(200)
  expect(await byName('sly')).toMatchObject({ status: 'waiting' })
  expect(await act('approve', 'sly')).toBe(403)
  expect(await decide('confirm', 'sly', nadia)).toBe(200)
})

test('the only officer, suspended by mistake, comes back at once', async () => {
  await invite('nadia')
  await act('suspend', 'nadia')
  expect(await act('approve', 'nadia')).toBe(200)
  expect(await byName('nadia')).toMatchObject({ status: 'active' })
})

test.each(['setRole', 'suspend'])('who ends every officer by %s waits a week for their own', async verb => {
  await invite('nadia')
  await addColleague('karim')
  expect(await act(verb, 'nadia', verb === 'setRole' ? { role: 'staff', ...proof } : {})).toBe(200)
  expect(await subjectsTo('nadia')).toContain('Meghbridge Overseas: somebody is no longer a complaints officer')
  const sly = await invite('sly')
  expect(await reads(sly)).toBe(403)
  await act('setRole', 'karim', { role: 'officer', ...proof })
  expect([await act('approve', 'sly'), await act('approve', 'karim')]).toEqual([403, 403])
  await letPass(8)
  expect(await act('approve', 'sly')).toBe(200)
  expect(await reads(sly)).toBe(200)
  expect((await subjectsTo('nadia')).at(-1)).toBe('Meghbridge Overseas: there is a new complaints officer')
})

test('a month after the office nobody is told any more', async () => {
  await invite('nadia')
  await act('suspend', 'nadia')
  await letPass(31)
  const before = await subjectsTo('nadia')
  await invite('rafiq')
  expect(await subjectsTo('nadia')).toEqual(before)
})

test('nobody removes the account of an officer before a month has gone by', async () => {
  await invite('nadia')
  expect(await act('remove', 'nadia')).toBe(409)
  await act('setRole', 'nadia', { role: 'staff', ...proof })
  expect(await act('remove', 'nadia')).toBe(409)
  await letPass(31)
  expect(await act('remove', 'nadia')).toBe(200)
})

test("an owner opens no officer's account by a link or without its second factor", async () => {
  await invite('nadia')
  const { id } = await byName('nadia')
  expect(await act('resetLink', 'nadia', proof)).toBe(403)
  expect(await act('removeSecondFactor', 'nadia', proof)).toBe(403)
  await act('suspend', 'nadia')
  expect(await act('resetLink', 'nadia', proof)).toBe(403)
  expect(await read.ticket.count({ where: { userId: id, kind: 'reset' } })).toBe(0)
})

test('an account that was opened while it had another role is not let in again', async () => {
  await invite('nadia')
  await act('setRole', 'nadia', { role: 'staff', ...proof })
  expect(await act('resetLink', 'nadia', proof)).toBe(200)
  await act('setRole', 'nadia', { role: 'officer', ...proof })
  expect(await byName('nadia')).toMatchObject({ status: 'waiting' })
  expect(await act('approve', 'nadia')).toBe(403)
})

test('other officers hear of a new password by a link, and of the terminal', async () => {
  const nadia = await invite('nadia')
  await invite('sly')
  await decide('confirm', 'sly', nadia)
  await mutate('accounts.askReset', { email: 'sly@agency.example' })
  const { token } = (await mailsTo('sly@agency.example')).at(-1)!
  await mutate('accounts.resetPassword', { token, password: 'a boat at dawn' })
  await changeAccount('remove-second-factor', 'sly@agency.example')
  await changeAccount('promote', 'sly@agency.example')
  await mutate('accounts.staff.endSessions', { id: (await byName('nadia')).id }, owner) // sends what the terminal queued
  const subjects = await subjectsTo('nadia')
  expect(
    subjects.filter(each => each === 'Meghbridge Overseas: the account of an officer was opened anew'),
  ).toHaveLength(2)
  expect(subjects).toContain('Meghbridge Overseas: somebody is no longer a complaints officer')
})

test('a refused officer is suspended, and owners hear of it', async () => {
  const nadia = await invite('nadia')
  const sly = await invite('sly')
  expect(await decide('refuse', 'sly', nadia)).toBe(200)
  expect(await reads(sly)).toBe(401)
  expect(await subjectsTo('owner')).toContain('Meghbridge Overseas: an officer was refused')
  expect(await decide('confirm', 'sly', nadia)).toBe(404)
})

test('owners read why somebody waits, and count no one whom they cannot let in', async () => {
  await invite('nadia')
  await invite('sly')
  const person = await request(
    `/api/trpc/accounts.staff.byId?input=${encodeURIComponent(JSON.stringify({ id: (await byName('sly')).id }))}`,
    { cookie: owner },
  )
  expect((await person.json()).result.data.bar).toBe('A complaints officer has to confirm this person.')
  expect((await (await request('/api/trpc/accounts.me', { cookie: owner })).json()).result.data.waiting).toBe(0)
})
