import { readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { seed } from '#prisma/seed/seed.ts'
import { seedAgency } from '../../server/test-server.ts'
import { write } from '#server/db/client.ts'
import { countMissed, MISSED_MAX, purgeMissed } from '#server/features/search/missed.ts'
import { callsThrough } from '../calls.ts'
import { openEditor } from '../content/editor.ts'

const editor = await openEditor()
const { content, owner, read, request } = editor
const { act, ask } = callsThrough(editor)
await seedAgency()
await seed(['clients', 'companies', 'fees', 'home', 'licence-page', 'news', 'pages', 'procedure', 'vacancies'])

const asked = readFileSync(new URL('asked.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line && !line.startsWith('#'))
  .map(line => line.split(' | ') as [string, string])

/** Where what is found first leads. */
async function first(words: string) {
  const language = /\p{Script=Bengali}/u.test(words) ? '/bn' : ''
  const page = parse(await (await request(`${language}/search?q=${encodeURIComponent(words)}`)).text())
  const link = page.querySelector('main form ~ div a, main form ~ ul a')
  return link?.getAttribute('href')?.replace(/^\/bn/, '')
}

test.each(asked)('%s leads to %s', async (words, page) => {
  expect(await first(words)).toBe(page)
})

test('of trades that are named alike the one with open jobs stands first', async () => {
  expect(await first('driver')).toBe('/jobs?trade=heavy-driver')
})

test('what is ours is a result', async () => {
  const page = parse(await (await request('/search?q=01700000088')).text())
  expect(page.querySelector('main [role=status]')!.text).toBe('1 result for “01700000088”')
})

test('an answer of staff stands before ours, in the language of the page', async () => {
  const own = {
    asked: 'smart card, স্মার্ট কার্ড',
    title: 'Your smart card',
    titleBn: 'আপনার স্মার্ট কার্ড',
    text: 'We apply for it in the last week.',
    textBn: 'শেষ সপ্তাহে আমরা আবেদন করি।',
    link: '/about-us',
  }
  await content('publish', { feature: 'answers', seen: 0, data: own })
  expect(await first('smart cards')).toBe('/about-us')
  const page = parse(await (await request(`/bn/search?q=${encodeURIComponent('স্মার্ট কার্ডের')}`)).text())
  expect(page.querySelector('main')!.text).toContain(own.textBn)
  expect(page.querySelector('main')!.text).not.toContain(own.text)
})

test('what nothing has is counted, without numbers and addresses', async () => {
  for (const words of ['Moon  walk', 'moon walk', '01711 000 999', 'rahim@mail.example', 'A1234567']) await first(words)
  await expect.poll(() => ask('search.missed', {}, owner)).toEqual([{ words: 'moon walk', count: 2 }])
  await act('search.forget', { words: 'moon walk' }, owner)
  expect(await ask('search.missed', {}, owner)).toEqual([])
})

test('so many searches in vain are kept, and not for ever', async () => {
  const old = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000)
  const rows = Array.from({ length: MISSED_MAX }, (_, n) => ({ words: `word ${n}`, count: 1, askedAt: old }))
  await write(transaction => transaction.missedSearch.createMany({ data: rows }))
  await countMissed('one more')
  expect(await read.missedSearch.count()).toBe(MISSED_MAX)
  await purgeMissed()
  expect(await read.missedSearch.findMany({ select: { words: true } })).toEqual([{ words: 'one more' }])
})
