import { plainSigns } from './text.ts'

const LONGEST = 40
/** How people in Bangladesh and Europe end a sum: 1200/-, 1200,- */
const NOTHING_AFTER = /(?:\/[-=]|[.,]-)$/
const FRACTION = String.raw`(?:([.,])(\d{1,2}))?`
/** Groups of three, or as in Bangladesh and India of two before the last three, apart by one sign throughout. */
const GROUPED = new RegExp(String.raw`^([1-9]\d{0,2}(?:([ ',.])\d{3})(?:\2\d{3})*)${FRACTION}$`)
const INDIAN = new RegExp(String.raw`^([1-9]\d?(?:([ ',])\d{2})(?:\2\d{2})*\2\d{3})${FRACTION}$`)
const PLAIN = new RegExp(String.raw`^(\d+)()${FRACTION}$`)
/** The Arabic signs leave no doubt. */
const ARABIC = /^([1-9]\d{0,2}(?:٬\d{3})*|\d+)(?:٫(\d+))?$/

/**
 * A typed number, with the digits of any alphabet: "১,২০০", "1 200", "1'200", "1.200,00" and "1200/-" are 1200, "12,00,000" is 1200000,
 * "1200,50" is 1200.5. One or two digits after the last comma or point are a fraction, three are thousands. NaN for what is no number and
 * for what could be two, such as "1,20,00" or "0,200"; with `threeDecimals`, as dinars have them, also for "120.500".
 */
export function readNumber(text: string, { threeDecimals = false } = {}): number {
  if (text.length > LONGEST) return Number.NaN
  const [, sign = '', rest = ''] = /^([-+]?)\s*(.*)$/s.exec(plainSigns(text).replace(/ +/g, ' ')) ?? []
  const plain = rest.replace(NOTHING_AFTER, '').replaceAll('_', ' ')
  const [, arabic, ofArabic] = ARABIC.exec(plain) ?? []
  if (arabic) return valueOf(sign, arabic, ofArabic)
  const [, whole, group = '', point = '', fraction] =
    PLAIN.exec(plain) ?? GROUPED.exec(plain) ?? INDIAN.exec(plain) ?? []
  if (!whole || (point !== '' && point === group)) return Number.NaN
  if (threeDecimals && /^\d+[.,]\d{3}$/.test(plain)) return Number.NaN
  return valueOf(sign, whole, fraction)
}

const valueOf = (sign: string, whole: string, fraction = '0') =>
  Number(`${sign}${whole.replace(/\D/g, '')}.${fraction}`)

/** Every number in a text with words around them, as it stands there: "SAR 1,200 a month" has "1,200". */
export const numbersIn = (text: string): string[] =>
  plainSigns(text).match(/\d(?:[\d.,'٫٬ ]*\d)?(?:\/[-=]|[.,]-)?/g) ?? []
