import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Catalogue, catalogueOf, cataloguesOf } from './catalogues.ts'
import { seedCompanies } from '#prisma/seed/companies-data.ts'
import { seedAlbums } from '#prisma/seed/gallery-data.ts'
import { seedHome } from '#prisma/seed/home-data.ts'
import { seedPages } from '#prisma/seed/pages-data.ts'
import { seedProcedure } from '#prisma/seed/procedure-data.ts'
import { seedSlides } from '#prisma/seed/slides-data.ts'
import { intlLocale, plural } from '#i18n/locale.ts'
import { baseLocale, getLocale, locales, overwriteGetLocale } from '#i18n/paraglide/runtime.js'
import { m } from '#i18n/paraglide/messages.js'
import { parseText } from '#server/drafts/text-schema.ts'

const english = catalogueOf(baseLocale)
const keys = Object.keys(english)
const sources = ['app', 'i18n', 'server', 'ui', 'prisma']
  .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)))
  .filter(file => /\.tsx?$/.test(file) && !/paraglide|generated|\.gen\.ts$/.test(file))
  .map(file => readFileSync(file, 'utf8'))
  .join('\n')
/** What stays in Latin letters in a Bangla sentence: slots, codes, formats, addresses and names of networks. */
const NAMES =
  /\{\w+\}|RL NO 088|RL 0088|WhatsApp|JPEG|PDF|HEIC|Storybook|Settings, Camera, Formats, Most Compatible|PNG|WebP|\.xlsx|\.xls|\.ods|CSV|Save as|JSON|UTF-8|Excel|_id|API|name@example\.com|https?:\/\/|openstreetmap\.org|\/contact-us|“image”/g
const used = new Set([...sources.matchAll(/\bm\.(\w+)\b/g)].map(([, key]) => key!))

test('in Bangla nothing is never told as one', () => {
  const before = getLocale
  overwriteGetLocale(() => 'bn')
  const none = plural(0)
  overwriteGetLocale(before)
  const sentences = m as unknown as Record<string, (given: object, options: object) => string>
  let walked = 0
  for (const [key, texts] of Object.entries(catalogueOf('bn'))) {
    const [, one] = /"form=one":"([^"]*)"/.exec(JSON.stringify(texts)) ?? []
    if (!one || one.includes('{figure}')) continue
    walked += 1
    expect(sentences[key]!(none, { locale: 'bn' }), key).not.toBe(one.replaceAll(/\{\w+\}/g, 'undefined'))
  }
  expect(walked).toBeGreaterThan(50)
})

test('no message of a catalogue is written twice', () => {
  for (const locale of locales) {
    const written = cataloguesOf(locale).flatMap(({ source }) => source.match(/^ {2}"\w+(?=":)/gm)!)
    expect(written.length, locale).toBeGreaterThan(100)
    expect(
      written.filter((key, n) => written.indexOf(key) !== n),
      locale,
    ).toEqual([])
  }
})

test('every message is used somewhere', () => {
  expect(keys.filter(key => !used.has(key))).toEqual([])
})

test('every sentence exists in Bangla, with the same slots, and is written in its script', () => {
  const bangla = catalogueOf('bn')
  expect(Object.keys(bangla)).toEqual(keys)
  for (const key of keys) {
    expect(slotsOf(bangla[key]), key).toEqual(slotsOf(english[key]))
    for (const text of textsOf(bangla[key])) {
      expect(text.normalize('NFC'), key).toBe(text)
      expect(text.replace(NAMES, '০'), key).not.toMatch(/[a-z]/i)
    }
  }
})

test('every Arabic sentence has the slots of the English one, and its own script', () => {
  const arabic = catalogueOf('ar')
  expect(Object.keys(arabic)).toEqual(keys.filter(key => Object.hasOwn(arabic, key)))
  for (const key of Object.keys(arabic)) {
    expect(slotsOf(arabic[key]), key).toEqual(slotsOf(english[key]))
    for (const text of textsOf(arabic[key])) {
      expect(text.normalize('NFC'), key).toBe(text)
      expect(text.replace(NAMES, '٠').replace(/BMET|A4/g, '٠'), key).not.toMatch(/[a-z]| [،؛؟.:!]|[,;?]/i)
    }
  }
})

test('digits of a catalogue are those of its language', () => {
  expect(locales).toEqual(['en', 'bn', 'ar'])
  for (const locale of locales)
    expect(m.digits({}, { locale })).toBe(
      new Intl.NumberFormat(intlLocale(locale), { useGrouping: false, minimumIntegerDigits: 10 }).format(123_456_789),
    )
})

test('every text of slides, albums and companies exists in Bangla, in its script', () => {
  const entries: Values[] = [
    ...seedCompanies,
    ...seedSlides,
    ...seedAlbums.flatMap(({ pictures }) => pictures), // an album has none of its own
  ]
  for (const { _id, picture: _, logo: __, email: ___, ...texts } of entries)
    for (const [name, text] of Object.entries(texts)) {
      if (typeof text !== 'string' || /Bn$|^link$|^focus|^telephone$/.test(name)) continue
      const bangla = texts[`${name}Bn`]
      expect(bangla, `${name} of “${text}”`).toMatch(/[\u0980-\u09ff]/)
      expect(String(bangla).replace(NAMES, '০'), name).not.toMatch(/[0-9a-z]/i)
    }
})

test('every text of the pages exists in Bangla, with as many paragraphs, points and papers', () => {
  const records = [...seedPages, seedProcedure, seedHome].flatMap(partsOf)
  for (const record of records)
    for (const [name, text] of Object.entries(record)) {
      if (!name.endsWith('Bn')) continue
      const english = record[name.slice(0, -2)] as string
      expect(shapeOf(text as string), english).toEqual(shapeOf(english))
    }
  expect(records.filter(record => 'text' in record && !('textBn' in record))).toEqual([])
})

type Values = Record<string, unknown>

/** A record and the entries of its lists. */
function partsOf(record: object): Values[] {
  const entries = Object.values(record).flatMap(value => (Array.isArray(value) ? (value as Values[]) : []))
  return [record as Values, ...entries]
}

/** How many lines each block of a text has. */
const shapeOf = (text: string) =>
  parseText(text).map(block => (block.type === 'list' ? block.items.length : block.content.join('').split('\n').length))

function textsOf(message: Catalogue[string] | undefined): string[] {
  return typeof message === 'string' ? [message] : (message ?? []).flatMap(({ match }) => Object.values(match))
}

function slotsOf(message: Catalogue[string] | undefined) {
  return [...new Set(textsOf(message).flatMap(text => text.match(/\{\w+\}/g) ?? []))].sort()
}
