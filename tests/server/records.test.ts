import { afterAll, expect, test } from 'vitest'
import { recordsIn } from '#app/stories/recorded.ts'
import { wholeLocales } from '#i18n/locale.ts'
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
  'applications.unready': 'asked before many are moved, which no pattern does',
  'clients.changedSince': 'asked once a change is refused',
  'clients.list': 'for programs',
  'content.drafts': 'for programs',
  'search.people': 'asked by what somebody types into the palette, which no pattern opens',
  'settings.agency': 'for programs',
  'workers.print.check': 'asked once somebody chooses a document: each of its stories gives its own',
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

test(
  'recorded answers have the shape of what the server answers today',
  { tags: ['thorough'], timeout: 240_000 },
  async () => {
    await seed()
    const open = () => openClient(config.PUBLIC_URL, (address, init) => handleRequest(new Request(address, init)))
    const answers = await findAnswers(open, receiver.origin)
    for (const locale of wholeLocales) {
      const recorded = shapeOf(recordsIn(locale))
      const answered = shapeOf(answers[locale])
      expect(
        { recordedOnly: lackingIn(answered, recorded), answeredOnly: lackingIn(recorded, answered) },
        `the answers in ${locale} have changed: npm run build, then npm run patterns`,
      ).toEqual({ recordedOnly: [], answeredOnly: [] })
    }
  },
)

/** The types at each place of a value, such as `clients.cards[].since` and number; none where there is only null. */
type Shape = Map<string, Set<string>>

function shapeOf(answers: object): Shape {
  const shape: Shape = new Map()
  for (const [key, answer] of Object.entries(answers)) addShape(shape, answer, key)
  return shape
}

function addShape(shape: Shape, value: unknown, place: string) {
  const types = shape.get(place) ?? new Set()
  shape.set(place, types)
  if (value === null) return
  types.add(Array.isArray(value) ? 'list' : typeof value)
  if (Array.isArray(value)) for (const each of value) addShape(shape, each, `${place}[]`)
  else if (typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) addShape(shape, inner, `${place}.${UUID.test(key) ? 'ID' : key}`)
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What one shape has and another lacks. Null says nothing of what else may be there: how far the jobs are is chance. */
function lackingIn(shape: Shape, other: Shape): string[] {
  const unknown = [...shape].filter(([, types]) => types.size === 0).map(([place]) => place)
  return [...other].flatMap(([place, types]) => {
    const known = shape.get(place)
    if (known?.size) return [...types].filter(type => !known.has(type)).map(type => `${place}: ${type}`)
    const isUnknown = unknown.some(
      above => place === above || place.startsWith(`${above}.`) || place.startsWith(`${above}[`),
    )
    return isUnknown ? [] : [place]
  })
}
