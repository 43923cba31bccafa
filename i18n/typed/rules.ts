import { formatDay, fromOfficeTime, today } from '#i18n/format.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { z } from '#i18n/zod.ts'
import { readCode } from './code.ts'
import { readDay } from './day.ts'
import { EMAIL_MAX, readEmail } from './email.ts'
import { readNumber } from './number.ts'
import { numberProblem, numberUnclear } from './number-problem.ts'
import { mobileProblem, phoneProblem } from './phone-problem.ts'
import { phoneKey, tidyPhone } from './phone.ts'
import { composeLine, composeText, isVisible, stripInvalidCharacters, workedLength } from './text.ts'

type Sentence = () => string

const ID_MAX = 64
const PHONE_MAX = 80
/** The most characters of a typed number. */
export const NUMBER_MAX = 40
const CODE_MAX = 100
const DAY_MAX = 40

const tooLong = (max: number) => ({ error: () => m.text_too_long({ max: formatNumber(max) }) })

/** A text of several lines, such as a message: it keeps the signs by which a writer of Arabic sets the direction of a number. */
type Length = { isLong?: boolean }
const composed = ({ isLong = false }: Length) => (isLong ? composeText : composeLine)

/**
 * A typed text of at most `max` characters as it is stored, a line unless it `isLong`, see `composeLine`; what is far longer is refused
 * before any work, and what shows nothing is empty. docs/decisions/0263 says why.
 */
export const text = (max: number, { error, ...length }: Length & { error?: Sentence } = {}) =>
  z
    .string(error && { error })
    .max(workedLength(max), { ...tooLong(max), abort: true })
    .overwrite(given => (isVisible(given) ? composed(length)(given).trim() : ''))
    .max(max, tooLong(max))

/** A text that has to be there; `needed` says so where it is missing or shows nothing. */
export const requiredText = (needed: Sentence, max: number, length: Length = {}) =>
  z
    .string({ error: needed })
    .max(workedLength(max), { ...tooLong(max), abort: true })
    .overwrite(given => composed(length)(given).trim())
    .refine(isVisible, { error: needed, abort: true })
    .max(max, tooLong(max))

/** A text that may be empty or missing. */
export const optionalText = (max: number, length: Length = {}) => text(max, length).default('')

/** What a program chose, such as the id of a record: no text that anybody typed. */
export const idText = (max = ID_MAX) => z.string().max(max, { abort: true }).overwrite(stripInvalidCharacters)

/** One of a list; `needed` says so where nothing was chosen. */
export const chosen = (needed: Sentence, isOne: (value: string) => boolean) =>
  z.string({ error: needed }).max(ID_MAX, { error: needed, abort: true }).refine(isOne, { error: needed })

/**
 * A whole number as a number or as typed text, see `readNumber`. `needed` says that it is missing, `wrong` that it is below `min` or above
 * `max`; a fraction, and what could be two numbers, have sentences of their own.
 */
export function wholeNumber({
  needed,
  wrong,
  min,
  max,
}: {
  needed: Sentence
  wrong: Sentence
  min: number
  max: number
}) {
  return z
    .union([z.number(), z.string().max(NUMBER_MAX)], {
      error: ({ input }) => (typeof input === 'string' ? numberUnclear(input) : needed()),
    })
    .transform((given, context) => {
      const value = typeof given === 'string' ? readNumber(given) : given
      const problem = numberProblem(given, value, needed) ?? (value < min || value > max ? wrong() : undefined)
      if (problem) context.addIssue({ code: 'custom', message: problem })
      return value
    })
}

/** A refinement: the value passes a rule, which leaves it as it is. */
export function passing(rule: z.ZodType) {
  return (given: unknown, context: z.core.$RefinementCtx) => {
    for (const { message } of rule.safeParse(given).error?.issues ?? []) context.addIssue({ code: 'custom', message })
  }
}

/** A telephone number of any country, as it is shown; an empty one is '' unless it is `needed`. */
export const phone = ({ needed }: { needed?: Sentence } = {}) =>
  z
    .string(needed && { error: needed })
    .max(PHONE_MAX, { error: () => m.phone_invalid(), abort: true })
    .transform((given, context) => {
      const problem = isVisible(given) ? phoneProblem(given) : needed?.()
      if (problem) context.addIssue({ code: 'custom', message: problem })
      return isVisible(given) ? tidyPhone(given) : ''
    })

/** A mobile number of Bangladesh, or any other with its country, as `phoneKey` gives it; an empty one is '' unless it is `needed`. */
export const mobilePhone = (needed: Sentence | undefined, wrong: Sentence) =>
  z
    .string(needed && { error: needed })
    .max(PHONE_MAX, { error: wrong, abort: true })
    .transform((given, context) => {
      const problem = isVisible(given) ? mobileProblem(given, wrong) : needed?.()
      if (problem) context.addIssue({ code: 'custom', message: problem })
      return phoneKey(given) ?? ''
    })

/** An e-mail address; an empty one is '' unless it is `needed`. */
export const email = ({ needed }: { needed?: Sentence } = {}) =>
  z
    .string(needed && { error: needed })
    .max(2 * EMAIL_MAX, { error: () => m.email_invalid(), abort: true })
    .transform((given, context) => {
      const address = readEmail(given)
      const problem = isVisible(given) ? (address ? undefined : m.email_invalid()) : needed?.()
      if (problem) context.addIssue({ code: 'custom', message: problem })
      return address ?? ''
    })

/** A code of so many digits, as `readCode` gives it. */
export const code = (digits: number, needed: Sentence, wrong: Sentence) =>
  z
    .string({ error: needed })
    .max(CODE_MAX, { error: wrong, abort: true })
    .transform((given, context) => {
      const plain = readCode(given)
      const isRight = plain.length === digits && /^\d+$/.test(plain)
      if (!isRight) context.addIssue({ code: 'custom', message: plain === '' ? needed() : wrong() })
      return plain
    })

/** The first and the last day that may be given, in Dhaka as YYYY-MM-DD; they are asked each time. */
export type Days = { least: () => string; greatest: () => string }

/** The same for a field that shows which days may be given. */
export const boundsOf = ({ least, greatest }: Days): { min: string; max: string } => ({ min: least(), max: greatest() })

/** A moment as a program sends it, ISO in UTC, on one of these days. */
export const moment = ({ needed, least, greatest }: Days & { needed?: Sentence }) =>
  z.iso
    .datetime({ ...(needed && { error: needed }), abort: true })
    .max(DAY_MAX, { error: dayProblem(least, greatest), abort: true })
    .refine(given => isWithin(today(Date.parse(given)), { least, greatest }), { error: dayProblem(least, greatest) })

/** The same as a field has it, in the time of Dhaka. */
export const officeMoment = <Rule extends z.ZodType<string, string>>(rule: Rule) =>
  z.preprocess(given => (typeof given === 'string' ? fromOfficeTime(given) : given), rule)

/** One of these days; an empty one is '' unless it is `needed`. */
export const day = ({ needed, least, greatest }: Days & { needed?: Sentence }) =>
  z
    .string(needed && { error: needed })
    .max(DAY_MAX, { error: dayProblem(least, greatest), abort: true })
    .transform((given, context) => {
      const read = readDay(given)
      const isRight = read !== undefined && isWithin(read, { least, greatest })
      const problem = isVisible(given) ? (isRight ? undefined : dayProblem(least, greatest)()) : needed?.()
      if (problem) context.addIssue({ code: 'custom', message: problem })
      return isRight ? read : '' // a wrong day is compared with no other
    })

const isWithin = (given: string, { least, greatest }: Days) => given >= least() && given <= greatest()
const dayProblem = (least: () => string, greatest: () => string) => () =>
  m.day_range({ least: formatDay(least()), greatest: formatDay(greatest()) })
