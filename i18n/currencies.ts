import { formatNumber, type Names, nameIn } from '#i18n/locale.ts'
import { getLocale, type Locale, locales } from '#i18n/paraglide/runtime.js'
import { foldText } from '#i18n/typed/text.ts'

/**
 * The currencies of the countries of work, and those that the Unicode data of browsers names wrongly, in brackets or not at all, in
 * English, Bangla and Arabic: browsers and servers have different names for some.
 */
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
  LBP: ['Lebanese pound', 'লেবাননি পাউন্ড', 'ليرة لبنانية'],
  IQD: ['Iraqi dinar', 'ইরাকি দিনার', 'دينار عراقي'],
  HKD: ['Hong Kong dollar', 'হংকং ডলার', 'دولار هونغ كونغ'],
  MUR: ['Mauritian rupee', 'মরিশাসের রুপি', 'روبية موريشيوسية'],
  SCR: ['Seychellois rupee', 'সেশেলসের রুপি', 'روبية سيشيلية'],
  HUF: ['Hungarian forint', 'হাঙ্গেরীয় ফোরিন্ট', 'فورنت مجري'],
  RSD: ['Serbian dinar', 'সার্বীয় দিনার', 'دينار صربي'],
  CHF: ['Swiss franc', 'সুইস ফ্রাঁ', 'فرنك سويسري'],
  CZK: ['Czech koruna', 'চেক কোরুনা', 'كرونة تشيكية'],
  BAM: ['Bosnian convertible mark', 'বসনীয় মার্ক', 'مارك بوسني قابل للتحويل'],
  MKD: ['Macedonian denar', 'মেসিডোনীয় দেনার', 'دينار مقدوني'],
  ALL: ['Albanian lek', 'আলবেনীয় লেক', 'ليك ألباني'],
  MDL: ['Moldovan leu', 'মলডোভীয় লেউ', 'ليو مولدوفي'],
  RUB: ['Russian rouble', 'রুশ রুবল', 'روبل روسي'],
  UZS: ['Uzbek sum', 'উজবেক সোম', 'سوم أوزبكي'],
  KZT: ['Kazakh tenge', 'কাজাখ টেঙ্গে', 'تينغ كازاخستاني'],
  TRY: ['Turkish lira', 'তুর্কি লিরা', 'ليرة تركية'],
  EGP: ['Egyptian pound', 'মিশরীয় পাউন্ড', 'جنيه مصري'],
  LYD: ['Libyan dinar', 'লিবীয় দিনার', 'دينار ليبي'],
  SDG: ['Sudanese pound', 'সুদানি পাউন্ড', 'جنيه سوداني'],
  MAD: ['Moroccan dirham', 'মরক্কোর দিরহাম', 'درهم مغربي'],
  TND: ['Tunisian dinar', 'তিউনিসীয় দিনার', 'دينار تونسي'],
  DZD: ['Algerian dinar', 'আলজেরীয় দিনার', 'دينار جزائري'],
  ZAR: ['South African rand', 'দক্ষিণ আফ্রিকার র‍্যান্ড', 'راند جنوب أفريقي'],
  TZS: ['Tanzanian shilling', 'তানজানীয় শিলিং', 'شلن تنزاني'],
  UGX: ['Ugandan shilling', 'উগান্ডার শিলিং', 'شلن أوغندي'],
  CAD: ['Canadian dollar', 'কানাডীয় ডলার', 'دولار كندي'],
  AUD: ['Australian dollar', 'অস্ট্রেলীয় ডলার', 'دولار أسترالي'],
  NZD: ['New Zealand dollar', 'নিউজিল্যান্ড ডলার', 'دولار نيوزيلندي'],
  FJD: ['Fijian dollar', 'ফিজি ডলার', 'دولار فيجي'],
  PGK: ['Papua New Guinean kina', 'পাপুয়া নিউ গিনির কিনা', 'كينا بابوا غينيا الجديدة'],
  USD: ['US dollar', 'মার্কিন ডলার', 'دولار أمريكي'],
  BDT: ['taka', 'টাকা', 'تاكا بنغلاديشية'],
  INR: ['Indian rupee', 'ভারতীয় রুপি', 'روبية هندية'],
  CNY: ['Chinese yuan', 'চীনা ইউয়ান', 'يوان صيني'],
  ILS: ['Israeli new shekel', 'ইসরায়েলি শেকেল', 'شيكل إسرائيلي جديد'],
  XAF: ['Central African CFA franc', 'মধ্য আফ্রিকার ফ্রাঁ', 'فرنك وسط أفريقي'],
  SLE: ['Sierra Leonean leone', 'সিয়েরা লিওনের লিওন', 'ليون سيراليوني'],
  XCG: ['Caribbean guilder', 'ক্যারিবীয় গিল্ডার', 'غيلدر كاريبي'],
  ZWG: ['Zimbabwe gold', 'জিম্বাবুয়ে গোল্ড', 'ذهب زيمبابوي'],
  XOF: ['West African CFA franc', 'পশ্চিম আফ্রিকার ফ্রাঁ', 'فرنك غرب أفريقي'],
}

/** All others of ISO 4217 that money is paid in (list one of 2026), which browsers and servers name themselves. */
const OTHERS = (
  'AFN AMD AOA ARS AWG AZN BBD BIF BMD BOB BRL BSD BTN BWP BYN BZD CDF CLP COP CRC CUP CVE DJF DKK DOP ERN ETB FKP GEL ' +
  'GHS GIP GMD GNF GTQ GYD HNL HTG IDR IRR ISK JMD KES KGS KHR KMF KPW KYD LAK LKR LRD LSL MGA MMK MNT MOP MRU MWK MXN ' +
  'MZN NAD NGN NIO NOK NPR PAB PEN PHP PKR PYG RWF SBD SEK SHP SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TTD TWD ' +
  'UAH UYU VES VND VUV WST XCD XPF YER ZMW'
).split(' ')

const codes = [...Object.keys(currencies), ...OTHERS]

const THREE_DECIMALS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])
const NO_DECIMALS = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))

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
  LB: 'LBP',
  IQ: 'IQD',
  HK: 'HKD',
  MU: 'MUR',
  SC: 'SCR',
  HU: 'HUF',
  RS: 'RSD',
  CH: 'CHF',
  CZ: 'CZK',
  BA: 'BAM',
  MK: 'MKD',
  AL: 'ALL',
  MD: 'MDL',
  RU: 'RUB',
  UZ: 'UZS',
  KZ: 'KZT',
  TR: 'TRY',
  EG: 'EGP',
  LY: 'LYD',
  SD: 'SDG',
  MA: 'MAD',
  TN: 'TND',
  DZ: 'DZD',
  ZA: 'ZAR',
  TZ: 'TZS',
  UG: 'UGX',
  CA: 'CAD',
  US: 'USD',
  AU: 'AUD',
  NZ: 'NZD',
  FJ: 'FJD',
  PG: 'PGK',
}
const WITH_EURO = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV ME MT NL PT SI SK'.split(' '))

/** The currency in which a country pays wages; undefined for a country of which none is listed here. */
export const currencyIn = (country: string): string | undefined =>
  WITH_EURO.has(country) ? 'EUR' : OF_COUNTRY[country]

/** How many decimals sums of a currency have (ISO 4217): 120.500 dinars are not 120,500. */
export function decimalsOf(code: string): number {
  if (THREE_DECIMALS.has(code)) return 3
  return NO_DECIMALS.has(code) ? 0 : 2
}

/** About how many of a currency a dollar is, where that is not about ten: what a wage can be follows from it. */
const PER_DOLLAR = new Map(
  Object.entries({
    1:
      'AUD AWG AZN BAM BBD BHD BMD BND BSD BZD CAD CHF EUR FJD FKP GBP GEL GIP JOD KWD KYD NZD OMR PAB SGD SHP TOP USD ' +
      'WST XCD XCG',
    100:
      'AFN ALL BDT BTN CUP CVE DJF DOP DZD EGP ETB GMD GYD HTG INR ISK JMD JPY KES KGS LKR LRD MKD MRU MUR MZN NIO NPR ' +
      'PHP PKR RSD RUB SRD THB TRY TWD UAH UYU VUV XPF',
    1000: 'AMD AOA ARS BIF CDF CLP CRC HUF IQD KMF KPW KRW KZT MMK MNT MWK NGN RWF SDG SOS TZS VES XAF XOF YER',
    10000: 'COP GNF IDR IRR KHR LAK LBP MGA PYG SSP SYP UGX UZS VND',
  }).flatMap(([figure, codes]) => codes.split(' ').map(code => [code, Number(figure)] as const)),
)
const ABOUT_TEN = 10

/** About how many of a currency a dollar is, as a power of ten: of riyals ten, of won a thousand. */
export const perDollar = (code: string): number => PER_DOLLAR.get(code) ?? ABOUT_TEN

/** The most that a sum is worth, in dollars, and the most whole units that tables hold. */
const MOST_DOLLARS = 1_000_000
const MOST_UNITS = 2_000_000_000

/** The most that a sum of a currency can be: about a million dollars, as far as tables hold that. */
export const mostIn = (code: string): number => Math.min(MOST_DOLLARS * perDollar(code), MOST_UNITS)

/** A sum with as many decimals as its currency has, or none where it is whole, in the language of the page: 1,250.50 and 120.500. */
export const sumText = (sum: number, currency: string): string =>
  formatNumber(sum, Number.isInteger(sum) ? undefined : { minimumFractionDigits: decimalsOf(currency) })

export const isCurrency = (code: string): boolean => Object.hasOwn(currencies, code) || OTHERS.includes(code)

/** A currency by its ISO code in the page's language; the code itself where it is none. */
export function currencyName(code: string, locale: Locale = getLocale()): string {
  const names = Object.hasOwn(currencies, code) && currencies[code]
  if (names) return nameIn(locale, names)
  return OTHERS.includes(code) ? namedByBrowser(code, locale) : code
}

/** As it stands in a sentence: Kenyan shilling; the code where the browser knows no name, as of a new currency. */
function namedByBrowser(code: string, locale: Locale) {
  displayNames[locale] ??= new Intl.DisplayNames(locale, { type: 'currency' })
  const name = displayNames[locale].of(code)
  return name === undefined || name === code ? code : name.replace(/\S+$/, word => word.toLowerCase())
}

const displayNames: Partial<Record<Locale, Intl.DisplayNames>> = {}

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
  hk$: 'HKD',
  a$: 'AUD',
  c$: 'CAD',
  nz$: 'NZD',
  tk: 'BDT',
  '৳': 'BDT',
  '€': 'EUR',
  euros: 'EUR',
  '£': 'GBP',
}
const NAME_MAX = 40

/** Codes that are words of other things, such as “all” or “kgs”: in a text these currencies are found by their names. */
const WORDS = new Set('ALL BAM COP CUP GEL KGS LAK MAD MOP PEN SOS TOP TRY'.split(' '))

let byName: Map<string, string> | undefined

/** The code of the currency that a text names, by its code, as people write it, or by its name in one of our languages. */
export function findCurrency(text: string): string | undefined {
  if (text.length > NAME_MAX) return undefined
  byName ??= new Map([
    ...codes.flatMap(code =>
      [...(WORDS.has(code) ? [] : [code]), ...locales.map(locale => currencyName(code, locale))].map(
        name => [foldText(name), code] as const,
      ),
    ),
    ...Object.entries(SHORT),
  ])
  return byName.get(foldText(text).trim())
}

/** The currencies to choose from: those of the countries of work first. */
export const currencyOptions = codes.map(value => ({ value, label: () => currencyName(value) }))
