import { expect, test } from 'vitest'
import { bodyOf, CLIENTS, openTestServer, qatar } from '../../server/test-server.ts'

const { request, signUp } = await openTestServer()
const { cookie: owner } = await signUp('owner')

async function titles(words: string) {
  const input = encodeURIComponent(JSON.stringify({ words }))
  const response = await request(`/api/trpc/search.records?input=${input}`, { cookie: owner })
  const { result } = await bodyOf<{ result: { data: { title: string; href: string }[] } }>(response)
  return result.data.map(({ title, href }) => `${title} ${href.replace(/[\w-]{36}$/, 'id')}`)
}

test('records are found by title, Bangla title or any text, titles first', async () => {
  expect(await titles('qatar')).toEqual([])
  const texts = { ...qatar, workSummary: 'Next to Qatar.' }
  for (const countryName of ['Bahrain', 'Qatar'])
    await request(CLIENTS, { method: 'POST', cookie: owner, json: { ...texts, countryName } })
  const edit = '/admin/update-client/id'
  expect(await titles('QATAR')).toEqual([`Qatar ${edit}`, `Bahrain ${edit}`])
  expect(await titles('কাতার')).toEqual([`Qatar ${edit}`])
  expect(await titles('pearl bahrain')).toEqual([`Bahrain ${edit}`])
  expect(await titles('nothing')).toEqual([])
  expect(await titles('  ')).toEqual([])
})
