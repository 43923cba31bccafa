import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogueOf } from './catalogues.ts'
import { formatDate } from '#i18n/format.ts'
import { wholeLocales } from '#i18n/locale.ts'
import { locales } from '#i18n/paraglide/runtime.js'
import { seedCompanies } from '#prisma/seed/companies-data.ts'
import { seedFeesPage } from '#prisma/seed/fees-data.ts'
import { seedAlbums } from '#prisma/seed/gallery-data.ts'
import { seedHome } from '#prisma/seed/home-data.ts'
import { seedNews } from '#prisma/seed/news-data.ts'
import { seedPages } from '#prisma/seed/pages-data.ts'
import { seedProcedure } from '#prisma/seed/procedure-data.ts'
import { seedClients } from '#prisma/seed/seed-data.ts'
import { seedSettings } from '#prisma/seed/settings-data.ts'
import { seedSlides } from '#prisma/seed/slides-data.ts'
import { seedTemplates } from '#prisma/seed/templates-data.ts'
import { seedVacancies } from '#prisma/seed/vacancies-data.ts'
import { withLocale } from '#server/http/locale-middleware.ts'

/** The words that docs/words.md rules out, by language: its table has a column “not” after each language's term. */
const ruledOut: Record<string, string[]> = { en: columnOf(2), bn: columnOf(4) }

const pages = { seedPages, seedHome, seedProcedure, seedFeesPage, seedSlides }
const records = { seedNews, seedAlbums, seedCompanies, seedClients, seedTemplates, vacancies: seedVacancies() }
const demonstration = { ...pages, ...records, seedSettings }

describe('messages use the terms of docs/words.md', () => {
  test.each(wholeLocales)('in %s', locale => {
    const words = ruledOut[locale]!
    expect(words.length).toBeGreaterThan(10)
    const found = textsOf(locale).flatMap(([key, text]) =>
      words.filter(word => has(text, word)).map(word => `${key}: “${word}” in “${text}”`),
    )
    expect(found).toEqual([])
  })
})

test.each(wholeLocales)('texts of the demonstration use the same terms in %s', locale => {
  const texts = textsIn(demonstration).filter(text => /\p{Script=Bengali}/u.test(text) === (locale === 'bn'))
  expect(texts.length).toBeGreaterThan(300)
  const found = texts.flatMap(text =>
    ruledOut[locale]!.filter(word => has(text, word)).map(word => `“${word}” in “${text}”`),
  )
  expect(found).toEqual([])
})

test('apostrophes are curly, but in the sentence that the contract has', () => {
  const written = [...locales.flatMap(textsOf).map(([, text]) => text), ...textsIn(demonstration)]
  expect(written.filter(text => text.includes("'"))).toEqual(["You won't be able to revert this!"])
})

test.each(locales)('quotation marks are “ and ”, and no space stands before a sign, in %s', locale => {
  const quotes = textsOf(locale).filter(([, text]) => /‘|"(?!\))/.test(text))
  const spaces = textsOf(locale).filter(([, text]) => /\s[,;:!?…।]/.test(text))
  expect([...quotes, ...spaces]).toEqual([])
})

test('numbers in messages have the digits of their language', () => {
  const other: Record<string, RegExp> = { en: /[০-৯]/, bn: /(?<!UTF-)\d/, ar: /[০-৯٠-٩]/ }
  const found = locales.flatMap(locale => textsOf(locale).filter(([, text]) => other[locale]?.test(text)))
  expect(found).toEqual([])
})

test('dates in Bangla are written as docs/words.md has them', () => {
  const date = withLocale('bn', () => formatDate('2026-10-15T08:30:00Z', { dateStyle: 'long', timeStyle: 'short' }))
  const [written] = /১৫ \S+ ২০২৬/.exec(readFileSync('docs/words.md', 'utf8'))!
  expect(date).toBe(`${written}, ১৪:৩০`)
})

test('who reads Bangla is আপনি, never তুমি or তুই', () => {
  expect(textsOf('bn').filter(([, text]) => /(?<!\p{L})(?:তুমি|তোমা|তুই|তোর)/u.test(text))).toEqual([])
})

test('stories of the kit use the same terms in Bangla', () => {
  const found = globSync(['ui/*.stories.tsx', 'ui/guides/*.tsx', 'ui/samples.ts']).flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\p{Script=Bengali}[\p{Script=Bengali}\p{Cf} -]*/gu)].flatMap(([text]) =>
      ruledOut.bn!.filter(word => has(text, word)).map(word => `${file}: “${word}” in “${text.trim()}”`),
    ),
  )
  expect(found).toEqual([])
})

test('texts of the demonstration’s pages ask Settings for what it says', () => {
  const { identity, licence, contact, figures, employers } = seedSettings
  const facts = [
    identity.name,
    identity.nameBn,
    ...licence.licences.flatMap(({ number, otherReading }) => [number, otherReading]),
    employers.responseTime,
    employers.responseTimeBn,
    ...contact.emails.map(({ email }) => email),
    ...contact.addresses.flatMap(({ lines }) => lines.split('\n')),
    ...[identity.since, figures.placed, `${employers.replacementDays} days`].flatMap(figure => [
      String(figure),
      Number.parseInt(String(figure), 10).toLocaleString('en'),
      Number.parseInt(String(figure), 10).toLocaleString('bn', { useGrouping: figure === figures.placed }),
    ]),
  ]
  expect(
    textsIn(pages).flatMap(text => facts.filter(fact => text.includes(fact)).map(fact => `“${fact}” in “${text}”`)),
  ).toEqual([])
})

/** The words in a column of the table of terms; a cell may have several, with commas between them. */
function columnOf(column: number): string[] {
  const lines = readFileSync('docs/words.md', 'utf8').split('\n')
  const rows = lines.filter(line => line.startsWith('|')).slice(2)
  const cells = rows.map(row => row.split('|')[column] ?? '')
  return cells.flatMap(cell => cell.split(',').map(word => word.trim())).filter(Boolean)
}

/** Whether a text has a word, in any case, outside slots. Bangla words may have an ending; an order, ফরমাশ, is no form. */
function has(text: string, word: string): boolean {
  const ending = /\p{Script=Bengali}/u.test(word) ? '' : '(?![\\w-])'
  return new RegExp(`(?<![\\p{L}\\p{M}\\w-])${word}${ending}`, 'iu').test(text.replace(/\{\w+\}|ফরমাশ/g, '…'))
}

/** All texts of a record, its names of fields aside. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

function textsOf(locale: string): [string, string][] {
  return Object.entries(catalogueOf(locale)).flatMap(([key, message]) =>
    (typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))).map(
      (text): [string, string] => [key, text],
    ),
  )
}
