import { beforeEach, expect, test } from 'vitest'
import type { Role } from '#prisma/generated/sqlite/enums.ts'
import { can } from '#server/permissions.ts'
import { contributionsTo } from '#server/registration/define-feature.ts'
import { openTestServer } from '../../server/test-server.ts'
import { addMember, callsThrough } from '../calls.ts'

const server = await openTestServer()
const { mutate, signUp, prisma } = server
const { VIEWS_MAX } = await import('#server/features/views/schema.ts')
const rights = new Map(contributionsTo('views').map(({ from, given }) => [from, given]))

const rahim = (await signUp('rahim')).cookie // the first, an owner
const salma = await member('salma', 'caseworker')
const karim = await member('karim', 'staff')
const editor = await member('editor', 'editor')
const officer = await member('officer', 'officer')

type View = { id: string; name: string; query: object; isOwn: boolean; mayChange: boolean; by: string }

async function member(name: string, role: Role) {
  return (await addMember(server, name, role)).cookie
}
const viewsOf = (cookie: string) => callsThrough(server).ask<View[]>('views.list', {}, cookie)
const namesFor = async (cookie: string) => (await viewsOf(cookie)).map(({ name }) => name)
const masons = { list: 'applications', name: 'Masons', query: { trade: 'mason', size: 50 }, isShared: false }
async function save(cookie: string, given: object = {}) {
  const { status, body } = await mutate('views.save', { ...masons, ...given }, cookie)
  return { status, id: (body.result?.data as { id: string } | undefined)?.id ?? '', body }
}

beforeEach(() => prisma.savedView.deleteMany())

test('a view keeps filters and columns, and no word of a search', async () => {
  const query = { trade: 'mason', search: 'Abdul Karim', columns: 'phone state', page: 3, size: 50 }
  await save(salma, { query })
  expect(await viewsOf(salma)).toMatchObject([
    { name: 'Masons', query: { trade: 'mason', columns: 'phone state', size: 50 }, isOwn: true },
  ])
  expect(JSON.stringify(await prisma.savedView.findMany())).not.toContain('Abdul')
})

test('a view of the same name is replaced, for the same person and list alone', async () => {
  await save(salma)
  await save(salma, { query: { trade: 'welder' } })
  await save(salma, { list: 'workers' })
  await save(karim, { isShared: true })
  expect((await viewsOf(salma)).map(({ query, by }) => [query, by])).toEqual(
    expect.arrayContaining([
      [{ trade: 'welder' }, 'salma'],
      [{ trade: 'mason', size: 50 }, 'salma'],
      [{ trade: 'mason', size: 50 }, 'karim'],
    ]),
  )
  expect(await prisma.savedView.count()).toBe(3)
})

test('a shared view is offered to those who may read its list', async () => {
  await save(salma, { isShared: true })
  await save(salma, { name: 'Mine' })
  expect(await namesFor(karim)).toEqual(['Masons'])
  expect(await namesFor(rahim)).toEqual(['Masons'])
  expect(await namesFor(editor)).toEqual([])
  expect(await namesFor(officer)).toEqual([])
})

test('of each list those who may read it keep a view, and nobody else', async () => {
  const people = { owner: rahim, caseworker: salma, staff: karim, editor, officer } as const
  expect(can({ role: 'editor' }, rights.get('applications')!)).toBe(false)
  for (const [list, right] of rights)
    for (const [role, cookie] of Object.entries(people) as [Role, string][])
      expect((await save(cookie, { list })).status, `${role}: ${list}`).toBe(can({ role }, right) ? 200 : 404)
})

test('a view ends for those who lose the right to its list', async () => {
  const { id } = await save(karim)
  await prisma.user.updateMany({ where: { name: 'karim' }, data: { role: 'editor' } })
  expect(await namesFor(karim)).toEqual([])
  expect((await mutate('views.remove', { id }, karim)).status).toBe(404)
  await prisma.user.updateMany({ where: { name: 'karim' }, data: { role: 'staff' } })
})

test('who made a view and owners rename and delete it, others do not', async () => {
  const { id } = await save(salma, { isShared: true })
  const change = { id, name: 'Masons, Saudi Arabia', isShared: true }
  expect((await mutate('views.change', change, karim)).status).toBe(403)
  expect((await mutate('views.remove', { id }, karim)).status).toBe(403)
  expect((await viewsOf(karim))[0]!.mayChange).toBe(false)
  expect((await mutate('views.change', change, rahim)).status).toBe(200)
  expect(await namesFor(salma)).toEqual(['Masons, Saudi Arabia'])
  expect((await mutate('views.change', { ...change, isShared: false }, salma)).status).toBe(200)
  expect((await mutate('views.remove', { id }, rahim)).status, 'it is shared no longer').toBe(404)
  expect((await mutate('views.remove', { id }, salma)).status).toBe(200)
})

test('a name that is taken, a missing name and one view too many are told', async () => {
  const { id } = await save(salma, { name: 'First' })
  await save(salma, { name: 'Second' })
  const { status, body } = await mutate('views.change', { id, name: 'Second', isShared: false }, salma)
  expect([status, body.error?.message]).toEqual([409, 'There is a view “Second” already'])
  expect((await save(salma, { name: ' ' })).body.error?.message).toBe('Enter a name')
  for (let n = 2; n < VIEWS_MAX; n++) await save(salma, { name: `View ${n}` })
  expect((await save(salma, { name: 'Last' })).status).toBe(409)
  expect((await save(salma, { name: 'First' })).status).toBe(200)
})

test('views go with the account of who made them', async () => {
  await save(karim, { isShared: true })
  const { id } = (await prisma.user.findFirst({ where: { name: 'karim' } }))!
  expect((await mutate('accounts.staff.remove', { id }, rahim)).status).toBe(200)
  expect(await prisma.savedView.count()).toBe(0)
})
