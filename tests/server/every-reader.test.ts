import { expect, test } from 'vitest'
import { appRouter } from '#server/features.ts'
import { roles } from '#server/permissions.ts'
import { readersBy } from '#server/registration/table-readers.ts'
import { tableOf } from '#server/db/table-of.ts'
import { factsOf, tableList } from '#server/tables.ts'
import { addMember } from '../features/calls.ts'
import { addSamples } from './sample-rows.ts'
import { openTestServer } from './test-server.ts'

const server = await openTestServer({ SIGN_UP: 'open' })
const { request, prisma, signUp } = server
/** Tables whose rows only some roles may see, or nobody. */
const closed = tableList.filter(([, { seenBy }]) => seenBy !== 'everybody' && seenBy !== 'its feature')
const CODES = {
  User: { role: 'staff', status: 'active' },
  Application: {
    state: 'selected',
    district: 'bogura',
    trade: 'mason',
    country: 'QA',
    registered: 'yes',
    source: 'office',
    language: 'en',
    attendance: '',
    mergedIntoId: null,
    duplicateOfId: null,
    eraseAt: null,
  },
  ApplicationEvent: { state: 'received', on: '2026-01-02', payer: null, cost: null, tellAt: null },
  ApplicationEntry: { kind: 'note', outcome: null },
  Worker: {
    state: 'active',
    mergedIntoId: null,
    numbers: '',
    given: '',
    sex: 'male',
    district: 'bogura',
    trade: 'mason',
    bornOn: '1990-03-15',
    passportIssuedOn: '',
    passportExpiresOn: '',
    expiresOn: '',
    eraseAt: null,
  },
  WorkerDocument: { kind: 'other', issuedOn: '', expiresOn: '', heldOn: '', outcome: '', checkedOn: '' },
  ImportWord: { field: 'trade' },
  WorkerPaper: { kind: 'passport', state: 'waiting' },
  Demand: {
    state: 'received',
    country: 'QA',
    payers: '{}',
    attestedOn: '',
    startsOn: '',
    language: 'en',
    eraseAt: null,
  },
  DemandLine: {
    trade: 'mason',
    currency: 'QAR',
    period: 'month',
    housing: 'free',
    food: 'free',
    ticket: 'employer',
    medical: 'employer',
    insurance: 'employer',
  },
  DemandEvent: { state: 'received', on: '2026-01-02' },
  DemandEntry: { kind: 'note' },
  Enquiry: {
    state: 'new',
    company: 'agency',
    subject: null,
    language: 'en',
    spamAt: null,
    deletedAt: null,
    learnedAs: null,
  },
  EnquiryEntry: { kind: 'note' },
  Complaint: {
    state: 'new',
    day: '2026-01-02',
    dueOn: '2026-12-01',
    readOn: null,
    answeredOn: null,
    closedOn: null,
    closedFor: '',
    language: 'en',
  },
  ComplaintEntry: { kind: 'person', day: '2026-01-02' },
  Payment: {
    kind: 'payment',
    item: 'other',
    currency: 'BDT',
    way: 'cash',
    paidOn: '2026-01-02',
    refundOfId: null,
    cancelledAt: null,
  },
  CashClose: { currency: 'BDT', day: '2026-01-02' },
  Task: { dueOn: '2026-12-01', doneAt: null },
  Activity: { action: 'signed-in' },
  Webhook: { events: 'content.changed', offFor: null, offAt: null },
  WebhookDelivery: { state: 'failed', problem: '', event: 'content.changed' },
  SavedView: { list: 'enquiries', query: '{}' },
  Job: { name: 'purge' },
}
const cookies = new Map<string, string>([['owner', (await signUp('owner')).cookie]])
for (const role of roles) if (role !== 'owner') cookies.set(role, (await addMember(server, role, role)).cookie)
const closedTables = closed
  .map(([table]) => table)
  .filter(table => !['Installation', 'Content', 'ContentArea', 'Demonstration'].includes(table))
const rows = await addSamples(prisma, CODES as never, closedTables)
const ids = [
  'Application',
  'Worker',
  'Demand',
  'Enquiry',
  'Complaint',
  'Payment',
  'Task',
  'User',
  'Webhook',
  'ApiToken',
  'Interview',
  'WorkerDocument',
  'WorkerPaper',
  'ApplicationFile',
  'DemandFile',
  'ComplaintFile',
].map(table => String(rows.get(table as never)?.id))

type Procedure = { _def: { type: string; inputs: { safeParse: (input: unknown) => { success: boolean } }[] } }
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>)
const inputs = [
  {},
  { search: 'said' },
  { words: 'said' },
  ...ids.flatMap(id => [{ id }, { ids: [id] }, { id, filter: {} }]),
]
/** Every query with every input that it takes. */
const asked = procedures.flatMap(([name, { _def }]) => {
  if (_def.type !== 'query') return []
  const [takes] = _def.inputs
  const taken = takes ? inputs.filter(input => takes.safeParse(input).success) : [undefined]
  return taken.map(input => `/api/trpc/${name}${input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''}`)
})
const addresses = [
  ...asked,
  ...ids.flatMap(id => ['applications', 'demands', 'complaints', 'workers'].map(name => `/admin/${name}/files/${id}`)),
  ...['applications', 'workers', 'payments', 'demands', 'enquiries'].map(name => `/admin/${name}.csv`),
  ...ids.map(id => `/admin/workers/print/everything.json?worker=${id}`),
]

/** A text of a table. Colleagues are known by name to all who hand work on. */
const shown = /said-(?!User-(?:name|id))(\w+)-(\w+)/g

test.each(['visitor', ...roles])('%s reads nothing of a table that is not theirs to see', async reader => {
  const cookie = cookies.get(reader)
  const seen = new Map<string, string>()
  const isNamed = (table: string, column: string) => {
    const { namedTo } = factsOf(table as never)
    return (
      namedTo !== undefined &&
      namedTo.columns.includes(column) &&
      readersBy(namedTo.seenBy).some(role => role === reader)
    )
  }
  let answers = 0
  for (const address of addresses) {
    const answer = await request(address, { cookie })
    if (answer.status === 200) answers++
    for (const [, table, column] of (await answer.text()).matchAll(shown))
      if (!isNamed(table!, column!)) seen.set(table!, `${column} at ${address}`)
  }
  const allowed = tableList.filter(([, { seenBy }]) => readersBy(seenBy).some(role => role === reader))
  for (const [table] of allowed) seen.delete(table)
  expect(Object.fromEntries(seen)).toEqual({})
  expect(answers).toBeGreaterThan(20)
})

test('the walk meets every table that somebody may see', async () => {
  const found = new Set<string>()
  for (const cookie of [cookies.get('owner'), cookies.get('officer')])
    for (const address of addresses)
      for (const [, table] of (await (await request(address, { cookie })).text()).matchAll(shown)) found.add(table!)
  const shownToRoles = closed.filter(([, { seenBy }]) => readersBy(seenBy).length > 0).map(([table]) => table as string)
  const inOtherWords = ['HeldErasure', 'LinkCheck', 'Session'] // such as “One deletion waits for you”
  expect(shownToRoles.filter(table => !found.has(table)).toSorted()).toEqual(inOtherWords)
})

/** Every change that takes nothing but the id of a row, or several. */
const pressed = procedures.flatMap(([name, { _def }]) => {
  const [takes] = _def.inputs
  if (_def.type !== 'mutation' || !takes) return []
  return ids.flatMap(id =>
    [{ id }, { ids: [id] }].flatMap(json => (takes.safeParse(json).success ? [{ name, json }] : [])),
  )
})

type Table = (typeof closedTables)[number]
/** The tables with whose rows those of one go. */
function parentsOf(table: Table): readonly string[] {
  const { kept } = factsOf(table)
  return typeof kept === 'object' && 'with' in kept ? kept.with : []
}

/** The sample of each table as it is now. */
async function samplesNow() {
  const now = new Map<string, string>()
  for (const table of closedTables) {
    const where = Object.fromEntries(factsOf(table).key.map(column => [column, rows.get(table)![column]]))
    now.set(table, JSON.stringify(await tableOf(prisma, table).findMany({ where })))
  }
  return now
}

test.each(['visitor', 'editor', 'officer', 'staff', 'caseworker', 'accountant', 'admin'])(
  '%s changes nothing of a table that is not theirs to decide',
  { tags: ['thorough'], timeout: 120_000 },
  async reader => {
    expect(pressed.length).toBeGreaterThan(200)
    const deciding = tableList.filter(([, { seenBy, decidedBy = seenBy }]) =>
      readersBy(decidedBy).some(role => role === reader),
    )
    const allowed = new Set(deciding.map(([table]) => table as string))
    let before = await samplesNow()
    const changed: Table[] = []
    for (const { name, json } of pressed) {
      const { status } = await request(`/api/trpc/${name}`, { method: 'POST', json, cookie: cookies.get(reader) })
      if (status !== 200) continue
      const now = await samplesNow()
      for (const table of closedTables) if (before.get(table) !== now.get(table)) changed.push(table)
      before = now
    }
    const isTheirs = (table: Table) => allowed.has(table) || parentsOf(table).some(parent => allowed.has(parent))
    expect([...new Set(changed)].filter(table => !isTheirs(table))).toEqual([])
  },
)
