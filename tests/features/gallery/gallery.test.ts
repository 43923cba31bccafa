import { expect, test } from 'vitest'
import { openEditor } from '../content/editor.ts'

const { request, content, read, calls, owner } = await openEditor({ DEMO: 'on' })
const { seed } = await import('#prisma/seed/seed.ts')
const { seedAlbums } = await import('#prisma/seed/gallery-data.ts')

const feature = 'gallery'
const page = async (path = '/gallery') => (await request(path)).text()

test('without an album the page says so', async () => {
  expect(await page()).toContain('No pictures yet')
  expect(await page('/bn/gallery')).toContain('এখনো কোনো ছবি নেই')
})

test('the demonstration is one album without a title, in both languages', async () => {
  await seed(['gallery'])
  const { caption, captionBn } = seedAlbums[0]!.pictures[0]!
  expect(await page()).toContain(caption)
  expect(await page('/bn/gallery')).toContain(captionBn)
  expect((await page()).match(/aria-haspopup="dialog"/g)).toHaveLength(6)
})

test('a picture without words of its own has those of the library', async () => {
  const { path } = await read.picture.findFirstOrThrow()
  await content('publish', { feature, seen: 0, data: { title: 'Yard', pictures: [{ picture: path }] } })
  const { changeContent } = await import('#server/cache/content-version.ts')
  await changeContent(transaction =>
    transaction.picture.update({ where: { path }, data: { alt: 'A yard in the rain', caption: 'Monsoon' } }),
  )
  expect(await page()).toMatch(/A yard in the rain[^]*Monsoon/)
})

test('several albums are linked at the top, each with its number of pictures', async () => {
  const html = await page()
  const [yard] = await read.document.findMany({ where: { feature }, orderBy: { position: 'desc' } })
  expect(html).toContain(`href="#${yard!.id}"`)
  expect(html).toContain(`<section id="${yard!.id}"`)
  expect(html).toMatch(/6 pictures[^]*1 picture</)
})

test('a drawn picture says so below it, one that is not does not', async () => {
  const illustrations = async () => (await page()).match(/picture-note"> · (?:<!-- -->)?Illustration</g)?.length ?? 0
  const before = await illustrations()
  const { changeContent } = await import('#server/cache/content-version.ts')
  await changeContent(transaction => transaction.picture.updateMany({ data: { isIllustration: false } }))
  expect([before > 0, await illustrations()]).toEqual([true, 0])
})

test('REST gives albums with the addresses of their pictures, and 304 to whoever has them', async () => {
  const answer = await request('/api/v1/gallery')
  const { data } = (await answer.json()) as { data: { _id: string; version: number; pictures: object[] }[] }
  expect(data.map(({ pictures }) => pictures.length)).toEqual([6, 1])
  expect(data[0]!.pictures[0]).toMatchObject({ picture: expect.stringMatching(/^https?:.*\/pictures\//) as string })
  const headers = { 'if-none-match': answer.headers.get('etag')! }
  expect((await request('/api/v1/gallery', { headers })).status).toBe(304)
  const one = await request(`/api/v1/gallery/${data[0]!._id}`)
  expect(one.headers.get('etag')).toMatch(new RegExp(`^"${data[0]!.version}-`))
})

test('a text that the library lends is sent back without becoming the album’s own', async () => {
  const { path } = await read.picture.findFirstOrThrow()
  const json = { alt: 'A yard in the rain', altBn: '', caption: 'Monsoon', captionBn: '' }
  const describe = (facts: object) => calls.act('media.change', { path, facts: { ...json, ...facts } }, owner)
  await describe({})
  const { _id } = await content('publish', { feature, seen: 0, data: { title: 'Lent', pictures: [{ picture: path }] } })
  const url = `/api/v1/gallery/${_id}`
  const shown = await request(url)
  const { data } = (await shown.json()) as { data: { version: number; pictures: object[] } }
  expect(data.pictures[0]).toMatchObject({ alt: 'A yard in the rain', caption: 'Monsoon' })
  const back = await request(url, { method: 'PUT', cookie: owner, json: data })
  expect([back.status, ((await back.json()) as { data: object }).data]).toEqual([200, data])
  const cursor = (await request('/api/v1/gallery')).headers.get('changes-cursor')!

  await describe({ caption: 'After the rain' })
  const headers = { 'if-none-match': shown.headers.get('etag')! }
  const after = await request(url, { headers })
  expect(after.status).toBe(200)
  const changed = ((await after.json()) as { data: { updatedAt: string; pictures: object[] } }).data
  expect(changed.pictures[0]).toMatchObject({ caption: 'After the rain' })
  const feed = await request(`/api/v1/changes?cursor=${cursor}`)
  const { data: events } = (await feed.json()) as { data: { type: string; data: { id: string; updatedAt: string } }[] }
  expect(events.find(event => event.data.id === _id)).toMatchObject({
    type: 'content.changed',
    data: { updatedAt: changed.updatedAt },
  })
})
