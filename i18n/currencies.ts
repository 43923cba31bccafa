import { type Names, nameIn } from '#i18n/locale.ts'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { foldText } from '#i18n/typed/text.ts'

/** The currencies of wages, in English, Bangla and Arabic: browsers and servers have different names for some. */
const currencies: Record<string, Names> = {
  SAR: ['Saudi riyal', 'সৌদি রিয়াল', 'ريال سعودي'],
  AED: ['UAE dirham', 'আমিরাতি দিরহাম', 'درهم إماراتي'],
  QAR: ['Qatari riyal', 'কাতারি রিয়াল', 'ريال قطري'],
  KWD: ['Kuwaiti dinar', 'কুয়েতি দিনার', 'دينار كويتي'],
  OMR: ['Omani rial', 'ওমানি রিয়াল', 'ريال عُماني'],
  BHD: ['Bahraini dinar', 'বাহরাইনি দিনার', 'دينار بحريني'],
  JOD: ['Jordanian dinar', 'জর্ডানি দিনার', 'دينار أردني'],
  MYR: ['Malaysian ringgit', 'মালয়েশীয় রিঙ্গিত', 'رينغيت ماليزي'],
  SGD: ['Singapore dollar', 'সিঙ্গাপুর ডলার', 'دولار سنغافوري'],
  BND: ['Brunei dollar', 'ব্রুনেই ডলার', 'دولار بروناي'],
  MVR: ['Maldivian rufiyaa', 'মালদ্বীপের রুফিয়া', 'روفية مالديفية'],
  KRW: ['South Korean won', 'কোরীয় ওন', 'وون كوري'],
  JPY: ['Japanese yen', 'জাপানি ইয়েন', 'ين ياباني'],
  EUR: ['euro', 'ইউরো', 'يورو'],
  RON: ['Romanian leu', 'রোমানীয় লেউ', 'ليو روماني'],
  PLN: ['Polish zloty', 'পোলিশ জ্লটি', 'زلوتي بولندي'],
  GBP: ['British pound', 'ব্রিটিশ পাউন্ড', 'جنيه إسترليني'],
  USD: ['US dollar', 'মার্কিন ডলার', 'دولار أمريكي'],
  BDT: ['taka', 'টাকা', 'تاكا بنغلاديشية'],
}

/** Of the countries of work; those with the euro are listed once. */
const OF_COUNTRY: Record<string, string> = {
  SA: 'SAR',
  AE: 'AED',
  QA: 'QAR',
  KW: 'KWD',
  OM: 'OMR',
  BH: 'BHD',
  JO: 'JOD',
  MY: 'MYR',
  SG: 'SGD',
  BN: 'BND',
  MV: 'MVR',
  KR: 'KRW',
  JP: 'JPY',
  RO: 'RON',
  PL: 'PLN',
  GB: 'GBP',
}
const WITH_EURO = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '))

/** The currency in which a country pays wages; undefined for a country of which none is listed here. */
export const currencyIn = (country: string): string | undefined =>
  WITH_EURO.has(country) ? 'EUR' : OF_COUNTRY[country]

/** How many decimals sums of a currency have (ISO 4217): 120.500 dinars are not 120,500. */
export function decimalsOf(code: string): number {
  if (['KWD', 'OMR', 'BHD', 'JOD', 'IQD', 'LYD', 'TND'].includes(code)) return 3
  return ['KRW', 'JPY'].includes(code) ? 0 : 2
}

export const isCurrency = (code: string): boolean => Object.hasOwn(currencies, code)

/** A currency by its ISO code in the page's language; the code itself where it is none of ours. */
export function currencyName(code: string): string {
  return nameIn(getLocale(), (Object.hasOwn(currencies, code) && currencies[code]) || [code, code, code])
}

/** How people write a currency; $ alone is none, and neither is a dinar. */
const SHORT: Record<string, string> = {
  sr: 'SAR',
  dh: 'AED',
  dhs: 'AED',
  qr: 'QAR',
  kd: 'KWD',
  ro: 'OMR',
  bd: 'BHD',
  jd: 'JOD',
  rm: 'MYR',
  us$: 'USD',
  s$: 'SGD',
  tk: 'BDT',
  '৳': 'BDT',
  '€': 'EUR',
  euros: 'EUR',
  '£': 'GBP',
}
const NAME_MAX = 40

let byName: Map<string, string> | undefined

/** The code of the currency that a text names, by its code, as people write it, or by its name in one of our languages. */
export function findCurrency(text: string): string | undefined {
  if (text.length > NAME_MAX) return undefined
  byName ??= new Map([
    ...Object.entries(currencies).flatMap(([code, names]) =>
      [code, ...names].map(name => [foldText(name), code] as const),
    ),
    ...Object.entries(SHORT),
  ])
  return byName.get(foldText(text).trim())
}

/** The currencies to choose from. */
export const currencyOptions = Object.keys(currencies).map(value => ({ value, label: () => currencyName(value) }))
