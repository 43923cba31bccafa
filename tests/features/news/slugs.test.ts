import { expect, test } from 'vitest'
import { bodyOf, openTestServer } from '../../server/test-server.ts'

type Answer = { result?: { data: { _id: string; newest: number } }; error?: { data: object; message: string } }

const { request, signUp, read } = await openTestServer()
const owner = (await signUp('owner')).cookie
const article = { text: 'Come.', date: '2026-11-01', picture: 'https://a.example/b.jpg', alt: 'Yard' }

async function send(procedure: string, input: object) {
  const json = { feature: 'news', ...input }
  return bodyOf<Answer>(await request(`/api/trpc/content.${procedure}`, { method: 'POST', cookie: owner, json }))
}

const publish = (title: string, slug: string, record: object = { seen: 0 }) =>
  send('publish', { ...record, data: { ...article, title, slug } })
const statusOf = async (slug: string) => (await request(`/news-event/${slug}`)).status

test('an address that another record has is rejected with its title and a free one', async () => {
  await publish('Open day', 'open-day')
  await publish('Open day again', 'open-day-2')
  const { error } = await publish('Third day', 'open-day')
  expect(error).toMatchObject({
    message: expect.stringContaining('Open day'),
    data: { code: 'CONFLICT', field: 'slug', suggestion: 'open-day-3' },
  })
  expect(await read.newsArticle.count()).toBe(2)
  expect((await publish('Third day', 'open-day-3')).result).toBeDefined()
})

test('a restored record whose address is taken by now comes back at another one', async () => {
  const { _id, newest } = (await publish('Visit', 'visit')).result!.data
  await send('remove', { _id, seen: newest })
  await publish('Another visit', 'visit')
  const { error } = await send('restore', { _id })
  expect(error?.data).toMatchObject({ code: 'CONFLICT', suggestion: 'visit-2' })
  expect((await send('restore', { _id, slug: 'visit-2' })).result).toBeDefined()
  expect([await statusOf('visit'), await statusOf('visit-2')]).toEqual([200, 200])
})

test('an earlier address leads to the record until another one takes it', async () => {
  const { _id, newest } = (await publish('Fair', 'fair')).result!.data
  await publish('Fair', 'job-fair', { _id, seen: newest })
  const moved = await request('/news-event/fair')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/news-event/job-fair'])
  await publish('Fair of this year', 'fair')
  expect(await statusOf('fair')).toBe(200)
})
