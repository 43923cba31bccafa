import type { inferRouterOutputs } from '@trpc/server'
import { beforeEach, expect, test } from 'vitest'
import type { AppRouter } from '#server/features.ts'
import { callsThrough } from '../calls.ts'
import { openCash } from '../payments/cash.ts'
import { karim, PASSPORT } from '../workers/files.ts'

type List = inferRouterOutputs<AppRouter>['people']['list']

const cash = await openCash()
const { owner, apply, going, take, empty } = cash
const { ask, act } = callsThrough(cash)
const { list: listAs } = await import('#server/features/people/domain.ts')

beforeEach(empty)

const list = (input: object = {}) => ask<List>('people.list', input, owner)
const found = async (search: string) => (await list({ search })).rows.map(({ name }) => name)
const addFile = (values: object, application?: string) =>
  act<{ id: string; reference: string }>('workers.add', { values, ...(application && { application }) }, owner)

test('a person stands once, with the file and all applications', async () => {
  const first = await apply({ name: karim.name, phone: karim.phone })
  const { id } = await addFile(karim, first.id)
  const loose = await apply({ name: 'ABDUL KARIM', phone: karim.phone, trade: 'electrician' })
  await apply({ name: 'Rahim Uddin', phone: '01911111111' })
  await apply({ name: 'Rahim Uddin', phone: '01911111111', trade: 'electrician' })
  const { rows, count } = await list()
  expect(count).toBe(2)
  expect(rows.map(({ name, file, applications }) => [name, file?.id, applications.length]).toSorted()).toEqual([
    ['Abdul Karim', id, 2],
    ['Rahim Uddin', undefined, 2],
  ])
  const shown = rows.find(({ file }) => file)!.applications
  expect(shown.find(each => each.id === loose.id)).toMatchObject({ isInFile: false })
  expect(shown.find(each => each.id === first.id)).toMatchObject({ isInFile: true })
})

test('a worker is found once by whatever is known of them', async () => {
  const { id: application, reference: ofApplication } = await apply({ name: karim.name, phone: karim.phone })
  const { reference } = await addFile(karim, application)
  const { reference: ofLoose } = await apply({ name: karim.name, phone: karim.phone })
  await apply({ name: 'Somebody Else', phone: '01611111111' })
  const searches = [
    'karim abdul',
    '01712345678',
    '+880 1712-345678',
    '5678',
    '৫৬৭৮',
    PASSPORT,
    karim.nid,
    reference,
    ofApplication,
    ofLoose,
    'করিম',
  ]
  for (const words of searches) expect([words, await found(words)]).toEqual([words, ['Abdul Karim']])
  for (const words of ['A01234568', '9999', 'Nobody']) expect([words, await found(words)]).toEqual([words, []])
})

test.each(['Mohammad Abdur Rahman', 'MD.ABDUR RAHMAN', 'মো: আব্দুর রহমান', 'মো. আব্দুর রহমান', 'Rahman,'])(
  'the spelling %s finds file and application',
  async words => {
    await addFile({ name: 'Md. Abdur Rahman', nameBn: 'মোঃ আব্দুর রহমান', phone: '01712345670' })
    expect(await found(words)).toEqual(['Md. Abdur Rahman'])
    await apply({ name: 'Md. Abdur Rahman', phone: '01812345671' })
    expect(await found(words), 'whichever script the name is in').toHaveLength(2)
  },
)

test('whose telephone ends with the digits stands first', async () => {
  await apply({ name: 'Ends So', phone: '01711115678' })
  await apply({ name: 'Has Them Inside', phone: '01756781111' })
  expect(await found('5678')).toEqual(['Ends So', 'Has Them Inside'])
})

test('a receipt finds whoever paid', async () => {
  const { worker, application } = await going()
  const { number } = await take({ worker, application })
  await apply({ name: 'Somebody Else', phone: '01611111111' })
  for (const words of [`#${number}`, `REC-${String(number).padStart(6, '0')}`])
    expect([words, (await list({ search: words })).rows.map(({ id }) => id)]).toEqual([words, [worker]])
})

test('people without a right see none of what it opens', async () => {
  const { id } = await apply({ name: karim.name, phone: karim.phone })
  await addFile(karim, id)
  const asked = { search: '' }
  const program = (scope: 'applications') => ({ role: 'owner' as const, scopes: [scope] })
  const [applicant] = (await listAs(program('applications'), asked)).rows
  expect(applicant).toMatchObject({ name: 'Abdul Karim', file: undefined, applications: [{ id }] })
  expect((await listAs(program('applications'), { search: PASSPORT })).rows).toEqual([])
})

test('a page has as many people as it says, in the same order', async () => {
  for (let n = 0; n < 27; n++)
    await apply({ name: `Applicant ${String.fromCodePoint(65 + n)}x`, phone: `017120000${String(n).padStart(2, '0')}` })
  const first = await list({ sort: 'name' })
  const second = await list({ sort: 'name', page: 2 })
  expect([first.rows.length, second.rows.length, first.count, first.pages]).toEqual([25, 2, 27, 2])
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(27)
})
