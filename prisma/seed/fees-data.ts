import { today } from '#i18n/format.ts'
import type { Fees } from '#server/features/fees/schema.ts'

/** The most that a worker pays in all by the order of 2016, in taka. Without the order's number visitors do not see it. */
const CEILINGS: Record<string, number> = {
  SA: 165_000,
  AE: 107_780,
  KW: 106_780,
  OM: 100_780,
  QA: 100_780,
  BH: 97_780,
  JO: 102_780,
  LB: 117_780,
  MV: 115_780,
  BN: 120_780,
  IQ: 129_540,
  LY: 145_780,
  SG: 262_270,
  MY: 78_990,
}

export const seedFees: (Omit<Fees, 'rows'> & { rows: Omit<Fees['rows'][number], '_id'>[] })[] = Object.entries(
  CEILINGS,
).map(([country, maxTaka]) => ({ country, rows: [{ item: 'all', payer: 'worker', maxTaka }] }))

const checkedOn = today(Date.now() - 6 * 24 * 60 * 60 * 1000)
const demonstration = ['Number of the demonstration, not of the embassy', 'নমুনা নম্বর, দূতাবাসের নয়'] as const

/** The helplines are the government's own; the picture, the list and the numbers of missions are invented. */
export const seedFeesPage = {
  picture: 'licence',
  alt: 'Licence of the demonstration with number, name and last day, and across it the word SPECIMEN.',
  altBn: 'নমুনা লাইসেন্স: নম্বর, নাম ও মেয়াদের শেষ তারিখ; আড়াআড়ি লেখা “নমুনা”।',
  checkLink: 'https://bmet.example/licensed-agencies',
  checkedOn,
  helplines: [
    {
      label: 'Government helpline for migrants',
      labelBn: 'প্রবাসী কর্মীদের সরকারি হেল্পলাইন',
      labelAr: 'خط المساعدة الحكومي للمهاجرين',
      number: '16135',
      checkedOn,
    },
    {
      label: 'The same helpline',
      labelBn: 'একই হেল্পলাইন',
      labelAr: 'الخط نفسه',
      number: '+880 9610 102030',
      isFromAbroad: true,
      checkedOn,
    },
  ],
  missions: [
    ['SA', 'Riyadh', 'রিয়াদ', '+966 11 000 0088'],
    ['QA', 'Doha', 'দোহা', '+974 4400 0088'],
    ['IT', 'Rome', 'রোম', '+39 06 0000 0088'],
  ].map(([country, city, cityBn, number]) => ({
    country: String(country),
    address: `Embassy of Bangladesh, ${city}\n${demonstration[0]}`,
    addressBn: `বাংলাদেশ দূতাবাস, ${cityBn}\n${demonstration[1]}`,
    number: String(number),
    checkedOn,
  })),
  never:
    'Your passport, to hold back.\nMoney before you are selected.\nMoney without a receipt, or through a private number.\nYour signature on a blank paper.',
  neverBn: 'আটকে রাখার জন্য আপনার পাসপোর্ট।\nনির্বাচিত হওয়ার আগে টাকা।\nরসিদ ছাড়া বা ব্যক্তিগত নম্বরে টাকা।\nসাদা কাগজে আপনার সই।',
  neverAr: 'جواز سفركم للاحتفاظ به.\nأي مبلغ قبل الاختيار.\nأي مبلغ دون إيصال، أو عبر رقم خاص.\nتوقيعكم على ورقة بيضاء.',
}
