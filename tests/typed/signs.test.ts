import { expect, test } from 'vitest'
import { readCode } from '#i18n/typed/code.ts'
import { readDay, yearsFrom } from '#i18n/typed/day.ts'
import { readEmail } from '#i18n/typed/email.ts'
import { phoneKey, readPhone, telephoneLink, tidyPhone, whatsappNumber } from '#i18n/typed/phone.ts'

test.each([
  '01712345678',
  '01712\u200B345678',
  '8801712345678',
  '1712345678',
  '(017) 12/34.56-78',
  'Mobile: 01712 345678',
  '01712-345678, ',
  '01712345678।',
  '＋８８０ １７１２－３４５６７８',
  '01712\uFE0F345\u034F678',
])('%s is one number, everywhere the same', text => {
  expect(phoneKey(text)).toBe('8801712345678')
  expect(tidyPhone(text)).toBe('+880 1712-345678')
  expect(telephoneLink(text)).toBe('tel:+8801712345678')
  expect(whatsappNumber(text)).toBe('8801712345678')
})

test.each([
  ['+966 50 123 4567', 'tel:+966501234567', '+966 50 123 4567'],
  ['00966501234567', 'tel:+966501234567', '+966501234567'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958', '+44 (0)20 7946 0958'],
  ['+966 50 123 4567;', 'tel:+966501234567', '+966 50 123 4567'],
  ['02 9123456', 'tel:029123456', '02 9123456'],
  ['966501 234567', 'tel:966501234567', '966501 234567'],
  ['017 123 4567', 'tel:0171234567', '017 123 4567'],
  ['01712345678 ext 12', 'tel:+8801712345678;ext=12', '+880 1712-345678 ext. 12'],
  ['+880 2 9123456 x5', 'tel:+88029123456;ext=5', '+880 2 9123456 ext. 5'],
])('%s is dialled and shown', (text, link, shown) => {
  expect(telephoneLink(text)).toBe(link)
  expect(tidyPhone(text)).toBe(shown)
  expect(readPhone(shown)).toEqual(readPhone(text))
})

test.each([
  '01712345678 / 01812345678',
  '01712345678/79',
  '01712345678-9',
  '01712-345678 - 79',
  '01712345678 01812345678',
  '01712345678 or +966501234567',
  '912345 912346',
  '5512345 5512346',
])('%s is more than one number', text => {
  expect(readPhone(text)).toBe('several')
  expect(telephoneLink(text)).toBeUndefined()
})

test.each([
  '',
  '017123456789',
  '88017123456789',
  '+88017123456789',
  '+8801712',
  '+8802123456',
  '+0171234567',
  '1'.repeat(100),
])('%s is no number', text => {
  expect(readPhone(text)).toBeUndefined()
})

test('the short number of a helpline can be dialled', () => {
  expect(telephoneLink('১৬১৩৫')).toBe('tel:16135')
})

test.each([
  ['info@দোকান.বাংলা', 'info@xn--p5b7ah1gxc.xn--54b7fta0cc'],
  ['mailto:a@b.example', 'a@b.example'],
  ['mailto:a@b.example?subject=Hello', 'a@b.example'],
  ['"Rahim, Md." <a@b.example>;', 'a@b.example'],
  ['a@b.example.', 'a@b.example'],
  ['a\uFE0F@b.example', 'a@b.example'],
  ['a＠b.example', 'a@b.example'],
  ["o'brien+jobs@b.example", "o'brien+jobs@b.example"],
])('%s is an e-mail address', (text, address) => {
  expect(readEmail(text)).toBe(address)
})

test.each([
  '',
  'a@b',
  'a..b@c.example',
  'a@-b.example',
  'a@b.example, c@d.example',
  'A <a@b.example>, C <c@d.example>',
  `${'a'.repeat(600)}@b.example`,
])('%s is none', text => {
  expect(readEmail(text)).toBeUndefined()
})

test.each(['23291421', '2329\u20111421', '2329\uFE0F1421', '２３２９１４２１'])('%s is a code', text => {
  expect(readCode(text)).toBe('23291421')
})

test('a recovery code has small letters and no dashes', () => {
  expect(readCode('ABCD–efgh 2345')).toBe('abcdefgh2345')
  expect(readCode('1'.repeat(1000))).toBe('')
})

test('a day is one of the calendar with four digits for the year', () => {
  expect(readDay('২০২৭-০২-০১')).toBe('2027-02-01')
  expect(readDay('2028-02-29')).toBe('2028-02-29')
  for (const text of ['2027-02-29', '27-02-01', '2027-2-1', '01/02/2027', ''])
    expect(readDay(text), text).toBeUndefined()
})

test('a day in another year is a day of the calendar', () => {
  expect(yearsFrom('2026-11-25', -10)).toBe('2016-11-25')
  expect(yearsFrom('2028-02-29', 1)).toBe('2029-03-01')
})
