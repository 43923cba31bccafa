import { plainSigns } from './text.ts'

const LONGEST = 40
/** How people in Bangladesh and Europe end a sum: 1200/-, 1200,- */
const NOTHING_AFTER = /(?:\/[-=]|[.,]-)$/
/** Groups of three, or as in Bangladesh and India of two before the last three, apart by one sign throughout. */
const formsOf = (decimals: number) =>
  [
    String.raw`(\d+)()`,
    String.raw`([1-9]\d{0,2}(?:([ ',.])\d{3})(?:\2\d{3})*)`,
    String.raw`([1-9]\d?(?:([ ',])\d{2})(?:\2\d{2})*\2\d{3})`,
  ].map(whole => new RegExp(String.raw`^${whole}(?:([.,])(\d{1,${decimals}}))?$`))
const FORMS = formsOf(2)
const FORMS_OF_DINARS = formsOf(3)
/** As many digits without a point may be of the thousandths: 120500 fils are 120.500 dinars. */
const WITHOUT_POINT = /^\d{6,}$/
/** The Arabic signs leave no doubt. */
const ARABIC = /^([1-9]\d{0,2}(?:٬\d{3})*|\d+)(?:٫(\d+))?$/

/**
 * A typed number, with the digits of any alphabet: "১,২০০", "1 200", "1'200", "1.200,00" and "1200/-" are 1200, "12,00,000" is 1200000,
 * "1200,50" is 1200.5. One or two digits after the last comma or point are a fraction, three are thousands. NaN for what is no number and
 * for what could be two, such as "1,20,00" or "0,200". With `threeDecimals`, as dinars have them, "120.500" is 120.5, and "120,500" and
 * "120500" could be two.
 */
export function readNumber(text: string, { threeDecimals = false } = {}): number {
  if (text.length > LONGEST) return Number.NaN
  const [, sign = '', rest = ''] = /^([-+]?)\s*(.*)$/s.exec(plainSigns(text).replace(/ +/g, ' ')) ?? []
  const plain = rest.replace(NOTHING_AFTER, '').replaceAll('_', ' ')
  if (threeDecimals && (/^\d+,\d{3}$/.test(plain) || WITHOUT_POINT.test(plain))) return Number.NaN
  const [, arabic, ofArabic] = ARABIC.exec(plain) ?? []
  if (arabic) return valueOf(sign, arabic, ofArabic)
  const forms = threeDecimals ? FORMS_OF_DINARS : FORMS
  const [, whole, group = '', point = '', fraction] = forms.map(form => form.exec(plain)).find(Boolean) ?? []
  if (!whole || (point !== '' && point === group)) return Number.NaN
  return valueOf(sign, whole, fraction)
}

const valueOf = (sign: string, whole: string, fraction = '0') =>
  Number(`${sign}${whole.replace(/\D/g, '')}.${fraction}`)

/** Every number in a text with words around them, as it stands there: "SAR 1,200 a month" has "1,200". */
export const numbersIn = (text: string): string[] =>
  plainSigns(text).match(/\d(?:[\d.,'٫٬ ]*\d)?(?:\/[-=]|[.,]-)?/g) ?? []
