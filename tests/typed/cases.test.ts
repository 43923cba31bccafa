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
    ['1200,50', 'EUR', /without a fraction/],
    ['1,20,00', 'EUR', /cannot tell/],
    ['120.500', 'KWD', /without a fraction/],
    ['120500', 'KWD', /could be/],
  ] as const) {
    const { errors } = await sendForm(server, { ...fields, 'lines.0.wage': wage, 'lines.0.currency': currency })
    expect(errors, wage).toEqual({ 'lines.0.wage': expect.stringMatching(sentence) })
  }
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
  expect(error?.issues).toMatchObject([{ message: expect.stringMatching(/from \d{4}-.* to \d{4}-.*four digits/) }])
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
