import { beforeEach, expect, test } from 'vitest'
import { findByKey } from '#server/features/demands/domain.ts'
import { openTestServer } from '../../server/test-server.ts'
import { pdf } from '../../server/pdf.ts'
import { gulfBuild, masons, postForm, secretOf, sendForm } from './demand-form.ts'

const server = await openTestServer({ TRUST_PROXY: '1' })
const { read, write, mailsTo } = server
const letter = () => new File([pdf() as Uint8Array<ArrayBuffer>], 'demand letter.pdf', { type: 'application/pdf' })

beforeEach(async () => {
  await write(async transaction => {
    await transaction.demand.deleteMany()
    await transaction.mail.deleteMany()
    await transaction.rateLimiterFlexible.deleteMany()
  })
})

test('a demand is stored with its posts, and its link opens it', async () => {
  const cooks = { ...masons, trade: 'cook', number: '৫', wage: '২,০০০' }
  const { result, errors } = await sendForm(server, gulfBuild([masons, {}, cooks]))
  expect(errors).toEqual({})
  const demand = await read.demand.findFirstOrThrow({
    include: { lines: { orderBy: { position: 'asc' } }, events: true },
  })
  expect(demand).toMatchObject({
    reference: result?.reference,
    company: 'Gulf Build LLC',
    email: 'fahad@gulfbuild.example',
    payers: '{"returning":"employer","visa":"employer"}',
    state: 'received',
    events: [{ state: 'received' }],
    lines: [
      { position: 0, trade: 'mason', number: 40, wage: 1800, currency: 'SAR', months: 24, food: 'allowance' },
      { position: 1, trade: 'cook', number: 5, wage: 2000 },
    ],
  })
  expect(await findByKey(secretOf(result))).toMatchObject({ id: demand.id })
  expect(await findByKey('another')).toBeNull()
})

test('what is missing is said at its own post, and what was typed stays', async () => {
  const { errors, values } = await sendForm(server, {
    ...gulfBuild([masons, {}, { trade: 'cook', number: '0', wage: 'much', period: 'month' }]),
    email: 'fahad',
    country: '',
    consent: '',
  })
  expect(errors).toMatchObject({
    email: expect.any(String),
    country: 'Choose the country',
    consent: expect.any(String),
    'lines.2.number': 'A whole number from 1 to 5,000',
    'lines.2.wage': 'Enter the wage',
    'lines.2.currency': 'Choose the currency',
  })
  expect(Object.keys(errors).filter(name => /^lines\.[01]/.test(name))).toEqual([])
  expect(values).toMatchObject({ company: 'Gulf Build LLC', 'lines.2.wage': 'much' })
  expect((await sendForm(server, gulfBuild([]))).errors).toEqual({ lines: 'Fill in at least one post' })
  expect(await read.demand.count()).toBe(0)
})

test('the employer gets one mail with the link, in the language of the form', async () => {
  const email = 'mail@gulfbuild.example' // which no other test writes to
  const form = { ...gulfBuild(), email, sendKey: 'a'.repeat(32) }
  const [first, again] = [await sendForm(server, form, [letter()]), await sendForm(server, form, [letter()])]
  expect(again.result).toEqual(first.result)
  expect(first.result?.isMailed, 'without a mail server nobody gets it').toBe(false)
  expect([await read.demand.count(), await read.demandFile.count(), await read.mail.count()]).toEqual([1, 1, 1])
  await server.request('/bn/hire-workers', {
    method: 'POST',
    body: new URLSearchParams({ ...gulfBuild(), email: 'other@gulfbuild.example' }),
  })
  const [english, ...more] = await mailsTo(email)
  expect(more).toEqual([])
  for (const text of [first.result!.reference, first.result!.link]) expect(english?.text).toContain(text)
  expect(await mailsTo('other@gulfbuild.example')).toEqual([
    expect.objectContaining({
      subject: expect.stringMatching(/^আপনার চাহিদা DEM-/),
      text: expect.stringContaining('/bn/demand-status?key='),
    }),
  ])
  expect(JSON.stringify(await read.mail.findMany()), 'what was sent').not.toContain(secretOf(first.result))
})

test('programs are caught: a honeypot, forms sent at once, and many in a row', async () => {
  for (const fields of [{ website: 'https://spam.example' }, { shownAt: Date.now() }]) {
    const { problem } = await sendForm(server, { ...gulfBuild(), ...fields })
    expect(problem).toBeTruthy()
  }
  expect(await read.demand.count()).toBe(0)
  for (let n = 0; n < 5; n++) await sendForm(server, { ...gulfBuild(), token: 'one' })
  expect((await postForm(server, { ...gulfBuild(), token: 'one' })).status).toBe(429)
  expect(await read.mail.count(), 'mails to one address').toBe(3)
})
