import { expect, test } from 'vitest'
import { openTestServer, picture } from '../../server/test-server.ts'

const { request, mutate, signUp, upload, read } = await openTestServer()
const owner = (await signUp('owner')).cookie
const flag = await upload(await picture({ colour: '#123456' }).jpeg().toBuffer(), { cookie: owner })

test('news without Bangla are stored without it and shown in English, marked as such', async () => {
  const data = {
    title: 'Open day at the yard',
    titleBn: ' ',
    text: 'Come and see.',
    textBn: '\n',
    date: '2026-11-01',
    place: 'Dhaka',
    placeBn: '',
    picture: new URL(flag.body.data.url).pathname,
    alt: 'The yard from above',
    altBn: '',
    slug: 'open-day',
  }
  const { status } = await mutate('content.publish', { feature: 'news', seen: 0, data }, owner)
  expect(status).toBe(200)
  const blank = { titleBn: null, textBn: null, placeBn: null, altBn: null }
  expect(await read.newsArticle.findFirst({ where: { slug: 'open-day' } })).toMatchObject(blank)
  const page = await (await request('/bn/news-event/open-day')).text()
  for (const text of [data.title, data.text, data.place]) expect(page).toContain(`<span lang="en">${text}</span>`)
})
