import { randomUUID } from 'node:crypto'
import mammoth from 'mammoth'
import { beforeEach, expect, test } from 'vitest'
import { PRINT_KINDS, type PrintKind } from '#server/features/workers/print/kinds.shared.ts'
import { bodyOf } from '../../server/test-server.ts'
import { partOf, validWord } from '../../server/word.ts'
import { storeDemand } from '../demands/demand.ts'
import { costsWith, inDays, job } from '../vacancies/job.ts'
import { callsThrough } from '../calls.ts'
import { karim, NID, openFiles, PASSPORT } from './files.ts'

const files = await openFiles()
const { prisma, read, request, mutate, folder, add, addDocument, apply, act, logged, empty } = files
const { owner, caseworker, clerk } = files
const calls = callsThrough(files)

beforeEach(empty)

const full = {
  ...job,
  posts: 500,
  cityBn: 'জেদ্দা',
  overtime: 'Paid at 1.5 times',
  compensation: 'Insured for 100,000 riyal',
  compensationBn: 'এক লাখ রিয়ালের বিমা',
  costs: costsWith({ item: 'medical', payer: 'worker', maxTaka: 8500 }),
}

/** A published vacancy. */
async function publish(data: object = {}) {
  const input = { feature: 'vacancies', seen: 0, data: { ...full, ...data } }
  return (await calls.act<{ _id: string }>('content.publish', input, owner))._id
}

/** An applicant with a file. */
async function going({ vacancy, ...values }: { vacancy?: string } & Partial<typeof karim> = {}) {
  const person = { ...karim, ...values }
  const { id: application } = await apply({ name: person.name, phone: person.phone, ...(vacancy && { vacancy }) })
  await prisma.application.update({ where: { id: application }, data: { state: 'ticket' } })
  const { id: worker, reference } = await add(person, owner, application)
  return { application, worker, reference }
}

type Chosen = { worker?: string; applications?: string[] }

function addressOf(file: string, { worker, applications = [] }: Chosen, prefix = '') {
  const query = new URLSearchParams({
    ...(worker && { worker }),
    ...(applications.length > 0 && { applications: applications.join(',') }),
  })
  return `${prefix}/admin/workers/print/${file}?${query}`
}

/** The text of a document, which is the same in Word and to print. */
async function textOf(kind: PrintKind, chosen: Chosen, prefix = '', cookie = caseworker) {
  const bytes = await validWord(await request(addressOf(`${kind}.docx`, chosen, prefix), { cookie }), folder)
  const { value } = await mammoth.extractRawText({ buffer: bytes })
  const page = await (await request(addressOf(`${kind}.html`, chosen, prefix), { cookie })).text()
  expect(page).not.toMatch(/undefined|null|\[object/)
  expect(value).not.toMatch(/undefined|null|\[object/)
  const words = page
    .replaceAll(/<title>.*?<\/title>|<nav>[\s\S]*?<\/nav>|<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
  return { word: value, page: words, bytes }
}

type Check = {
  people: number
  withoutFile: number
  missing: { label: string; count: number }[]
  unfit: { name: string; why: string[] }[]
}
const ask = (input: object) => calls.ask<Check>('workers.print.check', input, clerk)
const missing = async (input: object) => (await ask(input)).missing.map(({ label, count }) => `${label} ${count}`)

test('the contract has what is stored in English and in Bangla', async () => {
  const vacancy = await publish()
  const { worker } = await going({ vacancy })
  const { word, page, bytes } = await textOf('contract', { worker })
  for (const text of [word, page])
    for (const words of [
      'Abdul Karim',
      PASSPORT,
      '15 March 1990',
      'Rahela Begum (Wife), 01812-345678',
      'Al Manar',
      '1,500 Saudi riyal per month',
      '24 months',
      'Paid at 1.5 times',
      'Insured for 100,000 riyal. After a death',
      'at most 8,500 taka',
      'jointly liable',
      'Abdul Karim (আব্দুল করিম)',
      'রাজমিস্ত্রি',
      'মাসে ১,৫০০ সৌদি রিয়াল',
      'এক লাখ রিয়ালের বিমা। মৃত্যু হলে',
      'যৌথভাবে দায়ী',
    ])
      expect(text).toContain(words)
  expect(word).not.toContain('SPECIMEN')
  expect(partOf(bytes, 'word/styles.xml')).toMatch(/w:cs="Nirmala UI"[\s\S]*w:bidi="bn-BD"/)
})

test('what nobody has stated is a line to write on, and is told before', async () => {
  const vacancy = await publish({ wageMax: 1900 })
  const { nid: _, ...open } = karim
  const { worker } = await going({ ...open, vacancy, kinName: '', kinRelation: '', kinPhone: '', bornOn: '' })
  const { word } = await textOf('contract', { worker })
  expect(word).toMatch(/Wage: _+, paid/)
  expect(word).toMatch(/Nominee, with telephone: _+/)
  expect(word).not.toMatch(/1,500|1,900/)
  expect(await missing({ kind: 'contract', worker })).toEqual([
    'Date of birth 1',
    'Nominee, with telephone 1',
    'Wage 1',
  ])
})

test('the contract has the agreed wage and the whole address of its worker', async () => {
  const vacancy = await publish({ wageMax: 1900 })
  const { worker, application } = await going({ vacancy })
  const { version: seen } = await calls.ask<{ version: number }>('applications.byId', { id: application }, owner)
  await calls.act('applications.agreeWage', { id: application, seen, wage: '1,650' }, owner)
  const { word, page } = await textOf('contract', { worker })
  for (const text of [word, page])
    for (const words of [
      '1,650 Saudi riyal per month',
      'Malgram, house 12, P.O. Bogura Sadar, Bogura Sadar, Bogura',
      'মাসে ১,৬৫০ সৌদি রিয়াল',
      'ডাকঘর Bogura Sadar',
    ])
      expect(text).toContain(words)
  expect(await missing({ kind: 'contract', worker })).toEqual([])
  const { worker: other } = await going({
    name: 'Anis',
    phone: '01912345678',
    passport: 'A7654321',
    nid: '',
    village: '',
  })
  expect((await textOf('contract', { worker: other })).word).toMatch(/Home address: _+, P\.O\. Bogura Sadar/)
  expect(await missing({ kind: 'contract', worker: other })).toContain('Village or road and house 1')
})

test('who has a paper that is not good for the flight is named before', async () => {
  const vacancy = await publish()
  const { worker } = await going({ vacancy, passportExpiresOn: inDays(100) })
  const unfit = async () => (await ask({ kind: 'flight-manifest', worker })).unfit
  expect(await unfit()).toEqual([{ name: karim.name, why: [expect.stringContaining('6 months from entry')] }])
  await addDocument(worker, 'medical', { outcome: 'fit', expiresOn: inDays(20) })
  await addDocument(worker, 'ticket', { number: '1', place: 'BG 1', heldOn: inDays(21) })
  expect((await unfit())[0]!.why).toEqual([expect.stringContaining('on'), expect.stringContaining('before the flight')])
})

test('a contract takes the employer from the demand, also of a job off the site', async () => {
  const vacancy = await publish()
  const demand = await storeDemand()
  await prisma.demandLine.updateMany({ where: { demandId: demand.id, trade: 'mason' }, data: { vacancyId: vacancy } })
  const { worker } = await going({ vacancy })
  const { status } = await mutate('content.unpublish', { feature: 'vacancies', _id: vacancy, seen: 1 }, owner)
  expect(status).toBe(200)
  const { word } = await textOf('contract', { worker })
  for (const words of ['CR 1010-2233', 'Khalid Al Noor', '1 March 2027', 'Al Manar', '1,500 Saudi riyal'])
    expect(word).toContain(words)
})

test('the referral names centre, work, payer and the agency with its licence', async () => {
  const vacancy = await publish()
  const { worker } = await going({ vacancy })
  await addDocument(worker, 'medical', { place: 'Green Crescent', heldOn: inDays(3) })
  const { word } = await textOf('medical-referral', { worker })
  for (const words of ['Green Crescent', PASSPORT, 'Mason', 'Saudi Arabia', 'Who pays the check: Worker', 'licence: '])
    expect(word).toContain(words)
  const { id } = await add({ name: 'Monir', phone: '01912345678' })
  expect(await missing({ kind: 'medical-referral', worker: id })).toEqual([
    'Centre 1',
    'Passport number 1',
    'Date of birth 1',
    'Sex 1',
    'Trade 1',
    'Country of work 1',
  ])
})

test('the clearance list has parents, visa, sponsor and wage, and empty cells for the rest', async () => {
  const vacancy = await publish()
  const first = await going({ vacancy })
  await addDocument(first.worker, 'visa', { number: '6001', person: 'Al Manar Trading' })
  const second = await apply({ name: 'রহিম উদ্দিন', phone: '01611111111', vacancy })
  const chosen = { applications: [second.id, first.application] }
  const { word, page } = await textOf('clearance-list', chosen)
  expect(word.indexOf('রহিম উদ্দিন')).toBeLessThan(word.indexOf('Abdul Karim'))
  for (const text of [word, page])
    for (const words of ['Abdul Jabbar', 'Amena Khatun', PASSPORT, '6001', 'Al Manar Trading', '9 Jan 2034'])
      expect(text).toContain(words)
  expect(await ask({ kind: 'clearance-list', ...chosen })).toEqual({
    people: 2,
    withoutFile: 1,
    unfit: [],
    missing: [
      'Father’s name',
      'Mother’s name',
      'Passport number',
      'Passport issued',
      'Passport expires',
      'Visa number',
      'Sponsor',
    ].map(label => ({ label, count: 1 })),
  })
})

test('the manifest has a table for each flight, the first one first', async () => {
  const people = await Promise.all(
    ['A1111111', 'A2222222', 'A3333333', 'A4444444'].map(async (passport, n) => {
      const { nid: _, account: __, ...values } = karim
      return going({ ...values, nid: '', name: `Worker ${n}`, phone: `0171234567${n}`, passport } as typeof karim)
    }),
  )
  const flights = [
    ['BG 301', inDays(9)],
    ['SV 807', inDays(2)],
    ['SV 807', inDays(2)],
  ] as const
  for (const [n, [place, heldOn]] of flights.entries())
    await addDocument(people[n]!.worker, 'ticket', { place, heldOn, number: `PNR${n}`, person: 'Salma' })
  const { word } = await textOf('flight-manifest', { applications: people.map(({ application }) => application) })
  const at = (words: string) => word.indexOf(words)
  expect([
    at('SV 807') < at('Worker 1'),
    at('Worker 2') < at('BG 301'),
    at('Worker 0') < at('Flight not known'),
  ]).toEqual([true, true, true])
  expect(word.split('SV 807')).toHaveLength(2)
  for (const words of ['PNR0', 'Salma', 'A4444444']) expect(word).toContain(words)
})

test('the hand-over list says that keeping passports is punished', async () => {
  const { application } = await going()
  const english = await textOf('passport-list', { applications: [application] })
  const bangla = await textOf('passport-list', { applications: [application] }, '/bn')
  for (const words of ['offence', 'section 31', 'Given on', 'Returned on', PASSPORT])
    expect(english.word).toContain(words)
  for (const words of ['পাসপোর্ট দেওয়া-নেওয়ার তালিকা', 'Abdul Karim (আব্দুল করিম)', 'ধারা ৩১', PASSPORT])
    expect(bangla.word).toContain(words)
  expect(partOf(english.bytes, 'word/document.xml')).toContain('w:orient="landscape"')
})

test('a hundred people with Bangla names are on one list, no more', async () => {
  const vacancy = await publish()
  const applications: string[] = []
  for (let n = 0; n < 101; n++)
    applications.push((await apply({ name: `মোহাম্মদ রহমান ${n}`, phone: `017${10_000_000 + n}`, vacancy })).id)
  const { word } = await textOf('clearance-list', { applications: applications.slice(1) })
  expect(word.match(/মোহাম্মদ রহমান/g)).toHaveLength(100)
  expect(word).toContain('100 people')
  const { status } = await request(addressOf('clearance-list.html', { applications }), { cookie: owner })
  expect(status).toBe(404)
})

test.each(PRINT_KINDS)('no other site makes a %s of somebody', async kind => {
  const { worker, application } = await going()
  const chosen = { worker, applications: [application] }
  const elsewhere = { cookie: owner, headers: { 'sec-fetch-site': 'cross-site' } }
  for (const ending of ['html', 'docx'])
    expect((await request(addressOf(`${kind}.${ending}`, chosen), elsewhere)).status).toBe(403)
  expect(await logged(worker)).not.toContain('worker-printed')
  expect((await ask({ kind, ...chosen })).people).toBe(1)
})

test('each making has a line in the log for each person, and is kept nowhere', async () => {
  const first = await going()
  const { id: second, reference } = await apply({ name: 'Rahim', phone: '01611111111' })
  const path = addressOf('clearance-list.docx', { applications: [first.application, second] })
  const answer = await request(path, { cookie: caseworker })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(decodeURIComponent(answer.headers.get('content-disposition')!)).toMatch(
    /Clearance list – 2 people – \d{4}-\d\d-\d\d\.docx$/,
  )
  const lines = await read.activity.findMany({ where: { action: 'worker-printed' }, orderBy: { subject: 'asc' } })
  expect(lines.map(({ subject, detail, actor }) => [subject, detail, actor])).toEqual([
    [reference, 'clearance-list', 'caseworker'],
    [first.reference, 'clearance-list', 'caseworker'],
  ])
  const log = await (await request('/admin/activity', { cookie: owner })).text()
  expect(log).toContain('Clearance list')
  expect(JSON.stringify(lines)).not.toContain(PASSPORT)
})

test('a file named after its worker is saved in any script', async () => {
  const { worker, reference } = await going({ name: 'আব্দুল "করিম"/২' })
  const answer = await request(addressOf('contract.docx', { worker }), { cookie: owner })
  const header = answer.headers.get('content-disposition')!
  expect(decodeURIComponent(header)).toContain(`Contract – আব্দুল -করিম--২ – ${reference}.docx`)
  expect(header).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''[\w%.-]+$/)
})

test('what is gone or wrong is not found', async () => {
  const { worker } = await going()
  const other = await apply({ name: 'Rahim', phone: '01611111111' })
  for (const path of [
    addressOf('contract.html', { worker: 'none' }),
    addressOf('contract.html', { worker, applications: [other.id] }),
    addressOf('clearance-list.html', { applications: ['none'] }),
    addressOf('clearance-list.html', {}),
    addressOf('secrets.html', { worker }),
    addressOf('everything.json', { applications: [other.id] }),
    addressOf('everything.json', { worker: 'none' }),
  ])
    expect([path, (await request(path, { cookie: owner })).status]).toEqual([path, 404])
  expect(await logged(worker)).not.toContain('worker-printed')
})

test('numbers that were sealed with another key are not left out in silence', async () => {
  const { worker } = await going()
  const other = await add({ name: 'Other', phone: '01511111111' })
  const { numbers } = await read.worker.findUniqueOrThrow({ where: { id: worker } })
  await prisma.worker.update({ where: { id: other.id }, data: { numbers } })
  for (const file of ['contract.docx', 'everything.html'])
    expect((await request(addressOf(file, { worker: other.id }), { cookie: owner })).status).toBe(409)
})

test('everything about one person is in the data and on the page, and nobody else', async () => {
  const vacancy = await publish()
  const { worker, application, reference } = await going({ vacancy })
  await addDocument(worker, 'medical', { place: 'Green Crescent', outcome: 'fit', note: 'Seen twice' })
  await files.act('look', { id: worker }, owner)
  await mutate(
    'applications.addEntry',
    { id: application, kind: 'call', outcome: 'reached', text: 'Comes on Sunday' },
    owner,
  )
  const merged = await add({ name: 'Karim A.', phone: '01799999999', passport: 'B7654321' })
  await act('merge', { id: merged.id, into: worker })
  const paid = { id: randomUUID(), worker, application, item: 'medical', amount: 5000, way: 'cash', paidOn: inDays(0) }
  expect((await mutate('payments.take', paid, owner)).body).toMatchObject({ result: { data: { number: 1 } } })
  const stranger = await add({ name: 'Stranger', phone: '01511111111' })
  await files.act('look', { id: stranger.id }, owner)

  const answer = await request(addressOf('everything.json', { worker }), { cookie: caseworker })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(decodeURIComponent(answer.headers.get('content-disposition')!)).toContain(`Abdul Karim – ${reference}.json`)
  const data = await bodyOf<object>(answer)
  expect(data).toMatchObject({
    person: { name: 'Abdul Karim', nameBn: 'আব্দুল করিম', district: 'bogura' },
    numbers: { passport: PASSPORT, nid: NID, account: '2050111020030044' },
    nextOfKin: { name: 'Rahela Begum', relation: 'Wife', phone: '8801812345678' },
    mergedFiles: [{ person: { name: 'Karim A.' }, numbers: { passport: 'B7654321' } }],
    applications: [{ steps: [{ state: 'received' }], notes: [{ kind: 'call', text: 'Comes on Sunday' }] }],
    documents: [{ kind: 'medical', place: 'Green Crescent', file: null }],
    payments: [{ number: 1, amount: 5000, item: 'medical', way: 'cash' }],
    log: expect.arrayContaining([
      expect.objectContaining({ action: 'worker-looked', record: reference, by: 'owner' }),
      expect.objectContaining({ action: 'application-called', by: 'owner' }),
      expect.objectContaining({ action: 'payment-taken', record: 'REC-000001' }),
    ]),
    kept: { months: 60 },
    readers: { file: ['owner', 'admin', 'staff', 'caseworker'], numbers: ['owner', 'admin', 'caseworker'] },
  })
  for (const prefix of ['', '/bn']) {
    const page = await (await request(addressOf('everything.html', { worker }, prefix), { cookie: owner })).text()
    for (const words of [
      PASSPORT,
      NID,
      'B7654321',
      'Rahela Begum',
      'Comes on Sunday',
      'Green Crescent',
      'Seen twice',
      'REC-000001',
    ])
      expect(page).toContain(words)
    expect(page).not.toMatch(/undefined|null|\[object|Stranger/)
  }
  expect(JSON.stringify(data)).not.toMatch(
    new RegExp(`Stranger|Hash|storedName|token|${stranger.id}|${stranger.reference}`),
  )
  expect((await logged(worker)).filter(action => action === 'worker-everything')).toHaveLength(3)
})
