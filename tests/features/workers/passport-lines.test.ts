import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type PassportLines, readPassportLines } from '#app/features/workers/admin/passport-lines.ts'
import { sealedFields } from '#server/features/workers/schema.ts'

/** As ICAO 9303, part 4, has them. */
const first = 'P<BGDKARIM<<ABDUL<<<<<<<<<<<<<<<<<<<<<<<<<<<'
const karim = {
  name: 'ABDUL KARIM',
  passport: 'A01234567',
  bornOn: '1990-03-15',
  passportExpiresOn: '2034-01-09',
  sex: 'male',
}

/** The check digit of ICAO 9303: weights 7, 3, 1. */
const digitOf = (text: string) =>
  [...text].reduce((sum, sign, n) => sum + (sign === '<' ? 0 : Number.parseInt(sign, 36)) * [7, 3, 1][n % 3]!, 0) % 10

function lineOf({ passport = 'A01234567', born = '900315', expires = '340109', personal = '<'.repeat(14) } = {}) {
  const [number, birth, expiry] = [passport, born, expires].map(text => `${text}${digitOf(text)}`)
  const rest = `${personal}${digitOf(personal)}`
  return `${number}BGD${birth}M${expiry}${rest}${digitOf(`${number}${birth}${expiry}${rest}`)}`
}

test('the two lines fill name, number, birth, expiry and sex', () => {
  expect(readPassportLines(`${first}\n${lineOf()}`)).toEqual({ values: karim, wrong: [], isCut: false })
})

test.each([
  ['in one line, as scanners type', `${first}${lineOf()}`],
  ['in small letters with blanks', ` ${first.toLowerCase()} \r\n ${lineOf().toLowerCase()} `],
  ['with the signs of a phone', `${first}\n${lineOf()}`.replaceAll('<<', '«<').replace('«', '‹')],
])('they are read %s', (_, text) => {
  expect(readPassportLines(text)).toMatchObject({ values: karim, wrong: [] })
})

test.each([
  ['passport', 'A01234568' + lineOf().slice(9)],
  ['bornOn', lineOf().replace('900315', '900316')],
  ['passportExpiresOn', lineOf().replace('340109', '340108')],
])('a wrong check digit of %s is told, and the field stays empty', (field, line) => {
  const { [field as keyof typeof karim]: _, ...others } = karim
  expect(readPassportLines(first + line)).toEqual({ values: others, wrong: [field], isCut: false })
})

test('fields that agree with their own digits and not with the last one are told', () => {
  const line = lineOf()
  const other = (Number(line.at(-1)) + 1) % 10
  expect(readPassportLines(`${first}${line.slice(0, -1)}${other}`)).toMatchObject({ values: karim, wrong: ['all'] })
})

test('a child of this century and a grandfather of the last are born in theirs', () => {
  const born = (day: string) => readPassportLines(first + lineOf({ born: day }))
  expect(born('080101')).toMatchObject({ values: { bornOn: '2008-01-01' } })
  expect(born('600229')).toMatchObject({ values: { bornOn: '1960-02-29' } })
})

test('lines that are too short, too long or of something else say so', () => {
  expect(readPassportLines(first)).toEqual({ signs: -44 })
  expect(readPassportLines(`${first}${lineOf()}<`)).toEqual({ signs: 1 })
  expect(readPassportLines(`I${first.slice(1)}${lineOf()}`)).toBe('other')
  expect(readPassportLines('Hello, my passport!')).toBe('other')
  expect(readPassportLines('<'.repeat(401))).toBe('other')
})

const given = (name: string) => readFileSync(new URL(`../../cases/${name}`, import.meta.url), 'utf8').trim()

test('a name that fills its line is filled in, and may be cut', () => {
  expect(readPassportLines(given('passport-name-cut.txt'))).toMatchObject({
    values: { name: 'MOHAMMAD ABDUR RAHMAN CHOWDHURY BISWAS' },
    wrong: [],
    isCut: true,
  })
})

test('a name with a digit is misread, and stays empty', () => {
  const { name: _, ...others } = karim
  expect(readPassportLines(given('passport-digit-in-surname.txt'))).toEqual({
    values: { ...others, passportExpiresOn: '2031-03-14' },
    wrong: ['name'],
    isCut: false,
  })
  expect(readPassportLines(`${first.replace('ABDUL', 'ABDU1')}${lineOf()}`)).toMatchObject({ wrong: ['name'] })
})

test('a birth without a day is told with its year, and is not wrong', () => {
  expect(readPassportLines(given('passport-birth-day-unknown.txt'))).toEqual({
    values: { name: 'ABDUL KARIM', passport: 'A04444444', passportExpiresOn: '2030-01-01', sex: 'male' },
    wrong: [],
    isCut: false,
    birthStated: '1985',
  })
  expect(readPassportLines(first + lineOf({ born: '8503<<' }))).toMatchObject({ wrong: [], birthStated: '1985-03' })
  expect(readPassportLines(first + lineOf({ born: '<<<<<<' }))).toMatchObject({ wrong: [], birthStated: '' })
  const wrong = lineOf({ born: '85<<<<' }).replace('85<<<<', '84<<<<')
  expect(readPassportLines(first + wrong)).toMatchObject({ wrong: ['bornOn'] })
})

test('a letter that the check digit proves is written so that nobody asks again', () => {
  const read = readPassportLines(first + lineOf({ passport: 'AO1234567' })) as PassportLines
  expect(read).toMatchObject({ values: { passport: 'AO 1234567' }, wrong: [] })
  expect(sealedFields.passport.parse(read.values.passport)).toBe('AO1234567')
})
