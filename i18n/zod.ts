import { config, z } from 'zod'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type RawIssue = z.core.$ZodRawIssue

/** The most problems that one answer lists. */
export const PROBLEMS_MAX = 200
/** What people see something of: no space, no control or format sign, no mark without a letter, and none of the letters that are blank. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u
const EXPECTED: Record<string, () => string> = {
  string: m.text_expected,
  number: m.number_expected,
  int: m.employment_not_whole,
  array: m.list_expected,
  object: m.object_expected,
  boolean: () => m.value_one_of({ allowed: 'true, false' }),
}

// jitless: zod's new Function() would break the Content-Security-Policy
config({ ...(typeof window !== 'undefined' && { jitless: true }), customError: sentenceOf })
export { z }

/** A text without what no database holds: NUL and halves of letters. */
export function stripInvalidCharacters(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '')
}

/** The same in Unicode's composed form (NFC): য় has two spellings, of which a search would find one. */
export const composeText = (text: string): string => stripInvalidCharacters(text).normalize()

/** Whether a text shows anything at all: one of spaces and zero-width signs alone does not. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)

/** Whether a text looks like a telephone number of any country, in any digits. */
export const isPhone = (text: string): boolean =>
  /^[+\p{Nd}\s()./-]+$/u.test(text) && /^\d{6,15}$/.test(text.replace(/\P{Nd}/gu, '').replace(/\p{Nd}/gu, '0'))

export const isEmail = (text: string): boolean => z.email().safeParse(text).success

/** A text that has to be there, without spaces around it; `needed` says so where it is missing or shows nothing. */
export function requiredText(needed: () => string, max: number) {
  return z
    .string({ error: needed })
    .overwrite(composeText)
    .trim()
    .refine(isVisible, { error: needed, abort: true })
    .max(max, { error: () => m.text_too_long({ max: formatNumber(max) }) })
}

/** Names of fields in a sentence: a handful of them, none endless. */
export const listOf = (names: readonly string[]): string =>
  names
    .map(name => name.slice(0, 60))
    .slice(0, 20)
    .join(', ')

/** What every rule without words of its own says, so that nobody reads zod's. */
function sentenceOf(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return (EXPECTED[issue.expected] ?? m.value_not_right)()
    case 'unrecognized_keys':
      return m.import_columns_unknown({ names: listOf(issue.keys), allowed: listOf(Object.keys(shapeOf(issue))) })
    case 'invalid_value':
      return m.value_one_of({ allowed: listOf(issue.values.map(String)) })
    case 'too_big':
      return ({ string: m.text_too_long, array: m.list_too_long }[issue.origin as string] ?? m.employment_too_big)({
        max: formatNumber(Number(issue.maximum)),
      })
    case 'too_small':
      return ({ string: m.text_too_short, array: m.list_too_short }[issue.origin as string] ?? m.number_too_small)({
        min: formatNumber(Number(issue.minimum)),
      })
    case 'invalid_format':
      return issue.format === 'date' ? m.date_expected({ form: 'YYYY-MM-DD' }) : m.value_not_right()
    default:
      return m.value_not_right()
  }
}

function shapeOf({ inst }: RawIssue): object {
  return inst instanceof z.ZodObject ? inst.shape : {}
}
