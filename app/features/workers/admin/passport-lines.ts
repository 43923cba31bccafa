import { parse } from 'mrz'
import { today } from '#i18n/format.ts'
import { readDay } from '#i18n/typed/day.ts'
import { plainSigns } from '#i18n/typed/text.ts'

const LONGEST = 400
const LINE = 44 // ICAO 9303, TD3
const SEXES: Record<string, string> = { male: 'male', female: 'female' }

/** What the two lines say; a field whose check digit is wrong is missing and is among the `wrong` ones. */
export type PassportLines = {
  values: { name?: string; passport?: string; bornOn?: string; passportExpiresOn?: string; sex?: string }
  /** `all`: each field agrees with its own check digit, but not all of them with the last one. */
  wrong: ('passport' | 'bornOn' | 'passportExpiresOn' | 'all')[]
}

/**
 * Reads the two machine-readable lines of a passport (ICAO 9303, TD3), as they are pasted, typed by hand or by a scanner: 88 signs, with or
 * without a break between the lines. Gives how many signs are missing or too many where there are others, and 'other' for what is no passport.
 */
export function readPassportLines(text: string): PassportLines | { signs: number } | 'other' {
  if (text.length > LONGEST) return 'other'
  const signs = plainSigns(text).toUpperCase().replaceAll(/[«‹]/g, '<').replaceAll(/\s/g, '')
  if (!/^[A-Z\d<]*$/.test(signs)) return 'other'
  if (signs.length !== 2 * LINE) return { signs: signs.length - 2 * LINE }
  const { fields, details } = parse([signs.slice(0, LINE), signs.slice(LINE)])
  if (fields.documentCode?.[0] !== 'P') return 'other'
  const isRight = (field: string) => details.every(each => each.field !== field || each.valid)
  const passport = isRight('documentNumberCheckDigit') ? fields.documentNumber : null
  const bornOn = isRight('birthDateCheckDigit') ? dayOf(fields.birthDate, isPast) : undefined
  const passportExpiresOn = isRight('expirationDateCheckDigit') ? dayOf(fields.expirationDate) : undefined
  const name = [fields.firstName, fields.lastName].filter(Boolean).join(' ')
  const sex = SEXES[fields.sex ?? '']
  const wrong: PassportLines['wrong'] = [
    ...(passport ? [] : ['passport' as const]),
    ...(bornOn ? [] : ['bornOn' as const]),
    ...(passportExpiresOn ? [] : ['passportExpiresOn' as const]),
  ]
  if (wrong.length === 0 && !isRight('compositeCheckDigit')) wrong.push('all')
  return {
    values: {
      ...(name && { name }),
      ...(passport && { passport }),
      ...(bornOn && { bornOn }),
      ...(passportExpiresOn && { passportExpiresOn }),
      ...(sex && { sex }),
    },
    wrong,
  }
}

/** A day of which the century is not said: of this one, or of the last where it could not be. */
function dayOf(date: string | null | undefined, isPossible: (day: string) => boolean = () => true): string | undefined {
  if (!date) return undefined
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(date) ?? []
  return ['20', '19'].flatMap(century => readDay(`${century}${year}-${month}-${day}`) ?? []).find(isPossible)
}

const isPast = (day: string) => day <= today()
