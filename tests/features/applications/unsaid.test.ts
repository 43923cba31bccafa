import { beforeEach, expect, test } from 'vitest'
import { firstInput } from '#server/features/applications/schema.ts'
import { list as vacancies } from '#server/features/vacancies/domain.ts'
import { submit } from '#server/features/applications/domain.ts'
import { rahim, send } from './application-form.ts'
import { openOffice } from './staff.ts'

const office = await openOffice()
const { request, owner, ask, act, publishJob, empty } = office
const TELL = '/jobs/tell-me'
const two = { phone: '01712-345678', trade: 'mason', consent: 'yes' }
const ALL = ['name', 'district', 'years', 'passport', 'registered']

beforeEach(empty)

/** What the form of somebody without a job in mind answers. */
const tell = (more: object = {}) => send(office, TELL, { ...two, ...more })
const only = async () => (await ask('list', {})).rows[0]!

test('telephone and trade make an application, which names what is still to be asked', async () => {
  expect((await tell()).result).toMatchObject({ reference: expect.stringMatching(/^APP-/) })
  const row = await only()
  expect(row).toMatchObject({ name: '01712-345678', trade: 'mason', state: 'received', unsaid: ALL })
  const file = await (await request('/admin/applications.csv', { cookie: owner })).text()
  expect(file).toContain('"Name, District, Years of experience, Passport, BMET"')
  expect(file).not.toMatch(/,0,No,/)
})

test('who has not said a name is not called by the telephone', async () => {
  await tell()
  const greeting = async () => (await ask('byId', { id: (await only()).id })).greeting
  expect(await greeting()).toMatch(/^Hello, this is .+ about your application APP-/)
})

test('without telephone, trade or consent nothing is made; what else is wrong is said', async () => {
  const { errors } = await tell({ phone: '', trade: '', consent: '', years: 'five', district: 'Paris' })
  expect(Object.keys(errors).toSorted()).toEqual(['consent', 'district', 'phone', 'trade', 'years'])
  expect((await ask('list', {})).count).toBe(0)
})

test('a job asks for everything, as before', async () => {
  const id = await publishJob()
  const slug = (await vacancies()).find(({ _id }) => _id === id)!.slug
  const { errors } = await send(office, `/jobs/${slug}`, two)
  expect(Object.keys(errors).toSorted()).toEqual(ALL.toSorted())
})

test('what staff hear is written down, and is no longer asked for', async () => {
  await tell()
  const { id } = await only()
  const { version: seen, phone, trade, country, message } = await ask('byId', { id })
  const values = { vacancy: '', phone, trade, country, message }
  await act('edit', { id, seen, values: { ...values, name: 'Rahim Uddin', district: 'bogura' } })
  expect(await ask('byId', { id })).toMatchObject({ name: 'Rahim Uddin', unsaid: ['years', 'passport', 'registered'] })
  await act('edit', { id, seen: seen + 1, values: { ...rahim, ...values, consent: undefined } })
  expect(await ask('byId', { id })).toMatchObject({ unsaid: [], years: 5, hasPassport: true })
})

test('whoever tells their name later is the same person', async () => {
  await tell()
  await submit(firstInput.parse({ phone: two.phone, trade: 'mason', name: 'Rahim Uddin' }), { source: 'website' })
  expect((await ask('list', {})).rows.map(({ isDuplicate }) => isDuplicate).toSorted()).toEqual([false, true])
})
