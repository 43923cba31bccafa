import { expect, test } from 'vitest'
import { variantsOf } from '#i18n/typed/letters.ts'
import { optionalText, requiredText } from '#i18n/typed/rules.ts'
import { plainCell, protect, rowsOf, signOf, TableError, unprotect } from '#i18n/typed/table.ts'
import { writtenCell } from '#server/http/csv.ts'
import { composeLine, composeText, foldText, plainSigns } from '#i18n/typed/text.ts'
import { m } from '#i18n/paraglide/messages.js'

const cpuOf = (work: () => unknown) => {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
const marks = (letters: number) => `a${'\u0301\u0327'.repeat(letters / 2)}`

test('a run of marks is bounded by a joiner, and composing again changes nothing', () => {
  const once = composeText(marks(400))
  expect(once).toMatch(/^\p{L}\p{M}+$/u)
  expect(once.split('\u034F').every(run => run.length <= 31)).toBe(true)
  expect(composeText(once)).toBe(once)
  expect(once.replaceAll('\u034F', '').length).toBeGreaterThan(390)
})

test('a long text of marks costs little, and one far too long nothing', () => {
  composeText(marks(1000))
  expect(cpuOf(() => composeText(marks(100_000)))).toBeLessThan(400)
  expect(cpuOf(() => requiredText(m.name_needed, 100).safeParse(marks(1_000_000)))).toBeLessThan(50)
})

test('a text counts as it is stored; one far too long is refused unread', () => {
  const rule = requiredText(m.name_needed, 5)
  expect(rule.parse('  Élodi   '.normalize('NFD'))).toBe('Élodi')
  expect(rule.safeParse('Elodie').error?.issues).toMatchObject([{ message: m.text_too_long({ max: '5' }) }])
  expect(rule.safeParse('x'.repeat(10_000)).error?.issues).toMatchObject([{ message: m.text_too_long({ max: '5' }) }])
  expect(optionalText(5).parse(undefined)).toBe('')
})

test('control signs go, line breaks and the joiners of Bangla stay', () => {
  expect(composeText('Open day\u000Bfor\u0001 welders\r\n\tnow\u0000\uFFFE')).toBe('Open day for welders\r\n\tnow')
  expect(composeText('র\u200D্যাব')).toBe('র\u200D্যাব')
  expect(composeText('\u09DF')).toBe('য\u09BC')
})

test('a line loses what turns its direction or is unseen; a long text keeps it', () => {
  const odd = 'Ra\u202Ehim\u2066 \u200BUd\u00ADdin\u2060\u200F\uFEFF\u3164\u{E0041}'
  expect(composeLine(odd)).toBe('Rahim Uddin')
  expect(optionalText(100).parse(odd)).toBe('Rahim Uddin')
  expect(optionalText(100, { isLong: true }).parse('\u2066+880\u2069')).toBe('\u2066+880\u2069')
  expect(composeLine('e\u200B\u0301')).toBe('é')
})

test.each([
  'র\u200D্যাব',
  'হঠাত্\u200D',
  'می\u200Cخواهم',
  '1445 ه\u200D',
  '👩🏽\u200D🔧',
  '🏴\u{E0067}\u{E0062}\u{E007F}',
  '❤\uFE0F',
])('a line keeps the joiners and signs of %s', line => {
  expect(composeLine(line)).toBe(line)
})

test('no joiner stays beside Latin letters, and of many one', () => {
  expect(composeLine('\u200DRa\u200Chim\u200D র\u200D\u200D\u200C্যাব')).toBe('Rahim র\u200D্যাব')
})

test('digits of any alphabet are 0 to 9', () => {
  expect(plainSigns('০১২ ٣٤ ۵۶ ７８ 𝟘𝟙𝟿 ᪀᪉')).toBe('012 34 56 78 019 09')
})

test('letters fold without their marks, and Bangla stays as it is', () => {
  expect(foldText('Élodie Ångström Zoë O’BRIEN Łódź Straße')).toBe("elodie angstrom zoe o'brien lodz strasse")
  expect(foldText('মাল\u09DFেশিয়া'.normalize())).toBe('মালয়েশিয়া'.normalize())
  expect(variantsOf('e')).toMatch(/^e.*é.*E$/u)
  expect(variantsOf('2')).toBe('2২')
})

test.each([
  [
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,"b,\n""c"""\r\n1,2',
    [
      ['a', 'b,\n"c"'],
      ['1', '2'],
    ],
  ],
  ['a, "1,200"\n', [['a', '1,200']]],
  ['5" pipe,a"b"', [['5" pipe', 'a"b"']]],
  ['"open,1\n2', [['"open', '1'], ['2']]],
  ['\uFEFFa;b;\n\n;', [['a', 'b', ''], [''], ['', '']]],
])('%j is a table', (text, rows) => {
  expect([...rowsOf(text, signOf(text))]).toEqual(rows)
})

test('a mark inside a cell is a letter, in a file too', () => {
  expect([...rowsOf('G 5" pipe,Rahim "Babu"\n1,2', ',', { isStrict: true })]).toEqual([
    ['G 5" pipe', 'Rahim "Babu"'],
    ['1', '2'],
  ])
})

test.each([';=1', ';"=1;"', 'a;""=1', 'a;\t+1', ";'=1", "a\t'-1", '=1;=1', "'=1", 'a; b', 'a-b'])(
  '%j is no formula in a file, and comes back',
  text => {
    const cell = protect(text)
    expect(cell.split(/[;\t]/).filter(part => /^[\s"]*[=+\-@]/.test(part))).toEqual([])
    expect(unprotect(cell)).toBe(text)
  },
)

test('what is no formula stays as it was', () => {
  for (const text of ['a; b', 'a-b', 'x = y', 'one\ntwo']) expect(protect(text)).toBe(text)
})

test('an id that could be a power of ten stays as it was written', () => {
  for (const id of ['8E71', '9e12345', '1.5E+3']) expect(plainCell(String(writtenCell(id)))).toBe(id)
  expect(writtenCell('8E71')).toBe("'8E71")
  for (const id of ['E71', '8E71K', 'BG12E45678']) expect(writtenCell(id)).toBe(id)
})

test('a file with a mark too many is refused at its row', () => {
  expect(() => [...rowsOf('a,b\n"c"d,e', ',', { isStrict: true })]).toThrow(new TableError(2))
  expect(() => [...rowsOf('a,b\n"c,d', ',', { isStrict: true })]).toThrow(new TableError(2))
})

test('the sign is what the file says, or what its first line has most of', () => {
  expect(signOf('sep=;\r\na,b;c')).toBe(';')
  expect(signOf('\n\n  \na;b,c;d')).toBe(';')
  expect(signOf('"a;b;c",d')).toBe(',')
})
