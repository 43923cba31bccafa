import { beforeEach, expect, test } from 'vitest'
import { CLIENTS, bodyOf, openTestServer, qatar } from '../../server/test-server.ts'

const { request, signUp, prisma } = await openTestServer()
const { cookie: owner } = await signUp('owner')
const page = async (path: string) => textOf(await (await request(path)).text())
const add = async (client: object) =>
  (await bodyOf(await request(CLIENTS, { method: 'POST', cookie: owner, json: client }))).data

beforeEach(async () => {
  for (const { id } of await prisma.clientCountry.findMany({ select: { id: true } }))
    await request(`${CLIENTS}/${id}`, { method: 'DELETE', cookie: owner })
})

test('the number of placed people is dated with the day of the last change', async () => {
  const { _id } = await add(qatar)
  await prisma.clientCountry.update({ where: { id: _id }, data: { updatedAt: new Date('2026-10-05T08:00:00Z') } })
  for (const [path, words] of [
    ['/', 'workers placed abroad, as of 5 October 2026 160+'],
    ['/our-clients', 'workers placed abroad, as of 5 October 2026 160+'],
    [`/our-clients/${_id}`, 'workers placed so far, as of 5 October 2026'],
    ['/bn/our-clients', 'বিদেশে পাঠানো কর্মী, ৫ অক্টোবর ২০২৬ পর্যন্ত ১৬০+'],
  ] as const) {
    const text = await page(path)
    expect(text, path).toContain(words)
    expect(text, path).not.toMatch(/today|employed\b/)
  }
})

test('a country begins with name, summary and table, and its gallery has every picture', async () => {
  const { _id } = await add(qatar)
  const html = await (await request(`/our-clients/${_id}`)).text()
  const parts = ['RECENT DEPLOYMENT', qatar.workSummary, 'Total Employement Value', 'placed so far', ...qatar.image]
  const main = html.slice(html.indexOf('<main'))
  const places = parts.map(part => main.indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test('without a country nothing says 0, and what would list them is left out', async () => {
  for (const path of ['/', '/bn/']) {
    const text = await page(path)
    expect(text, path).not.toMatch(/(?:^|\s)[0০](?:\s|$)/)
    expect(text, path).not.toMatch(
      /client countries on record|Where we have placed workers|Brands|যেসব দেশে আমরা কর্মী পাঠিয়েছি/,
    )
  }
})

test('a country whose figures nobody knows yet shows a dash for their sum', async () => {
  const { _id } = await add({ ...qatar, company: [{ ...qatar.company[0], valueOfEmployement: 'not known' }] })
  expect(await page(`/our-clients/${_id}`)).toMatch(/Total Employement Value – not known yet/)
  expect(await page('/our-clients')).not.toMatch(/(?:^|\s)0(?:\s|$)/)
})

/** What a reader sees of a page. */
function textOf(html: string) {
  return html
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}
