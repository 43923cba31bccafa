import { foldText } from '#i18n/typed/text.ts'
import { askedWords } from '#server/features/search/pieces.ts'

/** In how many titles a word stands, by the word. */
export type Vocabulary = Map<string, number>

const ONE_ERROR_FROM = 4 // letters: in shorter words another letter makes another word
const TWO_ERRORS_FROM = 7

/** Words in texts that a misspelled one may stand for; those without digits alone, since another number is no error. */
export function vocabularyOf(texts: { text: string; isTitle: boolean }[]): Vocabulary {
  const vocabulary: Vocabulary = new Map()
  for (const { text, isTitle } of texts)
    for (const word of foldText(text).split(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/u))
      if (word.length >= ONE_ERROR_FROM && !/\p{N}/u.test(word))
        vocabulary.set(word, (vocabulary.get(word) ?? 0) + (isTitle ? 1 : 0))
  return vocabulary
}

/** A search with the nearest word in place of each that no text has; undefined where a word has none. */
export function correctQuery(query: string, vocabulary: Vocabulary): string | undefined {
  const words = [...vocabulary.keys()]
  const corrected = askedWords(query).map(word => {
    const typed = foldText(word)
    return words.some(known => known.includes(typed)) ? word : nearest(typed, vocabulary)
  })
  return corrected.every(word => word !== undefined) ? corrected.join(' ') : undefined
}

/** How many errors a word may have; one with digits none, since another number is no error. */
export function errorsIn(word: string): number {
  if (word.length < ONE_ERROR_FROM || /\p{N}/u.test(word)) return 0
  return word.length < TWO_ERRORS_FROM ? 1 : 2
}

/** The word with the fewest errors to it; of several the one with the same first letter, then the one in most titles. */
function nearest(typed: string, vocabulary: Vocabulary): string | undefined {
  const most = errorsIn(typed)
  if (most === 0) return undefined
  let best: { word: string; rank: [number, number, number] } | undefined
  for (const [word, titles] of vocabulary) {
    if (Math.abs(word.length - typed.length) > most) continue
    const errors = errorsBetween(typed, word)
    if (errors > most) continue
    const rank: [number, number, number] = [errors, word[0] === typed[0] ? 0 : 1, -titles]
    if (!best || isBefore(rank, best.rank)) best = { word, rank }
  }
  return best?.word
}

function isBefore(one: number[], other: number[]) {
  const place = one.findIndex((value, n) => value !== other[n])
  return place >= 0 && one[place]! < other[place]!
}

/**
 * How many letters have to be added, left out, changed or swapped with the next one to get from one word to another
 * (optimal string alignment).
 */
export function errorsBetween(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[j - 2]! + 1 : Infinity,
      )
    }
    before = row
    row = next
  }
  return row[other.length]!
}
