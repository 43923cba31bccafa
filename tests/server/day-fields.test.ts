import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { openTestServer } from './test-server.ts'

const { request, signUp } = await openTestServer()
const { contentFeatures } = await import('#server/define-feature.ts')
await import('#server/features.ts')
const { cookie } = await signUp('owner')

/** Every page with a form that has a day, but for those in dialogs: their field does not compile without its days. */
const pages = [
  ['/hire-workers', 2],
  ['/admin/activity', 2],
  ...contentFeatures().flatMap(({ content, list }) => {
    const days = Object.values(content.fields).filter(({ kind }) => kind === 'date').length
    return days > 0 && list ? [[`${list.page}/add`, days] as const] : []
  }),
] as const

test.each(pages)('%s shows the least and greatest of its days', async (page, days) => {
  const response = await request(page, { cookie })
  const fields = parse(await response.text()).querySelectorAll('input[type=date]')
  const unbounded = fields.filter(field => !/^\d{4}-/.test(field.attributes.min ?? '') || !field.attributes.max)
  expect([fields.length, unbounded.map(({ id }) => id)]).toEqual([days, []])
})
