import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { openTestServer } from './test-server.ts'

const { mutate, request, signUp } = await openTestServer()
const { contentFeatures } = await import('#server/registration/define-feature.ts')
await import('#server/features.ts')
const { cookie } = await signUp('owner')
const identity = { feature: 'settings-identity', _id: 'settings-identity', seen: 0, data: { name: 'River Agency' } }
await mutate('content.publish', identity, cookie) // forms for visitors are there once the site has a name

/** The forms with days, and how many each has; those in dialogs do not compile without their days. */
const forms = [
  { form: 'demands', pages: ['/hire-workers'], days: 2 },
  { form: 'activity', pages: ['/admin/activity'], days: 2 },
  { form: 'workers', pages: ['/admin/workers/add'], days: 3 },
  ...contentFeatures().flatMap(({ name, content, list }) => {
    const days = Object.values(content.fields).filter(({ kind }) => kind === 'date').length
    const page = list?.page ?? `/admin/${name}`
    return days > 0 ? [{ form: name, pages: (content.fixedIds ?? ['add']).map(id => `${page}/${id}`), days }] : []
  }),
]

test('the walk meets the forms with days', () => {
  expect(forms.map(({ form }) => form)).toEqual(
    expect.arrayContaining(['licence-page', 'news', 'settings-figures', 'vacancies']),
  )
})

test.each(forms)('the form of $form shows the least and greatest of its days', async ({ pages, days }) => {
  const fields = []
  for (const page of pages)
    fields.push(...parse(await (await request(page, { cookie })).text()).querySelectorAll('input[type=date]'))
  const unbounded = fields.filter(
    ({ attributes: { min = '', max = '' } }) => !/^\d{4}-/.test(min) || !/^\d{4}-/.test(max),
  )
  expect(unbounded.map(({ id }) => id)).toEqual([])
  expect(new Set(fields.map(({ id, attributes }) => id || attributes.name)).size).toBe(days)
})
