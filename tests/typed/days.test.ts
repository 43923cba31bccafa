import { expect, test } from 'vitest'
import { type DayOrder, readWrittenDay, unclearDay } from '#i18n/typed/day.ts'

const bounds = { least: '1946-11-27', greatest: '2046-11-26' }
const read = (text: string, order?: DayOrder) => readWrittenDay(text, { ...bounds, order })

test.each([
  '2026-11-25',
  '2026.11.25',
  '25/11/2026',
  '25.11.2026',
  '25.11.26',
  '25 / 11 / 2026',
  '11/25/2026',
  '25 Nov 2026',
  '25-Nov-26',
  '25NOV2026',
  '25th of November 2026',
  'Nov 25, 2026',
  'November 25th 2026',
  '2026 Nov 25',
  '২৫ নভেম্বর ২০২৬',
  '২৫শে নভেম্বর, ২০২৬',
  '25–11–2026',
  '2026-11-25 00:00:00',
  '2026-11-25T00:00:00.000Z',
  '11/25/2026 12:00:00 AM',
  '46351',
  '46351.0',
  '৪৬৩৫১',
  '\u200e25/11/2026\u200e',
])('%s is 25 November 2026', text => {
  expect(read(text)).toBe('2026-11-25')
})

test.each([
  ['05/11/2026', '2026-11-05', '2026-05-11'],
  ['05.11.26', '2026-11-05', '2026-05-11'],
  ['৫-১১-২০২৬', '2026-11-05', '2026-05-11'],
])('%s is two days until somebody says which number stands first', (text, dayFirst, monthFirst) => {
  expect(read(text)).toBe('several')
  expect(read(text, 'day')).toBe(dayFirst)
  expect(read(text, 'month')).toBe(monthFirst)
  expect(read('05/05/2026')).toBe('2026-05-05')
})

test.each([
  ['15.03.90', '1990-03-15', { least: '1946-11-27', greatest: '2012-11-26' }],
  ['15.03.12', '2012-03-15', { least: '1946-11-27', greatest: '2012-11-26' }],
  ['15.03.34', '2034-03-15', { least: '2006-11-27', greatest: '2046-11-26' }],
  ['15.03.60', '2060-03-15', { least: '2006-11-27', greatest: '2046-11-26' }],
  ['15.03.30', 'several', { least: '1900-01-01', greatest: '2099-12-31' }],
])('of two digits %s has the year that may be', (text, day, allowed) => {
  expect(readWrittenDay(text, { ...allowed, order: 'day' })).toBe(day)
})

test.each([
  ['January', 1],
  ['ফেব্রুয়ারী', 2],
  ['ফেব্রুয়ারি', 2],
  ['ফেব্রুয়ারি', 2],
  ['mar', 3],
  ['এপ্রিল', 4],
  ['মে', 5],
  ['May', 5],
  ['জুন', 6],
  ['JUL', 7],
  ['আগষ্ট', 8],
  ['Sept', 9],
  ['অক্টোবর', 10],
  ['নভে', 11],
  ['ডিসেম্বর', 12],
])('%s is a month', (word, month) => {
  expect(read(`7 ${word} 2020`)).toBe(`2020-${String(month).padStart(2, '0')}-07`)
})

test.each([
  '',
  '31/02/2026',
  '2026-13-05',
  '32 Nov 2026',
  '5 Ma 2026',
  '5 Baishakh 1433',
  '25/11',
  '1/2-2026',
  '25/11/2026 14:30',
  '1234',
  '1.99012E+16',
  'tomorrow',
  '৫'.repeat(500),
  '٪'.repeat(41),
])('%s is no day', text => {
  expect(read(text)).toBeUndefined()
})

test('what another day of the column makes unclear is asked, and nothing else', () => {
  expect(unclearDay(['05/11/2026', '25/11/2026', '5 Nov 2026'])).toBeUndefined()
  expect(unclearDay(['11/25/2026', '05/05/2026', '46351', 'x'])).toBeUndefined()
  expect(unclearDay(['05/11/2026', '11/25/2026'])).toBe('05/11/2026')
  expect(unclearDay(['25/11/2026', '11/25/2026', '1.2.90'])).toBe('1.2.90')
})

test('the whole range of spreadsheets’ numbers is read as they count', () => {
  for (const [serial, day] of [
    ['16803', '1946-01-01'],
    ['25569', '1970-01-01'],
    ['36526', '2000-01-01'],
    ['45351', '2024-02-29'],
  ] as const)
    expect(read(serial)).toBe(day)
})
