import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from '#i18n/zod.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import { openTestServer } from './test-server.ts'
import { visitorEntries } from './visitor-entries.ts'
import { renew, sendForm, visitorForms } from './visitor-forms.ts'

const server = await openTestServer({ DEMO: 'on', SIGN_UP: 'open', TRUST_PROXY: '1', FORM_MIN_AGE_MS: '0' })
const { seed } = await import('#prisma/seed/seed.ts')
const owner = (await server.signUp('owner')).cookie
await seed()
const { read } = server
const { list } = await import('#server/features/vacancies/domain.ts')
const [job] = await list()
const walked = await visitorForms(server, await visitorEntries(server, owner), { '/jobs/:slug': `/jobs/${job!.slug}` })
/** Those whose handler knows a key that the form chose. */
const paths = registeredFeatures().flatMap(({ forms = {} }) =>
  Object.entries(forms).flatMap(([path, form]) =>
    'fields' in form && form.fields instanceof z.ZodObject && 'sendKey' in form.fields.shape ? [path] : [],
  ),
)
const forms = walked.filter(
  ({ path, filled }) =>
    paths.includes(path) && (path !== '/complaints/follow' || filled.action === 'write') && filled.action !== 'keep',
)

const count = async () =>
  (
    await Promise.all([
      read.application.count(),
      read.demand.count(),
      read.complaint.count(),
      read.complaintEntry.count(),
    ])
  )
    .map(Number)
    .reduce((sum, each) => sum + each, 0)

test('the walk meets every public form that chooses a key', () => {
  expect(new Set(forms.map(({ path }) => path))).toEqual(new Set(paths))
  expect(paths.toSorted()).toEqual([
    '/complaints',
    '/complaints/follow',
    '/hire-workers',
    '/jobs/:slug',
    '/jobs/tell-me',
  ])
})

test.each(forms)('what $name sends twice is one record, other words are not', async form => {
  await renew(form)
  const own = { sendKey: randomUUID(), ...(form.path === '/hire-workers' && { action: '', pasted: '' }) }
  const send = (given: Record<string, string> = {}) => sendForm(server, form, { ...own, ...given })
  const resultOf = ({ result }: { result?: object | undefined }) => {
    const { reference, link, code, digits } = (result ?? {}) as Record<string, unknown>
    return { reference, link, code, digits }
  }
  const before = await count()
  const first = await send()
  expect([first.status, first.errors, first.problem]).toEqual([200, {}, undefined])
  const stored = await count()
  expect(stored).toBeGreaterThan(before)
  expect((await send()).status).toBe(200)
  expect(await count()).toBe(stored)
  const name = Object.entries(form.kinds).find(([, kind]) => kind === 'text')![0]
  const other = await send({ [name]: 'Somebody Else' })
  if (other.status === 200) {
    expect(await count()).toBeGreaterThan(stored)
    if (form.path !== '/complaints/follow') expect(resultOf(other)).not.toEqual(resultOf(first))
  } else expect([other.status, other.result]).toEqual([409, undefined])
})
