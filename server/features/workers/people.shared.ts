import { districtName } from '#i18n/districts.ts'
import { m } from '#i18n/paraglide/messages.js'
import { foldText } from '#i18n/typed/text.ts'

const SEX_MAX = 40
export const SEXES = ['female', 'male', 'other'] as const

export const sexLabels: Record<(typeof SEXES)[number], () => string> = {
  female: m.worker_female,
  male: m.worker_male,
  other: m.worker_other_sex,
}

const SEX_NAMES: Record<(typeof SEXES)[number], string[]> = {
  female: ['female', 'f', 'woman', 'নারী', 'মহিলা', 'স্ত্রী'],
  male: ['male', 'm', 'man', 'পুরুষ'],
  other: ['other', 'o', 'third gender', 'hijra', 'অন্যান্য', 'তৃতীয় লিঙ্গ', 'হিজড়া'],
}

/** The sex that a text names in either language. */
export function findSex(text: string): (typeof SEXES)[number] | undefined {
  const plain = foldText(text.slice(0, SEX_MAX)).replace(/\.$/, '').trim()
  return SEXES.find(sex => SEX_NAMES[sex].some(name => name.normalize() === plain))
}

type Address = { village: string; postOffice: string; upazila: string; district: string }

/** The home address as it is written in Bangladesh, as far as it is known. */
export const homeOf = ({ village, postOffice, upazila, district }: Address): string =>
  [village, postOffice && m.print_post_office({ name: postOffice }), upazila, district && districtName(district)]
    .filter(Boolean)
    .join(', ')
