import { beforeEach, expect, test } from 'vitest'
import { openTestServer, password, seedAgency } from '../../server/test-server.ts'

const { read, write, request, mutate, statusOf, signUp, signIn, mailsTo } = await openTestServer()
await seedAgency()
let people: Record<'owner' | 'second' | 'admin' | 'staff' | 'waiting', { id: string; cookie: string }>

beforeEach(async () => {
  await write(async transaction => {
    await transaction.user.deleteMany()
    await transaction.mail.deleteMany()
    await transaction.rateLimiterFlexible.deleteMany()
  })
  const names = ['owner', 'second', 'admin', 'staff', 'waiting'] as const
  const entries = []
  for (const name of names)
    entries.push([
      name,
      {
        cookie: (await signUp(name)).cookie,
        id: (await read.user.findUniqueOrThrow({ where: { email: `${name}@agency.example` } })).id,
      },
    ] as const)
  people = Object.fromEntries(entries) as typeof people
  await write(async transaction => {
    await transaction.user.updateMany({
      where: { id: { in: [people.second.id, people.admin.id, people.staff.id] } },
      data: { status: 'active' },
    })
    await transaction.user.update({ where: { id: people.admin.id }, data: { role: 'admin' } })
  })
})

const sessionsOf = (id: string) => read.session.count({ where: { userId: id } })

test('an approved person continues with the same session', async () => {
  expect(await statusOf('accounts.staff.approve', { id: people.waiting.id }, people.owner.cookie)).toBe(200)
  expect((await request('/admin', { cookie: people.waiting.cookie })).status).toBe(200)
})

test('somebody who waits is let in with a role, by owners and admins', async () => {
  const roleOf = async () => (await read.user.findUniqueOrThrow({ where: { id: people.waiting.id } })).role
  const approve = async (role: string, by = people.admin.cookie, id = people.waiting.id) =>
    await statusOf('accounts.staff.approve', { id, role }, by)
  for (const role of ['admin', 'owner', 'officer']) expect(await approve(role, people.owner.cookie)).toBe(400)
  expect(await approve('editor', people.admin.cookie, people.staff.id), 'does not wait').toBe(403)
  expect(await approve('editor')).toBe(200)
  expect(await roleOf()).toBe('editor')
  const stages = await request('/api/trpc/applications.stages', { cookie: people.waiting.cookie })
  expect(stages.status).toBe(403)
  expect(await approve('staff'), 'does not wait any more').toBe(403)
  expect(await roleOf()).toBe('editor')
})

test('who waits to be an admin keeps that role, whoever approves', async () => {
  await write(transaction => transaction.user.update({ where: { id: people.waiting.id }, data: { role: 'admin' } }))
  const ask = { id: people.waiting.id, role: 'editor' }
  expect(await statusOf('accounts.staff.approve', ask, people.owner.cookie)).toBe(403)
})

test('a reinstated person has to log in again', async () => {
  for (const verb of ['suspend', 'approve'])
    await mutate(`accounts.staff.${verb}`, { id: people.staff.id }, people.owner.cookie)
  expect((await request('/api/trpc/accounts.own.profile', { cookie: people.staff.cookie })).status).toBe(401)
})

test('people who can approve see the number of waiting people', async () => {
  const waiting = async (cookie: string) =>
    (await (await request('/api/trpc/accounts.me', { cookie })).json()).result.data.waiting
  expect(
    await Promise.all([people.owner, people.admin, people.staff, people.waiting].map(({ cookie }) => waiting(cookie))),
  ).toEqual([1, 1, 0, 0])
})

test('an owner copies a password link after giving their own password, and it is logged', async () => {
  const copy = (currentPassword: string) =>
    mutate('accounts.staff.resetLink', { id: people.staff.id, currentPassword }, people.owner.cookie)
  expect((await copy('a guess')).body.error).toMatchObject({ data: { field: 'currentPassword' } })
  const { body } = await copy(password)
  const token = /\/reset-password\?token=([\w-]+)$/.exec(body.result!.data as string)![1]
  expect(await read.activity.findFirst({ where: { action: 'reset-link-copied' } })).toMatchObject({
    actor: 'owner',
    subject: 'staff (staff@agency.example)',
  })
  expect(await statusOf('accounts.resetPassword', { token, password: 'a boat at dawn' })).toBe(200)
  expect(await read.user.findUnique({ where: { id: people.staff.id } })).toMatchObject({ emailVerifiedAt: null })
  expect(await statusOf('accounts.resetPassword', { token, password: 'a boat at dawn' })).toBe(400)
})

test('an owner copies the link of an invitation once; the mailed one ends', async () => {
  await mutate('accounts.staff.invite', { email: 'new@agency.example', role: 'staff' }, people.admin.cookie)
  const mailed = (await mailsTo('new@agency.example')).at(-1)!.token
  const [open] = (await (await request('/api/trpc/accounts.staff.invitations', { cookie: people.owner.cookie })).json())
    .result.data
  const { body } = await mutate(
    'accounts.staff.invitationLink',
    { id: open.id, currentPassword: password },
    people.owner.cookie,
  )
  const token = /\/invitation\?token=([\w-]+)$/.exec(body.result!.data as string)![1]
  expect(await statusOf('accounts.acceptInvitation', { token: mailed, name: 'New', password })).toBe(400)
  expect(await statusOf('accounts.acceptInvitation', { token, name: 'New', password })).toBe(200)
  expect(
    await read.activity.count({ where: { action: 'invitation-link-copied', subject: 'new@agency.example' } }),
  ).toBe(1)
})

test('without a mail server, inviters see where the mails are stored', async () => {
  const response = await request('/api/trpc/accounts.staff.outbox', { cookie: people.admin.cookie })
  expect(await response.json()).toEqual({ result: { data: expect.stringMatching(/\/outbox$/) } })
})

test('owners and admins hear by mail that somebody waits', async () => {
  const mails = (await mailsTo('owner@agency.example')).filter(({ subject }) =>
    subject.startsWith('waiting asks to work'),
  )
  expect(mails.at(-1)?.text).toContain('waiting@agency.example')
})

test('an approved person is notified by mail', async () => {
  await mutate('accounts.staff.approve', { id: people.waiting.id }, people.owner.cookie)
  expect((await mailsTo('waiting@agency.example')).at(-1)).toMatchObject({
    subject: 'You can work at Meghbridge Overseas now',
    text: expect.stringContaining('/login'),
  })
})

test('suspending ends all sessions at once', async () => {
  await signIn('staff')
  expect(await sessionsOf(people.staff.id)).toBeGreaterThan(0)
  expect(await statusOf('accounts.staff.suspend', { id: people.staff.id }, people.owner.cookie)).toBe(200)
  expect(await sessionsOf(people.staff.id)).toBe(0)
})

test('another role ends all sessions', async () => {
  const ask = { id: people.staff.id, role: 'admin', currentPassword: password }
  expect(await statusOf('accounts.staff.setRole', ask, people.owner.cookie)).toBe(200)
  expect(await read.user.findUnique({ where: { id: people.staff.id } })).toMatchObject({ role: 'admin' })
  expect(await sessionsOf(people.staff.id)).toBe(0)
  expect((await mailsTo('staff@agency.example')).at(-1)).toMatchObject({
    subject: 'You have another role at Meghbridge Overseas',
    text: expect.stringContaining('is Admin now'),
  })
})

test("giving a role needs the owner's password", async () => {
  const { id } = people.staff
  for (const currentPassword of [undefined, 'a guess']) {
    for (const [procedure, input] of [
      ['setRole', { id, role: 'admin' }],
      ['setRole', { id, role: 'officer' }],
      ['invite', { email: 'sly@agency.example', role: 'owner' }],
      ['invite', { email: 'sly@agency.example', role: 'officer' }],
    ] as const) {
      expect(
        (await mutate(`accounts.staff.${procedure}`, { ...input, currentPassword }, people.owner.cookie)).body.error,
        procedure,
      ).toMatchObject({ message: 'This is not your current password.', data: { field: 'currentPassword' } })
    }
  }
  expect([await read.user.findUnique({ where: { id } }), await read.ticket.count()]).toEqual([
    expect.objectContaining({ role: 'staff' }),
    0,
  ])
})

test('an admin handles staff, but neither owners nor admins nor themselves', async () => {
  const admin = people.admin.cookie
  expect(await statusOf('accounts.staff.approve', { id: people.waiting.id }, admin)).toBe(200)
  expect(await statusOf('accounts.staff.remove', { id: people.staff.id }, admin)).toBe(200)
  expect(await statusOf('accounts.staff.suspend', { id: people.owner.id }, admin)).toBe(403)
  expect(await statusOf('accounts.staff.suspend', { id: people.admin.id }, admin)).toBe(403)
})

test('an officer is left to owners alone', async () => {
  const { id } = people.staff
  await write(transaction => transaction.user.update({ where: { id }, data: { role: 'officer' } }))
  for (const [procedure, input] of [
    ['suspend', { id }],
    ['approve', { id }],
    ['remove', { id }],
    ['endSessions', { id }],
    ['resetLink', { id, currentPassword: password }],
    ['sendResetLink', { id }],
    ['setRole', { id, role: 'staff', currentPassword: password }],
    ['invite', { email: 'sly@agency.example', role: 'officer', currentPassword: password }],
  ] as const)
    expect(await statusOf(`accounts.staff.${procedure}`, input, people.admin.cookie), procedure).toBe(403)
  expect(await statusOf('accounts.staff.suspend', { id }, people.owner.cookie)).toBe(200)
})

test('the last owner can neither step down, be suspended nor be removed', async () => {
  const { id, cookie } = people.owner
  expect(await statusOf('accounts.staff.setRole', { id, role: 'staff', currentPassword: password }, cookie)).toBe(409)
  expect(await statusOf('accounts.staff.suspend', { id }, cookie)).toBe(409)
  expect(await statusOf('accounts.staff.remove', { id }, cookie)).toBe(409)
  expect(await read.user.findUnique({ where: { id } })).toMatchObject({ role: 'owner', status: 'active' })
  expect(await statusOf('accounts.signIn', { email: 'owner@agency.example', password })).toBe(200)
})
