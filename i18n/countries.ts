import { type Names, nameIn } from '#i18n/locale.ts'
import { getLocale } from '#i18n/paraglide/runtime.js'

/** The countries to which workers go from Bangladesh, in English, Bangla and Arabic: browsers and servers have different names for some. */
const countries: Record<string, Names> = {
  SA: ['Saudi Arabia', 'সৌদি আরব', 'المملكة العربية السعودية'],
  AE: ['United Arab Emirates', 'সংযুক্ত আরব আমিরাত', 'الإمارات العربية المتحدة'],
  QA: ['Qatar', 'কাতার', 'قطر'],
  KW: ['Kuwait', 'কুয়েত', 'الكويت'],
  OM: ['Oman', 'ওমান', 'سلطنة عُمان'],
  BH: ['Bahrain', 'বাহরাইন', 'البحرين'],
  JO: ['Jordan', 'জর্ডান', 'الأردن'],
  LB: ['Lebanon', 'লেবানন', 'لبنان'],
  IQ: ['Iraq', 'ইরাক', 'العراق'],
  MY: ['Malaysia', 'মালয়েশিয়া', 'ماليزيا'],
  SG: ['Singapore', 'সিঙ্গাপুর', 'سنغافورة'],
  BN: ['Brunei', 'ব্রুনেই', 'بروناي'],
  MV: ['Maldives', 'মালদ্বীপ', 'جزر المالديف'],
  KR: ['South Korea', 'দক্ষিণ কোরিয়া', 'كوريا الجنوبية'],
  JP: ['Japan', 'জাপান', 'اليابان'],
  HK: ['Hong Kong', 'হংকং', 'هونغ كونغ'],
  MU: ['Mauritius', 'মরিশাস', 'موريشيوس'],
  SC: ['Seychelles', 'সেশেলস', 'سيشل'],
  IT: ['Italy', 'ইতালি', 'إيطاليا'],
  RO: ['Romania', 'রোমানিয়া', 'رومانيا'],
  PL: ['Poland', 'পোল্যান্ড', 'بولندا'],
  HU: ['Hungary', 'হাঙ্গেরি', 'المجر'],
  HR: ['Croatia', 'ক্রোয়েশিয়া', 'كرواتيا'],
  RS: ['Serbia', 'সার্বিয়া', 'صربيا'],
  BG: ['Bulgaria', 'বুলগেরিয়া', 'بلغاريا'],
  GR: ['Greece', 'গ্রিস', 'اليونان'],
  CY: ['Cyprus', 'সাইপ্রাস', 'قبرص'],
  MT: ['Malta', 'মাল্টা', 'مالطا'],
  PT: ['Portugal', 'পর্তুগাল', 'البرتغال'],
  ES: ['Spain', 'স্পেন', 'إسبانيا'],
  DE: ['Germany', 'জার্মানি', 'ألمانيا'],
  AT: ['Austria', 'অস্ট্রিয়া', 'النمسا'],
  CH: ['Switzerland', 'সুইজারল্যান্ড', 'سويسرا'],
  GB: ['United Kingdom', 'যুক্তরাজ্য', 'المملكة المتحدة'],
  IE: ['Ireland', 'আয়ারল্যান্ড', 'أيرلندا'],
  CZ: ['Czechia', 'চেকিয়া', 'التشيك'],
  SK: ['Slovakia', 'স্লোভাকিয়া', 'سلوفاكيا'],
  SI: ['Slovenia', 'স্লোভেনিয়া', 'سلوفينيا'],
  LT: ['Lithuania', 'লিথুয়ানিয়া', 'ليتوانيا'],
  LV: ['Latvia', 'লাটভিয়া', 'لاتفيا'],
  EE: ['Estonia', 'এস্তোনিয়া', 'إستونيا'],
  BA: ['Bosnia and Herzegovina', 'বসনিয়া ও হার্জেগোভিনা', 'البوسنة والهرسك'],
  ME: ['Montenegro', 'মন্টেনিগ্রো', 'الجبل الأسود'],
  MK: ['North Macedonia', 'উত্তর মেসিডোনিয়া', 'مقدونيا الشمالية'],
  AL: ['Albania', 'আলবেনিয়া', 'ألبانيا'],
  MD: ['Moldova', 'মলডোভা', 'مولدوفا'],
  RU: ['Russia', 'রাশিয়া', 'روسيا'],
  UZ: ['Uzbekistan', 'উজবেকিস্তান', 'أوزبكستان'],
  KZ: ['Kazakhstan', 'কাজাখস্তান', 'كازاخستان'],
  TR: ['Türkiye', 'তুরস্ক', 'تركيا'],
  EG: ['Egypt', 'মিশর', 'مصر'],
  LY: ['Libya', 'লিবিয়া', 'ليبيا'],
  SD: ['Sudan', 'সুদান', 'السودان'],
  MA: ['Morocco', 'মরক্কো', 'المغرب'],
  TN: ['Tunisia', 'তিউনিসিয়া', 'تونس'],
  DZ: ['Algeria', 'আলজেরিয়া', 'الجزائر'],
  ZA: ['South Africa', 'দক্ষিণ আফ্রিকা', 'جنوب أفريقيا'],
  TZ: ['Tanzania', 'তাঞ্জানিয়া', 'تنزانيا'],
  UG: ['Uganda', 'উগান্ডা', 'أوغندا'],
  CA: ['Canada', 'কানাডা', 'كندا'],
  US: ['United States', 'মার্কিন যুক্তরাষ্ট্র', 'الولايات المتحدة'],
  AU: ['Australia', 'অস্ট্রেলিয়া', 'أستراليا'],
  NZ: ['New Zealand', 'নিউজিল্যান্ড', 'نيوزيلندا'],
  FJ: ['Fiji', 'ফিজি', 'فيجي'],
  PG: ['Papua New Guinea', 'পাপুয়া নিউ গিনি', 'بابوا غينيا الجديدة'],
}

export const isCountry = (code: string): boolean => Object.hasOwn(countries, code)

/** A country by its ISO code, in the page's language or in the given one; the code itself where it is none of ours. */
export function countryName(code: string, locale: string = getLocale()): string {
  return nameIn(locale, (Object.hasOwn(countries, code) && countries[code]) || [code, code, code])
}

/** The countries to choose from. */
export const countryOptions = Object.keys(countries).map(value => ({ value, label: () => countryName(value) }))
