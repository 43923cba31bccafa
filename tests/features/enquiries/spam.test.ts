import { beforeEach, expect, test } from 'vitest'
import { openInbox } from './inbox.ts'

const { act, submit: send, mailsTo, read, write, empty, drainBackground } = await openInbox()
const { purge } = await import('#server/features/enquiries/domain.ts')
const { EXAMPLES_MIN } = await import('#server/features/enquiries/spam.ts')

const contact = { lastName: 'Karim', email: 'karim@example.com', company: 'meghbridge-motors' }
const offers = ['search engine ranking', 'casino bonus', 'bitcoin profit', 'guest post']
const wishes = ['as a welder in Qatar', 'as a driver in Oman', 'for my visa papers', 'about training and wages']
const offer = (n: number) =>
  `We offer ${offers[n % 4]} number ${n}. Cheap backlinks guaranteed! Click https://rank${n % 3}.example now`
const wish = (n: number) => `I want to apply ${wishes[n % 4]}. My passport is ready, number ${n}. Please call me.`
const submit = (text: string) => send({ ...contact, message: text })
const mark = (ids: string[], isSpam: boolean) => act('setSpam', { ids, isSpam })
const NEW_OFFER = 'Cheap backlinks and guaranteed ranking, click https://rank9.example for your bonus'

beforeEach(empty)

test('what looks like marked spam is kept apart and sends no mail', async () => {
  await teach(EXAMPLES_MIN)
  await drainBackground()
  await write(transaction => transaction.mail.deleteMany())
  const { reference } = await submit(NEW_OFFER)
  const enquiry = await read.enquiry.findUniqueOrThrow({ where: { reference } })
  expect(enquiry.state).toBe('spam')
  expect(enquiry.spamSigns?.split(', ')).toContain('backlinks')
  expect(await read.mail.count()).toBe(0)
  const genuine = await submit('I want to apply for a job as a plumber. Please tell me the wages.')
  expect((await read.enquiry.findUniqueOrThrow({ where: genuine })).state).toBe('new')
})

test('nothing is judged before enough messages of both kinds are known', async () => {
  await teach(EXAMPLES_MIN - 1)
  expect((await read.enquiry.findUniqueOrThrow({ where: await submit(NEW_OFFER) })).state).toBe('new')
})

test('turned back, it goes to the company once, and its words count as wanted', async () => {
  await teach(EXAMPLES_MIN)
  const { id, reference } = await read.enquiry.findUniqueOrThrow({ where: await submit(NEW_OFFER) })
  const arrived = async () =>
    (await mailsTo('motors@meghbridge.example')).filter(({ subject }) => subject.includes(reference)).length
  expect(await arrived()).toBe(0)
  for (let times = 0; times < 2; times++) await mark([id], false)
  expect(await arrived()).toBe(1)
  expect(await read.enquiry.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'new', spamSigns: null })
  expect(await read.spamWord.findUniqueOrThrow({ where: { hash: '' } })).toMatchObject({
    spam: EXAMPLES_MIN,
    wanted: EXAMPLES_MIN + 1,
  })
})

test('a mark that is taken back is unlearned', async () => {
  const { id } = await read.enquiry.findUniqueOrThrow({ where: await submit(offer(1)) })
  await mark([id], true)
  await mark([id], true)
  await mark([id], false)
  const words = await read.spamWord.findMany()
  expect(words.length).toBeGreaterThan(10)
  expect(words.every(({ spam, wanted }) => spam === 0 && wanted === 1)).toBe(true)
})

test('spam is deleted after thirty days, what was learned stays, as hashes alone', async () => {
  const { id } = await read.enquiry.findUniqueOrThrow({ where: await submit(offer(1)) })
  await mark([id], true)
  const day = 24 * 60 * 60 * 1000
  await purge(Date.now() + 29 * day)
  expect(await read.enquiry.count()).toBe(1)
  await purge(Date.now() + 31 * day)
  expect(await read.enquiry.count()).toBe(0)
  const words = await read.spamWord.findMany()
  expect(words.length).toBeGreaterThan(10)
  expect(JSON.stringify(words)).not.toMatch(/backlinks|casino|rank/)
})

/** So many messages of both kinds, marked by staff. */
async function teach(count: number) {
  const rows = Array.from({ length: count }, (_, n) => [offer(n), wish(n)]).flat()
  await write(transaction =>
    transaction.enquiry.createMany({
      data: rows.map((text, n) => ({ ...contact, message: text, id: `taught-${n}`, reference: `ENQ-${n}` })),
    }),
  )
  const ids = rows.map((_, n) => `taught-${n}`)
  await mark(
    ids.filter((_, n) => n % 2 === 0),
    true,
  )
  await mark(
    ids.filter((_, n) => n % 2 === 1),
    false,
  )
}
