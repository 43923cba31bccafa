import { getLocale } from '#i18n/paraglide/runtime.js'

/** The countries to which workers go from Bangladesh, in English and in Bangla: browsers and servers have different names for some. */
const countries: Record<string, readonly [english: string, bangla: string]> = {
  SA: ['Saudi Arabia', 'সৌদি আরব'],
  AE: ['United Arab Emirates', 'সংযুক্ত আরব আমিরাত'],
  QA: ['Qatar', 'কাতার'],
  KW: ['Kuwait', 'কুয়েত'],
  OM: ['Oman', 'ওমান'],
  BH: ['Bahrain', 'বাহরাইন'],
  JO: ['Jordan', 'জর্ডান'],
  LB: ['Lebanon', 'লেবানন'],
  IQ: ['Iraq', 'ইরাক'],
  MY: ['Malaysia', 'মালয়েশিয়া'],
  SG: ['Singapore', 'সিঙ্গাপুর'],
  BN: ['Brunei', 'ব্রুনেই'],
  MV: ['Maldives', 'মালদ্বীপ'],
  KR: ['South Korea', 'দক্ষিণ কোরিয়া'],
  JP: ['Japan', 'জাপান'],
  HK: ['Hong Kong', 'হংকং'],
  MU: ['Mauritius', 'মরিশাস'],
  SC: ['Seychelles', 'সেশেলস'],
  IT: ['Italy', 'ইতালি'],
  RO: ['Romania', 'রোমানিয়া'],
  PL: ['Poland', 'পোল্যান্ড'],
  HU: ['Hungary', 'হাঙ্গেরি'],
  HR: ['Croatia', 'ক্রোয়েশিয়া'],
  RS: ['Serbia', 'সার্বিয়া'],
  BG: ['Bulgaria', 'বুলগেরিয়া'],
  GR: ['Greece', 'গ্রিস'],
  CY: ['Cyprus', 'সাইপ্রাস'],
  MT: ['Malta', 'মাল্টা'],
  PT: ['Portugal', 'পর্তুগাল'],
  ES: ['Spain', 'স্পেন'],
  DE: ['Germany', 'জার্মানি'],
  AT: ['Austria', 'অস্ট্রিয়া'],
  CH: ['Switzerland', 'সুইজারল্যান্ড'],
  GB: ['United Kingdom', 'যুক্তরাজ্য'],
  IE: ['Ireland', 'আয়ারল্যান্ড'],
  CZ: ['Czechia', 'চেকিয়া'],
  SK: ['Slovakia', 'স্লোভাকিয়া'],
  SI: ['Slovenia', 'স্লোভেনিয়া'],
  LT: ['Lithuania', 'লিথুয়ানিয়া'],
  LV: ['Latvia', 'লাটভিয়া'],
  EE: ['Estonia', 'এস্তোনিয়া'],
  BA: ['Bosnia and Herzegovina', 'বসনিয়া ও হার্জেগোভিনা'],
  ME: ['Montenegro', 'মন্টেনিগ্রো'],
  MK: ['North Macedonia', 'উত্তর মেসিডোনিয়া'],
  AL: ['Albania', 'আলবেনিয়া'],
  MD: ['Moldova', 'মলডোভা'],
  RU: ['Russia', 'রাশিয়া'],
  UZ: ['Uzbekistan', 'উজবেকিস্তান'],
  KZ: ['Kazakhstan', 'কাজাখস্তান'],
  TR: ['Türkiye', 'তুরস্ক'],
  EG: ['Egypt', 'মিশর'],
  LY: ['Libya', 'লিবিয়া'],
  SD: ['Sudan', 'সুদান'],
  MA: ['Morocco', 'মরক্কো'],
  TN: ['Tunisia', 'তিউনিসিয়া'],
  DZ: ['Algeria', 'আলজেরিয়া'],
  ZA: ['South Africa', 'দক্ষিণ আফ্রিকা'],
  TZ: ['Tanzania', 'তাঞ্জানিয়া'],
  UG: ['Uganda', 'উগান্ডা'],
  CA: ['Canada', 'কানাডা'],
  US: ['United States', 'মার্কিন যুক্তরাষ্ট্র'],
  AU: ['Australia', 'অস্ট্রেলিয়া'],
  NZ: ['New Zealand', 'নিউজিল্যান্ড'],
  FJ: ['Fiji', 'ফিজি'],
  PG: ['Papua New Guinea', 'পাপুয়া নিউ গিনি'],
}

export const isCountry = (code: string): boolean => Object.hasOwn(countries, code)

/** A country by its ISO code, in the page's language or in the given one; the code itself where it is none of ours. */
export function countryName(code: string, locale: string = getLocale()): string {
  const [english, bangla] = (Object.hasOwn(countries, code) && countries[code]) || [code, code]
  return locale === 'bn' ? bangla : english
}

/** The countries to choose from. */
export const countryOptions = Object.keys(countries).map(value => ({ value, label: () => countryName(value) }))
