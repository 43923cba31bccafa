import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { m } from '#i18n/paraglide/messages.js'
import { openTestServer } from './test-server.ts'
import { visitorEntries } from './visitor-entries.ts'
import { type VisitorForm, visitorForms } from './visitor-forms.ts'

const server = await openTestServer({ DEMO: 'on', SIGN_UP: 'open', TRUST_PROXY: '1', FORM_MIN_AGE_MS: '0' })
const { seed } = await import('#prisma/seed/seed.ts')
const owner = (await server.signUp('owner')).cookie
await seed()
const { list } = await import('#server/features/vacancies/domain.ts')
const entries = await visitorEntries(server, owner)
const forms = await visitorForms(server, entries, { '/jobs/:slug': `/jobs/${(await list())[0]!.slug}` })
const withTrap = forms.filter(({ kinds }) => 'website' in kinds)

async function post({ path, address, filled }: VisitorForm, given: Record<string, string>, sender: string) {
  const empty = path === '/hire-workers' ? { action: '', pasted: '' } : {}
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...filled, ...empty, ...given })) body.append(name, value)
  const headers = { accept: 'application/json', 'x-forwarded-for': sender }
  const response = await server.request(address, { method: 'POST', body, headers })
  const answer = (await response.json()) as { values: object; errors: object; problem?: string }
  return { status: response.status, ...answer }
}

let people = 0
const somebody = () => `203.0.113.${++people}`

test('the walk meets every form with a field that nobody sees', () => {
  const paths = new Set(withTrap.map(({ path }) => path))
  expect([...paths]).toEqual(
    expect.arrayContaining(['/contact-us', '/hire-workers', '/complaints', '/jobs/tell-me', '/jobs/:slug']),
  )
})

test.each(withTrap)('what a browser filled in at $name holds nobody up twice', async form => {
  const keys = { website: 'https://x.example', ...('sendKey' in form.kinds && { sendKey: randomUUID() }) }
  const visitor = somebody()
  const first = await post(form, keys, visitor)
  expect(first).toMatchObject({ status: 400, errors: {}, problem: m.form_trap_emptied() })
  expect(first.values).not.toHaveProperty('website')
  expect((await post(form, keys, somebody())).problem).toBe(m.form_trap_emptied())
  const { status, problem, errors } = await post(form, keys, visitor)
  expect([status, problem, errors]).toEqual([200, undefined, {}])
})
