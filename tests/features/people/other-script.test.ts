import { expect, test } from 'vitest'
import { openFiles } from '../workers/files.ts'
import { callsThrough } from '../calls.ts'

const files = await openFiles()
const { owner, add, apply, prisma } = files
const calls = callsThrough(files)
type List = { rows: { name: string }[] }
const found = async (list: 'people.list' | 'workers.list' | 'applications.list', search: string) =>
  (await calls.ask<List>(list, { search }, owner)).rows.map(({ name }) => name)

test('somebody is found by their name in the other script, in every list', async () => {
  await add({ name: 'Md. Abdur Rahman', phone: '01712345678' })
  await add({ name: 'Abdul Karim', nameBn: 'আব্দুল করিম', phone: '01712345679' })
  await apply({ name: 'মোছাঃ রিনা বেগম', phone: '01812345678' })
  expect(await found('workers.list', 'আব্দুর রহমান')).toEqual(['Md. Abdur Rahman'])
  expect(await found('people.list', 'মোঃ আব্দুর রহমান')).toEqual(['Md. Abdur Rahman'])
  expect(await found('people.list', 'Rina Begum')).toEqual(['মোছাঃ রিনা বেগম'])
  expect(await found('applications.list', 'Mst. Rina')).toEqual(['মোছাঃ রিনা বেগম'])
  expect(await found('workers.list', 'করিম')).toEqual(['Abdul Karim'])
  expect(await found('people.list', 'সালমা')).toEqual([])
})

test('somebody is found by another spelling of their name in the same script', async () => {
  const names = ['Rahim Uddin', 'Jamal Sarker', 'Anwar Hossain', 'Hasan Ali']
  for (const [n, name] of names.entries()) await add({ name, phone: `0171900000${n}` })
  for (const [search, name] of [
    ['Rohim', 'Rahim Uddin'],
    ['Jamal Sorkar', 'Jamal Sarker'],
    ['Anowar Hosen', 'Anwar Hossain'],
    ['Hosain', 'Anwar Hossain'],
    ['Hasan', 'Hasan Ali'],
  ] as const)
    expect([search, await found('people.list', search)]).toEqual([search, [name]])
})

test('what an earlier version has stored is found once a start has written its sounds', async () => {
  await prisma.worker.updateMany({ data: { keyedAs: 2, nameSounds: '' } })
  await prisma.application.updateMany({ data: { keyedAs: 2, nameSounds: '' } })
  expect(await found('people.list', 'রহমান')).toEqual([])
  const [workers, applications] = await Promise.all([
    import('#server/features/workers/name-keys.ts'),
    import('#server/features/applications/name-keys.ts'),
  ])
  await workers.writeKeys()
  await applications.writeKeys()
  expect(await found('people.list', 'রহমান')).toEqual(['Md. Abdur Rahman'])
  expect(await found('people.list', 'Rina')).toEqual(['মোছাঃ রিনা বেগম'])
})
