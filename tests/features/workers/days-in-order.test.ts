import type { inferRouterOutputs } from '@trpc/server'
import { beforeEach, expect, test } from 'vitest'
import { formatDate } from '#i18n/format.ts'
import type { AppRouter } from '#server/features.ts'
import { readPeople } from '#server/features/workers/import-table.shared.ts'
import { inDays } from '../vacancies/job.ts'
import { karim, openFiles } from './files.ts'

type Outputs = inferRouterOutputs<AppRouter>['workers']

const files = await openFiles()
const { act, add, addDocument, ask, prisma, read, empty } = files
const { withLocale } = await import('#server/http/locale-middleware.ts')
const { workerInput } = await import('#server/features/workers/schema.ts')

const long = (day: string) => formatDate(day, { dateStyle: 'long' })
const late = { ...karim, passportIssuedOn: '2025-05-01', passportExpiresOn: '2024-05-01' }
const LATE = '“Passport expires” (1 May 2024) cannot be before “Passport issued” (1 May 2025)'
const early = { ...karim, bornOn: '1999-03-15', passportIssuedOn: '1998-05-01' }
const EARLY = '“Passport issued” (1 May 1998) cannot be before “Date of birth” (15 March 1999)'

beforeEach(empty)

test('a passport that ends before it was issued is refused, with both days', async () => {
  const issues = [{ path: 'values.passportExpiresOn', message: LATE }]
  await expect(add(late)).rejects.toMatchObject({ issues })
  const { id } = await add()
  await expect(act('edit', { id, seen: 1, values: late })).rejects.toMatchObject({ issues })
  expect(withLocale('bn', () => workerInput.safeParse(late).error?.issues)).toMatchObject([
    { message: '“পাসপোর্টের মেয়াদ শেষ” (১ মে ২০২৪) “পাসপোর্ট ইস্যু” (১ মে ২০২৫)-এর আগে হতে পারে না'.normalize() },
  ])
})

test('a passport that was issued before its person was born is refused', async () => {
  await expect(add(early)).rejects.toMatchObject({ issues: [{ path: 'values.passportIssuedOn', message: EARLY }] })
  const { passportIssuedOn: _, ...without } = early
  const born = { ...without, bornOn: '2000-01-01', passportExpiresOn: '' }
  await add({ ...born, passportIssuedOn: '2000-01-02' })
})

test('it is told along with what else is wrong', () => {
  const { error } = workerInput.safeParse({ ...late, phone: '0171' })
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['phone', 'passportExpiresOn'])
})

test('what was stored before the rule is shown, and saved once it is right', async () => {
  const { id } = await add()
  await prisma.worker.update({ where: { id }, data: { passportIssuedOn: '2035-01-01' } })
  expect(await ask('byId', { id })).toMatchObject({ passportIssuedOn: '2035-01-01' })
  await act('edit', { id, seen: 1, values: karim })
})

const compare = (text: string) => {
  const { rows } = readPeople(text, true) as Extract<ReturnType<typeof readPeople>, { rows: unknown }>
  return act<Outputs['previewImport']>('previewImport', { rows })
}
const bring = async (text: string, replace = false) => {
  const { rows } = readPeople(text, true) as Extract<ReturnType<typeof readPeople>, { rows: unknown }>
  const seen = await compare(text)
  return act<Outputs['import']>('import', { rows: rows.map((row, n) => ({ ...row, seen: seen[n]!.seen, replace })) })
}

test('an imported row comes in without the day that is not in order', async () => {
  const table =
    'Name,Mobile,DOB,Passport issued,Passport expiry\nAbdul Karim,01711100001,15/03/1990,01/05/2025,01/05/2024'
  expect(await compare(table)).toMatchObject([
    { unread: [{ field: 'passportExpiresOn', message: LATE }], problems: [] },
  ])
  expect(await bring(table)).toMatchObject({ added: 1, unread: [{ message: LATE }] })
  expect(await read.worker.findMany()).toMatchObject([{ passportIssuedOn: '2025-05-01', passportExpiresOn: '' }])
})

test('a row is compared with its file, whether it fills in or replaces', async () => {
  const { id } = await add({ ...karim, passportIssuedOn: '', passportExpiresOn: '2024-05-01' })
  const filled = 'Name,Mobile,Passport issued\nAbdul Karim,01712345678,01/05/2025'
  const message = '“Passport expires” (1 May 2024) cannot be before “Passport issued” (1 May 2025)'
  expect(await compare(filled)).toMatchObject([
    { file: { id }, fills: [], unread: [{ field: 'passportIssuedOn', message }] },
  ])
  expect(await bring(filled)).toMatchObject({ changed: 0, unread: [{ message }] })
  const replaced = 'Name,Mobile,Passport issued,Passport expiry\nAbdul Karim,01712345678,01/05/2025,01/05/2035'
  expect(await bring(replaced, true)).toMatchObject({ changed: 1, left: [], unread: [{ field: 'passportIssuedOn' }] })
  expect(await bring(replaced)).toMatchObject({ changed: 1, left: [], unread: [] })
  expect(await read.worker.findMany()).toMatchObject([{ passportExpiresOn: '2035-05-01' }])
  const earlier = 'Name,Mobile,DOB,Passport expiry\nAbdul Karim,01712345678,15/03/1990,01/01/2020'
  expect(await compare(earlier)).toMatchObject([{ differs: [], unread: [{ field: 'passportExpiresOn' }] }])
  expect(await bring(earlier, true)).toMatchObject({ changed: 0 })
})

test('a document is in order, in the words of its kind, and after a birth', async () => {
  const { id } = await add({ name: 'Monir', phone: '01511111111', bornOn: '1999-03-15' })
  const medical = { heldOn: inDays(-1), expiresOn: inDays(-2) }
  const day = `(${long(inDays(-2))}) cannot be before “Day” (${long(inDays(-1))})`
  const refused = await addDocument(id, 'medical', medical)
  expect(refused.error?.data).toMatchObject({ issues: [{ path: 'expiresOn', message: expect.stringContaining(day) }] })
  const police = await addDocument(id, 'police', { issuedOn: '1999-03-14' })
  expect(police.error?.data).toMatchObject({ field: 'issuedOn' })
  expect(police.error?.message).toBe('“Issued” (14 March 1999) cannot be before “Date of birth” (15 March 1999)')
  await addDocument(id, 'police', { issuedOn: '2009-03-15' })
  const values = { name: 'Monir', phone: '01511111111', bornOn: '2010-01-01' }
  await expect(act('edit', { id, seen: 1, values })).rejects.toMatchObject({ field: 'bornOn' })
})

test('an imported birth is compared with the documents of the file', async () => {
  for (const [bornOn, replace] of [
    ['', false],
    ['1990-03-15', true],
  ] as const) {
    await empty()
    const { id } = await add({ ...karim, bornOn, passportIssuedOn: '', passportExpiresOn: '' })
    await addDocument(id, 'police', { issuedOn: '2008-05-01' })
    const table = `Name,Mobile,Passport No,DOB\nAbdul Karim,01712345678,${karim.passport},01/06/2009`
    const problem = { field: 'bornOn', message: expect.stringMatching(/1 May 2008.*1 June 2009/) as unknown }
    expect(await compare(table)).toMatchObject([{ unread: [problem], fills: [], differs: [] }])
    expect(await bring(table, replace)).toMatchObject({ changed: 0 })
    expect(await read.worker.findMany()).toMatchObject([{ bornOn }])
  }
})
