import { beforeEach, expect, test } from 'vitest'
import { slugOf } from '#server/features/news/schema.ts'
import { openTestServer, picture } from '../../server/test-server.ts'

const { request, mutate, signUp, upload, write } = await openTestServer()
const owner = (await signUp('owner')).cookie
const stored = new URL(
  (await upload(await picture({ colour: '#123456' }).jpeg().toBuffer(), { cookie: owner })).body.data.url,
).pathname
const data = {
  title: 'Open day at the yard',
  titleBn: '',
  text: 'Come and see.',
  date: '2026-11-01',
  picture: stored,
  alt: 'The yard from above',
  slug: 'open-day',
}
type Saved = { _id: string; newest: number }
const editing = async (procedure: string, input: object) => {
  const { status, body } = await mutate(`content.${procedure}`, { feature: 'news', ...input }, owner)
  return { status, message: body.error?.message, data: body.error?.data, ...(body.result?.data as Saved) }
}
const listed = async (input: object = {}, language = 'en') => {
  const answer = await request(`/api/trpc/news.manage?input=${encodeURIComponent(JSON.stringify(input))}`, {
    cookie: owner,
    headers: { 'accept-language': language },
  })
  return ((await answer.json()) as { result: { data: Page } }).result.data
}
type Page = { rows: { title: string; isLive: boolean; hasDraft: boolean }[]; count: number; total: number }
const pages = [
  '/',
  '/news-event',
  '/bn/news-event',
  '/news-event/rss.xml',
  '/sitemap.xml',
  '/api/v1/news',
  '/api/trpc/news.list',
  '/api/trpc/news.latest',
]
async function publicPages(words: RegExp) {
  const found = await Promise.all(
    pages.map(async path => ((await (await request(path)).text()).match(words) ? [path] : [])),
  )
  return found.flat()
}

beforeEach(async () => {
  await write(async transaction => {
    await transaction.draft.deleteMany()
    await transaction.revision.deleteMany()
    await transaction.newsArticle.deleteMany()
    await transaction.address.deleteMany()
  })
})

test('a draft is in the list of staff', async () => {
  const { _id } = await editing('saveDraft', { seen: 0, data: { title: 'Only a thought', slug: 'thought' } })
  const row = { _id, newest: 1, title: 'Only a thought', date: '', isLive: false, hasDraft: true, publishAt: null }
  expect(await listed()).toMatchObject({ rows: [row], count: 1, total: 1 })
})

test('publishing shows a piece of news everywhere, deleting takes it away', async () => {
  const draft = await editing('saveDraft', { seen: 0, data })
  const published = await editing('publish', { _id: draft._id, seen: draft.newest, data })
  expect(await listed()).toMatchObject({ rows: [{ isLive: true, hasDraft: false, date: '2026-11-01' }] })
  expect(await publicPages(/open[- ]day/i)).toEqual(pages)
  const changed = await editing('saveDraft', {
    _id: draft._id,
    seen: published.newest,
    data: { ...data, title: 'Closed' },
  })
  expect(await listed()).toMatchObject({ rows: [{ isLive: true, hasDraft: true, title: 'Closed' }] })
  expect(await publicPages(/Closed/)).toEqual([])
  expect(await editing('remove', { _id: draft._id, seen: changed.newest })).toMatchObject({ status: 200 })
  expect(await publicPages(/Open day/)).toEqual([])
  expect(await listed()).toMatchObject({ rows: [], total: 0 })
})

test('staff search all texts of news and drafts, narrow them down and sort them', async () => {
  const published = (title: string, more: object) =>
    editing('publish', { seen: 0, data: { ...data, title, slug: slugOf(title, 'x'), ...more } })
  await published('Welders 10', { date: '2026-01-01', titleBn: 'ওয়েল্ডার', textBn: 'ঢাকায় পরীক্ষা'.normalize('NFD') })
  const second = await published('Welders 9', { date: '2026-03-01', text: 'Forty 100% passed.' })
  await editing('saveDraft', { seen: 0, data: { title: 'Cooks', text: 'Not yet.' } })
  await editing('saveDraft', {
    _id: second._id,
    seen: second.newest,
    data: { ...data, title: 'Welders 9', slug: 'welders-9', date: '2026-03-01', text: 'Fifty passed.' },
  })
  const titles = async (input: object, language?: string) => (await listed(input, language)).rows.map(row => row.title)
  expect(await titles({})).toEqual(['Welders 9', 'Welders 10', 'Cooks'])
  expect(await titles({ sort: 'title' })).toEqual(['Cooks', 'Welders 9', 'Welders 10'])
  expect(await titles({ sort: 'title' }, 'bn')).toEqual(['Welders 10', 'Cooks', 'Welders 9'])
  expect(await titles({ sort: 'changed' })).toEqual(['Welders 9', 'Cooks', 'Welders 10'])
  expect(await titles({ search: 'ঢাকায়' })).toEqual(['Welders 10'])
  expect(await titles({ search: 'welders FORTY' })).toEqual(['Welders 9'])
  expect(await titles({ search: 'fifty' })).toEqual(['Welders 9'])
  expect(await titles({ search: '100_' })).toEqual([])
  expect(await titles({ search: 'not yet' })).toEqual(['Cooks'])
  expect(await titles({ show: 'draft', sort: 'title' })).toEqual(['Cooks', 'Welders 9'])
  expect(await titles({ show: 'published' })).toEqual(['Welders 9', 'Welders 10'])
  expect(await titles({ show: 'scheduled' })).toEqual([])
  expect(await listed({ search: 'cooks', size: 25, page: 3 })).toMatchObject({ count: 1, total: 3, page: 1, pages: 1 })
})

test('an incomplete piece of news is not published, and each rule says why', async () => {
  const { status, message } = await editing('publish', { seen: 0, data: { ...data, title: '  ' } })
  expect([status, message]).toEqual([400, 'Give a title'])
  for (const [field, value] of [
    ['date', '2026-02-30'],
    ['picture', ''],
    ['alt', ''],
    ['slug', 'Not a Slug'],
    ['text', ''],
  ])
    expect([field, (await editing('publish', { seen: 0, data: { ...data, [field!]: value } })).status]).toEqual([
      field,
      400,
    ])
  expect((await editing('saveDraft', { seen: 0, data: { ...data, title: '', picture: '', date: '' } })).status).toBe(
    200,
  )
})

test.each(['', '/bn'])('an earlier address redirects for good at %s/news-event', async locale => {
  const first = await editing('publish', { seen: 0, data })
  await editing('publish', { _id: first._id, seen: first.newest, data: { ...data, slug: 'open-days' } })
  const answer = await request(`${locale}/news-event/open-day`)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `${locale}/news-event/open-days`])
  const rest = await request('/api/v1/news/open-day')
  expect([rest.status, rest.headers.get('location')]).toEqual([301, '/api/v1/news/open-days'])
  const other = await editing('publish', { seen: 0, data: { ...data, title: 'Another', slug: 'open-day' } })
  expect(other.status).toBe(200)
  expect(await (await request(`${locale}/news-event/open-day`)).text()).toContain('Another')
})

test('an address that another record has is rejected with its title and a free one', async () => {
  await editing('publish', { seen: 0, data })
  await editing('publish', { seen: 0, data: { ...data, slug: 'open-day-2' } })
  expect(await editing('publish', { seen: 0, data })).toMatchObject({
    status: 409,
    message: expect.stringContaining(data.title),
    data: { field: 'slug', suggestion: 'open-day-3' },
  })
})

test('a restored record takes a free address by the same rules as any other', async () => {
  const first = await editing('publish', { seen: 0, data })
  await editing('remove', { _id: first._id, seen: first.newest })
  await editing('publish', { seen: 0, data: { ...data, title: 'Another' } })
  const restore = (slug?: string) => editing('restore', { _id: first._id, ...(slug !== undefined && { slug }) })
  const suggestion = 'open-day-2'
  expect(await restore()).toMatchObject({
    status: 409,
    message: expect.stringContaining('Another'),
    data: { suggestion },
  })
  expect(await restore('Not a Slug')).toMatchObject({ status: 400 })
  expect(await restore('open-day')).toMatchObject({ status: 409 })
  expect(await restore(suggestion)).toMatchObject({ status: 200, _id: first._id })
  expect((await request('/news-event/open-day-2')).status).toBe(200)
})

test('REST finds news by id and address, and makes an address of a title', async () => {
  const post = (json: object) => request('/api/v1/news', { method: 'POST', cookie: owner, json })
  const { slug: _, ...untitled } = data
  const added = (await (await post(untitled)).json()) as { data: { _id: string; slug: string } }
  expect(added.data.slug).toBe('open-day-at-the-yard')
  for (const name of [added.data._id, added.data.slug])
    expect(await (await request(`/api/v1/news/${name}`)).json()).toEqual(added)
  const taken = await post({ ...data, slug: added.data.slug })
  const { error } = (await taken.json()) as { error: { code: string; issues: { path: string }[] } }
  expect([taken.status, error.code, error.issues.map(({ path }) => path)]).toEqual([409, 'CONFLICT', ['slug']])
})
