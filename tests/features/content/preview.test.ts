import { beforeEach, expect, test, vi } from 'vitest'
import type { Field } from '#server/drafts/field.ts'
import { openEditor } from './editor.ts'
import { sampleOf } from './samples.ts'

const METRICS_TOKEN = 'token-of-the-operator'
const editor = await openEditor({ METRICS_TOKEN })
const { content, calls, add, opened, owner, salma, request, write, read, prisma } = editor
const { log } = await import('#server/process/log.ts')
const { contentFeatures } = await import('#server/registration/define-feature.ts')
const { cacheKeyOf } = await import('#server/cache/cache-key.ts')
const workSummary = 'Words of nobody yet.'
const languages = [
  { language: 'English', prefix: '', ribbon: 'Visitors still see the page', unseen: 'Visitors do not see it yet' },
  { language: 'Bangla', prefix: '/bn', ribbon: 'আগের প্রকাশিত পৃষ্ঠাটি', unseen: 'এখনো এটি দেখেন না' },
]

beforeEach(async () => {
  await prisma.rateLimiterFlexible.deleteMany()
})

/** The path of a link to the draft of a record. */
async function linkTo(_id: string, feature = 'clients') {
  return (await calls.act<{ path: string }>('content.previewLinks.create', { feature, _id }, owner)).path
}

/** A live client country with a draft that says something else. */
async function changedClient() {
  const { _id } = await add()
  const { newest } = await content('saveDraft', { _id, seen: 1, data: { ...(await opened(_id)), workSummary } })
  return { _id, newest, path: await linkTo(_id) }
}

async function page(path: string, cookie?: string) {
  const response = await request(path, { cookie })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

test.each(languages)('a link shows the whole public page of a draft in $language', async ({ prefix, ribbon }) => {
  const { path } = await changedClient()
  const { status, html } = await page(prefix + path)
  expect(status).toBe(200)
  for (const part of [workSummary, ribbon, 'Doha Facilities', 'data-slot="site-header"', '<footer'])
    expect(html).toContain(part)
  expect(html).not.toMatch(/rel="canonical"|rel="alternate"|property="og:url"|ld\+json/)
})

test.each(['/preview/%ff', '/bn/preview/%E0', '/preview/news-event/%E0', '/preview/a%20b/%'])(
  '%s, which nobody can decode, leads to our page',
  async address => {
    const { status, headers } = await page(address)
    expect(status).toBe(308)
    expect((await page(headers.get('location')!)).html).toContain('data-slot="site-header"')
  },
)

const isDated = ({ fields = {} }: { fields?: Record<string, Field> | undefined }) =>
  Object.values(fields).some(({ kind }) => kind === 'date')
const dated = contentFeatures().filter(({ content }) => [content, ...Object.values(content.lists ?? {})].some(isDated))

test.each(dated.map(({ name }) => name))('a draft of %s with a wrong day has a preview and a history', async name => {
  const { content: store } = contentFeatures().find(feature => feature.name === name)!
  const sample = sampleOf(store, path => path, '')
  const data = JSON.parse(JSON.stringify(sample).replaceAll('2026-11-01', 'next Friday')) as typeof sample
  const { _id, newest } = await content('saveDraft', { feature: name, _id: store.fixedIds?.[0], seen: 0, data })
  const { status, html } = await page(await linkTo(_id, name))
  expect([status, html.includes(languages[0]!.unseen)]).toEqual([200, true])
  expect(html).toMatch(/<main[^>]*>.*<h1/s)
  await content('saveDraft', { feature: name, _id, seen: newest, data: sample })
  const { html: history } = await page(`/admin/history/${name}/${_id}?number=2`, owner)
  expect(history).toContain('next Friday')
})

test('previews alone have their headers, and only the staff area may frame pages of ours', async () => {
  const { _id, path } = await changedClient()
  for (const address of [path, `/bn${path}`, `/preview/none`, `${path}/`, `/PREVIEW${path.slice(8)}`]) {
    const { headers } = await page(address)
    expect([address, Object.fromEntries(headers)]).toEqual([
      address,
      expect.objectContaining({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'SAMEORIGIN',
        'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      }),
    ])
  }
  for (const address of ['/', `/our-clients/${_id}`, '/admin', '/previews']) {
    const { headers } = await page(address, owner)
    expect(headers.get('x-robots-tag')).toBeNull()
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect([address, /frame-src 'self'/.test(headers.get('content-security-policy') ?? '')]).toEqual([
      address,
      address === '/admin',
    ])
  }
})

/** The newest number of a record that is always there. */
const newestOf = async (feature: string, _id: string) => (await content('open', { feature, _id })).newest

test.each(languages)('an empty draft of every content type has a page in $language', async ({ prefix, unseen }) => {
  const drafts = contentFeatures().map(({ name: feature, content }) => ({
    feature,
    data: {},
    ...(content.fixedIds && { _id: content.fixedIds[0] }),
  }))
  for (const draft of [...drafts, { feature: 'clients', data: { company: [{}], since: 'about 2009' } }]) {
    const seen = '_id' in draft ? await newestOf(draft.feature, draft._id!) : 0
    const { _id } = await content('saveDraft', { ...draft, seen })
    const { status, html } = await page(prefix + (await linkTo(_id, draft.feature)))
    expect([draft.feature, status, html]).toEqual([draft.feature, 200, expect.stringContaining(unseen)])
  }
})

test('news is previewed with its date, place and text', async () => {
  const data = { title: 'Open day', text: 'Come and see.', date: '2026-11-01', place: 'Savar', titleBn: 'উন্মুক্ত দিন' }
  const { _id } = await content('saveDraft', { feature: 'news', seen: 0, data })
  const path = await linkTo(_id, 'news')
  const { html } = await page(path)
  for (const text of ['<title>Preview: Open day', 'Come and see.', '1 November 2026', 'Savar'])
    expect(html).toContain(text)
  expect((await page(`/bn${path}`)).html).toContain(data.titleBn.normalize())
})

test('after publishing a link leads to the public page, and after deleting it is gone', async () => {
  const { _id, newest, path } = await changedClient()
  await content('publish', { _id, seen: newest })
  for (const prefix of ['', '/bn']) {
    const { status, headers } = await page(prefix + path)
    expect([status, headers.get('location')]).toEqual([302, `${prefix}/our-clients/${_id}`])
  }
  await content('remove', { _id, seen: newest + 1 })
  const [english, bangla] = [await page(path), await page(`/bn${path}`)]
  expect([english.status, bangla.status]).toEqual([410, 410])
  expect(english.html).toContain('This page has been deleted')
  expect(bangla.html).toContain('মুছে ফেলা হয়েছে')
})

test('an unknown, revoked or expired link is no page; none is stored as it reads', async () => {
  const { _id, path } = await changedClient()
  const token = path.slice('/preview/'.length)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(JSON.stringify(await read.previewLink.findMany())).not.toContain(token)
  expect((await page(`${path}x`)).status).toBe(404)
  const { id } = await read.previewLink.findFirstOrThrow({ where: { recordId: _id } })
  await calls.act('content.previewLinks.revoke', { id }, owner)
  expect((await page(path)).status).toBe(404)
  const other = await linkTo(_id)
  expect((await page(other)).status).toBe(200)
  await write(transaction => transaction.previewLink.updateMany({ data: { expiresAt: new Date() } }))
  expect([(await page(other)).status, (await page(`/bn${other}`)).status]).toEqual([404, 404])
})

test('staff see the draft without a link, and nobody else does', async () => {
  const { _id } = await changedClient()
  const path = `/preview/clients/${_id}`
  expect(await page(path, salma)).toMatchObject({ status: 200, html: expect.stringContaining(workSummary) })
  const { status, html } = await page(path)
  expect([status, html.includes(workSummary)]).toEqual([401, false])
  expect((await page('/preview/clients/none', salma)).status).toBe(410)
  expect((await page('/preview/nothing/none', salma)).status).toBe(404)
})

test('guessing links is limited', async () => {
  const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await page('/preview/guess')).status))
  expect(new Set(statuses)).toEqual(new Set([404, 429]))
  const { status, headers, html } = await page('/bn/preview/guess')
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(html).toContain('প্রিভিউ দেখানো যাচ্ছে না')
})

test('no line of the log has the token, even when the page fails', async () => {
  const { path, _id } = await changedClient()
  const lines = (['info', 'warn', 'error'] as const).map(level => vi.spyOn(log, level))
  const logged = () => JSON.stringify(lines.flatMap(({ mock }) => mock.calls))
  const token = path.slice('/preview/'.length)
  for (const address of [path, `/bn${path}`, `${path}/`, `/PREVIEW/${token}`, `/%70review/${token}`])
    await page(address)
  await write(transaction => transaction.draft.updateMany({ where: { recordId: _id }, data: { data: '{' } }))
  expect((await page(path)).status).toBe(500)
  expect(logged()).toMatch(/"path":"\/preview\/….*"status":500/)
  expect(logged()).not.toContain(token)
})

test('no cache takes a preview, and no metric names its token', async () => {
  const { path, _id, newest } = await changedClient()
  const header = () => undefined
  for (const address of [path, `/bn${path}`, `/preview/clients/${_id}`])
    expect(cacheKeyOf({ method: 'GET', url: `http://localhost:3000${address}`, header })).toBeUndefined()
  await page(path)
  await content('saveDraft', { _id, seen: newest, data: { ...(await opened(_id)), workSummary: 'Better.' } })
  expect((await page(path)).html).toContain('Better.')
  const metrics = await request('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  expect(await metrics.text()).not.toContain(path.slice('/preview/'.length))
})
