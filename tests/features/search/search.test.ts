import { expect, test } from 'vitest'
import { bodyOf, CLIENTS, openTestServer, qatar } from '../../server/test-server.ts'

const { request, signUp } = await openTestServer()
const { cookie: owner } = await signUp('owner')

async function titles(words: string) {
  const input = encodeURIComponent(JSON.stringify({ words }))
  const response = await request(`/api/trpc/search.records?input=${input}`, { cookie: owner })
  const { result } = await bodyOf<{ result: { data: { title: string; href: string; isDraft?: true }[] } }>(response)
  return result.data.map(
    ({ title, href, isDraft }) => `${title} ${href.replace(/[\w-]{36}$/, 'id')}${isDraft ? ' draft' : ''}`,
  )
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

test('records that exist only as a draft are found by staff, not by visitors', async () => {
  const save = async (input: object) => {
    const response = await request('/api/trpc/content.saveDraft', { method: 'POST', cookie: owner, json: input })
    return (await bodyOf<{ result: { data: { _id: string } } }>(response)).result.data
  }
  await save({ feature: 'news', seen: 0, data: { title: 'Open day', text: 'At the yard.' } })
  await save({ feature: 'clients', seen: 0, data: { countryName: 'Kuwait', workSummary: 'At the yard, too.' } })
  expect((await titles('yard')).toSorted()).toEqual([
    'Kuwait /admin/update-client/id draft',
    'Open day /admin/news/id draft',
  ])
  expect(await titles('কুয়েত')).toEqual(['Kuwait /admin/update-client/id draft'])

  const visitors = await Promise.all(
    [CLIENTS, '/api/v1/news', '/sitemap.xml', '/news-event/rss.xml'].map(async path => (await request(path)).text()),
  )
  for (const text of visitors) expect(text).not.toMatch(/Open day|Kuwait/)
  const response = await request(`/api/trpc/search.records?input=${encodeURIComponent('{"words":"yard"}')}`)
  expect(response.status).toBe(401)
})
