import { today } from '#i18n/format.ts'
import { isDistrict } from '#i18n/districts.ts'
import { m } from '#i18n/paraglide/messages.js'
import { isTrade } from '#i18n/trades.ts'
import { readCode } from '#i18n/typed/code.ts'
import { yearsFrom } from '#i18n/typed/day.ts'
import { chosen, day, mobilePhone, optionalText, requiredText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { PAPER_KINDS } from '#server/features/workers/papers.shared.ts'
import { SEXES } from '#server/features/workers/people.shared.ts'

export { gapText, kindLabels } from '#server/features/workers/documents.shared.ts'
export { PAPER_MAX_BYTES, type PaperKind } from '#server/features/workers/papers.shared.ts'
export { findSex } from '#server/features/workers/people.shared.ts'
export { NEEDABLE, readSkip, type StageNeeds, toStageNeeds, writeSkip } from '#server/features/workers/stages.shared.ts'

const NAME_MAX = 100
const NUMBER_MAX = 40
const TEXT_MAX = 2000
const PASSPORT = /^[A-Z]{0,2}\d{6,9}$/
export const PASSPORT_EXAMPLE = 'A01234567'
const NID = /^(?:\d{10}|\d{13}|\d{17})$/
const ACCOUNT = /^[A-Z\d]{5,34}$/ // an IBAN has 34

/** The days that a form takes. */
export const bornDays = { least: () => yearsFrom(today(), -80), greatest: () => yearsFrom(today(), -14) }
export const issuedDays = { least: () => yearsFrom(today(), -30), greatest: () => today() }
export const expiryDays = { least: () => yearsFrom(today(), -20), greatest: () => yearsFrom(today(), 20) }

/** Of a check, a course or a flight, which may be ahead. */
export const heldDays = { least: () => yearsFrom(today(), -20), greatest: () => yearsFrom(today(), 2) }

/** A number as it is compared: capitals and digits, without the gaps that people write into it; `undefined` leaves what is stored. */
const number = (isRight: RegExp, wrong: () => string) =>
  z
    .string()
    .max(NUMBER_MAX, { error: wrong, abort: true })
    .transform((given, context) => {
      const plain = readNumber(given)
      if (plain !== '' && !isRight.test(plain)) context.addIssue({ code: 'custom', message: wrong() })
      return plain
    })
    .optional()

const readNumber = (given: string): string => readCode(given).toUpperCase()

/** The passport, or the NID, that a search may mean by its number alone. */
export function numbersIn(search: string): { passport?: string; nid?: string } {
  const plain = readNumber(search)
  return { ...(PASSPORT.test(plain) && { passport: plain }), ...(NID.test(plain) && { nid: plain }) }
}

/** What is stored sealed: to be read by the right `identities` alone. */
export const sealedFields = {
  passport: number(PASSPORT, () => m.worker_passport_wrong({ example: PASSPORT_EXAMPLE })),
  nid: number(NID, m.worker_nid_wrong),
  account: number(ACCOUNT, m.worker_account_wrong),
}
/** Which document a worker sends, and its file: what is missing of both is told at once. */
export const paperInput = z.object({
  kind: z.enum(PAPER_KINDS, { error: () => m.paper_kind_needed() }),
  file: z.custom<File>(file => file instanceof File && file.size > 0, { error: () => m.paper_file_needed() }),
})

export type Sealed = { passport: string; nid: string; account: string }

/** The file of a worker as staff fill it in. Only name and telephone have to be there; sealed numbers that are missing stay as they are. */
export const workerInput = z.strictObject({
  name: requiredText(m.worker_name_needed, NAME_MAX),
  nameBn: optionalText(NAME_MAX),
  phone: mobilePhone(m.application_phone_needed, m.application_phone_wrong),
  fatherName: optionalText(NAME_MAX),
  motherName: optionalText(NAME_MAX),
  bornOn: day(bornDays).default(''),
  sex: z.enum(['', ...SEXES]).default(''),
  district: chosen(m.application_district_needed, given => given === '' || isDistrict(given)).default(''),
  trade: chosen(m.application_trade_needed, given => given === '' || isTrade(given)).default(''),
  experience: optionalText(TEXT_MAX),
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
  note: optionalText(TEXT_MAX),
})
export type WorkerInput = z.output<typeof workerInput>

/** The fields in the order of the form. */
export const WORKER_FIELDS = Object.keys(workerInput.shape) as (keyof WorkerInput)[]
