import { getLocale } from '#i18n/paraglide/runtime.js'

/** The currencies of wages, in English and in Bangla: browsers and servers have different names for some. */
const currencies: Record<string, readonly [english: string, bangla: string]> = {
  SAR: ['Saudi riyal', 'সৌদি রিয়াল'],
  AED: ['UAE dirham', 'আমিরাতি দিরহাম'],
  QAR: ['Qatari riyal', 'কাতারি রিয়াল'],
  KWD: ['Kuwaiti dinar', 'কুয়েতি দিনার'],
  OMR: ['Omani rial', 'ওমানি রিয়াল'],
  BHD: ['Bahraini dinar', 'বাহরাইনি দিনার'],
  JOD: ['Jordanian dinar', 'জর্ডানি দিনার'],
  MYR: ['Malaysian ringgit', 'মালয়েশীয় রিঙ্গিত'],
  SGD: ['Singapore dollar', 'সিঙ্গাপুর ডলার'],
  BND: ['Brunei dollar', 'ব্রুনাই ডলার'],
  MVR: ['Maldivian rufiyaa', 'মালদ্বীপের রুফিয়া'],
  KRW: ['South Korean won', 'কোরীয় ওন'],
  JPY: ['Japanese yen', 'জাপানি ইয়েন'],
  EUR: ['euro', 'ইউরো'],
  RON: ['Romanian leu', 'রোমানীয় লেউ'],
  PLN: ['Polish zloty', 'পোলিশ জ্লটি'],
  GBP: ['British pound', 'ব্রিটিশ পাউন্ড'],
  USD: ['US dollar', 'মার্কিন ডলার'],
  BDT: ['taka', 'টাকা'],
}

export const isCurrency = (code: string): boolean => Object.hasOwn(currencies, code)

/** A currency by its ISO code in the page's language; the code itself where it is none of ours. */
export function currencyName(code: string): string {
  const [english, bangla] = (Object.hasOwn(currencies, code) && currencies[code]) || [code, code]
  return getLocale() === 'bn' ? bangla : english
}

/** The code of the currency that a text names, by its code or its name in either language. */
export function findCurrency(text: string): string | undefined {
  const plain = text.normalize().trim().toLowerCase()
  return Object.keys(currencies).find(code => [code, ...currencies[code]!].some(name => name.toLowerCase() === plain))
}

/** The currencies to choose from. */
export const currencyOptions = Object.keys(currencies).map(value => ({ value, label: () => currencyName(value) }))
