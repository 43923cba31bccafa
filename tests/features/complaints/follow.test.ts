import { beforeEach, expect, test, vi } from 'vitest'
import { requireComplaint, findByCode } from '#server/features/complaints/domain.ts'
import {
  REPORTS_PER_HOUR,
  WRONG_OVERALL,
  WRONG_PER_HOUR,
  WRONG_WHILE_BRAKED,
} from '#server/features/complaints/brakes.ts'
import { sealText } from '#server/features/complaints/sealing.ts'
import { openTestServer } from '../../server/test-server.ts'
import { complain, post, send, told } from './complaint-form.ts'

const server = await openTestServer({ TRUST_PROXY: '1' })
const { read, write } = server
const FOLLOW = '/complaints/follow'
const MONDAY = new Date('2026-11-23T04:00:00Z')
const HOUR_MS = 60 * 60 * 1000
const otherThan = (code: string) => `${code.startsWith('1') ? '2' : '1'}${code.slice(1)}`
const banglaDigits = (text: string) => text.replaceAll(/\d/g, digit => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY })
})

async function answer(code: string, text: string) {
  const { id } = (await findByCode(code))!
  await write(async transaction => {
    const entry = { complaintId: id, position: 1, kind: 'officer', text: sealText(id, text), day: '2026-11-24' }
    await transaction.complaintEntry.create({ data: { id: `answer-${id}`, ...entry, by: 'Salma Officer' } })
    const note = {
      complaintId: id,
      position: 2,
      kind: 'note',
      text: sealText(id, 'Ask the embassy'),
      day: '2026-11-24',
    }
    await transaction.complaintEntry.create({ data: { id: `note-${id}`, ...note, by: 'Salma Officer' } })
    await transaction.complaint.update({ where: { id }, data: { state: 'answered' } })
  })
  return id
}

test('the code in Bangla digits shows the answer, and neither notes nor names of officers', async () => {
  const code = await complain(server)
  await answer(code, 'We have called your employer')
  const page = await (await post(server, FOLLOW, { code: banglaDigits(code) }, { locale: '/bn' })).text()
  for (const text of [told, 'We have called your employer', 'আমরা উত্তর দিয়েছি']) expect(page).toContain(text)
  for (const text of ['Salma', 'Ask the embassy']) expect(page).not.toContain(text)
})

test('somebody writes on with files, and an officer is asked again', async () => {
  const code = await complain(server)
  const id = await answer(code, 'Tell us more')
  const { result } = await send(server, FOLLOW, { action: 'write', code, text: 'He has my phone, too' })
  expect(result).toMatchObject({ isAdded: true, complaint: { state: 'waiting' } })
  expect(result?.complaint?.messages.map(({ text, isMine }) => [text, isMine])).toEqual([
    [told, true],
    ['Tell us more', false],
    ['He has my phone, too', true],
  ])
  expect((await requireComplaint(id)).state).toBe('waiting')
})

test('a refused message comes back with its words, below the complaint', async () => {
  const code = await complain(server)
  const broken = new File(['GIF89a'], 'a.gif')
  const form = { action: 'write', code, text: 'My words', sendKey: 'c-key-of-thirty-two-letters-or-so' }
  const refused = await send(server, FOLLOW, form, { files: [broken] })
  expect(refused).toMatchObject({ status: 400, errors: { files: expect.any(String) }, values: { text: 'My words' } })
  expect(refused.result?.complaint?.messages).toHaveLength(1)
  const page = await (await post(server, FOLLOW, form, { files: [broken] })).text()
  expect(page).toContain('>My words</textarea>')
  expect((await send(server, FOLLOW, { action: 'write', code, text: ' ' })).errors).toHaveProperty('text')
})

test('a closed complaint says what else one can do, and takes no message', async () => {
  const code = await complain(server)
  const { id } = (await findByCode(code))!
  await write(transaction =>
    transaction.complaint.update({ where: { id }, data: { state: 'closed', closedOn: '2026-11-24' } }),
  )
  const page = await (await post(server, FOLLOW, { code })).text()
  expect(page).toContain('This complaint is closed')
  expect(page).toContain('24 November 2027')
  expect(page).not.toContain('name="text"')
  const late = await send(server, FOLLOW, { action: 'write', code, text: 'But it is not solved' })
  expect(late).toMatchObject({ status: 400, problem: expect.stringContaining('takes no more messages') })
  expect(await read.complaintEntry.count({ where: { complaintId: id } })).toBe(1)
})

test('wrong, unknown and erased codes get the same answer', async () => {
  const code = await complain(server)
  const erased = await complain(server, { text: 'Another one' })
  await send(server, FOLLOW, { action: 'erase', code: erased, again: erased })
  const answers = await Promise.all(
    [otherThan(code), '0000000000000000', erased].map(async wrong => {
      const { status, errors } = await send(server, FOLLOW, { code: wrong })
      return { status, errors }
    }),
  )
  expect(answers[0]).toEqual({ status: 400, errors: { code: expect.stringContaining('No complaint has this code') } })
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test('erasing asks the code again and leaves nothing', async () => {
  const code = await complain(server)
  const { id } = (await findByCode(code))!
  const wrong = await send(server, FOLLOW, { action: 'erase', code, again: otherThan(code) })
  expect(wrong).toMatchObject({ status: 400, errors: { again: expect.any(String) } })
  expect(await findByCode(code)).not.toBeNull()
  const done = await send(server, FOLLOW, { action: 'erase', code, again: code })
  expect(done.result).toEqual({ isErased: true })
  expect(await read.complaintEntry.count({ where: { complaintId: id } })).toBe(0)
  await expect(requireComplaint(id)).rejects.toThrow()
})

test('one address sends five complaints in an hour; a refused form costs nothing', async () => {
  const address = '198.51.100.7'
  for (let n = 0; n < 3; n++) await send(server, '/complaints', { text: '' }, { address })
  for (let n = 0; n < REPORTS_PER_HOUR; n++)
    expect(await complain(server, { text: `${told} ${n}` }, { address })).not.toBe('')
  const { status, problem, values } = await send(server, '/complaints', { text: told }, { address })
  expect([status, values.text]).toEqual([429, told])
  expect(problem).toContain('Too many complaints came from your connection')
  expect(await complain(server)).not.toBe('')
})

test('one address guesses twenty codes in an hour, and a right one is no guess', async () => {
  const address = '198.51.100.8'
  const code = await complain(server)
  for (let n = 0; n < WRONG_PER_HOUR + 5; n++)
    expect((await send(server, FOLLOW, { code }, { address })).status).toBe(200)
  for (let n = 0; n < WRONG_PER_HOUR; n++)
    expect((await send(server, FOLLOW, { code: otherThan(code) }, { address })).status).toBe(400)
  expect((await send(server, FOLLOW, { code }, { address })).status).toBe(429)
  expect((await send(server, FOLLOW, { code })).status).toBe(200)
})

test('when the world guesses, each address has three tries, and a right code opens', async () => {
  const code = await complain(server)
  const { limitCodes } = await import('#server/features/complaints/brakes.ts')
  for (let n = 0; n < WRONG_OVERALL; n++) await limitCodes(`2001:db8:${n.toString(16)}::`, async () => null)
  const address = '198.51.100.9'
  for (let n = 0; n < WRONG_WHILE_BRAKED; n++)
    expect((await send(server, FOLLOW, { code: otherThan(code) }, { address })).status).toBe(400)
  expect((await send(server, FOLLOW, { code: otherThan(code) }, { address })).status).toBe(429)
  expect((await send(server, FOLLOW, { code })).status).toBe(200)
})

test('an answer that is late is called late', async () => {
  const code = await complain(server)
  const dueOn = (await findByCode(code))!.dueOn
  expect(dueOn).toBe('2026-12-14')
  vi.setSystemTime(Date.parse(dueOn) + 30 * HOUR_MS)
  expect(await (await post(server, FOLLOW, { code })).text()).toContain('Our answer is late')
})
