import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { newKey } from '#app/rendering/new-key.ts'
import { today } from '#i18n/format.ts'
import { sendKey } from '#server/http/form-marks.shared.ts'
import { callsThrough } from '../features/calls.ts'
import { cooks, masons, storeDemand } from '../features/demands/demand.ts'
import { openCash } from '../features/payments/cash.ts'
import { inDays } from '../features/vacancies/job.ts'
import { karim } from '../features/workers/files.ts'
import { picture } from './test-server.ts'

const cash = await openCash()
const { read, prisma, owner, apply, going, take, empty } = cash
const { act, ask } = callsThrough(cash)
const { appRouter } = await import('#server/features.ts')
const { z } = await import('#i18n/zod.ts')

type Input = Record<string, unknown>
/** A sending by a form: what it sends under a key of its own, and what else somebody could send with that. */
type Sending = { sent: Input; others: Input }

beforeEach(async () => {
  await empty()
  await prisma.task.deleteMany()
  await prisma.demand.deleteMany()
})

const money = { amount: 1000, paidOn: today(), way: 'cash', transferNo: 'TX 1' }
const otherMoney = { amount: 900, paidOn: inDays(-1), way: 'bank', transferNo: 'TX 2' }

/** By the procedure: every field beside the key is another once. */
const calls: Record<string, () => Promise<Sending>> = {
  'payments.take': async () => {
    const [own, other] = [await going(), await going()]
    return {
      sent: { id: randomUUID(), ...own, secret: undefined, ...money, item: 'medical', reason: '' },
      others: {
        ...otherMoney,
        worker: other.worker,
        application: '',
        item: 'training',
        reason: 'Of the second check',
        allowed: 'He asked for it',
      },
    }
  },
  'payments.takeFromEmployer': async () => {
    const [own, other] = [await storeDemand(), await storeDemand({ company: 'Pearl' })]
    return {
      sent: { id: randomUUID(), demand: own.id, ...money, currency: 'SAR', reason: 'Service charge' },
      others: { ...otherMoney, demand: other.id, currency: 'USD', reason: 'Visas' },
    }
  },
  'payments.refund': async () => {
    const { worker, application } = await going()
    const [own, other] = [await take({ worker, application }), await take({ worker, application, item: 'training' })]
    return {
      sent: { id: randomUUID(), payment: own.id, ...money, reason: 'The check was cancelled' },
      others: { ...otherMoney, payment: other.id, reason: 'Another reason' },
    }
  },
  'payments.closeDrawer': async () => {
    const [drawn] = (await ask<{ cash: Record<'expected' | 'last' | 'upTo', unknown>[] }>('payments.drawer', {}, owner))
      .cash
    return {
      sent: {
        id: randomUUID(),
        currency: 'BDT',
        expected: drawn!.expected,
        last: drawn!.last,
        upTo: drawn!.upTo,
        counted: '10',
        note: 'Counted',
        deposited: '',
        depositNo: '',
      },
      others: { currency: 'SAR', counted: '20', note: 'Other', deposited: '5', depositNo: 'S-2' },
    }
  },
  'tasks.add': async () => {
    const [own, other] = [await apply(), await apply({ name: 'Anis' })]
    return {
      sent: { id: randomUUID(), on: 'applications', record: own.id, text: 'Call again', dueOn: inDays(1), to: 'me' },
      others: { on: 'demands', record: other.id, text: 'Write a letter', dueOn: inDays(2), to: null },
    }
  },
  'demands.add': async () => ({
    sent: { sendKey: randomUUID(), ...demand, lines: [masons], language: 'en', isMailed: false },
    others: { ...otherDemand, lines: [cooks], language: 'ar', isMailed: true, enquiry: 'another' },
  }),
  'workers.walkIn': async () => ({
    sent: { sendKey: randomUUID(), name: person.name, phone: person.phone, trade: 'mason', years: 5, language: 'bn' },
    others: { ...otherFile, trade: 'welder', years: 6, language: 'en', vacancy: cash.vacancy },
  }),
  'workers.addApplication': async () => {
    const [own, other] = [await going(), await going()]
    return {
      sent: { sendKey: randomUUID(), worker: own.worker, trade: 'mason', years: 5, language: 'bn' },
      others: { worker: other.worker, trade: 'welder', years: 6, language: 'en', vacancy: cash.vacancy },
    }
  },
  'workers.documents.add': async () => {
    const [own, other] = [await going(), await going()]
    return {
      sent: { sendKey: newKey(), worker: own.worker, kind: 'medical', number: '7', file: scan },
      others: { ...otherFacts, worker: other.worker, application: own.application, kind: 'police', file: otherScan },
    }
  },
  'applications.add': async () => ({
    sent: { sendKey: randomUUID(), source: 'office', language: 'bn', ...person },
    others: { source: 'telephone', language: 'en', ...otherPerson, vacancy: cash.vacancy },
  }),
}
const scanOf = async (colour: string) =>
  new File([Buffer.from(await picture({ colour }).jpeg().toBuffer())], 'scan.jpg', { type: 'image/jpeg' })
const [scan, otherScan] = [await scanOf('#804020'), await scanOf('#123456')]
/** Every fact of a document, otherwise than that of one with a number alone. */
const otherFacts = {
  number: '8',
  heldOn: inDays(-1),
  issuedOn: inDays(-1),
  expiresOn: inDays(90),
  place: 'Green Crescent',
  person: 'Kamal',
  outcome: 'fit',
  note: 'Comes on Sunday',
}
const demand = {
  company: 'Al Noor Contracting',
  registrationNo: 'CR 1010-2233',
  country: 'SA',
  contact: 'Khalid Al Noor',
  email: 'khalid@alnoor.example',
  phone: '+966 11 222 3333',
}
const otherDemand = {
  company: 'Gulf Build LLC',
  registrationNo: 'CR 7',
  country: 'QA',
  city: 'Doha',
  contact: 'Omar',
  email: 'omar@gulf.example',
  phone: '+974 4444 5555',
  visaNo: 'V-1',
  attestedOn: inDays(-3),
  startsOn: inDays(30),
  payers: { visa: 'employer' },
  message: 'In two groups',
}
const person = {
  name: 'Rahim Uddin',
  phone: '01712345678',
  district: 'bogura',
  trade: 'mason',
  years: 5,
  passport: 'yes',
  registered: 'unknown',
}
const otherPerson = {
  name: 'Anis Miah',
  phone: '01812345678',
  district: 'dhaka',
  trade: 'welder',
  country: 'QA',
  years: 6,
  passport: 'no',
  registered: 'yes',
  message: 'Call in the evening',
}

/** Every field of a file, otherwise than that of `person`. */
const otherFile = {
  ...karim,
  name: 'Anis Miah',
  phone: '01812345678',
  experience: 'Two years in Oman',
  languages: 'Arabic',
  registrationNo: 'BMET-1',
  smartCardNo: 'SC-1',
  note: 'Call in the evening',
}

/** The fields of what is sent, also as a form with files. */
function shapeOf(schema: unknown): Record<string, InstanceType<typeof z.ZodType>> {
  if (schema instanceof z.ZodPipe) return { ...shapeOf(schema.in), ...shapeOf(schema.out) }
  return schema instanceof z.ZodObject ? (schema.shape as Record<string, InstanceType<typeof z.ZodType>>) : {}
}

/** An id that has to look as our forms make them is chosen by a form: those of records may be anything. */
function isChosenByForm(schema: unknown): boolean {
  const { id, sendKey } = shapeOf(schema)
  return sendKey !== undefined || (id !== undefined && id.safeParse(randomUUID()).success && !id.safeParse('x').success)
}

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string; inputs: unknown[] } }>,
)

test('the walk meets every call whose key the form chooses', () => {
  const chosen = procedures.flatMap(([name, { _def }]) =>
    _def.type === 'mutation' && !/\bremove/.test(name) && _def.inputs.some(isChosenByForm) ? [name] : [],
  )
  expect(chosen.toSorted()).toEqual(Object.keys(calls).toSorted())
})

const fieldsOf = (schema: unknown): string[] => Object.keys(shapeOf(schema))

/** With a file as the form sends it. */
async function send<Data>(name: string, input: Input): Promise<Data> {
  if (!('file' in input)) return act<Data>(name, input, owner)
  const body = new FormData()
  for (const [field, value] of Object.entries(input)) body.append(field, value as string | File)
  const answer = await cash.request(`/api/trpc/${name}`, { method: 'POST', cookie: owner, body })
  const { result, error } = (await answer.json()) as { result?: { data: Data }; error?: { data: object } }
  if (!result) throw Object.assign(new Error(name), error?.data)
  return result.data
}

/** How many records there are of what forms make. */
const count = async () =>
  (
    await Promise.all([
      read.payment.count(),
      read.task.count(),
      read.application.count(),
      read.demand.count(),
      read.workerDocument.count(),
    ])
  ).join()

/** The keys, and what the screen showed, which is another once the first sending is stored. */
const NOT_SAID = new Set(['id', 'sendKey', 'expected', 'last', 'seen', 'upTo'])

test.each(Object.keys(calls))('what %s sends twice is one; anything else with its key is refused', async name => {
  const { sent, others } = await calls[name]!()
  const fields = fieldsOf(procedures.find(([each]) => each === name)![1]._def.inputs.at(-1))
  expect(fields.filter(field => !NOT_SAID.has(field) && !(field in others))).toEqual([])
  const first = await send<{ id?: string; number?: number; reference?: string }>(name, sent)
  const before = await count()
  const again = await send<typeof first>(name, sent)
  const idsOf = ({ id, number, reference }: typeof first) => [id, number, reference]
  expect(idsOf(again)).toEqual(idsOf(first))
  for (const [field, value] of Object.entries(others))
    await expect(send(name, { ...sent, [field]: value }), field).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await count()).toBe(before)
})

test('the key of one kind of money is none of another', async () => {
  const own = await calls['payments.refund']!()
  const { number } = await act<{ number: number }>('payments.refund', own.sent, owner)
  for (const name of ['payments.take', 'payments.takeFromEmployer']) {
    const { sent } = await calls[name]!()
    await expect(act(name, { ...sent, id: own.sent.id }, owner)).rejects.toMatchObject({ code: 'CONFLICT' })
  }
  expect(await read.payment.findFirst({ where: { number } })).toMatchObject({ kind: 'refund' })
})

test('a note or a call that is sent again with its key is one', async () => {
  const { id: application } = await apply()
  const { id: demandId } = await storeDemand()
  const { id: enquiry } = await prisma.enquiry.create({
    data: { id: randomUUID(), reference: 'ENQ-1', lastName: 'Rahman', company: '', message: 'Call me', language: 'en' },
  })
  const entries = async () =>
    (await Promise.all([read.applicationEntry.count(), read.demandEntry.count(), read.enquiryEntry.count()])).join()
  expect(await entries()).toBe('0,0,0')
  const sent: [string, Input][] = [
    ['applications.addEntry', { id: application, kind: 'call', outcome: 'missed' }],
    ['demands.addNote', { id: demandId, text: 'Write a letter' }],
    ['enquiries.addEntry', { id: enquiry, kind: 'call' }],
  ]
  for (const [name, input] of sent) {
    const key = { 'idempotency-key': newKey() }
    const first = await act<{ id: string }>(name, input, owner, key)
    expect(await act(name, input, owner, key), name).toEqual(first)
    await expect(act(name, { ...input, text: 'Another' }, owner, key)).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
    })
  }
  expect(await entries()).toBe('1,1,1')
  for (const [name, input] of sent) await act(name, input, owner, { 'idempotency-key': newKey() })
  expect(await entries(), 'another key is another').toBe('2,2,2')
})

test('a key that pages make is one that forms take', () => {
  const keys = Array.from({ length: 1000 }, newKey)
  expect(keys.filter(key => sendKey.parse(key) !== key)).toEqual([])
  expect(new Set(keys).size).toBe(keys.length)
})
