import { afterAll, expect, test } from 'vitest'
import { recordsIn } from '#app/stories/recorded.ts'
import { locales } from '#i18n/paraglide/runtime.js'
import { findAnswers } from '../../scripts/patterns/answers.ts'
import { openClient } from '../../scripts/patterns/client.ts'
import { openReceiver } from '../../scripts/patterns/receiver.ts'
import { openTestServer } from './test-server.ts'

const receiver = await openReceiver()
afterAll(receiver.close)
const { config, handleRequest } = await openTestServer({
  DEMO: 'on',
  BACKUP_EVERY: '24',
  FORM_MIN_AGE_MS: '0',
  SMTP_URL: 'smtp://127.0.0.1:9',
  WEBHOOK_STAND_IN: receiver.origin,
})
const { seed } = await import('#prisma/seed/seed.ts')
const { appRouter } = await import('#server/features.ts')

/** Queries that no story asks of the records, and why. */
const unrecorded: Record<string, string> = {
  'accounts.findInvitation': 'behind a link in a mail: each of its stories gives its own',
  'accounts.findLink': 'behind a link in a mail: each of its stories gives its own',
  'accounts.findReset': 'behind a link in a mail: each of its stories gives its own',
  'accounts.pending': 'between two steps of signing in: each of its stories gives its own',
  'clients.changedSince': 'asked once a change is refused',
  'clients.list': 'for programs',
  'content.drafts': 'for programs',
  'settings.agency': 'for programs',
}

test('every query has a recorded answer, or a reason to have none', () => {
  const recorded = new Set(Object.keys(recordsIn('en')).map(key => key.split(' ')[0]))
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>
  const queries = Object.entries(procedures).filter(([, { _def }]) => _def.type === 'query')
  expect(queries.length).toBeGreaterThan(80)
  expect(
    queries
      .map(([name]) => name)
      .filter(name => !recorded.has(name))
      .toSorted(),
    'add what is missing to scripts/patterns/questions.ts, then npm run build and npm run patterns',
  ).toEqual(Object.keys(unrecorded))
})

test('recorded answers have the shape of what the server answers today', { timeout: 240_000 }, async () => {
  await seed()
  const open = () => openClient(config.PUBLIC_URL, (address, init) => handleRequest(new Request(address, init)))
  const answers = await findAnswers(open, receiver.origin)
  for (const locale of locales)
    expect(
      differences(shapeOf(recordsIn(locale)), shapeOf(answers[locale])),
      `the answers in ${locale} have changed: npm run build, then npm run patterns`,
    ).toEqual([])
})

/** No job runs in a test. */
const OF_JOBS = /^system\.overview\.jobs\[\]\.(?:startedAt|endedAt|nextAt|ms): /

function differences(recorded: Set<string>, answered: Set<string>): string[] {
  return [
    ...[...recorded].filter(each => !answered.has(each)).map(each => `${each}, recorded, is not answered`),
    ...[...answered].filter(each => !recorded.has(each)).map(each => `${each}, answered, is not recorded`),
  ].filter(each => !OF_JOBS.test(each))
}

/** The types at each place of a value, such as `clients.cards[].since: number`. */
function shapeOf(value: object): Set<string> {
  return new Set(Object.entries(value).flatMap(([key, inner]) => typesIn(inner, key)))
}

function typesIn(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${place}: ${value === null ? 'null' : typeof value}`]
  if (Array.isArray(value)) return [`${place}: list`, ...value.flatMap(each => typesIn(each, `${place}[]`))]
  const inner = Object.entries(value).flatMap(([key, each]) => typesIn(each, `${place}.${UUID.test(key) ? 'ID' : key}`))
  return [`${place}: object`, ...inner]
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
