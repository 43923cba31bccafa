/** What people see something of: no space, no control or format sign, no mark without a letter, and none of the letters that are blank. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u
/** What a word processor writes between lines, with the spaces around it; other control signs say nothing, and XML allows none of them. */
const LINE_SIGNS = /[ \t\n]?[\v\f\u0085]+[ \t\n]?/g
// oxlint-disable-next-line no-control-regex -- what the text must not have
const CONTROL_SIGNS = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g
/** Unicode's Stream-Safe Text Format (UAX #15): the most marks in a row. Sorting an endless run would take the square of its length. */
const MARKS_MAX = 30
const JOINER = '\u034F' // the standard's own sign between runs: nothing is lost, and nothing shown
const RUN = new RegExp(String.raw`(?:(?!${JOINER})\p{M}){${MARKS_MAX}}(?=(?!${JOINER})\p{M})`, 'gu')
/**
 * Format signs that are not seen, those that turn the direction among them, and letters that are blank; with the flag
 * of a region that needs some.
 */
const UNSEEN =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F})|(?![\u200C\u200D])(?:(?=\p{Default_Ignorable_Code_Point})\p{Cf}|[\uFFF9-\uFFFB\u115F\u1160\u3164\uFFA0])/gu
/** ZWNJ and ZWJ, with what stands before them: scripts without capitals, marks, and emoji need them, and Latin letters never. */
const JOINERS = /([\p{Lo}\p{Lm}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]?)([\u200C\u200D])[\u200C\u200D]*/gu
const DIGITS = /\p{Nd}/gu
const DIGIT_SETS = 10

/**
 * The length up to which a text is worked on: what its field holds, and room for spaces around it and for letters in parts. A longer one
 * is refused unread.
 */
export const workedLength = (max: number): number => max + Math.min(max, 5_000) + 100

/** A text without what no database holds: NUL and halves of letters. */
export function stripInvalidCharacters(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '')
}

/**
 * A typed text as it is stored: without control signs but tabs and line breaks, at most 30 marks in a row, and in Unicode's composed form
 * (NFC), since য় has two spellings, of which a search would find one. Takes time in proportion to the text, which is bounded before.
 */
export function composeText(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_SIGNS, run => run.replace(/[\v\f\u0085]+/, '') || ' ')
    .replace(CONTROL_SIGNS, '')
    .replace(RUN, `$&${JOINER}`)
    .normalize()
}

/**
 * The same for one line, such as a name or a title: without signs that turn the direction of what follows (U+202E, U+2066) and those that
 * nobody sees (U+200B, U+FEFF). Joiners stay where Bangla, Arabic and emoji need them. Two names that look alike are alike then.
 */
export const composeLine = (text: string): string =>
  composeText(
    text.replace(UNSEEN, '$1').replace(JOINERS, (_, before: string, joiner: string) => before && before + joiner),
  )

/** Words of an address, in which a number stands as one: composed, and at most `max` letters of them; undefined for none. */
export function wordsIn(given: unknown, max: number): string | undefined {
  if (typeof given !== 'string' && typeof given !== 'number') return undefined
  return (
    composeLine(String(given).slice(0, workedLength(max)))
      .trim()
      .slice(0, max) || undefined
  )
}

/** Whether a text shows anything at all: one of spaces and zero-width signs alone does not. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)

/** A text with 0 to 9 for the digits of any alphabet. */
const westernDigits = (text: string): string => text.replace(DIGITS, digitOf)

/** Digits stand in Unicode in tens, some tens side by side. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0)!
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % DIGIT_SETS)
}

/** A text without the signs that nobody sees, such as those that come with an address or a number when it is copied. */
export const withoutUnseen = (text: string): string => text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')

const DASHES = /[\p{Pd}\u2212\u02D7]/gu
/** ASCII as it is typed beside Chinese letters: ＋ for +. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g
const halfWidth = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xff01 + 0x21)

/** The signs of a number, a telephone, a code or a day: 0 to 9, one kind of dash, space and apostrophe, nothing invisible. */
export function plainSigns(text: string): string {
  return westernDigits(withoutUnseen(text).replace(FULL_WIDTH, halfWidth))
    .replace(DASHES, '-')
    .replace(/[\s\p{Z}]/gu, ' ')
    .replace(/[’‘‛ʼʹ′´`]/gu, "'")
    .trim()
}

/** A text as it is compared and searched: without capitals, and Latin letters without their marks: élodie is elodie, O’Brien o'brien. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1')
    .toLowerCase()
    .replace(/[øłđħŧıæœß]/g, letter => STRUCK[letter] ?? letter)
    .replace(/[’‘ʼ´`]/g, "'")
    .normalize()
}

/** A folded text with one letter for each two that it may have been folded from: weiss could be Weiß. */
export const joinedLetters = (folded: string): string =>
  folded.replaceAll('ae', 'æ').replaceAll('oe', 'œ').replaceAll('ss', 'ß')

/**
 * A folded text in which the digits of any alphabet and the dashes are alike, too: what is stored to be searched, and
 * each word that is looked for in it.
 */
export const searchKey = (text: string): string => westernDigits(foldText(text)).replace(DASHES, '-')

const STRUCK: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
}
