import { today } from '#i18n/format.ts'
import { isDistrict } from '#i18n/districts.ts'
import { m } from '#i18n/paraglide/messages.js'
import { isTrade } from '#i18n/trades.ts'
import { readCode } from '#i18n/typed/code.ts'
import { yearsFrom } from '#i18n/typed/day.ts'
import { type Chain, ordered } from '#i18n/typed/ordered.ts'
import { chosen, day, mobilePhone, optionalText, requiredText } from '#i18n/typed/rules.ts'
import { plainSigns } from '#i18n/typed/text.ts'
import { z } from '#i18n/zod.ts'
import { PAPER_KINDS } from '#server/features/workers/papers.shared.ts'
import { SEXES } from '#server/features/workers/people.shared.ts'

export { findSex } from '#server/features/workers/people.shared.ts'
export { NEEDABLE, type StageNeeds, toStageNeeds } from '#server/features/workers/stages.shared.ts'

const NAME_MAX = 100
const NUMBER_MAX = 40
const TEXT_MAX = 2000
const PASSPORT = /^[A-Z]{0,2}\d{6,9}$/
export const PASSPORT_EXAMPLE = 'A01234567'
const NID = /^(?:\d{10}|\d{13}|\d{17})$/
const YEAR_DIGITS = 4
const ACCOUNT = /^[A-Z\d]{5,34}$/ // an IBAN has 34

/** The days that a form takes. */
export const bornDays = { least: () => yearsFrom(today(), -80), greatest: () => yearsFrom(today(), -14) }
export const issuedDays = { least: () => yearsFrom(today(), -30), greatest: () => today() }
export const expiryDays = { least: () => yearsFrom(today(), -20), greatest: () => yearsFrom(today(), 20) }

/** From which a visa is valid, which may be ahead. */
export const validFromDays = { ...issuedDays, greatest: () => yearsFrom(today(), 1) }

/** Of a check, a course or a flight, which may be ahead. */
export const heldDays = { least: () => yearsFrom(today(), -20), greatest: () => yearsFrom(today(), 2) }

/**
 * A number as it is compared: capitals and digits, without the gaps that people write into it; `undefined` leaves what
 * is stored. `doubt` asks where it could be another.
 */
const number = (isRight: RegExp, wrong: () => string, doubt: (given: string) => string | undefined = () => undefined) =>
  z
    .string()
    .max(NUMBER_MAX, { error: wrong, abort: true })
    .transform((given, context) => {
      const plain = readNumber(given)
      const problem = plain === '' ? undefined : (doubt(given) ?? (isRight.test(plain) ? undefined : wrong()))
      if (problem) context.addIssue({ code: 'custom', message: problem })
      return plain
    })
    .optional()

const readNumber = (given: string): string => readCode(given).toUpperCase()

/** What looks like a digit, before digits. */
const LETTER = /[OI](?=\d)/
const DIGIT_FOR: Record<string, string> = { O: '0', I: '1' }
const withDigit = (passport: string) => passport.replace(LETTER, letter => DIGIT_FOR[letter]!)
/** The same the other way round, of a digit behind the first letter. */
const lettersFor = (passport: string) =>
  Object.entries(DIGIT_FOR).map(([letter, digit]) => passport.replace(new RegExp(`^([A-Z])${digit}`), `$1${letter}`))

/**
 * Asks whether AO1234567 is A01234567, unless a gap between letters and digits says that it is none: AO 1234567; and
 * whether A0O234567, which is no passport, is A00234567.
 */
function letterDoubt(given: string): string | undefined {
  const plain = readNumber(given)
  if (!PASSPORT.test(plain)) {
    const digits = plain.slice(0, 1) + plain.slice(1).replaceAll(/[OI]/g, letter => DIGIT_FOR[letter]!)
    return digits !== plain && PASSPORT.test(digits) ? m.worker_passport_digits({ digits }) : undefined
  }
  if (!LETTER.test(plain) || /[OI][\s.'-]+\d/.test(plainSigns(given).toUpperCase())) return undefined
  return m.worker_passport_letter({ digit: withDigit(plain), letter: letterText(plain) })
}

/** A passport whose letters nobody takes for digits. */
export const letterText = (passport: string): string => passport.replace(LETTER, '$& ')

/** The passports, or the NID, that a search may mean by its number alone. */
export function numbersIn(search: string): { passports: string[]; nid?: string } {
  const plain = readNumber(search)
  const passports = [plain, withDigit(plain), ...lettersFor(plain)].filter(each => PASSPORT.test(each))
  return { passports: [...new Set(passports)], ...(NID.test(plain) && { nid: plain }) }
}

/** Of 17 digits the first four are the year of birth, and the others the number that the person had before. */
export const nidKey = (nid: string): string => (/^(?:19|20)\d{15}$/.test(nid) ? nid.slice(YEAR_DIGITS) : nid)

/** What is stored sealed: to be read by the right `identities` alone. */
export const sealedFields = {
  passport: number(PASSPORT, () => m.worker_passport_wrong({ example: PASSPORT_EXAMPLE }), letterDoubt),
  nid: number(NID, m.worker_nid_wrong),
  account: number(ACCOUNT, m.worker_account_wrong),
}
/** Which document a worker sends, and its file: what is missing of both is told at once. */
export const paperInput = z.object({
  kind: z.enum(PAPER_KINDS, { error: () => m.paper_kind_needed() }),
  file: z.custom<File>(file => file instanceof File && file.size > 0, { error: () => m.paper_file_needed() }),
})

export type Sealed = { passport: string; nid: string; account: string }

/** The fields of a file, whose days are not compared yet. */
export const workerFields = z.strictObject({
  name: requiredText(m.worker_name_needed, NAME_MAX),
  nameBn: optionalText(NAME_MAX),
  phone: mobilePhone(m.application_phone_needed, m.application_phone_wrong),
  fatherName: optionalText(NAME_MAX),
  motherName: optionalText(NAME_MAX),
  bornOn: day(bornDays).default(''),
  sex: z.enum(['', ...SEXES]).default(''),
  district: chosen(m.worker_district_needed, given => given === '' || isDistrict(given)).default(''),
  village: optionalText(NAME_MAX),
  postOffice: optionalText(NAME_MAX),
  upazila: optionalText(NAME_MAX),
  trade: chosen(m.worker_trade_needed, given => given === '' || isTrade(given)).default(''),
  experience: optionalText(TEXT_MAX, { isLong: true }),
  languages: optionalText(NAME_MAX),
  ...sealedFields,
  passportPlace: optionalText(NAME_MAX),
  passportIssuedOn: day(issuedDays).default(''),
  passportExpiresOn: day(expiryDays).default(''),
  registrationNo: optionalText(NUMBER_MAX),
  smartCardNo: optionalText(NUMBER_MAX),
  kinName: optionalText(NAME_MAX),
  kinRelation: optionalText(NAME_MAX),
  kinPhone: mobilePhone(undefined, m.application_phone_wrong).default(''),
  bank: optionalText(NAME_MAX),
  note: optionalText(TEXT_MAX, { isLong: true }),
})

/** The days of a person and of their passport, one after the other. */
export const PERSON_DAYS = [
  ['bornOn', m.worker_born],
  ['passportIssuedOn', m.worker_passport_issued],
  ['passportExpiresOn', m.worker_passport_expires],
] as const satisfies Chain<keyof z.output<typeof workerFields>>

/** The file of a worker as staff fill it in. Only name and telephone have to be there; sealed numbers that are missing stay as they are. */
export const workerInput = ordered(workerFields, PERSON_DAYS)
/** Any of its fields. */
export const workerPart = ordered(workerFields.partial(), PERSON_DAYS)
export type WorkerInput = z.output<typeof workerInput>

/** The fields in the order of the form. */
export const WORKER_FIELDS = Object.keys(workerInput.shape) as (keyof WorkerInput)[]
