import { expect, test } from 'vitest'
import { parseText, plainText } from '#server/drafts/text-schema.ts'
import { newsInput, SLUG_MAX, slugOf, splitLead } from '#server/features/news/schema.ts'

const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })

test('an empty line ends a paragraph, and a single line break stays in it', () => {
  expect(parseText('One\nand two.\n \r\n\n\nThree.')).toEqual([paragraph('One', '\n', 'and two.'), paragraph('Three.')])
  expect(parseText(' \n\n ')).toEqual([])
})

test('lines that begin with a hyphen are a list, also right after a paragraph', () => {
  expect(parseText('Bring:\n- passport\n* two photographs\n\nCome early.\n\n-5 degrees')).toEqual([
    paragraph('Bring:'),
    { type: 'list', items: [['passport'], ['two photographs']] },
    paragraph('Come early.'),
    paragraph('-5 degrees'),
  ])
})

test('whole addresses and paths of this site become links', () => {
  expect(parseText('See [our jobs](/all-services), or https://bmet.gov.bd/check?a=1.')).toEqual([
    paragraph(
      'See ',
      { text: 'our jobs', href: '/all-services' },
      ', or ',
      { text: 'https://bmet.gov.bd/check?a=1', href: 'https://bmet.gov.bd/check?a=1' },
      '.',
    ),
  ])
  expect(parseText('লিংক: https://bmet.gov.bd।')).toEqual([
    paragraph('লিংক: ', { text: 'https://bmet.gov.bd', href: 'https://bmet.gov.bd' }, '।'),
  ])
})

test('parentheses in an address are of it, those around it are not', () => {
  const href = 'https://en.wikipedia.org/wiki/Visa_(document)'
  expect(parseText(`See [visas](${href}).`)).toEqual([paragraph('See ', { text: 'visas', href }, '.')])
  expect(parseText(`(see ${href})`)).toEqual([paragraph('(see ', { text: href, href }, ')')])
  expect(parseText('[a](/pages_(old)) (b)')).toEqual([paragraph({ text: 'a', href: '/pages_(old)' }, ' (b)')])
})

test.each(['[x](javascript:alert(1))', '[x](//evil.example)', '[x](/\\evil.example)', '<b>bold</b>', '[x]()'])(
  '%s stays plain text',
  text => {
    expect(parseText(text)).toEqual([paragraph(text)])
  },
)

test('lines after > are a quotation, and who spoke follows a dash', () => {
  expect(parseText('Then:\n> He moved it.\n> Nobody asked.\n> – A foreman\nAnd so on.\n\n> – alone')).toEqual([
    paragraph('Then:'),
    { type: 'quote', content: ['He moved it.', '\n', 'Nobody asked.'], by: 'A foreman' },
    paragraph('And so on.'),
    { type: 'quote', content: ['– alone'] },
  ])
})

test('a long text without spaces is parsed in a moment', () => {
  const begun = performance.now()
  for (const text of ['['.repeat(20_000), 'https://'.repeat(2_500), '[a]('.repeat(5_000), ' -'.repeat(10_000)])
    parseText(text)
  expect(performance.now() - begun).toBeLessThan(1_000)
})

test('the first paragraph is the lead', () => {
  const { lead, blocks } = splitLead('Nine left [today](/news-event).\n\nMore follow.')
  expect(plainText(lead)).toBe('Nine left today.')
  expect(blocks).toEqual([paragraph('More follow.')])
  expect(splitLead('- only\n- a list')).toMatchObject({ lead: [], blocks: [{ type: 'list' }] })
})

test.each([
  ['Sixty-four masons & scaffolders chosen', 'sixty-four-masons-scaffolders-chosen'],
  ["Qatar's café: 2026", 'qatars-cafe-2026'],
  ['জর্ডান গেলেন', '1a2b3c4d'],
])('the slug of %s is %s', (title, slug) => {
  expect(slugOf(title, '1a2b3c4d')).toBe(slug)
})

test('a long title makes a slug of whole words that its rule accepts', () => {
  for (const title of ['Operators leave '.repeat(20), 'x'.repeat(200), `${'y'.repeat(SLUG_MAX)} z`]) {
    const slug = slugOf(title, '')
    expect(newsInput.shape.slug?.safeParse(slug).success).toBe(true)
  }
  expect(slugOf('Operators leave '.repeat(20), '')).toMatch(/-leave$|-operators$/)
})
