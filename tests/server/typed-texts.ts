import { today } from '#i18n/format.ts'

/** What a field takes: a number, one of a list, words … */
export type Kind = 'text' | 'telephone' | 'email' | 'number' | 'code' | 'day' | 'table' | 'secret' | 'chosen'

/** A day that is so many from now. */
export const inDays = (count: number): string => today(Date.now() + count * 24 * 60 * 60 * 1000)
const spelled = (day: string): [string, ...string[]] => [
  day,
  ` ${day} `,
  day.replace(/\d/g, digit => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit))),
  day.replaceAll('-', '–'),
  day.replaceAll('-', '‑'),
]

/** How long a text is that somebody sends to keep us busy. */
export const LONG_BYTES = 100_000

/** A text again and again, so many bytes of UTF-8 long and not more. */
export function repeated(part: string, bytes = LONG_BYTES): string {
  return part.repeat(Math.floor(bytes / Buffer.byteLength(part)))
}

/** Parts of long texts, by what is hard about them. */
export const longTexts: Record<string, string> = {
  'marks that change places': '\u0301\u0327',
  'one letter': 'a',
  'one digit': '7',
  'digits with commas': '1,',
  spaces: ' ',
  'spaces that no line breaks at': '\u00a0\u202f',
  'emoji of several parts': '👩🏽‍🔧‍👨‍👩‍👧‍👦',
  'Bangla conjuncts': 'ক্ষ্ম্য',
  'lines of a table': 'Mason\t10\t1200\n',
  'cells of one row': 'Mason\t',
  quotes: '"\t"',
  'cells of words with commas': '"1,200", ',
  'signs that nobody sees': '\u200b\u200d',
  tags: '<b>',
  'halves of letters': '\ud800',
}

/** Short texts that are markup, commands or damage elsewhere. */
export const oddTexts: Record<string, string> = {
  'a NUL': 'Ra\u0000him',
  'half a letter': 'Rahim \ud800',
  'the other half': '\udc00Rahim',
  'signs that turn the line around': 'Ra\u202ehim\u2066',
  'a vertical tab': 'Ra\u000bhim',
  'control signs': 'Ra\u0001hi\u001bm\u007f\u0085',
  'signs that nobody sees': '\u200b\u2060\u00ad\ufeff',
  'a script': '</script><script>alert(1)</script>',
  markup: '"><img src=x onerror=alert(1)>',
  'a broken escape': '100% %E0%A6 %',
  'commands of SQL': `'; DROP TABLE "User"; --`,
  'wildcards of SQL': '%_\\%',
  'a formula': '=HYPERLINK("https://x.example")',
  'a header': 'Rahim\r\nBcc: all@x.example',
  'names of objects': '__proto__',
}

/** Texts of a kind: how it is plainly written, and other spellings of the same, which are accepted and stored alike. */
export const spellings: Partial<Record<Kind, [plain: string, ...others: string[]][]>> = {
  text: [
    ['Élodie Ångström', 'E\u0301lodie A\u030angstro\u0308m'],
    [
      'Rahim Uddin',
      ' Rahim Uddin\n',
      'Rahim \u0000Uddin',
      'Rahim\u000b Uddin',
      'Rahim\u0001 Uddin',
      '\ufeffRahim Uddin',
    ],
  ],
  telephone: [
    [
      '+880 1712-345678',
      '+880 1712‑345678',
      '\u202a01712-345678\u202c',
      '٠١٧١٢٣٤٥٦٧٨',
      '০১৭১২৩৪৫৬৭৮',
      '01712–345678',
      '(01712) 345 678',
      '008801712345678',
      '+880\u00a01712\u202f345678',
    ],
    ['+39 06 1234567', '0039 06 1234567', '+39–06–1234567', '\u2068+39 06 1234567\u2069'],
  ],
  email: [
    ['hr&admin@example.com'],
    ['info@xn--mgbai9azgqp6j.xn--54b7fta0cc'],
    ['someone@example.com', 'someone@example.com\u200e', ' Someone@Example.com ', '\u200bsomeone@example.com'],
  ],
  number: [
    ['6', '৬', '٦', '６', ' 6 ', '6\u200e'],
    ['1200', '1.200,00', '1,200', '1 200', '1\u00a0200', '1\u202f200', "1'200", '1’200', '১,২০০', '1200.00'],
    ['1200000', '12,00,000', '১২,০০,০০০', '1.200.000'],
  ],
  day: [spelled(inDays(60)), spelled(inDays(-60))],
}

/** The same for a code that somebody was given. */
export const codeSpellings: Record<string, (code: string) => string> = {
  'in two groups': code => `${code.slice(0, 2)} ${code.slice(2)}`,
  'with a sign between them that nobody sees': code => `${code.slice(0, 2)}\u200c${code.slice(2)}`,
  'in Arabic digits': code => code.replaceAll(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))),
  'in Bangla digits': code => code.replaceAll(/\d/g, digit => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit))),
  'with a dash': code => `${code.slice(0, 2)}–${code.slice(2)}`,
  'from a message': code => `\u202a${code}\u202c\n`,
}

/** What is none of its kind, or may be two things: it is refused with a sentence at its field. */
export const refusedTexts: Partial<Record<Kind, string[]>> = {
  telephone: ['12', 'Rahim', '+', '01712-345678 or 01812-345678'],
  email: ['someone', 'someone@', '@example.com', 'some one@example.com'],
  number: ['1,2', '-5', '1e3', 'five', 'Infinity', '0x10'],
  day: ['0027-02-01', '0026-10-01', '2027-02-30', '27-02-01', 'tomorrow'],
}

/** Tables as they are pasted, and what a form has afterwards. */
export const tables: Record<string, [pasted: string, lines: Record<string, string>[]]> = {
  'contracts in years': [
    'Trade\tNumber\tSalary\tContract\nMason\t10\tSAR 1,200\t2 years',
    [{ trade: 'mason', number: '10', wage: '1200', currency: 'SAR', months: '24' }],
  ],
  'cells with line breaks': [
    'Trade\t"No. of\nworkers"\t"Basic\nsalary"\nMason\t10\t1200',
    [{ trade: 'mason', number: '10', wage: '1200' }],
  ],
  'thousands in quotes': [
    'Trade, Number, Salary\nMason, 10, "1,200"',
    [{ trade: 'mason', number: '10', wage: '1200' }],
  ],
}
