import { wordsOf } from '#server/trpc/list.ts'

/** A part of a text; `isMatch` where it is what somebody looks for. */
export type Piece = { text: string; isMatch?: true }

const BEFORE = 60 // characters that an excerpt has before its first match
const EXCERPT_MAX = 200
/** Signs that belong to the letter before them, and the letters that a joining sign binds to it: marking a part would tear them apart. */
const REST_OF_LETTER = String.raw`(?:[\p{M}\u200c\u200d]|(?<=\u09cd)\p{L})*`

/** A pattern for each word of a search: in any case, with digits of either script, and whole letters. */
export function patternsOf(query: string): RegExp[] {
  return wordsOf(query).map(word => {
    const letters = [...word].map(letter => digits(letter) ?? letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')).join('')
    return new RegExp(String.raw`(?<!\u09cd)${letters}${REST_OF_LETTER}`, 'iu')
  })
}

/** A text in pieces at what the patterns match. */
export function piecesOf(text: string, patterns: RegExp[]): Piece[] {
  const any = new RegExp(`(${patterns.map(({ source }) => source).join('|')})`, 'giu')
  return text
    .split(any)
    .flatMap((part, n) => (part ? [n % 2 === 1 ? { text: part, isMatch: true } : { text: part }] : []))
}

/** A few lines of a text around the first match, cut between words. */
export function excerptOf(text: string, patterns: RegExp[]): Piece[] {
  const whole = text.normalize()
  const first = Math.min(...patterns.map(pattern => whole.search(pattern)).filter(place => place >= 0))
  const start = first > BEFORE && first < Infinity ? whole.indexOf(' ', first - BEFORE) + 1 : 0
  const isCut = whole.length > start + EXCERPT_MAX
  const lastSpace = whole.lastIndexOf(' ', start + EXCERPT_MAX)
  const end = isCut ? (lastSpace > start ? lastSpace : start + EXCERPT_MAX) : whole.length
  return [
    ...(start > 0 ? [{ text: '… ' }] : []),
    ...piecesOf(whole.slice(start, end), patterns),
    ...(isCut ? [{ text: ' …' }] : []),
  ]
}

/** A digit as either script writes it; undefined for any other character. */
function digits(character: string) {
  const value = /[0-9]/.test(character) ? Number(character) : character.charCodeAt(0) - 0x09e6
  return value >= 0 && value <= 9 ? `[${value}${String.fromCharCode(0x09e6 + value)}]` : undefined
}
