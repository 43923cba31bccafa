import { variantsOf } from '#i18n/typed/letters.ts'
import { foldText } from '#i18n/typed/text.ts'
import { wordsOf } from '#i18n/typed/words.ts'

/** A part of a text; `isMatch` where it is what somebody looks for. */
export type Piece = { text: string; isMatch?: true }

const BEFORE = 60 // characters that an excerpt has before its first match
const EXCERPT_MAX = 200
const EXCERPT_OF_OTHER_MAX = 100 // in a language that the page is not in
/** Signs that belong to the letter before them, and the letters that a joining sign binds to it: marking a part would tear them apart. */
const REST_OF_LETTER = String.raw`(?:[\p{M}\u200c\u200d]|(?<=\u09cd)\p{L})*`

/** What a question has besides what it asks for. */
const ASKING = new Set(
  (
    'a an and any are at can do does for from get have how i in is it me much my need of on or please tell the there to want we what when where ' +
    'which who why will with you your ' +
    'ami amar apni apnar ache ase chai kore korte kora korbo koto ki kivabe kibhabe kobe kothay keno jonno theke lage lagbe hoy hobe jay ' +
    'আমি আমার আপনি আপনার আছে এর ও কত কখন কি কী কিভাবে কীভাবে কে কেন কোথায় কোন চাই জন্য থেকে যায় লাগে লাগবে হয় হবে ' +
    'করি করে করতে করব করবো করা দিতে পেতে যেতে জানতে'
  )
    .normalize()
    .split(' '),
)

/** What parts the words of a question: blanks, and between letters / and -, as in visa/ticket. */
export const BETWEEN_WORDS = /\s+|(?<=[\p{L}\p{M}])[/-](?=\p{L})/u

/** The words that a question asks for, without the signs around them; all of them where it has no others. */
export function askedWords(query: string): string[] {
  const all = query
    .split(BETWEEN_WORDS)
    .flatMap(word => word.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}+#]+$/gu, '') || [])
  const asked = all.filter(word => !ASKING.has(word.toLowerCase().normalize()))
  return wordsOf((asked.length > 0 ? asked : all).join(' '))
}

/** A pattern for each word that is looked for: in any case, with marks or without, with digits of either script, and whole letters. */
export function patternsOf(query: string): RegExp[] {
  return askedWords(query).map(word => {
    const letters = [...foldText(word)]
      .map(letter => `[${variantsOf(letter).replace(/[\\\]^-]/g, String.raw`\$&`)}]`)
      .join('')
    return new RegExp(String.raw`(?<!\u09cd)${letters}${REST_OF_LETTER}`, 'iu')
  })
}

/** The same for words that stand by themselves. */
export function wholeWords(query: string): RegExp[] {
  return patternsOf(query).map(({ source }) => new RegExp(String.raw`(?<![\p{L}\p{M}])${source}(?![\p{L}\p{M}])`, 'iu'))
}

/**
 * A pattern for a whole number as papers and posters have it, such as ADV-2026-0417 or RL NO 123, with any signs
 * between its parts; undefined for words without a digit.
 */
export function wholeNumber(query: string): RegExp | undefined {
  const words = query.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  if (words.length === 0 || !/\p{N}/u.test(query)) return undefined
  const parts = words.flatMap(word => patternsOf(word).map(({ source }) => source))
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${parts.join(String.raw`[\s./-]*`)}(?![\p{L}\p{N}])`, 'iu')
}

/** A text in pieces at what the patterns match. */
export function piecesOf(text: string, patterns: RegExp[]): Piece[] {
  const any = new RegExp(`(${patterns.map(({ source }) => source).join('|')})`, 'giu')
  return text
    .split(any)
    .flatMap((part, n) => (part ? [n % 2 === 1 ? { text: part, isMatch: true } : { text: part }] : []))
}

/** A few lines of a text around the first match, cut between words; fewer of one that is not in the page's language. */
export function excerptOf(text: string, patterns: RegExp[], isOther = false): Piece[] {
  const max = isOther ? EXCERPT_OF_OTHER_MAX : EXCERPT_MAX
  const whole = text.normalize()
  const first = Math.min(...patterns.map(pattern => whole.search(pattern)).filter(place => place >= 0))
  const start = first > BEFORE && first < Infinity ? whole.indexOf(' ', first - BEFORE) + 1 : 0
  const isCut = whole.length > start + max
  const lastSpace = whole.lastIndexOf(' ', start + max)
  const end = isCut ? (lastSpace > start ? lastSpace : start + max) : whole.length
  return [
    ...(start > 0 ? [{ text: '… ' }] : []),
    ...piecesOf(whole.slice(start, end), patterns),
    ...(isCut ? [{ text: ' …' }] : []),
  ]
}
