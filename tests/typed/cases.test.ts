import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { applicationInput } from '#server/features/applications/schema.ts'
import { publicDemandInput } from '#server/features/demands/schema.ts'
import { pasteProblem, readLines } from '#server/features/demands/lines.shared.ts'
import { enquiryInput } from '#server/features/enquiries/schema.ts'
import { newsInput } from '#server/features/news/schema.ts'
import { sendForm } from '../features/demands/demand-form.ts'
import { openTestServer, seedAgency } from '../server/test-server.ts'

const server = await openTestServer()
const { read, request } = server
await seedAgency()
const given = (name: string) => readFile(new URL(`../cases/${name}`, import.meta.url), 'utf8')

test('a fraction, and what could be two numbers, is asked and never multiplied', async () => {
  const fields = JSON.parse(await given('number-decimal-comma.json')) as Record<string, string>
  for (const [wage, currency, sentence] of [
    ['1,20,00', 'EUR', /cannot tell/],
    ['1200,50', 'JPY', /without a fraction/],
    ['1200.555', 'EUR', /cannot tell/],
    ['120500', 'KWD', /could be 120\.500 or 120500\.000/],
    ['120,500', 'KWD', /could be 120\.500 or 120500\.000/],
    ['12500', 'KWD', /could be 12\.500 or 12500\.000/],
    ['120500.000', 'KWD', /From 10 to 100,000/],
    ['1.200', 'KWD', /From 10 to 100,000/],
    ['1250500', 'SAR', /From 100 to 1,000,000/],
    ['0', 'SAR', /From/],
  ] as const) {
    const { errors } = await sendForm(server, { ...fields, 'lines.0.wage': wage, 'lines.0.currency': currency })
    expect(errors, wage).toEqual({ 'lines.0.wage': expect.stringMatching(sentence) })
  }
})

test.each([
  ['120.5', 'KWD', 120.5, '120.500 Kuwaiti dinar'],
  ['120.500', 'KWD', 120.5, '120.500 Kuwaiti dinar'],
  ['1200', 'JOD', 1200, '1,200 Jordanian dinar'],
  ['600000', 'IQD', 600_000, '600,000 Iraqi dinar'],
  ['1200,50', 'EUR', 1200.5, '1,200.50 euro'],
  ['1250.50', 'SAR', 1250.5, '1,250.50 Saudi riyal'],
  ['15000', 'HKD', 15_000, '15,000 Hong Kong dollar'],
  ['30000', 'KES', 30_000, '30,000 Kenyan shilling'],
])('a wage of %s %s is %s, also on its documents', async (wage, currency, sum, text) => {
  const fields = JSON.parse(await given('number-decimal-comma.json')) as Record<string, string>
  const { errors, result } = await sendForm(server, { ...fields, 'lines.0.wage': wage, 'lines.0.currency': currency })
  expect(errors).toEqual({})
  const { id } = await read.demand.findUniqueOrThrow({ where: { reference: result!.reference } })
  const { findSubject } = await import('#server/features/demands/documents/subject.ts')
  const { wageOrBlank } = await import('#server/features/vacancies/domain.ts')
  const subject = await findSubject(id)
  expect(subject?.lines).toMatchObject([{ wage: sum }])
  expect(wageOrBlank(subject!.lines[0]!)).toContain(text)
})

test('a row with commas in numbers that no quotes hold together is listed', async () => {
  const { unread, left } = readLines(await given('demand-paste-thousands-between-commas.csv'))
  expect(pasteProblem(unread, left)).toContain('Welder, 5, 1, 500 SAR')
})

test('workers are no hours, a total is no post, terms alone are listed', () => {
  const text = 'Trade\tWorkers\tNumber of hours\tMale\nMason\t10\t8\t4\n\t\t9\t\nTotal\t10\t\t'
  expect(readLines(text)).toEqual({
    lines: [{ trade: 'mason', number: '10', hours: '8' }],
    unread: ['Male', '9'],
    left: 0,
  })
  expect(readLines('Trade\tMale\tFemale\nCook\t3\t4').lines).toEqual([{ trade: 'cook', number: '7' }])
})

test('what cannot be read is not what stands above', () => {
  expect(readLines('Trade\tNo.\tSalary\nMason\t5\t900\nCook\t2\t1.2 thousand')).toMatchObject({
    lines: [{ wage: '900' }, { trade: 'cook', number: '2' }],
    unread: ['1.2 thousand'],
  })
})

test('an extension is kept, or asked where the number alone is', () => {
  const typed = '01712345678 ext 12'
  expect(enquiryInput.shape.phone.parse(typed)).toBe('+880 1712-345678 ext. 12')
  expect(enquiryInput.shape.phone.parse('+8801712345678;ext=12')).toBe('+880 1712-345678 ext. 12')
  expect(applicationInput.shape.phone.safeParse(typed).error?.issues).toMatchObject([
    { message: 'Enter the number without an extension' },
  ])
})

test.each(['0027-02-01', '2019-02-01'])('%s is no start of work, and the sentence says from when', day => {
  const { error } = publicDemandInput.shape.startsOn.safeParse(day)
  expect(error?.issues).toMatchObject([
    { message: expect.stringMatching(/from \d+ \w+ \d{4} to \d+ \w+ \d{4},.*four digits/) },
  ])
  if (day < '1970') expect(newsInput.shape.date?.safeParse(day).success).toBe(false)
})

test('the feed has no control signs, and plain text is no markup in it', async () => {
  const { title, text } = JSON.parse(await given('news-with-vertical-tab.json')) as { title: string; text: string }
  expect(newsInput.shape.title?.parse(title)).toBe('Open day for welders')
  const { seed } = await import('#prisma/seed/seed.ts')
  await seed(['news'])
  const [article] = await read.newsArticle.findMany({ orderBy: { date: 'desc' } })
  const { changeContent } = await import('#server/cache/content-version.ts')
  await changeContent(
    transaction => transaction.newsArticle.update({ where: { id: article!.id }, data: { title, text } }), // from before texts were cleaned
  )
  const feed = await (await request('/news-event/rss.xml')).text()
  expect(feed).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/) // oxlint-disable-line no-control-regex
  expect(feed).toContain('5 &lt; 6 certificates &lt;b&gt;now&lt;/b&gt;')
})

test.each(['/news-event/%E0%A6%96%E0', '/our-clients/100%', '/%', '/bn/news-event/%zz'])(
  '%s is our page for what does not exist',
  async path => {
    const first = await request(path)
    const response = first.status === 308 ? await request(first.headers.get('location')!) : first
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<main')
  },
)
