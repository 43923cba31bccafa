import { readFile } from 'node:fs/promises'
import type { inferRouterOutputs } from '@trpc/server'
import { beforeEach, expect, test } from 'vitest'
import type { AppRouter } from '#server/features.ts'
import { findDoubles } from '#server/features/workers/import.shared.ts'
import { type ImportTable, readPeople } from '#server/features/workers/import-table.shared.ts'
import { apply, rahim } from '../applications/apply.ts'
import { karim, openFiles } from './files.ts'

type Outputs = inferRouterOutputs<AppRouter>['workers']

const files = await openFiles()
const { act, add, ask, find, look, prisma, read, empty } = files
const { writeKeys } = await import('#server/features/workers/name-keys.ts')
const { writeKeys: writeApplicationKeys } = await import('#server/features/applications/name-keys.ts')
const { hmac } = await import('#server/installation/keys.ts')

beforeEach(empty)

const given = (name: string) => readFile(new URL(`../../cases/${name}`, import.meta.url), 'utf8')
const tableOf = (text: string) => readPeople(text, true) as ImportTable
const compare = (text: string) => act<Outputs['previewImport']>('previewImport', { rows: tableOf(text).rows })
const bring = async (text: string) => {
  const seen = await compare(text)
  const rows = tableOf(text).rows.map((row, n) => ({ ...row, seen: seen[n]!.seen }))
  return act<Outputs['import']>('import', { rows })
}

test('Md. and Mohammad of one telephone are told as probably one person', async () => {
  const table = await given('import-md-mohammad.csv')
  const message = expect.stringContaining('Probably the same person as Md. Abdul Karim in row 2')
  expect(findDoubles(tableOf(table).rows, {})).toEqual([{ place: 3, than: 2, isLikely: true, message }])
  expect(await bring(table)).toMatchObject({ added: 1, left: [{ place: 3, message }] })
  const [, , mohammad = ''] = table.split('\n')
  expect(await compare(`Name,Mobile,DOB\n${mohammad}`)).toMatchObject([
    {
      file: { reference: expect.stringMatching(/^WRK/) },
      guess: expect.stringContaining('Probably Md. Abdul Karim'),
      differs: [{ field: 'name', stored: 'Md. Abdul Karim', given: 'Mohammad Abdul Karim' }],
    },
  ])
})

test('a name in the other script is asked, unless the file has it', async () => {
  const { reference } = await add({ name: 'Md. Abdur Rahman', phone: '01711100001' })
  const row = 'Name,Mobile,Father\nমোঃ আব্দুর রহমান,01711100001,Abdul Jabbar'
  const message = expect.stringContaining(`Probably Md. Abdur Rahman, whose file ${reference}`)
  expect(await compare(row)).toMatchObject([{ problems: [{ message }] }])
  expect(await bring(row)).toMatchObject({ added: 0, changed: 0, left: [{ message }] })
  await prisma.worker.updateMany({ data: { nameBn: 'মোঃ আব্দুর রহমান' } })
  expect(await compare(row)).toMatchObject([{ file: { reference }, problems: [], fills: ['fatherName'] }])
  expect(await compare('Name,Mobile\nআব্দুল করিম,01711100001')).toMatchObject([{ seen: 'new', problems: [] }])
})

test.each([
  ['Faruk Islam', 'Md. Faruk Islam'],
  ['Rahim Uddin', 'Rahim Uddeen'],
  ['মোঃ আব্দুল করিম', 'Abdul Karim'],
])('%s and %s of one telephone are asked, in a table and beside a file', async (one, other) => {
  const table = `Name,Mobile,Trade\n${one},01711100001,mason\n${other},01711100001,mason`
  expect(findDoubles(tableOf(table).rows, {})).toMatchObject([{ place: 3, than: 2, isLikely: true }])
  const { reference } = await add({ name: one, phone: '01711100001' })
  const message = expect.stringContaining(`whose file ${reference}`)
  expect(await compare(`Name,Mobile\n${other},01711100001`)).toMatchObject([{ problems: [{ message }] }])
  expect(await compare('Name,Mobile\nMd. Jalal Uddin,01711100001')).toMatchObject([{ seen: 'new', problems: [] }])
})

test('an applicant who writes their name otherwise is linked to what they sent before', async () => {
  const names = ['Md. Rahim Uddin', 'Mohammad Rahim-Uddin', 'মোঃ রহিম উদ্দিন', 'Md. Karim Uddin']
  const sent = []
  for (const name of names) sent.push((await apply({ ...rahim, name })).id)
  const stored = await Promise.all(sent.map(id => read.application.findUniqueOrThrow({ where: { id } })))
  expect(stored.map(({ duplicateOfId }) => duplicateOfId)).toEqual([null, sent[0], sent[0], null])
})

test('an NID of 17 digits is the one of 13 behind the year of birth', async () => {
  const { id, reference } = await add({ name: 'Abdul Karim', phone: '01711100001', nid: '19901234567890123' })
  expect(await look(id)).toMatchObject({ nid: '19901234567890123' })
  for (const search of ['1234567890123', '19901234567890123', '১২৩৪৫৬৭৮৯০১২৩', '1234 567 890 123'])
    expect([search, await find(search)]).toEqual([search, ['Abdul Karim']])
  expect(await find('29901234567890123')).toEqual([])
  const other = { name: 'Nurul Islam', phone: '01711100002', nid: '1234567890123' }
  await expect(add(other)).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining(reference) })
  expect(await compare('Name,Mobile,NID\nAbdul Karim,01711100009,1234567890123')).toMatchObject([
    { file: { id }, differs: [{ field: 'phone' }] },
  ])
  const twice = 'Name,Mobile,NID\nAbdul Karim,01711100003,19851234567890177\nA Karim,01711100004,1234567890177'
  expect(findDoubles(tableOf(twice).rows, {})).toMatchObject([{ place: 3 }])
})

test('keys of an earlier version are written anew; those of another key stay', async () => {
  const { id } = await add({ ...karim, name: 'Mohammad Karim', nid: '19901234567890123' })
  const { id: locked } = await add({ name: 'Mohammad Salam', phone: '01711100002', nid: '1234567890' })
  const before = { nameKey: 'mohammadkarim', keyedAs: 0, nidHash: hmac('worker nid', '19901234567890123') }
  await prisma.worker.update({ where: { id }, data: before })
  await prisma.worker.update({ where: { id: locked }, data: { ...before, numbers: 'AAAA' } })
  const application = await apply({ ...rahim, name: 'Mohammad Rahim' })
  await prisma.application.updateMany({ data: { nameKey: 'mohammadrahim', keyedAs: 0 } })
  expect([await writeKeys(), await writeApplicationKeys()]).toEqual([2, 1])
  expect(await find('1234567890123')).toEqual(['Mohammad Karim'])
  expect(await read.worker.findUnique({ where: { id } })).toMatchObject({ nameKey: 'mdkarim' })
  expect(await read.worker.findUnique({ where: { id: locked } })).toMatchObject({ ...before, nameKey: 'mdsalam' })
  expect(await read.application.findUnique({ where: { id: application.id } })).toMatchObject({ nameKey: 'mdrahim' })
  expect([await writeKeys(), await writeApplicationKeys()]).toEqual([1, 0])
})

test('two files with one NID are shown side by side, and either is corrected', async () => {
  const { id } = await add({ name: 'Abdul Karim', phone: '01711100001', nid: '19901234567890123' })
  const { id: other } = await add({ name: 'A. Karim', phone: '01711100002', nid: '9999999999999' })
  const { nidHash } = await read.worker.findUniqueOrThrow({ where: { id } })
  await prisma.worker.update({ where: { id: other }, data: { nidHash } })
  expect(await ask('byId', { id })).toMatchObject({ alike: [{ id: other }] })
  await act('edit', { id, seen: 1, values: { name: 'Abdul Karim', phone: '01711100003' } })
})

test('numbers that a spreadsheet has rounded are left out, and said to be', async () => {
  const table = await given('import-nid-rounded.csv')
  const message = expect.stringContaining('A spreadsheet has rounded these numbers')
  expect((await compare(table)).map(({ unread }) => unread)).toEqual([
    [{ place: 2, field: 'nid', message }],
    [{ place: 3, field: 'nid', message }],
  ])
  expect(await bring(table)).toMatchObject({ added: 2, unread: [{ place: 2 }, { place: 3 }] })
  expect(await read.worker.count({ where: { nidHash: { not: null } } })).toBe(0)
  expect(await compare('Name,Mobile,NID\nA Karim,01711100005,19901234567890101')).toMatchObject([{ unread: [] }])
})

test.each([
  ['AO1234567', /Write A01234567 if it is a digit, and AO 1234567/],
  ['ao1234567', /Write A01234567/],
  ['AI1234567', /Write A11234567/],
  ['A0O234567', /Write A00234567 if/],
])('the passport %s is asked, in forms and in files', async (passport, message) => {
  await expect(add({ ...karim, passport })).rejects.toMatchObject({
    issues: [{ path: 'values.passport', message: expect.stringMatching(message) }],
  })
  const table = (await given('import-passport-letter-o.csv')).replace('AO1234567', passport)
  const unread = [{ field: 'passport', message: expect.stringMatching(message) }]
  expect(await compare(table)).toMatchObject([{ unread, problems: [] }])
  expect(await bring(table)).toMatchObject({ added: 1, unread })
  expect(await look((await read.worker.findFirst())!.id)).toMatchObject({ passport: '' })
})

test('with a gap it is the letter; either spelling finds either', async () => {
  await add({ name: 'Letter', phone: '01711100001', passport: 'AO 1234567' })
  await add({ name: 'Digit', phone: '01711100002', passport: 'A07654321' })
  await add({ name: 'Two letters', phone: '01711100003', passport: 'OB1234567' })
  for (const search of ['AO1234567', 'A01234567', 'ao 1234567']) expect(await find(search)).toEqual(['Letter'])
  for (const search of ['AO7654321', 'A07654321']) expect(await find(search)).toEqual(['Digit'])
})
