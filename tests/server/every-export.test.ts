import { globSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { pathForLocale, pathWithoutLocale } from '#i18n/locale.ts'
import { rowsOf } from '#i18n/typed/table.ts'
import { CLIENTS, openTestServer, qatar } from './test-server.ts'

const TODAY = '2026-12-04'
const [MANY, LONG] = [60, 5000]
const MOMENT = `${TODAY} 02:30`

const { app, request, mutate, read, write, prisma, signUp } = await openTestServer({ SIGN_UP: 'open' })
const { appRouter } = await import('#server/features.ts')
const { registeredFeatures } = await import('#server/registration/define-feature.ts')
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-03T20:30:00Z') }) // the next day in Dhaka
const owner = (await signUp('owner')).cookie
const clerk = (await signUp('clerk')).cookie
await write(transaction =>
  transaction.user.update({ where: { email: 'clerk@agency.example' }, data: { role: 'staff' } }),
)

/** Every way out: `/admin/….csv` and `.json`, and each procedure for the selected records. */
const exported = [
  ...new Set(app.routes.map(({ path }) => pathWithoutLocale(path)).filter(path => /^\/admin\/.*\.\w+$/.test(path))),
  ...Object.keys(appRouter._def.procedures).filter(name => /export/i.test(name)),
]
const featureOf = (way: string) => way.match(/^\/admin\/(\w+)/)?.[1] ?? way.split('.')[0]!
const isOfPeople = (way: string) =>
  registeredFeatures().find(({ name }) => name === featureOf(way))?.kind === 'personal'
const ofPeople = exported.filter(isOfPeople)

/** A record of each feature with this in every text that somebody typed, and slugs that no reader should meet. */
const samples: Record<string, { add: (text: string) => Promise<string>; slugs: string[] }> = {
  clients: {
    slugs: [],
    add: async text => {
      const company = [{ companyName: text, companySector: text, valueOfEmployement: 12 }]
      const json = { ...qatar, countryName: text, workSummary: text, company }
      const response = await request(CLIENTS, { method: 'POST', cookie: owner, json })
      return ((await response.json()) as { data: { _id: string } }).data._id
    },
  },
  enquiries: {
    slugs: ['visa', 'agency', 'open'],
    add: async text => {
      const row = { id: text, reference: text, lastName: text, phone: '01700123', company: 'agency', companyName: text }
      const more = {
        subject: 'visa',
        message: text.padEnd(LONG, '.'),
        state: 'open',
        assignee: text,
        handledBy: text,
        email: text,
      }
      const moments = { createdAt: new Date(), readAt: new Date(), answeredAt: new Date(), handledAt: new Date() }
      return (await prisma.enquiry.create({ data: { ...row, ...more, ...moments } })).id
    },
  },
  applications: {
    slugs: ['received', 'mason', 'dhaka', 'website', 'unknown', 'en', '8801712345678'],
    add: async text => {
      const who = { id: text, reference: text, name: text, nameKey: text, phone: '8801712345678', email: text }
      const what = {
        jobTitle: text,
        message: text.padEnd(LONG, '.'),
        testResult: text,
        district: 'dhaka',
        trade: 'mason',
        years: 3,
      }
      const rest = { hasPassport: true, registered: 'unknown', source: 'website', consent: 1 }
      const secrets = { codeHash: text, linkHash: text, deleteAfter: new Date() }
      return (await prisma.application.create({ data: { ...who, ...what, ...rest, ...secrets } })).id
    },
  },
  workers: {
    slugs: ['mason', 'dhaka', 'female', '8801712345678'],
    add: async text => {
      const who = { id: text, reference: text, name: text, nameBn: text, nameKey: text, phone: '8801712345678' }
      const what = { experience: text.padEnd(LONG, '.'), languages: text, kinName: text, registrationNo: text }
      const days = { createdAt: new Date(), changedAt: new Date() }
      const rest = { district: 'dhaka', trade: 'mason', sex: 'female', smartCardNo: text }
      return (await prisma.worker.create({ data: { ...who, ...what, ...days, ...rest } })).id
    },
  },
  payments: {
    slugs: ['payment', 'medical', 'cash', 'BDT', 'not-selected'],
    add: async text => {
      const what = {
        kind: 'payment',
        item: 'medical',
        amount: 100,
        paidOn: TODAY,
        way: 'cash',
        allowedFor: 'not-selected',
      }
      const words = {
        name: text,
        job: text,
        reason: text,
        transferNo: text,
        by: text,
        allowedWhy: text,
        cancelReason: text,
      }
      const moments = { createdAt: new Date(), cancelledAt: new Date() }
      const number = (await prisma.payment.count()) + 1
      const sums = { currency: 'BDT', receipts: 100, opening: 0, expected: 100, counted: 90 }
      await prisma.cashClose.create({
        data: { id: text, sentHash: '', number, day: TODAY, ...sums, note: text, depositNo: text, by: text },
      })
      return (await prisma.payment.create({ data: { id: text, token: text, number, ...what, ...words, ...moments } }))
        .id
    },
  },
}

/** As OWASP lists them, and as they look behind spaces or our own sign. */
const formulas = ['=', '+', '-', '@', '\t=', '\r=', '＝', '＋', '－', '＠', ' =', "'="].map(start => `${start}1+cmd`)

const ids: Record<string, string[]> = {}
beforeEach(() => prisma.rateLimiterFlexible.deleteMany())
for (const [name, { add }] of Object.entries(samples))
  for (const text of formulas) (ids[name] ??= []).push(await add(text))
// so many that a file is sent in several parts, after the request
for (const name of new Set(ofPeople.map(featureOf))) for (let n = 0; n < MANY; n++) await samples[name]!.add(`Row ${n}`)

/** What leaves by this way, and under which name. */
async function take(way: string, locale: 'en' | 'bn' = 'en', cookie = owner) {
  if (way.startsWith('/')) {
    const response = await request(pathForLocale(isOfPeople(way) ? locale : 'en', way), { cookie })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const input = { ids: ids[featureOf(way)], isFirst: true, ...(isOfPeople(way) ? {} : { format: 'csv' }) }
  const headers = { 'accept-language': locale }
  const response = await request(`/api/trpc/${way}`, { method: 'POST', cookie, json: input, headers })
  const body = (await response.json()) as { result?: { data: string } }
  return { status: response.status, headers: response.headers, text: body.result?.data ?? '' }
}
const cellsOf = (text: string) => [...rowsOf(text.replace(/^\uFEFF/, ''), ',', { isStrict: true })]
const isTable = (way: string) => !way.endsWith('.json')
const linesInLog = () => read.activity.count({ where: { action: { contains: 'exported' } } })

test('there is one writer of tables, and every feature that uses it is walked over', () => {
  const files = globSync('{app,server,i18n}/**/*.{ts,tsx}').filter(file => !/paraglide/.test(file))
  const having = (part: RegExp) => files.filter(file => part.test(readFileSync(file, 'utf8')))
  expect(having(/from 'csv-stringify|'text\/csv;/)).toEqual(['server/http/csv.ts'])
  const users = having(/from '#server\/http\/(?:csv|people-file)\.ts'/).filter(file => file.includes('/features/'))
  const features = [...new Set(users.map(file => file.split('/')[2]!))]
  expect(features.toSorted()).toEqual(Object.keys(samples).toSorted())
  expect([...new Set(exported.map(featureOf))].toSorted()).toEqual(Object.keys(samples).toSorted())
  expect(ofPeople).toHaveLength(6)
})

test.each(exported.filter(isTable))('%s has no cell that a spreadsheet runs', async way => {
  const { status, text } = await take(way)
  expect(status).toBe(200)
  const [header = [], ...rows] = cellsOf(text)
  expect(rows.length).toBeGreaterThanOrEqual(formulas.length)
  expect(new Set(header).size).toBe(header.length)
  const isNumber = (cell: string) => /^-\d+(?:\.\d+)?$/.test(cell) // of money that is missing
  const starts = rows.flat().filter(cell => /^[\s']*[=+\-@＝＋－＠]/.test(cell) && !isNumber(cell))
  expect(starts.filter(cell => !cell.startsWith("'"))).toEqual([])
  expect(rows.flat().filter(cell => /^[\t\r\n]/.test(cell))).toEqual([])
  expect(rows.some(row => row.includes("'＝1+cmd"))).toBe(true)
})

test.each(exported.filter(way => way.startsWith('/')))(
  '%s is named by the day in Dhaka, and kept nowhere',
  async way => {
    const { headers } = await take(way)
    expect(headers.get('content-disposition')).toContain(`-${TODAY}.${way.split('.').at(-1)}"`)
    expect(headers.get('cache-control')).toBe('private, no-store')
  },
)

test.each(ofPeople)('%s is in words of the reader, with moments of Dhaka', async way => {
  const [english, bangla] = [cellsOf((await take(way)).text), cellsOf((await take(way, 'bn')).text)]
  for (const name of english[0]!) expect(name).toMatch(/^[A-Z][\w’-]*(?: [\w-]+)*$/)
  for (const name of bangla[0]!) expect(name).toMatch(/[\u0980-\u09ff]/)
  for (const row of [...english, ...bangla].filter((_, n) => n !== 0))
    for (const slug of samples[featureOf(way)]!.slugs) expect(row).not.toContain(slug)
  const moments = english[1]!.filter(cell => cell === MOMENT)
  expect(moments.length).toBeGreaterThanOrEqual(way.endsWith('/closes.csv') ? 1 : 2)
  expect([...english, ...bangla].flat().filter(cell => /\dT\d|Z$/.test(cell))).toEqual([])
})

const withTelephones = ofPeople.filter(way => featureOf(way) !== 'payments') // receipts have none

test.each(withTelephones)('%s has telephone numbers that stay text in a spreadsheet', async way => {
  const [header = [], row = []] = cellsOf((await take(way)).text)
  expect(row[header.indexOf('Telephone')]).toMatch(/^(?:'.+|\d{5}-\d{6})$/)
})

test.each(ofPeople)('%s takes the right to take lists along, and leaves a line in the log', async way => {
  const before = await linesInLog()
  expect((await take(way, 'en', clerk)).status).toBe(403)
  expect((await take(way, 'en', 'session=none')).status).toBe(401)
  expect(await linesInLog()).toBe(before)
  expect((await take(way)).status).toBe(200)
  expect(await linesInLog()).toBe(before + 1)
})

test('whoever leaves out the first part has their line all the same', async () => {
  await write(transaction => transaction.activity.deleteMany())
  const input = { ids: ids.applications, isFirst: false }
  await mutate('applications.exportSelected', input, owner)
  await mutate('applications.exportSelected', input, owner)
  expect(await linesInLog()).toBe(1)
})

test('our own export of countries is read again as it was', async () => {
  const { text } = await take('/admin/clients.csv')
  const { readContents } = await import('#server/features/clients/csv-format.ts')
  const { entries, problems } = await readContents(new File([text], 'client-countries.csv'))
  expect(problems).toEqual([])
  const names = entries.map(({ record }) => String(record.countryName))
  expect(names.toSorted()).toEqual((await read.clientCountry.findMany()).map(row => row.countryName).toSorted())
})
