import { westernDigits } from '#i18n/locale.ts'

/**
 * A telephone number as it is stored and compared: a mobile number of Bangladesh in any spelling (০১৭…, +880 17…, 0088017…, 17…) as
 * 8801XXXXXXXXX, any other number with + or 00 as its digits. Undefined for what is neither.
 */
export function normalisePhone(text: string): string | undefined {
  const digits = westernDigits(text).replace(/[\s().\-–/\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, '')
  const mobile = /^(?:(?:\+|00)?880)?0?(1[3-9]\d{8})$/.exec(digits)
  if (mobile) return `880${mobile[1]}`
  const foreign = /^(?:\+|00)([1-9]\d{6,14})$/.exec(digits)
  return foreign && !foreign[1]?.startsWith('880') ? foreign[1] : undefined
}

/** A stored number as people in Bangladesh write and dial it: 01712-345678; a foreign one with +. */
export const phoneText = (phone: string): string =>
  /^8801\d{9}$/.test(phone) ? `${phone.slice(2, 7)}-${phone.slice(7)}` : `+${phone}`
