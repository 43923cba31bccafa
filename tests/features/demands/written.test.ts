import type { inferRouterOutputs } from '@trpc/server'
import { expect, test } from 'vitest'
import { findByKey } from '#server/features/demands/domain.ts'
import type { AppRouter } from '#server/features.ts'
import { openOffice } from '../applications/staff.ts'
import { cooks, masons, storeDemand } from './demand.ts'

type Outputs = inferRouterOutputs<AppRouter>
type Receipt = Outputs['demands']['add']

const { calls, owner, read, write, mutate, mailsTo, publishJob } = await openOffice()
const byId = (id: string) => calls.ask<Outputs['demands']['byId']>('demands.byId', { id }, owner)
const act = <Data = unknown>(name: string, input: object) => calls.act<Data>(`demands.${name}`, input, owner)
const madeOf = (id: string) => calls.ask<Outputs['demands']['ofEnquiry']>('demands.ofEnquiry', { id }, owner)

const alnoor = {
  company: 'Al Noor Contracting',
  registrationNo: 'CR 1010-2233',
  country: 'SA',
  contact: 'Khalid Al Noor',
  email: 'khalid@alnoor.example',
  phone: '+966 11 222 3333',
  payers: { returning: 'employer', visa: '' },
  lines: [{ ...masons, number: '25', wage: '1,800' }],
  language: 'en',
}

async function receiveEnquiry() {
  await write(transaction => transaction.enquiry.deleteMany())
  await mutate('enquiries.submit', {
    lastName: 'Khalid Al Noor',
    email: 'khalid@alnoor.example',
    company: 'agency',
    message: 'We need 25 masons in Riyadh',
  })
  return (await read.enquiry.findFirstOrThrow()).id
}

/** How many staff were told of something; they are forgotten. */
async function noticed() {
  const { count } = await write(transaction => transaction.mail.deleteMany({ where: { to: 'owner@agency.example' } }))
  return count
}

test('a demand is made of a message once, which is handled then', async () => {
  const enquiry = await receiveEnquiry()
  expect(await madeOf(enquiry)).toBeNull()
  await storeDemand()
  expect(await noticed(), 'of one that employers send').toBeGreaterThan(0)
  const given = { ...alnoor, enquiry, sendKey: 'first-of-two' }
  const [receipt, again] = [await act<Receipt>('add', given), await act<Receipt>('add', given)]
  expect(again).toEqual(receipt)
  const demand = await byId(receipt.id)
  expect(demand).toMatchObject({
    consent: 0,
    enquiry: { id: enquiry },
    payers: { returning: 'employer' },
    lines: [{ trade: 'mason', number: 25, wage: 1800 }],
    events: [{ state: 'received', by: 'owner' }],
  })
  expect(await madeOf(enquiry)).toEqual({ id: receipt.id, reference: receipt.reference })
  expect(await read.enquiry.findUnique({ where: { id: enquiry } })).toMatchObject({
    state: 'handled',
    handledBy: 'owner',
  })
  expect(await noticed(), 'who writes it down knows of it').toBe(0)
  await expect(act('add', { ...given, sendKey: 'another-key' })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: `Demand ${receipt.reference} was made of this message already`,
  })
  await expect(act('add', { ...alnoor, enquiry: 'none', sendKey: 'a-third-key' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await read.demand.count({ where: { enquiryId: 'none' } })).toBe(0)
})

test('the link of a written demand opens it, and is mailed where staff say so', async () => {
  const { id, link } = await act<Receipt>('add', { ...alnoor, email: 'one@alnoor.example', sendKey: 'one-key-of-it' })
  expect(await findByKey(new URL(link).searchParams.get('key')!)).toMatchObject({ id })
  expect(await mailsTo('one@alnoor.example')).toEqual([])
  const mailed = { ...alnoor, email: 'two@alnoor.example', language: 'bn', isMailed: true, sendKey: 'two-key-of-it' }
  const second = await act<Receipt>('add', mailed)
  const [mail] = await mailsTo('two@alnoor.example')
  expect(second.link).toContain('/bn/demand-status?key=')
  expect(mail?.text).toContain(second.link)
})

test('a corrected demand keeps its vacancies; what is missing is told at its field', async () => {
  const { id } = await storeDemand({}, [masons, cooks])
  const [first, second] = (await byId(id)).lines
  const made = await publishJob()
  await write(transaction => transaction.demandLine.update({ where: { id: second!.id }, data: { vacancyId: made } }))
  const { language: _, ...values } = alnoor
  const lines = [
    { ...masons, trade: 'welder', number: 4 },
    { ...cooks, id: second!.id, number: 9 },
  ]
  await expect(
    act('edit', { id, version: 1, values: { ...values, lines: [{ ...lines[0], wage: '' }, lines[1]] } }),
  ).rejects.toMatchObject({ issues: [{ path: 'values.lines.0.wage' }] })
  await act('edit', { id, version: 1, values: { ...values, city: 'Jeddah', lines } })
  const rows = await read.demandLine.findMany({ where: { demandId: id }, orderBy: { position: 'asc' } })
  expect(rows).toMatchObject([
    { trade: 'welder', number: 4, vacancyId: null },
    { id: second!.id, trade: 'cook', number: 9, vacancyId: made },
  ])
  expect(rows.map(row => row.id)).not.toContain(first!.id)
  expect(await byId(id)).toMatchObject({ city: 'Jeddah', version: 2, state: 'received' })
  await expect(act('edit', { id, version: 2, values })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'A vacancy was made of post 2: it stays. Delete the vacancy first.',
  })
  await expect(act('edit', { id, version: 1, values })).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
  await expect(act('move', { id, version: 1, state: 'checked' })).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
  expect(await read.activity.count({ where: { action: 'demand-edited', subjectId: id } })).toBe(1)
})
