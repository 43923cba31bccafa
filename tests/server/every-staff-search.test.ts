import { expect, test } from 'vitest'
import { CLIENTS, openTestServer, picture, qatar } from './test-server.ts'

const { request, mutate, read, write, signUp, upload } = await openTestServer({ SIGN_UP: 'open' })
const { appRouter } = await import('#server/features.ts')
const { z } = await import('#i18n/zod.ts')
const { record } = await import('#server/features/activity/domain.ts')
const { submit: apply } = await import('#server/features/applications/domain.ts')
const { applicationInput } = await import('#server/features/applications/schema.ts')
const { add: addWorker } = await import('#server/features/workers/domain.ts')
const { workerInput } = await import('#server/features/workers/schema.ts')
const { submit: complain } = await import('#server/features/complaints/domain.ts')
const { complaintInput } = await import('#server/features/complaints/schema.ts')
const { storeDemand } = await import('../features/demands/demand.ts')
const owner = (await signUp('owner')).cookie
const officer = (await signUp('officer')).cookie
await write(transaction =>
  transaction.user.update({ where: { email: 'officer@agency.example' }, data: { role: 'officer', status: 'active' } }),
)

/** Every list that staff search, found by its input. */
const lists = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string; inputs: unknown[] } }>,
)
  .filter(([, { _def }]) => _def.type === 'query')
  .filter(([, { _def }]) => _def.inputs.some(input => input instanceof z.ZodObject && 'search' in input.shape))
  .map(([name]) => name)

const names = [
  'Élodie Ångström',
  'Zoë O’Brien',
  'শিরীন য়াসমিন',
  'Œuvre Ærø Weiß',
  'Md. Abdur Rahman',
  'মোঃ আব্দুর রহমান',
  'Mosammat Rahela,Begum',
]
/** Adds a record that has a name in it. */
const samples: Record<string, (name: string) => Promise<unknown>> = {
  'activity.list': async name => {
    const { id } = (await read.user.findFirst())!
    await write(transaction => record(transaction, { id, name: 'Owner' }, 'client-added', { subject: name }))
  },
  'clients.manage': name =>
    request(CLIENTS, { method: 'POST', cookie: owner, json: { ...qatar, countryName: name, workSummary: 'Work.' } }),
  'content.trash': async name => {
    const json = { ...qatar, countryName: name }
    const added = await request(CLIENTS, { method: 'POST', cookie: owner, json })
    const { _id } = ((await added.json()) as { data: { _id: string } }).data
    await request(`${CLIENTS}/${_id}`, { method: 'DELETE', cookie: owner })
  },
  'news.manage': name =>
    mutate('content.saveDraft', { feature: 'news', seen: 0, data: { title: name, text: 'News.' } }, owner),
  'media.list': async name => {
    const colour = `#${(0xa00000 + names.indexOf(name)).toString(16)}`
    await upload(await picture({ colour }).png().toBuffer(), { cookie: owner, name: `${name}.png` })
  },
  'enquiries.list': name =>
    mutate('enquiries.submit', { lastName: name, email: 'a@b.example', company: 'agency', message: 'Hello there' }),
  'applications.list': name => {
    const person = { name, phone: `0171200000${names.indexOf(name)}`, district: 'bogura', trade: 'mason', years: 5 }
    return apply(applicationInput.parse({ ...person, passport: 'yes', registered: 'unknown' }), { source: 'website' })
  },
  'workers.list': name =>
    addWorker(
      { id: null, name: 'Owner', role: 'owner' },
      { values: workerInput.parse({ name, phone: `0171200000${names.indexOf(name)}` }) },
    ),
  'people.list': async () => undefined, // everybody of the two lists above
  'payments.list': async name => {
    const what = { kind: 'payment', item: 'medical', amount: 100, paidOn: '2026-11-26', way: 'cash', by: 'Owner' }
    const number = names.indexOf(name) + 1
    await write(transaction => transaction.payment.create({ data: { id: name, token: name, number, name, ...what } }))
  },
  'demands.list': name => storeDemand({ contact: name }),
  'complaints.list': name => complain(complaintInput.parse({ text: `${name} keeps my passport` }), []),
}

for (const [list, add] of Object.entries(samples))
  for (const name of names) expect(await add(name), list).not.toBe(null)

async function find(list: string, search: string) {
  const cookie = list.startsWith('complaints') ? officer : owner
  const response = await request(`/api/trpc/${list}?input=${encodeURIComponent(JSON.stringify({ search }))}`, {
    cookie,
  })
  expect(response.status, list).toBe(200)
  const { result } = (await response.json()) as { result: { data: { rows: object[] } } }
  return result.data.rows.length > 0
}

test('the walk meets every list that staff search', () => {
  expect(lists.toSorted()).toEqual(Object.keys(samples).toSorted())
})

/** Lists of people find other spellings of a name, too. */
const BY_SOUND = new Set(['applications.list', 'workers.list', 'people.list'])

test.each(Object.keys(samples))('%s finds a name without its marks, in capitals, with any apostrophe', async list => {
  for (const words of [
    'elodie',
    'ÉLODIE',
    'E\u0301lodie',
    'angstrom',
    "o'brien",
    'O’BRIEN',
    'zoe',
    'Œuvre',
    'oeuvre',
    'ærø',
    'weiss',
    'Weiß',
    'শিরীন',
    '\u09dfাসমিন',
  ])
    expect([words, await find(list, words)]).toEqual([words, true])
  for (const words of ['elodia', 'obrien'])
    expect([words, await find(list, words)]).toEqual([words, BY_SOUND.has(list)])
  for (const words of ['elotie', '[eé]lodie', '*lodie'])
    expect([words, await find(list, words)]).toEqual([words, false])
})

test.each(Object.keys(samples))('%s finds Md. and Mohammad for each other, with any sign between', async list => {
  for (const words of [
    'Mohammad Abdur Rahman',
    'MUHAMMAD rahman',
    'MD.ABDUR RAHMAN',
    'Md: Abdur',
    'Rahman,',
    'Rahman, Abdur',
    '(Abdur-Rahman)',
    'মো: আব্দুর রহমান',
    'মো. আব্দুর রহমান',
    'মোহাম্মদ আব্দুর রহমান',
    'Mst. Rahela Begum',
  ])
    expect([words, await find(list, words)]).toEqual([words, true])
  for (const words of ['Mohammad Weiß', 'Mst. Rahman', 'Abdur; Begum'])
    expect([words, await find(list, words)]).toEqual([words, false])
})
