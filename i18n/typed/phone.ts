import { plainSigns } from './text.ts'

const LONGEST = 80
const DIGITS = { min: 6, max: 15 } // E.164 has at most 15
const EXTENSION = /[ ,;.]*(?:ext(?:ension|n)?|x|#|এক্স(?:টেনশন)?)[ .:=]*(\d{1,6})$/i
const MOBILE = /^(?:(?:\+|00)?880)?0?(1[3-9]\d{8})$/
/** A country's code never begins with 0; after Bangladesh's stand ten digits of a mobile number or fewer of a landline. */
const WRONG = /^\+(?:0|880(?!1[3-9]\d{8}$|[2-9]\d{7,9}$))/
/** A mobile number of Bangladesh with digits too many; shorter ones are also those of other countries, as they are dialled there. */
const TOO_LONG = /^(?:8800?|0)1[3-9]\d{9,}$/
/** What stands behind a number for another one that ends so: 01712345678-9. */
const OTHER_END = / ?- ?\d{1,3}$/

/** `number` has + and the code of its country, or is one that is dialled in its own country alone. */
export type Phone = { number: string; extension?: string }

/**
 * A telephone number in any spelling: a mobile number of Bangladesh (০১৭…, 880 17…, 0088017…, 17…) with its country, any other with + or 00
 * likewise, and 6 to 15 digits as they are. 'several' for more than one of them, undefined for what is none.
 */
export function readPhone(text: string): Phone | 'several' | undefined {
  if (text.length > LONGEST) return undefined
  const signs = withoutEnd(text).replace(/^(?:tel|phone|mobile|mob|cell|whatsapp|ফোন|মোবাইল)[.:\s]*/i, '')
  const extension = EXTENSION.exec(signs)?.[1]
  const plain = signs.replace(EXTENSION, '')
  if (isSeveral(plain)) return 'several'
  const digits = bare(plain.replace(/^(\+[^(]*)\(0\)/, '$1'))
  if (!/^\+?\d+$/.test(digits)) return undefined
  const number = withCountry(digits)
  const count = number.replace('+', '').length
  if (count < DIGITS.min || count > DIGITS.max || WRONG.test(number) || TOO_LONG.test(number)) return undefined
  return { number, ...(extension && { extension }) }
}

/** Two numbers, or one with other endings: 01712345678/9. */
function isSeveral(plain: string): boolean {
  if (OTHER_END.test(plain) && MOBILE.test(bare(plain.replace(OTHER_END, '')))) return true
  if (areNeighbours(plain.split(' ').map(bare))) return true
  const parts = plain
    .split(/[/,;|&]|\b(?:or|and)\b|অথবা|(?=\+)| (?=01[3-9]\d{8}\b)/)
    .map(part => bare(part))
    .filter(Boolean)
  const whole = parts.filter(part => part.replace('+', '').length >= DIGITS.min)
  return whole.length > 1 || (parts.length > 1 && MOBILE.test(parts[0]!))
}

/** Whole numbers of one office side by side: 912345 912346. Groups of one number have other lengths, or begin otherwise. */
const areNeighbours = (parts: string[]) =>
  parts.length > 1 &&
  parts.every(
    part =>
      /^[1-9]\d+$/.test(part) &&
      part.length >= DIGITS.min &&
      part.length === parts[0]!.length &&
      part[0] === parts[0]![0],
  )

/** Its signs without those of the sentence or the list that it stood in. */
const withoutEnd = (text: string) => plainSigns(text).replace(/[ .,;।]+$/, '')
const bare = (part: string) => part.replace(/[ ().\-/']/g, '')

function withCountry(digits: string): string {
  const mobile = MOBILE.exec(digits)
  return mobile ? `+880${mobile[1]}` : digits.replace(/^00(?=[1-9])/, '+')
}

/**
 * A mobile number of Bangladesh, or any other with its country, as applications store and compare it: digits alone.
 * Undefined for other texts.
 */
export function phoneKey(text: string): string | undefined {
  const phone = readPhone(text)
  return typeof phone === 'object' && phone.number.startsWith('+') ? phone.number.slice(1) : undefined
}

/**
 * A number as it is stored and shown where it was typed: +880 1712-345678, others in the groups they were typed in,
 * with spaces between them after a country's code (E.123).
 */
export function tidyPhone(text: string): string {
  const phone = readPhone(text)
  if (typeof phone !== 'object') return text
  const own = /^\+880(1\d{3})(\d{6})$/.exec(phone.number)
  const typed = withoutEnd(text)
    .replace(/^[^\d+(]+/, '')
    .replace(EXTENSION, '')
    .replace(/^00(?=[1-9])/, '+')
  const shown = own ? `+880 ${own[1]}-${own[2]}` : typed.replace(typed.startsWith('+') ? /[ .\-/]+/g : / +/g, ' ')
  return phone.extension ? `${shown} ext. ${phone.extension}` : shown
}

/** A number with its country as people in Bangladesh write and dial it: 01712-345678; a foreign one with +. Takes `phoneKey`'s. */
export const phoneText = (key: string): string =>
  /^8801\d{9}$/.test(key) ? `${key.slice(2, 7)}-${key.slice(7)}` : `+${key}`

/** Dials a number, with its extension (RFC 3966), or the short one of a helpline; undefined for a text without one. */
export function telephoneLink(text: string): string | undefined {
  const short = /^\d{3,5}$/.exec(plainSigns(text))
  if (short) return `tel:${short[0]}`
  const phone = readPhone(text)
  if (typeof phone !== 'object') return undefined
  return `tel:${phone.number}${phone.extension ? `;ext=${phone.extension}` : ''}`
}

/** The number as wa.me takes it: digits with the code of the country, which is Bangladesh's where none is given. */
export function whatsappNumber(text: string): string {
  const phone = readPhone(text)
  const number = typeof phone === 'object' ? phone.number : plainSigns(text)
  return (number.startsWith('+') ? number : number.replace(/^0/, '880')).replace(/\D/g, '')
}
