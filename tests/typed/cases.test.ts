import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { emailInput, factorInput } from '#server/features/accounts/schema.ts'
import { applicationInput, lookUpInput } from '#server/features/applications/schema.ts'
import { codeInput } from '#server/features/complaints/schema.ts'
import { demandInput, publicDemandInput } from '#server/features/demands/schema.ts'
import { pasteProblem, readLines } from '#server/features/demands/lines.shared.ts'
import { enquiryInput } from '#server/features/enquiries/schema.ts'
import { newsInput } from '#server/features/news/schema.ts'
import { sendForm } from '../features/demands/demand-form.ts'
import { openTestServer, seedAgency } from '../server/test-server.ts'

const server = await openTestServer()
const { read, request } = server
await seedAgency()
const given = (name: string) => readFile(new URL(`../cases/${name}`, import.meta.url), 'utf8')
const phones = ['+880 1712\u2011345678', '\u202A01712-345678\u202C', '٠١٧١٢٣٤٥٦٧٨', '01712–345678']

test('a wage of 1200,00 euro is 1,200, in the demand as in its letter', async () => {
  const fields = JSON.parse(await given('number-decimal-comma.json')) as Record<string, string>
  const { result, errors } = await sendForm(server, fields)
  expect(errors).toEqual({})
  expect(result?.reference).toMatch(/^DEM-/)
  expect(await read.demandLine.findFirst()).toMatchObject({ wage: 1200, currency: 'EUR' })
})

test('a fraction, and what could be two numbers, is asked and never multiplied', async () => {
  const fields = JSON.parse(await given('number-decimal-comma.json')) as Record<string, string>
  for (const [wage, currency, sentence] of [
    ['1200,50', 'EUR', /without a fraction/],
    ['1,20,00', 'EUR', /cannot tell/],
    ['120.500', 'KWD', /cannot tell/],
  ] as const) {
    const { errors } = await sendForm(server, { ...fields, 'lines.0.wage': wage, 'lines.0.currency': currency })
    expect(errors, wage).toEqual({ 'lines.0.wage': expect.stringMatching(sentence) })
  }
})

test('a contract in years is in months, with a space, a letter or a point', async () => {
  const { lines, unread } = readLines(await given('demand-paste-contract-in-years.tsv'))
  expect(lines).toMatchObject([{ trade: 'mason', number: '10', wage: '1200', currency: 'SAR', months: '24' }])
  expect(unread).toEqual([])
})

test('cells with line breaks stay cells', async () => {
  const { lines } = readLines(await given('demand-paste-cells-with-line-breaks.tsv'))
  expect(lines).toEqual([{ trade: 'mason', number: '10', wage: '1200' }])
})

test('a comma between quotes is of the number; without them the row is listed', async () => {
  const { lines, unread, left } = readLines(await given('demand-paste-thousands-between-commas.csv'))
  expect(lines).toEqual([{ trade: 'mason', number: '10', wage: '1200' }])
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

test('a paste of any size costs little', () => {
  const start = process.cpuUsage()
  for (const row of ['a\n', 'Astronaut\t1,1,1\tx\n', '"\n', '"a""\t', '1,']) readLines(row.repeat(250_000 / row.length))
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000).toBeLessThan(1500) // five of them, on a busy machine
})

test.each(phones)('%s is one number in every form', phone => {
  const shape = (input: { shape: object }) => (input.shape as { phone: { parse: (text: string) => unknown } }).phone
  expect(shape(applicationInput).parse(phone)).toBe('8801712345678')
  expect(shape(lookUpInput).parse(phone)).toBe('8801712345678')
  expect(shape(demandInput).parse(phone)).toBe('+880 1712-345678')
  expect(shape(enquiryInput).parse(phone)).toBe('+880 1712-345678')
})

test('an extension is kept, or asked where the number alone is', () => {
  const typed = '01712345678 ext 12'
  expect(enquiryInput.shape.phone.parse(typed)).toBe('+880 1712-345678 ext. 12')
  expect(enquiryInput.shape.phone.parse('+8801712345678;ext=12')).toBe('+880 1712-345678 ext. 12')
  expect(applicationInput.shape.phone.safeParse(typed).error?.issues).toMatchObject([
    { message: 'Enter the number without an extension' },
  ])
})

test.each(['2329\u200C1421', '٢٣٢٩١٤٢١', '2329–1421'])('%s is a code wherever one is asked', code => {
  expect(lookUpInput.shape.code.parse(code)).toBe('23291421')
  expect(codeInput.parse(code + code)).toBe('2329142123291421')
  expect(factorInput.shape.code.parse(code)).toBe('23291421')
})

test.each([
  ['hr&admin@example.com', 'hr&admin@example.com'],
  ['info@xn--mgbai9azgqp6j.xn--54b7fta0cc', 'info@xn--mgbai9azgqp6j.xn--54b7fta0cc'],
  ['someone@example.com\u200E', 'someone@example.com'],
])('%s is taken in every form', (typed, address) => {
  expect(enquiryInput.shape.email.parse(typed)).toBe(address)
  expect(publicDemandInput.shape.email.parse(typed)).toBe(address)
  expect(emailInput.parse({ email: typed })).toEqual({ email: address })
})

test.each(['0027-02-01', '0026-10-01', '2019-02-01'])(
  '%s is no start of work, and the sentence says from when',
  day => {
    const { error } = publicDemandInput.shape.startsOn.safeParse(day)
    expect(error?.issues).toMatchObject([{ message: expect.stringMatching(/from \d{4}-.* to \d{4}-.*four digits/) }])
    if (day < '1970') expect(newsInput.shape.date?.safeParse(day).success).toBe(false)
  },
)

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
