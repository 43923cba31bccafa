import { m } from '#i18n/paraglide/messages.js'
import { foldText } from '#i18n/typed/text.ts'
import { RUNNING_NUMBER } from '#i18n/typed/table.ts'
import { WORKER_FIELDS, type WorkerInput } from '#server/features/workers/schema.ts'

/** What a table of people may say of each: the fields of a file, and by which file it means. */
export type ImportField = keyof WorkerInput | 'reference'
export const IMPORT_FIELDS: readonly ImportField[] = ['reference', ...WORKER_FIELDS]
export const DAY_FIELDS = ['bornOn', 'passportIssuedOn', 'passportExpiresOn'] as const satisfies ImportField[]
export type DayField = (typeof DAY_FIELDS)[number]
/** What whoever may not read sealed numbers brings none of. */
export const SEALED_FIELDS = ['passport', 'nid', 'account'] as const satisfies ImportField[]
export type SealedField = (typeof SEALED_FIELDS)[number]

/** Of these somebody may say what a word means that is not known. */
export const WORD_FIELDS = ['trade', 'district', 'sex'] as const satisfies ImportField[]
export type WordField = (typeof WORD_FIELDS)[number]
/** What words of tables mean, each as `wordKey` has it; an empty value has the cell left out. */
export type Words = Partial<Record<WordField, Record<string, string>>>

export const isDayField = (field: string): field is DayField => (DAY_FIELDS as readonly string[]).includes(field)
export const isSealedField = (field: string): field is SealedField =>
  (SEALED_FIELDS as readonly string[]).includes(field)

/** What a field is called, as in our own files. */
export const importLabels: Record<ImportField, () => string> = {
  reference: m.record_reference,
  name: m.worker_name,
  nameBn: m.worker_name_bn,
  phone: m.contact_phone,
  fatherName: m.worker_father,
  motherName: m.worker_mother,
  bornOn: m.worker_born,
  sex: m.worker_sex,
  district: m.application_district,
  village: m.worker_village,
  postOffice: m.worker_post_office,
  upazila: m.worker_upazila,
  trade: m.application_trade,
  experience: m.worker_experience,
  languages: m.worker_languages,
  passport: m.worker_passport,
  nid: m.worker_nid,
  account: m.worker_account,
  passportPlace: m.worker_passport_place,
  passportIssuedOn: m.worker_passport_issued,
  passportExpiresOn: m.worker_passport_expires,
  registrationNo: m.worker_registration,
  smartCardNo: m.worker_smart_card,
  kinName: m.worker_kin,
  kinRelation: m.worker_kin_relation,
  kinPhone: m.worker_kin_phone,
  bank: m.worker_bank,
  note: m.worker_note,
}

/**
 * What people write above such columns, apart by commas, as `plain` leaves it. Whole names and no parts of them:
 * “Husband’s name” is no name of a worker, and “Agent’s phone” not their telephone.
 */
const NAMES: Record<ImportField, string> = {
  reference: 'reference, ref, file, file reference, worker reference, রেফারেন্স, ফাইল',
  name:
    'name, full name, worker, worker name, workers name, name of worker, name of the worker, candidate, candidate name, candidates name, ' +
    'name of candidate, applicant name, passport name, name in passport, name in the passport, name as in passport, name as per passport, ' +
    'name in english, name english, english name, নাম, পূর্ণ নাম, পুরো নাম, কর্মীর নাম, প্রার্থীর নাম, পাসপোর্টের নাম, পাসপোর্টে লেখা নাম, পাসপোর্টে নাম, ' +
    'পাসপোর্ট অনুযায়ী নাম, ইংরেজি নাম, ইংরেজিতে নাম, নাম ইংরেজি, নাম ইংরেজিতে',
  nameBn:
    'name in bangla, name bangla, bangla name, name in bengali, name bengali, bengali name, name bn, বাংলায় নাম, বাংলা নাম, নাম বাংলা, ' +
    'নাম বাংলায়',
  phone:
    'phone, telephone, tel, mobile, mobile phone, phone mobile, cell, cell phone, contact, contact phone, contact mobile, whatsapp, ' +
    'worker phone, workers phone, ফোন, মোবাইল, মোবাইল ফোন, ফোন মোবাইল, টেলিফোন, মুঠোফোন, যোগাযোগ, যোগাযোগের',
  fatherName:
    'fathers name, father name, father, name of father, name of the father, father name in passport, fathers name in passport, পিতার নাম, পিতা, ' +
    'বাবার নাম, বাবা',
  motherName:
    'mothers name, mother name, mother, name of mother, name of the mother, mother name in passport, mothers name in passport, মাতার নাম, মাতা, ' +
    'মায়ের নাম, মা',
  bornOn: 'date of birth, dob, d o b, birth, birth date, birthdate, birthday, born, born on, জন্ম, জন্মতারিখ, জন্ম তারিখ',
  sex: 'sex, gender, male female, m f, লিঙ্গ, নারী পুরুষ',
  district: 'district, home district, permanent district, own district, zila, zilla, জেলা, নিজ জেলা, স্থায়ী জেলা',
  village:
    'village, vill, village name, name of village, house and road, road and house, village or road and house, গ্রাম, গ্রামের নাম, গ্রাম বা সড়ক ও বাড়ি',
  postOffice: 'post office, p o, po, post office name, ডাকঘর, পোস্ট অফিস, ডাকঘরের নাম',
  upazila: 'upazila, upazilla, upazila or thana, thana, upazila thana, police station, p s, ps, উপজেলা, থানা, উপজেলা বা থানা',
  trade:
    'trade, occupation, profession, job, job title, position, post, category, designation, skill, work, পেশা, পদ, পদবি, পদবী, কাজ, ট্রেড',
  experience:
    'experience, work experience, job experience, years of experience, experience years, experience in years, অভিজ্ঞতা, কাজের অভিজ্ঞতা',
  languages: 'languages, language, ভাষা',
  passport: 'passport, passport id, pp, ppt, পাসপোর্ট, পাসপোর্টের',
  nid:
    'nid, nid card, national id, national id card, national identity, national identity card, voter id, voter id card, এনআইডি, ' +
    'এনআইডি কার্ড, জাতীয় পরিচয়পত্র, জাতীয় পরিচয়পত্রের, ভোটার আইডি',
  account:
    'bank account, account, bank a c, a c, ac, iban, bank account iban, ব্যাংক হিসাব, হিসাব, ব্যাংক অ্যাকাউন্ট, অ্যাকাউন্ট, ব্যাংক একাউন্ট, একাউন্ট',
  passportPlace:
    'place of issue, issue place, issuing place, passport place, passport issue place, passport place of issue, ইস্যুর স্থান, পাসপোর্ট ইস্যুর স্থান, ' +
    'প্রদানের স্থান',
  passportIssuedOn:
    'passport issued, passport issued on, passport issue, passport issue date, passport date of issue, date of issue, issue date, issued, ' +
    'issued on, ইস্যুর তারিখ, পাসপোর্ট ইস্যু, পাসপোর্ট ইস্যুর তারিখ, প্রদানের তারিখ',
  passportExpiresOn:
    'passport expires, passport expires on, passport expiry, passport expiry date, passport expire, passport expire date, passport exp, ' +
    'passport exp date, passport expiration, passport expiration date, passport date of expiry, passport validity, passport valid until, ' +
    'passport valid till, passport end, expires, expires on, expiry, expiry date, expire date, exp date, expiration date, date of expiry, ' +
    'valid until, valid till, পাসপোর্টের মেয়াদ, পাসপোর্ট মেয়াদ, পাসপোর্টের মেয়াদ শেষ, পাসপোর্টের মেয়াদ শেষের তারিখ, মেয়াদ, মেয়াদ শেষ, মেয়াদ শেষের তারিখ, ' +
    'মেয়াদোত্তীর্ণের তারিখ',
  registrationNo:
    'bmet registration, bmet reg, bmet, bmet id, registration, registration id, reg, বিএমইটি নিবন্ধন, বিএমইটি রেজিস্ট্রেশন, বিএমইটি, নিবন্ধন, রেজিস্ট্রেশন',
  smartCardNo:
    'smart card, smartcard, bmet card, bmet smart card, bmet clearance card, স্মার্ট কার্ড, স্মার্টকার্ড, বিএমইটি কার্ড, বিএমইটি স্মার্ট কার্ড',
  kinName:
    'next of kin, next of kin name, next of kins name, name of next of kin, kin, kin name, nok, nok name, nominee, nominee name, nominees name, ' +
    'emergency contact, emergency contact name, emergency contact person, নিকটাত্মীয়, নিকটাত্মীয়ের নাম, নমিনি, নমিনির নাম, জরুরি যোগাযোগ',
  kinRelation:
    'relation, relationship, next of kin relation, relation of next of kin, relation to next of kin, relation with next of kin, kin relation, ' +
    'nok relation, nominee relation, relation with nominee, সম্পর্ক, নিকটাত্মীয়ের সম্পর্ক, নিকটাত্মীয়ের সঙ্গে সম্পর্ক, নমিনির সম্পর্ক, নমিনির সঙ্গে সম্পর্ক, ' +
    'নমিনির সাথে সম্পর্ক',
  kinPhone:
    'telephone of the next of kin, next of kin phone, next of kins phone, next of kin telephone, next of kins telephone, next of kin mobile, ' +
    'next of kins mobile, next of kin contact, phone of next of kin, mobile of next of kin, kin phone, kin mobile, nok phone, nok mobile, ' +
    'nok contact, nominee phone, nominee mobile, nominees phone, nominees mobile, nominee contact, emergency phone, emergency mobile, ' +
    'emergency contact no, emergency contact number, emergency contact phone, emergency contact mobile, নিকটাত্মীয়ের ফোন, নিকটাত্মীয়ের মোবাইল, নমিনির ফোন, ' +
    'নমিনির মোবাইল, জরুরি ফোন, জরুরি মোবাইল, জরুরি যোগাযোগের নম্বর',
  bank: 'bank, bank name, bank branch, bank and branch, bank name and branch, ব্যাংক, ব্যাংকের নাম, ব্যাংক শাখা, ব্যাংক ও শাখা',
  note: 'note, notes, remark, remarks, comment, comments, নোট, মন্তব্য',
}
/** What our own files have besides. */
const OURS = 'added, changed, why it was left out, যোগ হয়েছে, বদলেছে, কেন বাদ গেছে'

const HEADING_MAX = 100
/** How the days below it are written, which their reader finds by itself. */
const DAY_PATTERN = /\b(?:d{1,2}|m{1,4}|y{2,4}|ddmmyyyy|yyyymmdd)\b/g
const NUMBER_WORDS = /(?: ?(?:\bnos?|\bnumbers?|\bnum|\bnr|নম্বর|নাম্বার|নং))+$/

let byName: Map<string, ImportField | 'ours'> | undefined

/** The field that a heading names in English or Bangla; 'ours' for what our own files have besides, and for the numbers of the rows. */
export function fieldOf(heading: string): ImportField | 'ours' | undefined {
  if (heading.length > HEADING_MAX) return undefined
  if (heading !== '' && RUNNING_NUMBER.test(heading)) return 'ours'
  byName ??= new Map([
    ...IMPORT_FIELDS.flatMap(field => NAMES[field].split(',').map(name => [plain(name), field] as const)),
    ...OURS.split(',').map(name => [plain(name), 'ours'] as const),
  ])
  const whole = plain(heading)
  return byName.get(whole) ?? byName.get(whole.replace(NUMBER_WORDS, ''))
}

const plain = (heading: string) => {
  const words = foldText(heading)
    .replaceAll('&', ' and ')
    .replace(/['\u200c\u200d]/g, '')
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim()
  return words.replace(DAY_PATTERN, '').replace(/ +/g, ' ').trim() || words
}
