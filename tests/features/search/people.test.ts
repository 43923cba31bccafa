import { expect, test } from 'vitest'
import { openTestServer } from '../../server/test-server.ts'
import { apply } from '../applications/apply.ts'
import { callsThrough } from '../calls.ts'
import { storeDemand } from '../demands/demand.ts'

const server = await openTestServer({ SIGN_UP: 'open' })
const { mutate, write, signUp } = server
const { submit: complain } = await import('#server/features/complaints/domain.ts')
const { complaintInput } = await import('#server/features/complaints/schema.ts')
const { cookie: owner } = await signUp('owner')
const { cookie: colleague } = await signUp('colleague')

await apply({ name: 'Rahima Khatun', phone: '01712-000031' })
await mutate('enquiries.submit', {
  lastName: 'Selina Begum',
  phone: '+880 1812 000032',
  company: 'agency',
  message: 'Is the camp near?',
})
await storeDemand({ company: 'Al Noor Contracting', contact: 'Yusuf Haddad', phone: '+974 5500 0033' })
await complain(complaintInput.parse({ text: 'Rahima Khatun keeps my passport' }), [])

type Found = { feature: string; title: string; note: string }
const find = (words: string, cookie = owner) => callsThrough(server).ask<Found[]>('search.people', { words }, cookie)
const titles = async (words: string, cookie?: string) => (await find(words, cookie)).map(({ title }) => title)
const works = async (role: 'caseworker' | 'editor' | 'officer') =>
  write(transaction =>
    transaction.user.update({ where: { email: 'colleague@agency.example' }, data: { role, status: 'active' } }),
  )

test.each([
  '01712000031',
  '+880 1712 000 031',
  '0088 01712-000031',
  '০১৭১২০০০০৩১',
  '000031',
  'rahima',
  'KHATUN rahima',
])('whoever rings is found by “%s”', async words => {
  expect(await titles(words)).toEqual(['Rahima Khatun'])
})

test('messages and demands are found by telephone in any spelling, too', async () => {
  for (const words of ['01812000032', '+8801812-000032']) expect(await titles(words)).toEqual(['Selina Begum'])
  for (const words of ['0097455000033', '+974 55 000 033', 'yusuf noor'])
    expect(await titles(words)).toEqual(['Al Noor Contracting'])
})

test('each is found by its reference, which the entry shows', async () => {
  for (const name of ['Rahima', 'Selina', 'Noor']) {
    const [found] = await find(name)
    const reference = /\b(?:APP|ENQ|DEM)-[\w-]+/.exec(found!.note)![0]
    expect((await find(reference)).map(({ note }) => note)).toEqual([found!.note])
  }
})

test('each role finds what it may see, and nobody a complaint', async () => {
  expect(await titles('colleague@agency')).toEqual(['colleague'])
  await works('caseworker')
  expect(await titles('a', colleague)).toEqual(
    expect.arrayContaining(['Rahima Khatun', 'Selina Begum', 'Al Noor Contracting']),
  )
  expect(await titles('colleague', colleague)).toEqual([])
  for (const role of ['editor', 'officer'] as const) {
    await works(role)
    expect(await titles('a', colleague)).toEqual([])
  }
  expect((await find('keeps my passport')).map(({ feature }) => feature)).toEqual([])
})

test('a person with a file is found once, with the state of the application', async () => {
  const { id, reference } = await apply({ name: 'Jahanara Parvin', phone: '01712-000035' })
  const values = { name: 'Jahanara Parvin', phone: '01712-000035', trade: 'mason' }
  await callsThrough(server).act('workers.add', { values, application: id }, owner)
  const found = await find('Jahanara')
  expect(found).toMatchObject([{ feature: 'workers', note: expect.stringMatching(/01712-000035 · Mason · Received$/) }])
  expect((await find(reference)).map(({ feature }) => feature).toSorted()).toEqual(['applications', 'workers'])
})
