import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bodyOf, openTestServer } from '../../server/test-server.ts'

const { mutate, prisma, request, signUp } = await openTestServer()
const { SEARCH_FORM, writeSearchTexts } = await import('#server/drafts/search-text.ts')
const { countryName, countryOptions } = await import('#i18n/countries.ts')
const { locales } = await import('#i18n/paraglide/runtime.js')
const { tradeName, tradeOptions } = await import('#i18n/trades.ts')
const { cookie } = await signUp('owner')
const example = JSON.parse(readFileSync('tests/features/content/examples/vacancies-1.json', 'utf8')) as object
const welder = { ...example, picture: undefined, alt: undefined, altBn: undefined, trade: 'welder', country: 'QA' }
const published = await mutate(
  'content.publish',
  { feature: 'vacancies', seen: 0, data: { ...welder, employer: 'Élan–7 Steel', isEmployerHidden: false } },
  cookie,
)
const hidden = await mutate(
  'content.publish',
  { feature: 'vacancies', seen: 0, data: { ...welder, employer: 'Secret Works', isEmployerHidden: true } },
  cookie,
)

async function find(search: string) {
  const response = await request(`/api/v1/vacancies?${new URLSearchParams({ search })}`)
  return (await bodyOf<{ data: object[] }>(response)).data.length
}

test('a search finds names of choices in both languages, and digits of either script', async () => {
  expect([published.status, hidden.status]).toEqual([200, 200])
  for (const words of ['welder', 'ওয়েল্ডার', 'QATAR', 'কাতার']) expect([words, await find(words)]).toEqual([words, 2])
  for (const words of ['elan-7', 'ÉLAN‑৭', 'elan–7 steel']) expect([words, await find(words)]).toEqual([words, 1])
  for (const words of ['secret', 'elan_7', '%', 'QA"']) expect([words, await find(words)]).toEqual([words, 0])
})

test('what an earlier version has stored or changed is found after the next start', async () => {
  const [one, other] = await prisma.document.findMany({ where: { feature: 'vacancies' } })
  await prisma.document.updateMany({ where: { id: one!.id }, data: { searchText: null, searchedAs: null } })
  await prisma.document.updateMany({ where: { id: other!.id }, data: { searchText: 'old', version: { increment: 1 } } })
  expect([await writeSearchTexts(), await writeSearchTexts(), await find('welder')]).toEqual([2, 0, 2])
})

test('other names of trades or countries come with another form of what is searched', () => {
  const names = locales.flatMap(locale => [
    ...tradeOptions.map(({ value }) => tradeName(value, locale)),
    ...countryOptions.map(({ value }) => countryName(value, locale)),
  ])
  const digest = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12)
  expect([SEARCH_FORM, digest], 'raise SEARCH_FORM, and write both here').toEqual([4, '4b90e1af0016'])
})
