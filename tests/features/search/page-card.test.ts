import sharp from 'sharp'
import { expect, test } from 'vitest'
import { CLIENTS, qatar } from '../../server/test-server.ts'
import { openEditor } from '../content/editor.ts'

const { owner, request } = await openEditor()
await request(CLIENTS, { method: 'POST', cookie: owner, json: qatar })

async function shareOf(path: string) {
  const html = await (await request(path)).text()
  return /property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(html)?.[1]
}

test('a page without a picture is shared with a card in its language', async () => {
  const [english, bangla] = await Promise.all(['/licence-and-fees', '/bn/licence-and-fees'].map(shareOf))
  expect([english, bangla]).toEqual(['/page-card/licence-and-fees.jpg', '/bn/page-card/licence-and-fees.jpg'])
  const cards = await Promise.all(
    [english, bangla].map(async path => Buffer.from(await (await request(String(path))).arrayBuffer())),
  )
  for (const card of cards)
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(cards[0]!.equals(cards[1]!)).toBe(false)
})

test('nobody can have words of their own drawn', async () => {
  for (const page of ['anything', 'our-clients/nothing', 'jobs.jpg'])
    expect((await request(`/page-card/${page}.jpg`)).status, page).toBe(404)
  expect((await request('/page-card/..%2fadmin.jpg')).status).toBe(400)
  expect(await shareOf('/page-card/anything.jpg')).toBeUndefined()
})
