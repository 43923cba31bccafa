import { expect, test } from 'vitest'
import { excerptOf, patternsOf, piecesOf } from '#server/features/search/pieces.ts'
import { correctQuery, vocabularyOf } from '#server/features/search/spelling.ts'
import { openEditor } from '../content/editor.ts'
import { CLIENTS, qatar } from '../../server/test-server.ts'
import { job, publishJob } from '../vacancies/job.ts'

const editor = await openEditor()
const { content, publishOver, owner, request } = editor
/** The page that a browser ends at. */
async function search(words: string, language = '') {
  const response = await request(`${language}/search?q=${encodeURIComponent(words)}`)
  const next = response.headers.get('location')
  return (next ? await request(next.replace('http://localhost:3000', '')) : response).text()
}
/** Where its results lead. */
const found = (html: string) => [...html.matchAll(/<h3[^>]*><a [^>]*?href="([^"]+)"/g)].map(([, path]) => path)
/** The page without its tags. */
const shown = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>|<[^>]+>/g, '')

await request(CLIENTS, { method: 'POST', cookie: owner, json: { ...qatar, workSummaryBn: 'পরিচ্ছন্নতা ও রান্না।' } })
const hidden = { isEmployerHidden: true, hiddenReason: 'Named at the interview', employer: 'Secret Towers' }
const { path: mason } = await publishJob(editor, hidden)
const since = {
  heading: 'Since 1989',
  text: 'A licensed office in [Dhaka](/contact-us). A visa takes a month.',
  textBn: 'ঢাকায় ১৯৮৯ থেকে।',
}
await publishOver('pages', { title: 'About us', titleBn: 'আমাদের সম্পর্কে', chapters: [since], pictures: [] }, 'about')
await content('saveDraft', { feature: 'vacancies', seen: 0, data: { ...job, city: 'Marigold' } })

test.each(['Saudi-Arabia', 'Mason/Saudi'])('%s is looked for word by word', async words => {
  expect(found(await search(words))).toContain(mason)
})

test('a word finds what is published in either language, and is marked', async () => {
  const english = await search('QATAR')
  expect(english).toMatch(/href="\/our-clients\/[\w-]+"[^>]*><span><mark[^>]*>Qatar<\/mark>/)
  expect(shown(english)).toContain('for “QATAR”')
  expect(await search('কাতার', '/bn')).toMatch(/href="\/bn\/our-clients\/[\w-]+"[^>]*><span><mark[^>]*>কাতার<\/mark>/)
  const other = await search('cleaning', '/bn')
  expect(other).toMatch(/<span lang="en">(?:[^<]*)<mark[^>]*>Cleaning<\/mark>/)
  expect(shown(other)).toContain('কাতার')
  expect(shown(other)).toContain('ইংরেজিতে: ')
  expect(shown(english)).not.toMatch(/In (?:English|Bangla): /)
  expect(await search('১৯৮৯')).toContain('<mark class="bg-brand-soft font-semibold text-ink">1989</mark>')
})

test('a job, a page, a form and the label of a link are found', async () => {
  expect(await search('mason')).toContain(`href="${mason}"`)
  const office = await search('licensed office dhaka')
  expect(office).toContain('href="/about-us"')
  expect(shown(office)).toContain('A licensed office in Dhaka.')
  expect(await search('contact')).toContain('href="/contact-us"')
})

test.each(['bricklayer', 'মিস্ত্রি', 'Jeddah mason', 'রিয়াদ'])(
  'what people also call a trade or a country finds it: %s',
  async words => {
    expect(await search(words, '/bn')).toContain(`href="/bn${mason}"`)
  },
)

test('signs and the words of a question are not looked for', async () => {
  for (const words of ['cleaning,', '“cleaning”', 'Do you have cleaning jobs in Qatar?', 'কাতার, রান্না আছে কি?'])
    expect([words, await search(words)]).toEqual([words, expect.stringContaining('href="/our-clients/')])
  expect(shown(await search('licensed, office; (dhaka)!'))).toContain('A licensed office in Dhaka.')
  expect(found(await search('visa,')).length).toBeGreaterThan(0)
  expect(found(await search('visa,'))).toEqual(found(await search('visa')))
})

test('drafts and employers who are not named are never found', async () => {
  expect(shown(await search('marigold'))).toContain('Nothing found')
  expect(shown(await search('secret towers'))).toContain('Nothing found')
  const api = await request(`/api/trpc/search.site?input=${encodeURIComponent('{"words":"secret"}')}`)
  expect(await api.json()).toEqual({ result: { data: { answers: [], kinds: [] } } })
})

test('what is published is found at once, and what is taken back no more', async () => {
  const { _id, newest, path } = await publishJob(editor, { city: 'Zinnia' })
  expect(await search('zinnia')).toContain(`href="${path}"`)
  await content('unpublish', { feature: 'vacancies', _id, seen: newest })
  expect(await search('zinnia')).not.toContain(`href="${path}"`)
})

test('a misspelled word finds what has the nearest word, and the page says so', async () => {
  const english = await search('catring')
  expect(shown(english)).toContain('Nothing found for “catring”. 1 result for “catering”')
  expect(english).toMatch(/<mark[^>]*>catering<\/mark>/i)
  expect(shown(await search('পরিচ্ছনতা', '/bn'))).toContain('“পরিচ্ছনতা” লিখে কিছু পাওয়া যায়নি।')
  expect(await search('পরিচ্ছনতা', '/bn')).toMatch(/<mark[^>]*>পরিচ্ছন্নতা<\/mark>/)
})

test('of what has an answer it is never said that nothing was found', async () => {
  const page = shown(await search('Quatar clening'))
  expect(page).not.toContain('Nothing found')
  expect(page).toContain('2 results for “Quatar clening”')
})

test('numbers, short words and words far from any are not taken for others', async () => {
  const vocabulary = vocabularyOf([
    { text: 'Electricians for Saudi Arabia; licence RL 0088', isTitle: true },
    { text: 'A welder and a builder', isTitle: false },
  ])
  expect(correctQuery('electrican saudia', vocabulary)).toBe('electricians saudi')
  expect(correctQuery('Weldre', vocabulary)).toBe('welder')
  for (const words of ['0089', 'xor', 'plumber']) expect(correctQuery(words, vocabulary)).toBeUndefined()
  expect(shown(await search('secert towers'))).toContain('Nothing found')
})

test('without words or results the page leads on, and is not indexed', async () => {
  for (const html of [await (await request('/search')).text(), await search('zzz')]) {
    expect(html).toContain('content="noindex"')
    expect(html).toContain('aria-label="What to do next"')
  }
})

test('the words are limited, and shown as text', async () => {
  const html = await search(`<b>"${'x'.repeat(300)}`)
  expect(html).toContain('&lt;b&gt;&quot;xxx')
  expect(html).not.toContain('x'.repeat(101))
  expect(
    (await request(`/api/trpc/search.site?input=${encodeURIComponent(`{"words":"${'x'.repeat(101)}"}`)}`)).status,
  ).toBe(400)
  for (const query of ['?q=1&q=2', '?q={"a":1}', '?q=%E0%A4', '?q=(', '?q=%5C', '?q=*'])
    expect((await request(`/search${query}`)).status, query).toBeLessThan(400)
})

test('marks take whole letters of Bangla, and an excerpt is cut between words', () => {
  const marked = (text: string, words: string) =>
    piecesOf(text, patternsOf(words))
      .map(piece => (piece.isMatch ? `[${piece.text}]` : piece.text))
      .join('')
  expect(marked('রাজমিস্ত্রি', 'মিস')).toBe('রাজ[মিস্ত্রি]')
  expect(marked('RL NO 088', '০৮')).toBe('RL NO [08]8')
  const excerpt = excerptOf(`${'word '.repeat(60)}needle${' more'.repeat(60)}`, patternsOf('needle'))
    .map(({ text }) => text)
    .join('')
  expect(excerpt).toMatch(/^… word .*word needle more.* more …$/)
  expect(excerpt.length).toBeLessThan(220)
  expect(
    excerptOf('word '.repeat(60), patternsOf('word'), true)
      .map(({ text }) => text)
      .join('').length,
  ).toBeLessThan(110)
})

test.each(['কাতারে কাজ আছে কি', 'কাতারের রান্না', 'কাতারেও', 'কাতারে রান্নার কাজ কত'])(
  'a question with Bangla endings finds the country: %s',
  async words => {
    const html = await search(words, '/bn')
    expect(found(html).some(path => path?.startsWith('/bn/our-clients/'))).toBe(true)
    expect(html).toMatch(/<mark[^>]*>কাতার/)
  },
)
