import { createHash } from 'node:crypto'
import type { inferRouterOutputs } from '@trpc/server'
import { beforeEach, expect, test } from 'vitest'
import { monthsFrom } from '#i18n/typed/day.ts'
import type { AppRouter } from '#server/features.ts'
import type { Words } from '#server/features/workers/import-columns.shared.ts'
import { refusedText } from '#server/features/workers/import-refused.shared.ts'
import { portionsOf, unknownWords, wordKey } from '#server/features/workers/import.shared.ts'
import { type ImportTable, readPeople } from '#server/features/workers/import-table.shared.ts'
import { PORTION_ROWS } from '#server/features/workers/import-schema.ts'
import { karim, NID, openFiles, PASSPORT } from './files.ts'

type Outputs = inferRouterOutputs<AppRouter>['workers']
type Row = ImportTable['rows'][number] & { seen?: string; replace?: boolean }

const files = await openFiles()
const { prisma, ask, act, add, look, logged, owner, clerk, caseworker, request, read, empty } = files

beforeEach(empty)

const rowsIn = (text: string): Row[] => (readPeople(text, true) as ImportTable).rows
const compare = (rows: Row[], as = owner) => act<Outputs['previewImport']>('previewImport', { rows }, as)
const bring = (rows: Row[], as = owner) => act<Outputs['import']>('import', { rows }, as)

/** Previews a table and writes all of it, as staff do. */
async function bringAll(text: string, { replace = false, as = owner } = {}) {
  const done: Omit<Outputs['import'], 'undo'> = { added: 0, changed: 0, left: [], unread: [] }
  for (const rows of portionsOf(rowsIn(text))) {
    const seen = await compare(rows, as)
    const part = await bring(
      rows.map((row, n) => ({ ...row, seen: seen[n]!.seen, replace })),
      as,
    )
    done.added += part.added
    done.changed += part.changed
    done.left.push(...part.left)
    done.unread.push(...part.unread)
  }
  return done
}
const only = async () => {
  const [worker, ...others] = await read.worker.findMany()
  expect(others).toEqual([])
  return worker!
}

const FULL = [
  'Name,Bangla name,Mobile,Passport No,Passport expiry,NID,DOB,Sex,District,Trade,Next of kin,Relation,Next of kin’s phone,Bank A/C No,Bank,Experience,BMET No,Smart card',
  'Abdul Karim,আব্দুল করিম,০১৭১২-৩৪৫৬৭৮,a 0123-4567,09.01.34,১৯৯০১২৩৪৫৬৭৮৯০১২৩,15/03/1990,M,Bogra,রাজমিস্ত্রি,Rahela Begum,Wife,+880 1812 345678,2050 1110 2003 0044,"Islami Bank, Bogura",5 years in Oman,R-1,S-1',
].join('\n')

test('a preview says who is new, and an import makes their files, sealed', async () => {
  const rows = rowsIn(FULL)
  const preview = await compare(rows)
  expect(preview).toEqual([
    {
      place: 2,
      name: 'Abdul Karim',
      phone: '8801712345678',
      bornOn: '1990-03-15',
      passportExpiresOn: '2034-01-09',
      fills: [],
      differs: [],
      problems: [],
      unread: [],
      seen: 'new',
    },
  ])
  expect(await read.worker.count()).toBe(0)
  expect(await bringAll(FULL)).toEqual({ added: 1, changed: 0, left: [], unread: [] })
  const worker = await only()
  expect(worker).toMatchObject({
    reference: expect.stringMatching(/^WRK-/),
    nameBn: 'আব্দুল করিম',
    phone: '8801712345678',
    kinPhone: '8801812345678',
    district: 'bogura',
    trade: 'mason',
    sex: 'male',
    expiresOn: '2033-07-09', // half a year is asked at entry
    experience: '5 years in Oman',
    registrationNo: 'R-1',
    smartCardNo: 'S-1',
    note: '',
    version: 1,
  })
  expect(JSON.stringify(worker)).not.toMatch(/A01234567|19901234567890123|2050/)
  expect(await look(worker.id)).toEqual({ passport: PASSPORT, nid: NID, account: '2050111020030044' })
  expect((await compare(rows))[0]).toMatchObject({ file: { id: worker.id }, fills: [], differs: [], problems: [] })
})

test('the log counts, and names nobody', async () => {
  await bringAll(FULL, { as: caseworker })
  const lines = await read.activity.findMany()
  expect(lines).toMatchObject([{ action: 'workers-imported', actor: 'caseworker', detail: '1 0', subject: '' }])
  expect(JSON.stringify(lines)).not.toContain('Karim')
  const { id } = await only()
  await bringAll('Passport,Remarks\nA01234567,Came by bus')
  expect(await logged(id)).toEqual(['worker-edited'])
})

test.each([
  ['its reference', (reference: string) => ['Reference', reference.toLowerCase()]],
  ['its passport', () => ['Passport', 'A 0123 4567']],
  ['its NID', () => ['NID', NID]],
  ['telephone and name', () => ['Phone,Name', '01712345678,ABDUL  KARIM']],
])('a file is found by %s, its empty fields are filled, and nothing is overwritten', async (_, means) => {
  const { nid, passport, passportExpiresOn, ...before } = { ...karim, languages: '' }
  const { id, reference } = await add({ ...before, nid, passport })
  const [heading, cell] = means(reference)
  const text = `${heading},Languages,District,Passport expiry\n${cell},Arabic,Comilla,9 Jan 2034`
  expect(await compare(rowsIn(text))).toMatchObject([
    {
      file: { id, reference },
      fills: ['languages', 'passportExpiresOn'],
      differs: [{ field: 'district', stored: 'bogura', given: 'cumilla' }],
      seen: `${id} 1`,
    },
  ])
  expect(await bringAll(text)).toEqual({ added: 0, changed: 1, left: [], unread: [] })
  expect(await only()).toMatchObject({
    languages: 'Arabic',
    district: 'bogura',
    passportExpiresOn,
    expiresOn: monthsFrom(passportExpiresOn, -6),
    kinName: 'Rahela Begum',
    version: 2,
  })
  expect(await look(id)).toEqual({ passport, nid, account: '2050111020030044' })
  await bringAll(text, { replace: true })
  expect(await only()).toMatchObject({ district: 'cumilla', version: 3 })
})

test('a file of an earlier passport shows no number, and is replaced only where chosen', async () => {
  const { id } = await add()
  const text = 'Name,Phone,Passport,NID\nAbdul Karim,01712345678,B7654321,\n'
  expect((await compare(rowsIn(text)))[0]).toMatchObject({
    fills: [],
    differs: [{ field: 'passport', stored: '', given: '' }],
  })
  expect(await bringAll(text)).toMatchObject({ added: 0, changed: 0, left: [] })
  expect(await look(id)).toMatchObject({ passport: PASSPORT })
  await bringAll(text, { replace: true })
  expect(await look(id)).toEqual({ passport: 'B7654321', nid: NID, account: '2050111020030044' })
  expect((await compare(rowsIn('Passport,Note\nB7654321,x')))[0]).toMatchObject({ file: { id } })
})

test('of somebody else with that name and telephone the day of birth differs', async () => {
  await add()
  expect(await bringAll('Name,Phone,DOB\nAbdul Karim,01712345678,1 Feb 1999')).toMatchObject({ added: 1 })
})

test('a merged file is the one that it went into', async () => {
  const [first, second] = [await add(), await add({ name: 'Karim A.', phone: '01911111111', passport: 'B7654321' })]
  await act('merge', { id: second.id, into: first.id })
  expect((await compare(rowsIn('Passport,Note\nB7654321,x')))[0]).toMatchObject({ file: { id: first.id } })
})

test('a bad row holds up no other, a bad cell not its row', async () => {
  await add()
  await add({ name: 'Mina', phone: '01811111111', passport: 'B7654321' })
  const text = [
    'Name,Phone,Passport,NID,DOB,Trade,Expiry',
    'Good One,01511111111,,,,,',
    ',01511111112,,,,,',
    'No Phone,,,,,,',
    'Two Phones,01511111113/01511111114,,,,,',
    'Excel,1.71E+09,,,,,',
    'Child,01511111115,,,1/1/2020,,',
    'Helper,01511111116,,,,Helper,',
    'Numbers,01511111117,12,34,,,',
    `Two Files,01511111118,B7654321,${NID},,,`,
    'Good One,01511111111,,,,,',
    'Late,01511111119,,,,,31/02/2030',
    'Good Two,01511111120,,,,,',
  ].join('\n')
  const preview = await compare(rowsIn(text))
  const [told, unread] = [preview.flatMap(row => row.problems), preview.flatMap(row => row.unread)]
  const toLines = (problems: typeof told) => problems.map(({ place, field, message }) => [place, field, message])
  expect(toLines(told)).toEqual([
    [3, 'name', 'Enter the name'],
    [4, 'phone', expect.any(String)],
    [5, 'phone', expect.stringContaining('more than one')],
    [6, 'phone', expect.any(String)],
    [10, undefined, expect.stringMatching(/several files: WRK-\w+, WRK-\w+/)],
    [11, undefined, expect.stringContaining('row 2')],
  ])
  expect(toLines(unread)).toEqual([
    [7, 'bornOn', expect.stringMatching(/between|from/)],
    [8, 'trade', 'No trade here is called “Helper”'],
    [9, 'passport', expect.stringContaining('A01234567')],
    [9, 'nid', 'An NID has 10, 13 or 17 digits'],
    [12, 'passportExpiresOn', expect.stringContaining('This is no day')],
  ])
  expect(await bringAll(text)).toEqual({ added: 6, changed: 0, left: told, unread })
  const late = await read.worker.findFirst({ where: { name: 'Late' } })
  expect(late).toMatchObject({ phone: '8801511111119', passportExpiresOn: '', expiresOn: '' })
  expect(await look((await read.worker.findFirst({ where: { name: 'Numbers' } }))!.id)).toMatchObject({ passport: '' })
})

test('a cell that cannot be read changes nothing of a file, others do', async () => {
  const { id } = await add({ ...karim, languages: '' })
  const text = 'Name,Phone,Languages,District,Expiry,NID\nAbdul Karim,01712345678,Arabic,Nowhere,soon,12'
  expect(await compare(rowsIn(text))).toMatchObject([
    { file: { id }, fills: ['languages'], differs: [], problems: [], unread: [{}, {}, {}] },
  ])
  expect(await bringAll(text, { replace: true })).toMatchObject({ changed: 1, left: [], unread: [{}, {}, {}] })
  const { district, passportExpiresOn } = karim
  expect(await only()).toMatchObject({ languages: 'Arabic', district, passportExpiresOn })
  expect(await look(id)).toMatchObject({ nid: NID })
})

test('nothing is left out that the preview has not shown', async () => {
  const [row] = rowsIn('Name,Phone,DOB\nGood,01511111111,sometime')
  expect(await bring([{ ...row!, seen: 'new' }])).toMatchObject({
    added: 0,
    left: [{ message: expect.stringContaining('since the preview') }],
  })
  expect(await read.worker.count()).toBe(0)
})

test('what many write in a column of numbers makes nobody the same person', async () => {
  const text = 'Ref,Name,Phone,Passport\nKamal,One,01511111111,applied\nKamal,Two,01511111112,Applied'
  expect(await bringAll(text)).toMatchObject({ added: 2, left: [], unread: [{ place: 2 }, { place: 3 }] })
})

test('of two rows that mean one file only the first is taken', async () => {
  const { id } = await add({ ...karim, district: '' })
  const text = `Name,Phone,Passport,District\n,,${PASSPORT},Dhaka\nAbdul Karim,01712345678,,Bogra`
  expect((await compare(rowsIn(text))).map(({ file, problems }) => [file?.id, problems.length])).toEqual([
    [id, 0],
    [id, 1],
  ])
  expect(await bringAll(text)).toMatchObject({ changed: 1, left: [{ place: 3 }] })
  expect(await only()).toMatchObject({ district: 'dhaka' })
})

test('whoever may not read sealed numbers brings none, and fills in the rest', async () => {
  await expect(compare(rowsIn(FULL), clerk)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(
    bring(
      rowsIn(FULL).map(row => ({ ...row, seen: 'new' })),
      clerk,
    ),
  ).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  const { id } = await add({ ...karim, languages: '' })
  expect(await bringAll('Name,Phone,Languages\nAbdul Karim,01712345678,Arabic', { as: clerk })).toMatchObject({
    changed: 1,
  })
  expect(await look(id)).toMatchObject({ passport: PASSPORT, nid: NID })
})

test('what has changed since the preview stays out, and the rest comes in', async () => {
  const { id } = await add({ ...karim, district: '' })
  const rows = rowsIn(
    `Name,Phone,District\nAbdul Karim,01712345678,Dhaka\nMina,01811111111,Dhaka\nNew,01911111111,Dhaka`,
  )
  const seen = await compare(rows)
  await act('edit', { id, seen: 1, values: { ...karim, district: 'feni' } })
  await add({ name: 'Mina', phone: '01811111111' })
  const done = await bring(rows.map((row, n) => ({ ...row, seen: seen[n]!.seen })))
  expect(done).toMatchObject({ added: 1, changed: 0, left: [{ place: 2 }, { place: 3 }] })
  expect(done.left[0]!.message).toContain('since the preview')
  expect(await read.worker.findUnique({ where: { id } })).toMatchObject({ district: 'feni' })
})

test('two imports of one table at once make no second file', async () => {
  const rows = rowsIn(
    [
      'Name,Phone,Passport',
      ...Array.from({ length: 40 }, (_, n) => `Worker ${n},0171200${1000 + n},A${1000000 + n}`),
    ].join('\n'),
  ).map(row => ({ ...row, seen: 'new' }))
  const both = await Promise.all([bring(rows, owner), bring(rows, caseworker)])
  expect(both.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 40])
  expect(await read.worker.count()).toBe(40)
})

test('a part that is sent again with its key is written once', async () => {
  const rows = rowsIn('Name,Phone,NID\nKarim,01712345678,1990123456').map(row => ({ ...row, seen: 'new' }))
  const send = async () =>
    (await (
      await request('/api/trpc/workers.import', {
        method: 'POST',
        cookie: owner,
        json: { rows },
        headers: { 'idempotency-key': 'one' },
      })
    ).json()) as { result: { data: object } }
  const [first, again] = [await send(), await send()]
  expect(first.result.data).toMatchObject({ added: 1, changed: 0, left: [], unread: [] })
  expect(again.result.data).toEqual(first.result.data)
  expect(await read.worker.count()).toBe(1)
  const plain = createHash('sha256')
    .update(JSON.stringify(['workers.import', [rows, {}]]))
    .digest('hex')
  expect((await prisma.idempotencyKey.findMany()).map(row => row.request)).not.toContain(plain)
})

test('sealed numbers of another installation’s key stay as they are', async () => {
  const { id } = await add({ ...karim, languages: '' })
  await prisma.worker.update({ where: { id }, data: { numbers: Buffer.from('x'.repeat(90)).toString('base64') } })
  expect((await compare(rowsIn(`Name,Phone,NID\nAbdul Karim,01712345678,${NID}`)))[0]!.problems).toHaveLength(1)
  const before = await only()
  expect(await bringAll('Name,Phone,Languages\nAbdul Karim,01712345678,Arabic')).toMatchObject({ changed: 1 })
  const { numbers, passportHash, nidHash } = before
  expect(await only()).toMatchObject({ languages: 'Arabic', numbers, passportHash, nidHash })
})

test.each([
  ['no rows', { rows: [] }],
  ['too many rows', { rows: Array.from({ length: PORTION_ROWS + 1 }, (_, n) => ({ place: n + 1, texts: {} })) }],
  ['another field', { rows: [{ place: 1, texts: { state: 'archived' } }] }],
  ['an endless cell', { rows: [{ place: 1, texts: { note: 'x'.repeat(6000) } }] }],
  ['no place', { rows: [{ place: 0, texts: {} }] }],
  ['another order', { rows: [{ place: 1, texts: {} }], orders: { bornOn: 'year' } }],
])('a call with %s is refused', async (_, input) => {
  await expect(act('previewImport', input)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('hostile texts are read in no time, and cost their cells alone', async () => {
  const marks = `e${'\u0301'.repeat(4900)}`
  const texts = [
    marks,
    '\u202e'.repeat(4900),
    '٪'.repeat(4900),
    '9'.repeat(4900),
    "='|cmd",
    '<script>',
    '1/'.repeat(2400),
  ]
  const fields = [
    'name',
    'phone',
    'passport',
    'nid',
    'bornOn',
    'district',
    'trade',
    'sex',
    'kinPhone',
    'note',
    'reference',
  ]
  const rows = texts.map((text, n) => ({ place: n + 2, texts: Object.fromEntries(fields.map(field => [field, text])) }))
  const begun = process.cpuUsage()
  const told = await compare([...rows, { place: 50, texts: { name: 'Good', phone: '01712345678' } }])
  expect(process.cpuUsage(begun).user).toBeLessThan(500_000)
  expect(told.map(({ problems }) => problems.length > 0)).toEqual([...texts.map(() => true), false])
  for (const { problems, unread } of told)
    for (const { message } of [...problems, ...unread]) expect(message.length).toBeLessThan(300)
})

const SPELLINGS = [
  (day: string) => day,
  (day: string) => day.split('-').toReversed().join('/'),
  (day: string) =>
    day
      .split('-')
      .toReversed()
      .join('.')
      .replace(/\.\d\d(?=\d\d$)/, '.'),
  (day: string) => new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'medium' }),
  (day: string) => new Date(`${day}T12:00:00Z`).toLocaleDateString('bn-BD', { dateStyle: 'long' }),
  (day: string) => String(Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569),
]

test('people with days in every spelling come in as they are', async () => {
  const pad = (n: number) => String(n).padStart(2, '0')
  const people = Array.from({ length: 60 }, (_, n) => ({
    name: `Worker ${n}`,
    phone: `017${10_000_000 + n}`,
    passport: `A${10_000_000 + n}`,
    bornOn: `${1960 + (n % 40)}-${pad((n % 12) + 1)}-${pad((n % 28) + 1)}`,
    expires: `${2027 + (n % 9)}-${pad(((n + 5) % 12) + 1)}-${pad(((n + 11) % 28) + 1)}`,
  }))
  const text = [
    'নাম,মোবাইল,পাসপোর্ট নং,জন্ম তারিখ,পাসপোর্টের মেয়াদ',
    ...people.map(({ name, phone, passport, bornOn, expires }, n) =>
      [name, phone, passport, SPELLINGS[n % 6]!(bornOn), SPELLINGS[(n + 3) % 6]!(expires)]
        .map(cell => `"${cell}"`)
        .join(','),
    ),
  ].join('\n')
  expect(await bringAll(text)).toEqual({ added: 60, changed: 0, left: [], unread: [] })
  const stored = new Map((await read.worker.findMany()).map(worker => [worker.name, worker]))
  for (const { name, bornOn, expires } of people)
    expect(stored.get(name)).toMatchObject({ bornOn, passportExpiresOn: expires, expiresOn: monthsFrom(expires, -6) })
  expect(await bringAll(text)).toEqual({ added: 0, changed: 0, left: [], unread: [] })
  expect(await ask('list')).toMatchObject({ count: 60 })
})

test.each(['/admin/workers.csv', '/bn/admin/workers.csv'])('what %s exports is read back as it was', async path => {
  await add({ ...karim, experience: 'Two lines,\n"quoted"', languages: '=Arabic', registrationNo: '0012-3' })
  await add({ name: 'রহিম;=1', phone: '+966501234567', sex: 'other', experience: '10-12', languages: '2' })
  const text = (await (await request(path, { cookie: owner })).text()).replace(/^\uFEFF/, '')
  for (const cell of ["রহিম;'=1", "'10-12", "'2"]) expect(text).toContain(cell)
  const table = readPeople(text, true) as ImportTable
  expect([table.unread, table.problems]).toEqual([[], []])
  expect(await compare(table.rows)).toEqual([
    expect.objectContaining({ fills: [], differs: [], problems: [], file: expect.any(Object) }),
    expect.objectContaining({ fills: [], differs: [], problems: [], file: expect.any(Object) }),
  ])
  const before = await read.worker.findMany({ orderBy: { createdAt: 'asc' } })
  await prisma.worker.deleteMany()
  expect(await bringAll(text)).toMatchObject({ added: 2, left: [] })
  const kept = ['name', 'nameBn', 'phone', 'bornOn', 'sex', 'district', 'trade', 'experience', 'languages'] as const
  const also = [
    'passportIssuedOn',
    'passportExpiresOn',
    'registrationNo',
    'smartCardNo',
    'fatherName',
    'motherName',
    'village',
    'postOffice',
    'upazila',
    'kinName',
    'kinPhone',
  ] as const
  const after = await read.worker.findMany()
  for (const worker of before)
    for (const field of [...kept, ...also])
      expect([field, after.find(({ name }) => name === worker.name)?.[field]]).toEqual([field, worker[field]])
})

const part = async (text: string, { words = {}, replace = false }: { words?: Words; replace?: boolean } = {}) => {
  const rows = rowsIn(text)
  const seen = await act<Outputs['previewImport']>('previewImport', { rows, words })
  const given = rows.map((row, n) => ({ ...row, seen: seen[n]!.seen, replace }))
  return act<Outputs['import']>('import', { rows: given, words })
}
const undo = (given: Outputs['import']['undo'], as = owner) => act<Outputs['undoImport']>('undoImport', given, as)

test('an import is undone: new files go, and what was filled in is empty again', async () => {
  const { id } = await add({ ...karim, languages: '' })
  const before = await read.worker.findUniqueOrThrow({ where: { id } })
  const done = await part('Name,Phone,Languages\nAbdul Karim,01712345678,Arabic\nNew One,01911111111,')
  expect(done).toMatchObject({ added: 1, changed: 1 })
  await expect(undo(done.undo, caseworker)).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(undo({ ...done.undo, added: [id] })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await undo(done.undo)).toEqual({ removed: 1, emptied: 1, left: 0 })
  const { version: _, changedAt: __, numbers: ___, ...facts } = before
  expect(await only()).toMatchObject({ ...facts, languages: '' })
  expect(await look(id)).toEqual({ passport: PASSPORT, nid: NID, account: '2050111020030044' })
  expect(await undo(done.undo)).toEqual({ removed: 0, emptied: 0, left: 2 })
})

test('files that somebody has worked on since stay, and are counted', async () => {
  const done = await part('Name,Phone\nFirst,01911111111\nSecond,01911111112\nThird,01911111114')
  const named = async (name: string) => (await read.worker.findFirstOrThrow({ where: { name } })).id
  const [id, noted] = [await named('First'), await named('Third')]
  await act('edit', { id, seen: 1, values: { name: 'First', phone: '01911111113' } })
  await prisma.task.create({ data: { id: 'noted', workerId: noted, text: 'Call', dueOn: '2026-12-01', by: 'Nadia' } })
  expect(await undo(done.undo)).toEqual({ removed: 1, emptied: 0, left: 2 })
  expect((await read.worker.findMany({ orderBy: { name: 'asc' } })).map(file => file.id)).toEqual([id, noted])
})

test('what a word means is said once, and remembered for the next table', async () => {
  const text = 'Name,Phone,Trade,District\nOne,01911111111,Rod  Binder,Atlantis'
  const words = { trade: { 'rod binder': 'mason' }, district: { atlantis: '' } }
  expect(unknownWords(rowsIn(text))).toMatchObject([{ field: 'trade' }, { field: 'district' }])
  expect(rowsIn(text).map(({ texts }) => wordKey(texts.trade!))).toEqual(['rod binder'])
  expect(await part(text, { words })).toMatchObject({ added: 1, unread: [] })
  expect(await only()).toMatchObject({ trade: 'mason', district: '' })
  expect(await ask('importWords')).toEqual({ ...words, sex: {} })
  await part('Name,Phone\nTwo,01911111112', { words: { trade: { 'rod binder': 'welder' } } })
  expect(await ask('importWords')).toMatchObject({ trade: { 'rod binder': 'welder' } })
})

test('a word that means no trade here is no trade', async () => {
  const words = { trade: { binder: 'king' } }
  expect(await part('Name,Phone,Trade\nOne,01911111111,Binder', { words })).toMatchObject({
    unread: [{ field: 'trade' }],
  })
})

test('refused rows are a file that says why, and is read again', async () => {
  const text = 'Name,Phone,Ward\nOne,01911111111,Char\nTwo,,Bhola\n=Three,0191,"a,b"'
  const table = readPeople(text, true) as ImportTable
  const { left } = await bringAll(text)
  const file = refusedText(table, left)
  const [, headings, two, three] = /^\uFEFF(.*)\r\n(.*)\r\n(.*)\r\n$/.exec(file)!
  expect(headings).toBe('"Why it was left out","Name","Phone","Ward"')
  expect(two).toMatch(/^"Telephone: .+","Two","","Bhola"$/)
  expect(three).toMatch(/,"'=Three","'0191","a,b"$/)
  const again = readPeople(file.replace('"Two",""', '"Two","01911111112"'), true) as ImportTable
  expect(again).toMatchObject({
    unread: ['Ward'],
    rows: [{ texts: { name: 'Two' } }, { texts: { name: '=Three' } }],
  })
  expect(refusedText(again, [{ place: 3, message: 'Why' }]).split('\r\n')[1]).toBe(`"Why","'=Three","'0191","a,b"`)
})
