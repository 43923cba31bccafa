import { expect, test } from 'vitest'
import { withLocale } from '#server/http/locale-middleware.ts'
import { IMPORT_FIELDS, fieldOf, importLabels } from '#server/features/workers/import-columns.shared.ts'
import { findDoubles, portionsOf, readTexts, unclearDays } from '#server/features/workers/import.shared.ts'
import { IMPORT_MAX_ROWS, type ImportTable, readPeople } from '#server/features/workers/import-table.shared.ts'
import { PORTION_LETTERS, PORTION_ROWS } from '#server/features/workers/import-schema.ts'

test.each([
  ['name', 'Name', 'NAME', 'Full name', 'Worker’s Name', "Candidate's name", 'Name (English)', 'Name in the passport'],
  ['name', 'নাম', 'কর্মীর নাম', 'নাম (ইংরেজিতে)', 'পাসপোর্টের নাম', 'পাসপোর্টে লেখা নাম'],
  ['nameBn', 'Name (Bangla)', 'Bangla name', 'name_in_bangla', 'বাংলায় নাম', 'নাম (বাংলা)'],
  ['phone', 'Phone', 'Mobile No.', 'Mobile Number', 'Phone/Mobile', 'Contact No', 'Cell', 'ফোন নম্বর', 'মোবাইল নং'],
  ['fatherName', 'Father’s name', 'Father Name', "FATHER'S NAME", 'Name of father', 'পিতার নাম', 'বাবার নাম'],
  ['motherName', 'Mother’s Name', 'Mother', 'Name of the mother', 'মাতার নাম', 'মায়ের নাম'],
  ['passport', 'Passport', 'Passport No.', 'PASSPORT NUMBER', 'PP No', 'পাসপোর্ট নম্বর', 'পাসপোর্ট নং'],
  ['passportExpiresOn', 'Passport expires', 'Passport Expiry', 'Date of Expiry', 'Expiry (DD/MM/YYYY)', 'Exp. date'],
  ['passportExpiresOn', 'পাসপোর্টের মেয়াদ', 'মেয়াদ শেষের তারিখ'],
  ['passportIssuedOn', 'Date of issue', 'Passport issue date', 'ইস্যুর তারিখ'],
  ['passportPlace', 'Place of issue', 'ইস্যুর স্থান'],
  ['nid', 'NID', 'NID No', 'National ID', 'Voter ID', 'এনআইডি নম্বর', 'জাতীয় পরিচয়পত্র নম্বর'],
  ['bornOn', 'Date of birth', 'DOB', 'D.O.B.', 'Birth date (dd-mm-yyyy)', 'Birth', 'জন্ম তারিখ', 'জন্মতারিখ'],
  ['sex', 'Sex', 'Gender', 'M/F', 'লিঙ্গ'],
  ['district', 'District', 'Home district', 'জেলা', 'স্থায়ী জেলা'],
  ['village', 'Village', 'Vill.', 'গ্রাম'],
  ['postOffice', 'Post office', 'P.O.', 'ডাকঘর'],
  ['upazila', 'Upazila', 'Thana', 'Upazila/Thana', 'উপজেলা'],
  ['trade', 'Trade', 'Occupation', 'Position', 'Job title', 'পেশা', 'পদ'],
  ['kinName', 'Next of kin', 'Nominee', 'Nominee’s name', 'Emergency contact', 'নমিনি', 'নিকটাত্মীয়ের নাম'],
  [
    'kinPhone',
    'Next of kin’s phone',
    'Nominee mobile no',
    'Emergency contact no',
    'নমিনির ফোন',
    'নিকটাত্মীয়ের মোবাইল নম্বর',
  ],
  ['kinRelation', 'Relation', 'Relationship', 'সম্পর্ক'],
  ['account', 'Bank account', 'Account No', 'A/C No.', 'Bank A/C No', 'IBAN', 'ব্যাংক হিসাব নম্বর'],
  ['bank', 'Bank', 'Bank & branch', 'ব্যাংকের নাম'],
  ['experience', 'Experience', 'Years of experience', 'অভিজ্ঞতা'],
  ['registrationNo', 'BMET Registration No', 'BMET No', 'Registration No.', 'বিএমইটি রেজিস্ট্রেশন নম্বর'],
  ['smartCardNo', 'Smart card', 'Smart Card No', 'স্মার্ট কার্ড নম্বর'],
  ['languages', 'Languages', 'ভাষা'],
  ['note', 'Remarks', 'মন্তব্য'],
  ['reference', 'Reference', 'Ref. No.', 'রেফারেন্স'],
  ['ours', 'SL', 'Sl. No.', 'S/N', '#', 'No.', 'ক্রমিক নং', 'Added'],
  [
    undefined,
    'Husband’s name',
    'Father’s phone',
    'Agent’s phone',
    'স্বামীর নাম',
    'Ward',
    'Passport fee',
    'x'.repeat(5000),
    '',
  ],
])('%s is what people write above the column', (field, ...headings) => {
  for (const heading of headings) expect([heading, fieldOf(heading ?? '')]).toEqual([heading, field])
})

test('every field is found by what it is called here, in both languages', () => {
  for (const locale of ['en', 'bn'] as const)
    withLocale(locale, () => {
      for (const field of IMPORT_FIELDS)
        expect([importLabels[field](), fieldOf(importLabels[field]())]).toEqual([importLabels[field](), field])
    })
})

const read = (text: string, isStrict = true) => readPeople(text, isStrict) as ImportTable
const failure = (text: string) => (readPeople(text, true) as { failure: string }).failure

test.each([
  ['tabs', '\t', '\n'],
  ['commas', ',', '\r\n'],
  ['semicolons', ';', '\r'],
])('a table parted by %s is read below the title above its headings', (_, sign, end) => {
  const text = [
    ['Meghbridge Overseas, workers of 2026'],
    [],
    ['Sl', 'Name', 'Husband', 'Mobile', 'Passport', 'Phone'],
    ['1', 'Abdul Karim', 'Rahim', '01712345678', '-', 'x'],
    [],
    ['2', '"Mina\nBegum"', '', '01812345678', 'A01234567', ''],
  ]
    .map(cells => cells.join(sign))
    .join(end)
  expect(read(text)).toMatchObject({
    columns: [
      { field: 'name', heading: 'Name' },
      { field: 'phone', heading: 'Mobile' },
      { field: 'passport', heading: 'Passport' },
    ],
    unread: ['Husband', 'Phone'],
    problems: [],
    rows: [
      { place: 4, texts: { name: 'Abdul Karim', phone: '01712345678' } },
      { place: 6, texts: { name: 'Mina Begum', phone: '01812345678', passport: 'A01234567' } },
    ],
  })
})

test('totals, titles and headings that stand there again are no people, and are listed', () => {
  const rows = [
    'Sl,Name,Mobile',
    '1,Karim,01711100001',
    'Batch 2,,',
    'Sl,Name,Mobile',
    ',Group: B,',
    '2,Rahim,01711100002',
    '3,,',
    ',Steel fixers,',
    '4,Masud,',
    'Total,3,',
  ]
  const { rows: people, passed, problems } = read(rows.join('\n'))
  expect(people.map(({ texts }) => texts.name)).toEqual(['Karim', 'Rahim', 'Masud'])
  expect([passed.map(({ place }) => place), problems]).toEqual([[3, 4, 5, 7, 8, 10], []])
})

test('rows above the headings are listed', () => {
  const { passed } = read('Al Noor, Riyadh,2026\n\nName,Mobile\nKarim,01711100001')
  expect(passed).toEqual([{ place: 1, text: 'Al Noor · Riyadh · 2026' }])
})

test('a column without a heading in which something stands is named as not read', () => {
  expect(read('Name,Mobile,,\nKarim,01711100001,Dhaka,\nRahim,01711100002,,').unread).toEqual([
    'column 3, without a heading',
  ])
  expect(read(',Name,Mobile\n1,Karim,01711100001\n2,Rahim,01711100002').unread).toEqual([])
})

test('a cell that says there is nothing is empty', () => {
  const cells = ['-', 'N/A', 'n.a.', 'nil', '—', '  ', 'নেই', '?', 'None'].map(cell => `Karim,${cell}`)
  for (const { texts } of read(`Name,Note\n${cells.slice(0, 2).join('\n')}\n${cells.slice(3).join('\n')}`).rows)
    expect(texts).toEqual({ name: 'Karim' })
})

test.each([
  ['nothing', '', /empty/],
  ['no headings', 'Karim,01712345678\nMina,01812345678', /first five rows/],
  ['headings alone', 'Name,Phone', /names nobody/],
  ['headings without a person', 'Trade,District\nMason,Dhaka', /first five rows/],
  [
    'too many people',
    `Name,Phone\n${'Karim,01712345678\n'.repeat(IMPORT_MAX_ROWS + 1)}`,
    /1,001 people; at most 1,000/,
  ],
  ['an endless row', `Name,Phone\n${'x,'.repeat(2_000_000)}`, /too many cells/],
])('a table of %s is refused with a sentence', (_, text, sentence) => {
  expect(failure(text)).toMatch(sentence)
})

test('a megabyte of anything is read in seconds, and bounded', { timeout: 60_000 }, () => {
  for (const part of ['a,b\n', '"', 'Name,Phone\n', '\t', ';\n;', '\n', 'নাম,ফোন\n', '০', "'=\n"]) {
    const text = part.repeat(Math.ceil((1024 * 1024) / part.length))
    const begun = process.cpuUsage()
    const made = readPeople(text, false)
    const { user } = process.cpuUsage(begun)
    expect([part, user < 3_000_000]).toEqual([part, true])
    expect('failure' in made || made.rows.length <= IMPORT_MAX_ROWS).toBe(true)
  }
  const long = read(`Name,Phone\n${'x'.repeat(1_000_000)},1`)
  expect(long.rows[0]!.texts.name!.length).toBe(5000)
})

test('a day that could be two is asked once for its column', () => {
  const rows = read('Name,DOB,Expiry\nA,03/15/1990,05/11/2030\nB,04/05/1991,06/11/2030').rows
  expect(unclearDays(rows)).toEqual([{ field: 'bornOn', text: '04/05/1991' }])
  expect(readTexts(rows[1]!, { bornOn: 'month' }).values).toMatchObject({
    bornOn: '1991-04-05',
    passportExpiresOn: '2030-11-06',
  })
  expect(readTexts(rows[1]!, { bornOn: 'day' }).values).toMatchObject({ bornOn: '1991-05-04' })
})

test.each([
  ['district', 'Comilla', 'cumilla'],
  ['district', 'Dist. Bogra', 'bogura'],
  ['district', 'CHITTAGONG', 'chattogram'],
  ['district', 'Narayangonj', 'narayanganj'],
  ['district', "Cox's Bazar", 'coxs-bazar'],
  ['district', 'বগুড়া জেলা', 'bogura'],
  ['trade', 'MASONS', 'mason'],
  ['trade', 'রাজমিস্ত্রি', 'mason'],
  ['sex', 'M', 'male'],
  ['sex', 'মহিলা', 'female'],
] as const)('%s “%s” is %s', (field, text, value) => {
  expect(readTexts({ place: 2, texts: { [field]: text } }, {})).toEqual({ values: { [field]: value }, problems: [] })
})

test.each([
  ['district', 'Atlantis', 'No district is called “Atlantis”'],
  ['trade', 'Helper', 'No trade here is called “Helper”'],
  ['sex', 'x'.repeat(100), `Write female, male or other instead of “${'x'.repeat(40)}…”`],
  ['bornOn', '31/02/1990', 'This is no day. Write it as 5 Nov 2026, 05/11/2026 or 2026-11-05.'],
] as const)('%s “%s” is told, and not taken', (field, text, message) => {
  expect(readTexts({ place: 2, texts: { [field]: text } }, {})).toEqual({
    values: {},
    problems: [{ place: 2, field, message }],
  })
})

test.each(['registrationNo', 'smartCardNo'])('a %s without its digits is a problem', field => {
  const { values, problems } = readTexts({ place: 2, texts: { [field]: '2.02E+11' } }, {})
  expect(values).toEqual({})
  expect(problems).toEqual([{ place: 2, field, message: expect.stringContaining('2.02E+11') }])
})

test('a person who stands there twice is found by number, or by telephone and name', () => {
  const rows = read(
    [
      'Name,Phone,Passport,NID,DOB',
      'Abdul Karim,01712345678,A01234567,,15/03/1990',
      'Mina,01812345678,,1990123456,',
      'A. Karim,01999999999,a 0123-4567,,',
      'MINA,+8801812-345678,,,',
      'Abdul Karim,০১৭১২৩৪৫৬৭৮,,,15 Mar 1990',
      'Abdul Karim,01712345678,,,16/03/1995',
      'Somebody,01612345678,,১৯৯০১২৩৪৫৬,',
    ].join('\n'),
  ).rows
  expect(findDoubles(rows, {}).map(({ place, message }) => [place, message.match(/row (\d+)/)?.[1]])).toEqual([
    [4, '2'],
    [5, '3'],
    [6, '2'],
    [8, '3'],
  ])
})

test('portions have as many rows and letters as one call takes', () => {
  const rows = Array.from({ length: 250 }, (_, n) => ({
    place: n + 2,
    texts: { note: n < 200 ? 'x' : 'x'.repeat(5000) },
  }))
  const portions = portionsOf(rows)
  expect(portions.flat()).toEqual(rows)
  expect(portions.map(({ length }) => length)).toEqual([PORTION_ROWS, PORTION_ROWS, PORTION_ROWS, PORTION_ROWS, 40, 10])
  for (const portion of portions)
    expect(portion.reduce((sum, { texts }) => sum + texts.note.length, 0)).toBeLessThanOrEqual(PORTION_LETTERS)
})
