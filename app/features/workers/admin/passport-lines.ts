import { parse } from 'mrz'
import { today } from '#i18n/format.ts'
import { readDay } from '#i18n/typed/day.ts'
import { plainSigns } from '#i18n/typed/text.ts'
import { letterText } from '#server/features/workers/schema.ts'

const LONGEST = 400
const LINE = 44 // ICAO 9303, TD3
const NAME = { from: 5, to: LINE }
const SEXES: Record<string, string> = { male: 'male', female: 'female' }

/** What the two lines say; a field that was misread is missing and is among the `wrong` ones. */
export type PassportLines = {
  values: { name?: string; passport?: string; bornOn?: string; passportExpiresOn?: string; sex?: string }
  /** `all`: each field agrees with its own check digit, but not all of them with the last one. */
  wrong: ('name' | 'passport' | 'bornOn' | 'passportExpiresOn' | 'all')[]
  /** The name fills its line, so that the end of a longer one is missing. */
  isCut: boolean
  /** Of a date of birth that the passport does not state whole: 1985-03, 1985, or empty where it states nothing. */
  birthStated?: string
}

/**
 * Reads the two machine-readable lines of a passport (ICAO 9303, TD3), as they are pasted, typed by hand or by a
 * scanner: 88 signs, with or without a break between the lines. Gives how many signs are missing or too many where
 * there are others, and 'other' for what is no passport.
 */
export function readPassportLines(text: string): PassportLines | { signs: number } | 'other' {
  if (text.length > LONGEST) return 'other'
  const signs = plainSigns(text).toUpperCase().replaceAll(/[«‹]/g, '<').replaceAll(/\s/g, '')
  if (!/^[A-Z\d<]*$/.test(signs)) return 'other'
  if (signs.length !== 2 * LINE) return { signs: signs.length - 2 * LINE }
  const { fields, details } = parse([signs.slice(0, LINE), signs.slice(LINE)])
  if (fields.documentCode?.[0] !== 'P') return 'other'
  const isRight = (field: string) => details.every(each => each.field !== field || each.valid)
  const nameField = signs.slice(NAME.from, NAME.to)
  const names = [fields.firstName, fields.lastName].filter(Boolean).join(' ')
  const name = /\d/.test(nameField) ? '' : names // no name has a digit
  const passport = isRight('documentNumberCheckDigit') ? fields.documentNumber : null
  const isBirthRight = isRight('birthDateCheckDigit')
  const isPartly = isBirthRight && fields.birthDate?.includes('<')
  const bornOn = isBirthRight ? dayOf(fields.birthDate, isPast) : undefined
  const passportExpiresOn = isRight('expirationDateCheckDigit') ? dayOf(fields.expirationDate) : undefined
  const sex = SEXES[fields.sex ?? '']
  const wrong: PassportLines['wrong'] = [
    ...(name ? [] : ['name' as const]),
    ...(passport ? [] : ['passport' as const]),
    ...(bornOn || isPartly ? [] : ['bornOn' as const]),
    ...(passportExpiresOn ? [] : ['passportExpiresOn' as const]),
  ]
  const areDigitsRight = !wrong.some(field => field !== 'name')
  if (areDigitsRight && !isRight('compositeCheckDigit')) wrong.push('all')
  return {
    values: {
      ...(name && { name }),
      ...(passport && { passport: letterText(passport) }), // its check digit tells O from 0
      ...(bornOn && { bornOn }),
      ...(passportExpiresOn && { passportExpiresOn }),
      ...(sex && { sex }),
    },
    wrong,
    isCut: name !== '' && !nameField.endsWith('<'),
    ...(isPartly && { birthStated: statedOf(fields.birthDate!) }),
  }
}

/** A day of which the century is not said: of this one, or of the last where it could not be. */
function dayOf(date: string | null | undefined, isPossible: (day: string) => boolean = () => true): string | undefined {
  if (!date) return undefined
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(date) ?? []
  return ['20', '19'].flatMap(century => readDay(`${century}${year}-${month}-${day}`) ?? []).find(isPossible)
}

/** What is stated of a day: its year, with the month where there is one. */
function statedOf(date: string): string {
  const [, year, month] = /^(\d\d)(\d\d)?/.exec(date) ?? []
  if (!year) return ''
  const whole = ['20', '19'].map(century => `${century}${year}`).find(each => isPast(`${each}-01-01`))
  return [whole, month].filter(Boolean).join('-')
}

const isPast = (day: string) => day <= today()
