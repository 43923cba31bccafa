import { expect, test } from 'vitest'
import { pathForLocale } from '#i18n/locale.ts'
import { contentFeatures } from '#server/registration/define-feature.ts'
import { openEditor } from './editor.ts'
import { sampleOf } from './samples.ts'

const { app, calls, add, content, opened, owner, request } = await openEditor()
const { appRouter } = await import('#server/features.ts')
const { publicQueries } = await import('#server/trpc/procedure-meta.ts')
const { listedPages } = await import('#server/http/page-paths.ts')
const SECRET = 'unpublishedwords'

/** A record of each content type that is live and has a draft, and one that is a draft alone; all drafts have SECRET in every text. */
async function fill() {
  const country = { countryName: SECRET, workSummary: SECRET, workSummaryBn: SECRET }
  const { _id } = await add()
  await content('saveDraft', { _id, seen: 1, data: { ...(await opened(_id)), ...country } })
  await content('saveDraft', { seen: 0, data: { ...country, company: [{ companyName: SECRET }] } })
  const article = {
    title: 'Open day',
    text: 'Come.',
    date: '2026-11-01',
    picture: 'https://a.example/b.jpg',
    alt: 'Yard',
  }
  const { _id: news } = await send('publish', { seen: 0, data: { ...article, slug: 'open-day' } })
  const draft = { ...article, title: SECRET, titleBn: SECRET, text: SECRET, place: SECRET, alt: SECRET, slug: 'hidden' }
  await send('saveDraft', { _id: news, seen: 1, data: draft })
  const { _id: newsDraft } = await send('saveDraft', { seen: 0, data: { ...draft, slug: `${SECRET}-2` } })
  for (const { name: feature, content: store } of contentFeatures().filter(({ content }) => !content.table)) {
    const data = sampleOf(store, () => SECRET, 'https://a.example/b.jpg')
    for (const _id of store.fixedIds ?? [undefined]) await send('saveDraft', { feature, _id, seen: 0, data })
  }
  return { ids: [_id, news, newsDraft], slugs: ['open-day', 'hidden', 'hidden-2'] }
}

const send = (procedure: string, input: object) =>
  calls.act<{ _id: string }>(`content.${procedure}`, { feature: 'news', ...input }, owner)

const { ids, slugs } = await fill()

async function expectNothing(path: string) {
  const response = await request(path)
  expect([path, (await response.text()).includes(SECRET)]).toEqual([path, false])
  return response.status
}

test('no public procedure reads a draft', async () => {
  const names = [...publicQueries().keys()]
  expect(names.length).toBeGreaterThan(6)
  for (const name of names) {
    const inputs = publicQueries().get(name)
      ? [...ids.map(_id => ({ _id })), ...slugs.map(slug => ({ slug }))]
      : [undefined]
    for (const input of inputs)
      await expectNothing(`/api/trpc/${name}${input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''}`)
  }
  expect(Object.keys(appRouter._def.procedures)).toEqual(expect.arrayContaining(names))
})

test('no REST resource, feed, file or list for search engines reads a draft', async () => {
  const paths = new Set(app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path))
  expect(paths.size).toBeGreaterThan(20)
  for (const path of paths) {
    if (/\*|preview/.test(path)) continue
    for (const value of /:/.test(path) ? [...ids, ...slugs] : ['']) await expectNothing(path.replace(/:\w+/, value))
  }
})

test('no public page in any language reads a draft', async () => {
  const records = [...ids.map(_id => ({ _id, slug: _id })), ...slugs.map(slug => ({ _id: slug, slug }))]
  const pages = contentFeatures().flatMap(({ content, pages }) =>
    (content.fixedIds?.map(_id => ({ _id })) ?? records).flatMap(record => pages(record)),
  )
  const statuses = new Map<string, number>()
  for (const path of new Set([...listedPages, ...pages].flatMap(path => [path, pathForLocale('bn', path)])))
    statuses.set(path, await expectNothing(path))
  expect([statuses.get('/news-event/open-day'), statuses.get('/bn/news-event/hidden')]).toEqual([200, 404])
})
