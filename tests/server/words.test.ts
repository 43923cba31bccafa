import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { locales } from '#i18n/paraglide/runtime.js'

type Message = string | { match: Record<string, string> }[]

/** The words that docs/words.md rules out, by language: its table has a column “not” after each language's term. */
const ruledOut: Record<string, string[]> = { en: columnOf(2), bn: columnOf(4) }

describe('messages use the terms of docs/words.md', () => {
  test.each(locales)('in %s', locale => {
    const words = ruledOut[locale]!
    expect(words.length).toBeGreaterThan(10)
    const found = textsOf(locale).flatMap(([key, text]) =>
      words.filter(word => has(text, word)).map(word => `${key}: “${word}” in “${text}”`),
    )
    expect(found).toEqual([])
  })
})

test('a word is found with its ending, but not inside another word', () => {
  expect(has('Send your papers by Mail.', 'papers')).toBe(true)
  expect(has('Send your papers by Mail.', 'mail')).toBe(true)
  expect(has('Your e-mail to {mail}', 'mail')).toBe(false)
  expect(has('বীমার শর্ত', 'বীমা')).toBe(true)
  expect(has('ই-মেইল', 'মেইল')).toBe(false)
})

/** The words in a column of the table of terms; a cell may have several, with commas between them. */
function columnOf(column: number): string[] {
  const lines = readFileSync('docs/words.md', 'utf8').split('\n')
  const rows = lines.filter(line => line.startsWith('|')).slice(2)
  const cells = rows.map(row => row.split('|')[column] ?? '')
  return cells.flatMap(cell => cell.split(',').map(word => word.trim())).filter(Boolean)
}

/** Whether a text has a word, in any case, outside slots. Bangla words may have an ending. */
function has(text: string, word: string): boolean {
  const ending = /\p{Script=Bengali}/u.test(word) ? '' : '(?![\\w-])'
  return new RegExp(`(?<![\\p{L}\\p{M}\\w-])${word}${ending}`, 'iu').test(text.replace(/\{\w+\}/g, '…'))
}

function textsOf(locale: string): [string, string][] {
  const messages: Record<string, Message> = JSON.parse(readFileSync(`i18n/messages/${locale}.json`, 'utf8'))
  return Object.entries(messages).flatMap(([key, message]) =>
    (typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))).map(
      (text): [string, string] => [key, text],
    ),
  )
}
