import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import companies from '#server/features/companies/companies.json' with { type: 'json' }
import { gallery } from '#app/features/gallery/albums.ts'
import { groupCompanies } from '#server/features/companies/schema.ts'
import { seedNews } from '../../prisma/seed/news-data.ts'
import { baseLocale, locales } from '#i18n/paraglide/runtime.js'
import { m } from '#i18n/paraglide/messages.js'
import { procedure } from '#app/features/procedure/steps.ts'
import { servicePages } from '#app/features/services/service-pages.ts'
import { services } from '#app/features/services/services.ts'
import { site } from '#i18n/agency.ts'
import { parseText } from '#server/content/text-schema.ts'

type Catalogue = Record<string, string | { declarations: string[]; match: Record<string, string> }[]>
const read = (locale: string): Catalogue => JSON.parse(readFileSync(`i18n/messages/${locale}.json`, 'utf8'))
const english = read(baseLocale)
const keys = Object.keys(english)
const sources = ['app', 'i18n', 'server', 'ui', 'prisma']
  .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)))
  .filter(file => /\.tsx?$/.test(file) && !/paraglide|generated|\.gen\.ts$/.test(file))
  .map(file => readFileSync(file, 'utf8'))
  .join('\n')
/** What stays in Latin letters in a Bangla sentence: slots, codes, formats, addresses and names of networks. */
const NAMES =
  /\{\w+\}|RL NO 088|RL 0088|WhatsApp|JPEG|PNG|WebP|CSV|JSON|UTF-8|Excel|_id|API|name@example\.com|https?:\/\/|openstreetmap\.org|“image”/g
const used = new Set([...sources.matchAll(/\bm\.(\w+)\b/g)].map(([, key]) => key!))

test('every sentence of the catalogue becomes a message, and nothing else does', () => {
  expect(keys.length).toBeGreaterThan(100)
  expect(Object.keys(m).sort()).toEqual(keys.toSorted())
})

test('every message is used somewhere', () => {
  expect(keys.filter(key => !used.has(key))).toEqual([])
})

test('every message that is used exists', () => {
  expect([...used].filter(key => !keys.includes(key))).toEqual([])
})

test('every sentence exists in Bangla, with the same slots, and is written in its script', () => {
  const bangla = read('bn')
  expect(Object.keys(bangla)).toEqual(keys)
  for (const key of keys) {
    expect(slotsOf(bangla[key]), key).toEqual(slotsOf(english[key]))
    for (const text of textsOf(bangla[key])) expect(text.replace(NAMES, '০'), key).not.toMatch(/[a-z]/i)
  }
})

test('no Bangla text has digits or signs that a reader of Bangla would stumble over', () => {
  const texts = Object.entries(read('bn')).flatMap(([key, message]) =>
    textsOf(message).map(text => [key, text] as const),
  )
  for (const [key, text] of texts) {
    expect(text.normalize('NFC'), key).toBe(text)
    expect(text.replace(NAMES, '০'), key).not.toMatch(/[0-9]| [।,?!]/)
  }
})

test('digits of a catalogue are those of its language', () => {
  for (const locale of locales)
    expect(m.digits({}, { locale })).toBe(
      new Intl.NumberFormat(locale, { useGrouping: false, minimumIntegerDigits: 10 }).format(123_456_789),
    )
})

test('every long text exists in Bangla, with as many parts as the English one', () => {
  const entries: { [field: string]: unknown; bn?: object | undefined }[] = [
    ...services,
    ...Object.values(servicePages),
    ...procedure,
    ...gallery,
    ...companies,
    ...groupCompanies,
    site,
  ]
  for (const { bn, ...texts } of entries) {
    expect(bn, JSON.stringify(texts).slice(0, 80)).toBeDefined()
    for (const [field, text] of Object.entries(bn ?? {}))
      if (field !== 'alts' && Array.isArray(texts[field])) expect(text, field).toHaveLength(texts[field].length)
  }
  for (const { text, textBn } of seedNews) expect(parseText(textBn ?? '')).toHaveLength(parseText(text).length)
  expect(locales).toEqual(['en', 'bn'])
})

function textsOf(message: Catalogue[string] | undefined): string[] {
  return typeof message === 'string' ? [message] : (message ?? []).flatMap(({ match }) => Object.values(match))
}

function slotsOf(message: Catalogue[string] | undefined) {
  return [...new Set(textsOf(message).flatMap(text => text.match(/\{\w+\}/g) ?? []))].sort()
}
