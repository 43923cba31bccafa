import type { z } from '#i18n/zod.ts'
import { today } from '#i18n/format.ts'
import type { Locale } from '#i18n/paraglide/runtime.js'
import type { applicationInput } from '#server/features/applications/schema.ts'
import type { Source, State } from '#server/features/applications/stages/states.shared.ts'
import type { documentInput } from '#server/features/workers/document-schema.ts'
import type { workerInput } from '#server/features/workers/schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PASSPORT_DAYS = 3652 // ten years
const inDays = (days: number) => today(Date.now() + days * DAY_MS)
const passportUntil = (days: number) => ({
  passportIssuedOn: inDays(days - PASSPORT_DAYS),
  passportExpiresOn: inDays(days),
})

/** Who works at the agency of the demonstration, and has no account. */
export const COLLEAGUE = 'Salma Begum'

type Application = Omit<z.input<typeof applicationInput>, 'vacancy' | 'phone'>
type Payment = { item: string; amount: number; way: string; transferNo?: string }

/**
 * What happened on a day, so many from now: documents came, then somebody moved on, then money was paid. `cancels` is
 * why the receipt before is cancelled.
 */
type Day = {
  day: number
  documents?: z.input<typeof documentInput>[]
  state?: Exclude<State, 'received'>
  payment?: Payment
  cancels?: string
}

export type SeedWorker = {
  file: z.input<typeof workerInput>
  /** For a vacancy of the demonstration by its employer, written down by staff; missing for whoever came without one. */
  application?: {
    employer: string
    day: number
    language: Locale
    source: Exclude<Source, 'website'>
    said: Application
  }
  /** The file is made on the day of selection, of whoever has no application on the first one. */
  days: Day[]
}

/** Six people of the demonstration, from the first call to the return. Everybody and every number is invented. */
export const seedWorkers = (): SeedWorker[] => [
  {
    file: {
      name: 'JAHANGIR ALAM',
      nameBn: 'জাহাঙ্গীর আলম',
      phone: '01700-000211',
      fatherName: 'NURUL ALAM',
      motherName: 'ROKEYA BEGUM',
      bornOn: '1986-02-19',
      sex: 'male',
      district: 'chattogram',
      trade: 'welder',
      experience: 'Nine years at a shipyard in Chattogram; 3G and 4G certificates.',
      languages: 'Bangla, English, a little Malay',
      passport: 'A10200211',
      passportPlace: 'DIP/Chattogram',
      ...passportUntil(1460),
      nid: '1986021900',
      account: '2050 1990 0002 11',
      registrationNo: 'BMET-118-211',
      smartCardNo: 'SC-4471-211',
      kinName: 'Shirin Akter',
      kinRelation: 'Wife',
      kinPhone: '01700-000212',
      bank: 'Sonali Bank, Agrabad',
      note: 'Would go abroad again after Eid.',
    },
    application: {
      employer: 'Strait Marine Works',
      day: -300,
      language: 'en',
      source: 'telephone',
      said: {
        name: 'Jahangir Alam',
        district: 'chattogram',
        trade: 'welder',
        years: 9,
        passport: 'yes',
        registered: 'yes',
      },
    },
    days: [
      { day: -292, state: 'called' },
      { day: -286, state: 'selected' },
      { day: -282, state: 'medical', documents: [{ kind: 'passport' }, { kind: 'photograph' }] },
      {
        day: -274,
        state: 'contract',
        documents: [
          {
            kind: 'medical',
            place: 'Padma Diagnostic, Chattogram',
            number: 'M-20711',
            heldOn: inDays(-278),
            outcome: 'fit',
          },
        ],
      },
      {
        day: -268,
        state: 'training',
        documents: [{ kind: 'contract', issuedOn: inDays(-269), outcome: 'given' }],
      },
      {
        day: -252,
        state: 'visa',
        documents: [
          {
            kind: 'training',
            place: 'TTC Chattogram',
            number: 'PDO-2291',
            heldOn: inDays(-260),
            issuedOn: inDays(-257),
          },
          { kind: 'police', number: 'PCC-88310', issuedOn: inDays(-255) },
        ],
      },
      {
        day: -234,
        state: 'clearance',
        documents: [{ kind: 'visa', number: 'IPA 4 40021', person: 'Strait Marine Works', issuedOn: inDays(-236) }],
      },
      { day: -226, state: 'ticket', documents: [{ kind: 'clearance', number: 'CL-55120', issuedOn: inDays(-227) }] },
      {
        day: -219,
        state: 'departed',
        documents: [{ kind: 'ticket', place: 'BG 584', number: 'K7RT2M', heldOn: inDays(-219), person: COLLEAGUE }],
      },
      {
        day: -217,
        state: 'arrived',
        documents: [{ kind: 'arrival', heldOn: inDays(-218), person: 'Strait Marine Works, site office' }],
      },
      {
        day: -17,
        state: 'returned',
        documents: [
          {
            kind: 'return',
            heldOn: inDays(-19),
            place: 'The yard lost an order and ended the contract early',
            outcome: 'settled',
            note: 'The employer paid the flight home and two months’ wages.',
          },
        ],
      },
    ],
  },
  {
    file: {
      name: 'MOHAMMAD SELIM',
      nameBn: 'মোহাম্মদ সেলিম',
      phone: '01700-000221',
      fatherName: 'ABDUL HAI',
      motherName: 'JAHANARA BEGUM',
      bornOn: '1993-08-05',
      sex: 'male',
      district: 'noakhali',
      trade: 'welder',
      experience: 'জাহাজ ভাঙা ও মেরামতের কাজে পাঁচ বছর।',
      languages: 'বাংলা, অল্প ইংরেজি',
      passport: 'A10200221',
      passportPlace: 'DIP/Noakhali',
      ...passportUntil(2400),
      nid: '1993080500',
      account: '1131 2200 0221',
      registrationNo: 'BMET-118-221',
      smartCardNo: 'SC-4471-221',
      kinName: 'আব্দুল হাই',
      kinRelation: 'পিতা',
      kinPhone: '01700-000222',
      bank: 'Agrani Bank, Maijdee',
    },
    application: {
      employer: 'Strait Marine Works',
      day: -140,
      language: 'bn',
      source: 'office',
      said: {
        name: 'মোহাম্মদ সেলিম',
        district: 'noakhali',
        trade: 'welder',
        years: 5,
        passport: 'yes',
        registered: 'yes',
      },
    },
    days: [
      { day: -133, state: 'called' },
      { day: -128, state: 'selected' },
      { day: -124, state: 'medical', documents: [{ kind: 'passport' }, { kind: 'photograph' }, { kind: 'nid' }] },
      {
        day: -116,
        state: 'contract',
        documents: [
          {
            kind: 'medical',
            place: 'Padma Diagnostic, Dhaka',
            number: 'M-21904',
            heldOn: inDays(-119),
            outcome: 'fit',
          },
        ],
      },
      { day: -109, state: 'training', documents: [{ kind: 'contract', issuedOn: inDays(-110), outcome: 'given' }] },
      {
        day: -94,
        state: 'visa',
        documents: [
          { kind: 'training', place: 'TTC Noakhali', number: 'PDO-2604', heldOn: inDays(-102), issuedOn: inDays(-99) },
          { kind: 'police', number: 'PCC-90127', issuedOn: inDays(-97) },
        ],
      },
      {
        day: -62,
        state: 'clearance',
        documents: [{ kind: 'visa', number: 'IPA 4 41977', person: 'Strait Marine Works', issuedOn: inDays(-65) }],
      },
      { day: -40, state: 'ticket', documents: [{ kind: 'clearance', number: 'CL-57844', issuedOn: inDays(-42) }] },
      {
        day: -12,
        state: 'departed',
        documents: [{ kind: 'ticket', place: 'BG 584', number: 'M2QX9D', heldOn: inDays(-12), person: COLLEAGUE }],
      },
      {
        day: -10,
        state: 'arrived',
        documents: [{ kind: 'arrival', heldOn: inDays(-11), person: 'আব্দুল হাই, ফোনে' }],
      },
    ],
  },
  {
    file: {
      name: 'ABDUL MANNAN',
      nameBn: 'আব্দুল মান্নান',
      phone: '01700-000231',
      fatherName: 'ABDUR RASHID',
      motherName: 'MONOWARA KHATUN',
      bornOn: '1988-11-30',
      sex: 'male',
      district: 'bogura',
      trade: 'heavy-driver',
      experience: 'Lorries between Bogura and Chattogram for eight years; heavy licence since 2016.',
      languages: 'Bangla, a little Arabic',
      passport: 'A10200231',
      passportPlace: 'DIP/Bogura',
      ...passportUntil(1900),
      nid: '19881130000002310',
      account: '0200 0231 4455',
      registrationNo: 'BMET-118-231',
      kinName: 'Halima Khatun',
      kinRelation: 'Wife',
      kinPhone: '01700-000232',
      bank: 'Islami Bank, Bogura',
    },
    application: {
      employer: 'Gulf Line Transport',
      day: -86,
      language: 'bn',
      source: 'telephone',
      said: {
        name: 'আব্দুল মান্নান',
        district: 'bogura',
        trade: 'heavy-driver',
        years: 8,
        passport: 'yes',
        registered: 'unknown',
      },
    },
    days: [
      { day: -80, state: 'called' },
      { day: -74, state: 'selected' },
      { day: -71, payment: { item: 'registration', amount: 300, way: 'cash' } },
      { day: -69, state: 'medical', documents: [{ kind: 'passport' }, { kind: 'photograph' }] },
      {
        day: -58,
        state: 'contract',
        documents: [
          {
            kind: 'medical',
            place: 'Green Crescent, Dhaka',
            number: 'GCC-61207',
            heldOn: inDays(-62),
            outcome: 'fit',
            expiresOn: inDays(28),
          },
        ],
      },
      { day: -51, state: 'training', documents: [{ kind: 'contract', issuedOn: inDays(-52), outcome: 'given' }] },
      {
        day: -36,
        state: 'visa',
        documents: [
          { kind: 'training', place: 'TTC Bogura', number: 'PDO-2710', heldOn: inDays(-44), issuedOn: inDays(-41) },
          { kind: 'police', number: 'PCC-91466', issuedOn: inDays(-39), expiresOn: inDays(141) },
        ],
      },
      {
        day: -20,
        state: 'clearance',
        documents: [
          {
            kind: 'visa',
            number: '382026104417',
            person: 'Gulf Line Transport',
            issuedOn: inDays(-22),
            expiresOn: inDays(68),
          },
        ],
      },
      { day: -16, payment: { item: 'welfare', amount: 3500, way: 'bank', transferNo: 'FT-26330' } },
      { day: -15, payment: { item: 'clearance', amount: 70, way: 'cash' } },
      { day: -14, cancels: 'Typed 70 instead of 700', payment: { item: 'clearance', amount: 700, way: 'cash' } },
      { day: -6, state: 'ticket', documents: [{ kind: 'clearance', number: 'CL-58290', issuedOn: inDays(-7) }] },
      {
        day: -3,
        documents: [{ kind: 'ticket', place: 'QR 641', number: 'Q7XKLM', heldOn: inDays(5), person: COLLEAGUE }],
      },
    ],
  },
  {
    file: {
      name: 'KAMAL HOSSAIN',
      nameBn: 'কামাল হোসেন',
      phone: '01700-000241',
      fatherName: 'MOTALEB HOSSAIN',
      motherName: 'SUFIA KHATUN',
      bornOn: '1994-04-12',
      sex: 'male',
      district: 'cumilla',
      trade: 'mason',
      experience: 'Block and plaster work in Cumilla and Dhaka, six years.',
      languages: 'Bangla',
      passport: 'B10200241',
      passportPlace: 'DIP/Cumilla',
      ...passportUntil(212),
      nid: '1994041200',
      registrationNo: 'BMET-118-241',
      kinName: 'Sufia Khatun',
      kinRelation: 'Mother',
      kinPhone: '01700-000242',
      note: 'The passport has to be renewed before the embassy takes it: the slip is expected this week.',
    },
    application: {
      employer: 'Al Manar Building Company',
      day: -66,
      language: 'bn',
      source: 'office',
      said: {
        name: 'কামাল হোসেন',
        district: 'cumilla',
        trade: 'mason',
        years: 6,
        passport: 'yes',
        registered: 'yes',
      },
    },
    days: [
      { day: -60, state: 'called' },
      { day: -55, state: 'selected' },
      { day: -53, state: 'medical', documents: [{ kind: 'passport' }, { kind: 'photograph' }] },
      {
        day: -43,
        state: 'contract',
        documents: [
          {
            kind: 'medical',
            place: 'Green Crescent, Cumilla',
            number: 'GCC-61884',
            heldOn: inDays(-46),
            outcome: 'fit',
            expiresOn: inDays(44),
          },
        ],
      },
      { day: -35, state: 'training', documents: [{ kind: 'contract', issuedOn: inDays(-36), outcome: 'given' }] },
      {
        day: -9,
        state: 'visa',
        documents: [
          { kind: 'training', place: 'TTC Cumilla', number: 'PDO-2833', heldOn: inDays(-24), issuedOn: inDays(-21) },
          { kind: 'police', number: 'PCC-91702', issuedOn: inDays(-18), expiresOn: inDays(162) },
        ],
      },
    ],
  },
  {
    file: {
      name: 'SHAHIDA AKTER',
      nameBn: 'শাহিদা আক্তার',
      phone: '01700-000251',
      fatherName: 'ABDUS SALAM',
      motherName: 'RAZIA BEGUM',
      bornOn: '1991-06-23',
      sex: 'female',
      district: 'dhaka',
      trade: 'caregiver',
      experience: 'ঢাকার একটি হাসপাতালে চার বছর রোগীর পরিচর্যা।',
      languages: 'বাংলা, ইতালীয় (এ২)',
      passport: 'A10200251',
      passportPlace: 'DIP/Dhaka',
      ...passportUntil(3100),
      nid: '1991062300',
      kinName: 'রাজিয়া বেগম',
      kinRelation: 'মা',
      kinPhone: '01700-000252',
    },
    application: {
      employer: 'Casa Serena',
      day: -24,
      language: 'bn',
      source: 'office',
      said: {
        name: 'শাহিদা আক্তার',
        district: 'dhaka',
        trade: 'caregiver',
        years: 4,
        passport: 'yes',
        registered: 'no',
      },
    },
    days: [
      { day: -19, state: 'called' },
      { day: -13, state: 'selected' },
      {
        day: -8,
        state: 'medical',
        documents: [{ kind: 'passport' }, { kind: 'photograph' }],
        payment: { item: 'medical', amount: 8500, way: 'mobile', transferNo: '9KD27X' },
      },
      {
        day: -2,
        documents: [
          {
            kind: 'medical',
            place: 'Green Crescent, Dhaka',
            number: 'GCC-62410',
            heldOn: inDays(-5),
            outcome: 'unfit',
            note: 'The centre offers a second check in three months.',
          },
        ],
      },
    ],
  },
  {
    file: {
      name: 'ROKEYA KHATUN',
      nameBn: 'রোকেয়া খাতুন',
      phone: '01700-000261',
      fatherName: 'MOKBUL HOSSAIN',
      motherName: 'SALEHA KHATUN',
      bornOn: '1998-01-14',
      sex: 'female',
      district: 'jamalpur',
      trade: 'sewing-operator',
      experience: 'Three years on lock-stitch and overlock machines in Gazipur.',
      languages: 'Bangla',
      nid: '1998011400',
      kinName: 'Saleha Khatun',
      kinRelation: 'Mother',
      kinPhone: '01700-000262',
      note: 'Came to the office with her aunt. She has applied for a passport in Jamalpur.',
    },
    days: [
      {
        day: -11,
        documents: [
          { kind: 'nid', issuedOn: '2019-03-05' },
          { kind: 'photograph' },
          { kind: 'training', place: 'TTC Jamalpur', number: 'SEW-0417', issuedOn: inDays(-210) },
        ],
      },
    ],
  },
]
