const WORDS_MAX = 8
/** What stands between words besides blanks: commas, full stops, colons, and dashes within names. */
const BETWEEN = /[\s.,;:।،؛/|()\p{Pd}]+/u
const AROUND = /^[,;:।،؛|()]+|[.,;:।،؛|()]+$/g

/** The words of a search by a program: what stands between blanks, whatever its signs. */
export const plainWordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)

/**
 * A search by people, word by word, as far as anybody reads: MD.ABDUR and “Rahman,” are names. A word with digits or of
 * an address stays whole, such as a reference, a day or rahim@agency.example.
 */
export const wordsOf = (search: string): string[] =>
  search
    .split(/\s+/)
    .flatMap(word => (/[\p{N}@#]/u.test(word) ? word.replace(AROUND, '') : word.split(BETWEEN)))
    .filter(Boolean)
    .slice(0, WORDS_MAX)
