import { readFileSync } from 'node:fs'
import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { locales } from '#i18n/paraglide/runtime.js'
import { DOCUMENT_KINDS } from '#server/features/demands/documents/kinds.shared.ts'
import { partOf, validWord } from '../../server/word.ts'
import { cookiesOf } from '../calls.ts'
import { openEditor } from '../content/editor.ts'
import { masons, storeDemand } from './demand.ts'

const { request, owner, folder, read, write } = await openEditor()
const { withLocale } = await import('#server/http/locale-middleware.ts')
const { monthsOrBlank } = await import('#server/features/vacancies/domain.ts')
const demand = await storeDemand({}, [masons, { trade: 'cook', number: 3, ticket: 'worker' }])
const documents = locales.flatMap(locale => DOCUMENT_KINDS.map(kind => [locale, kind] as const))
const prefix = { en: '', bn: '/bn', ar: '/ar' }
const marks = { en: 'SPECIMEN · নমুনা', bn: 'SPECIMEN · নমুনা', ar: 'SPECIMEN · نموذج' }

test.each(documents)('in %s a filled %s opens in Word and says what was asked', async (locale, kind) => {
  const bytes = await fetchWord(`${prefix[locale]}/admin/demands/documents/${demand.id}/${kind}.docx`)
  const { value: text } = await mammoth.extractRawText({ buffer: bytes })
  const words = {
    en: ['Mason', 'Cook', '1,800 Saudi riyal per month', '24 months', 'Riyadh, Saudi Arabia'],
    ar: [
      'Mason',
      'Cook',
      'بنّاء',
      'طبّاخ',
      'Riyadh, Saudi Arabia',
      'المملكة العربية السعودية',
      '1,800 Saudi riyal per month',
      '1,800',
      'ريال سعودي شهريًا',
    ],
    bn: ['রাজমিস্ত্রি', 'বাবুর্চি', 'মাসে ১,৮০০ সৌদি রিয়াল', '২৪ মাস', 'সৌদি আরব'],
  }
  for (const word of ['Al Noor & Sons <Contracting>', 'CR 1010-2233', demand.reference, ...words[locale]])
    expect(text).toContain(word)
  const header = partOf(bytes, 'word/header1.xml')
  for (const word of marks[locale].split(' · ')) expect(header).toContain(word)
  expect(partOf(bytes, 'word/styles.xml')).toMatch(/w:cs="Nirmala UI"[\s\S]*w:bidi="bn-BD"/)
})

test.each(documents)(
  'in %s anybody gets an empty %s, for Word and to print',
  { tags: ['thorough'] },
  async (locale, kind) => {
    const path = `${prefix[locale]}/hire-workers/specimens/${kind}`
    const { value: text } = await mammoth.extractRawText({ buffer: await fetchWord(`${path}.docx`, '') })
    const page = await (await request(`${path}.html`)).text()
    expect(page).toContain(marks[locale])
    const heading = /<h1>([^<]+)<\/h1>/.exec(page)![1]!
    for (const document of [text, page.replaceAll(/<[^>]+>/g, '')]) {
      expect(document).toContain(heading)
      expect(document).toContain('____')
      expect(document).not.toMatch(/undefined|null|\[object/)
    }
  },
)

test('an Arabic sheet has English on the left and Arabic on the right', async () => {
  const path = '/ar/hire-workers/specimens/employment-contract'
  const page = await (await request(`${path}.html`)).text()
  const rows = [
    ...page.matchAll(/<td lang="en" dir="ltr">([\s\S]*?)<\/td>\s*<td lang="ar" dir="rtl">([\s\S]*?)<\/td>/g),
  ]
  expect(rows.length).toBeGreaterThan(25)
  for (const [, english, arabic] of rows) {
    expect(english).not.toMatch(/[\u0600-\u06ff]/)
    expect(arabic).toMatch(/[\u0600-\u06ff]/)
  }
  expect(page).toMatch(/<ol start="17">[\s\S]*Copies[\s\S]*<ol start="17">[\s\S]*النسخ/)
  const word = partOf(await fetchWord(`${path}.docx`, ''), 'word/document.xml')
  const paragraphs = word.match(/<w:p>.*?<\/w:p>/gs)!.filter(each => each.includes('<w:bidi/>'))
  expect(paragraphs.length).toBeGreaterThan(40)
  for (const run of word.match(/<w:r>.*?<\/w:r>/gs)!) {
    const [, text = ''] = /<w:t[^>]*>(.*?)<\/w:t>/s.exec(run) ?? []
    if (/[\p{L}\d]/u.test(text)) expect(run.includes('<w:rtl/>'), run).toBe(/[\u0600-\u06ff]/.test(text))
  }
})

test('a contract states what the law wants, once for each trade', async () => {
  const page = await (
    await request(`/admin/demands/documents/${demand.id}/employment-contract.html`, { cookie: owner })
  ).text()
  for (const clause of [
    'Wage',
    'Housing',
    'Duration',
    'Compensation for injury and death',
    'Journeys and transport',
    'Overtime',
    'Rest and leave',
  ])
    expect(page.split(`<strong>${clause}: </strong>`)).toHaveLength(3)
  expect(page).toContain('The journey there is paid by: Worker.')
  expect(page).toContain('Al Noor &amp; Sons &lt;Contracting&gt;')
})

test('filled documents are named by their demand, and kept nowhere', async () => {
  const path = `/admin/demands/documents/${demand.id}/demand-letter.docx`
  const answer = await request(path, { cookie: owner })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-disposition')).toContain(`demand-letter-specimen-${demand.reference}.docx`)
  expect((await request(path.replace(demand.id, 'nothing'), { cookie: owner })).status).toBe(404)
})

test('making a filled document leaves a trace with its kind', async () => {
  await write(({ activity }) => activity.deleteMany())
  const path = `/admin/demands/documents/${demand.id}`
  for (const file of ['demand-letter.html', 'power-of-attorney.docx', 'nothing.html'])
    await request(`${path}/${file}`, { cookie: owner })
  const other = { cookie: owner, headers: { 'sec-fetch-site': 'cross-site' } }
  expect((await request(`${path}/demand-letter.html`, other)).status).toBe(403)
  expect(
    await read.activity.findMany({ orderBy: { at: 'asc' }, select: { action: true, subject: true, detail: true } }),
  ).toEqual([
    { action: 'demand-printed', subject: demand.reference, detail: 'demand-letter' },
    { action: 'demand-printed', subject: demand.reference, detail: 'power-of-attorney' },
  ])
})

test('an employer gets the documents of the demand that this browser is shown', async () => {
  const path = '/demand-status/documents/power-of-attorney.html'
  expect((await request(path)).status).toBe(404)
  const cookie = cookiesOf(await request(`/demand-status?key=${demand.secret}`))
  const answer = await request(path, { cookie })
  expect(await answer.text()).toContain(demand.reference)
  expect(answer.headers.get('cache-control')).toMatch(/no-store/)
})

/** A Word file in which the validator finds nothing wrong. */
const fetchWord = async (path: string, cookie = owner) => validWord(await request(path, { cookie }), folder)

test('in Arabic hours, days and months have the forms of their numbers', async () => {
  const file = new URL('../../cases/arabic-hours-months.json', import.meta.url)
  const fields = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const terms = [0, 1].map(n => ({
    hours: Number(fields[`lines.${n}.hours`]),
    days: Number(fields[`lines.${n}.days`]),
    months: Number(fields[`lines.${n}.months`]),
  }))
  const { id } = await storeDemand(
    {},
    terms.map(term => ({ ...masons, ...term })),
  )
  const address = `/ar/admin/demands/documents/${id}/employment-contract.html`
  const page = await (await request(address, { cookie: owner })).text()
  for (const text of [
    '12 ساعة في اليوم، 6 أيام في الأسبوع',
    '6 أشهر',
    'ساعة واحدة في اليوم، يوم واحد في الأسبوع',
    'شهر واحد',
  ])
    expect(page).toContain(text)
  const inArabic = (months: number) => withLocale('ar', () => monthsOrBlank({ months }))
  expect([2, 3, 11, 24, 100].map(inArabic)).toEqual(['شهران', '3 أشهر', '11 شهرًا', '24 شهرًا', '100 شهر'])
  expect([monthsOrBlank({ months: 1 }), monthsOrBlank({})]).toEqual(['1 month', expect.stringMatching(/^_+ months$/)])
})
