import { beforeEach, expect, test, vi } from 'vitest'
import { SYSTEM_ACTOR } from '#server/actor.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { demandsOnDesk } from '#server/features/demands/desk.ts'
import { moveTo, requireDemand } from '#server/features/demands/domain.ts'
import { eraseAgain, eraseDue } from '#server/features/demands/erasure.ts'
import { list } from '#server/features/demands/list.ts'
import { demandStepMail } from '#server/features/demands/mails.ts'
import { retentionMonths } from '#server/features/demands/retention.ts'
import { ERASURE_DELAY_MS } from '#server/features/demands/status.ts'
import { demandsInput } from '#server/features/demands/work-schema.ts'
import { setTaken } from '#server/features/vacancies/domain.ts'
import { openEditor } from '../content/editor.ts'
import { job, publishJob } from '../vacancies/job.ts'
import { apply } from '../applications/apply.ts'
import { cookiesOf } from '../calls.ts'
import { gulfBuild, masons, secretOf, sendForm } from './demand-form.ts'

const server = await openEditor({ TRUST_PROXY: '1' })
const { request, read, write, publishOver } = server
const PAGE = '/demand-status'
const START = new Date('2026-11-23T04:00:00Z')
const HOUR_MS = 60 * 60 * 1000

let addresses = 0
const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${++addresses % 250}` })
const after = (ms: number) => new Date(START.getTime() + ms)
const inMonths = (months: number, days = 0) => new Date(Date.UTC(2026, 10 + months, 23 + days, 4))

/** A demand, and a browser that is shown it. */
async function send() {
  const { result } = await sendForm(server, gulfBuild([masons, { ...masons, trade: 'cook', number: '5' }]))
  const { id } = await read.demand.findUniqueOrThrow({ where: { reference: result!.reference } })
  const opened = await request(`${PAGE}?key=${secretOf(result)}`, { headers: elsewhere() })
  const cookie = cookiesOf(opened)
  const post = (fields: Record<string, string>) =>
    request(PAGE, { method: 'POST', cookie, body: new URLSearchParams(fields), headers: elsewhere() })
  return { id, link: result!.link, secret: secretOf(result), opened, cookie, post }
}
const pageFor = async (cookie: string, query = '') => (await request(PAGE + query, { cookie })).text()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  await write(async transaction => {
    await transaction.demand.deleteMany()
    await transaction.mail.deleteMany()
    await transaction.rateLimiterFlexible.deleteMany()
  })
})

test('the link shows state, steps and posts, and leaves no address with its secret', async () => {
  const { id, opened, cookie } = await send()
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/demand-status?show=mine'])
  expect(opened.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax/)
  await write(async transaction =>
    moveTo(
      transaction,
      await requireDemand(id, transaction),
      { state: 'checked', sentence: 'All papers are there' },
      SYSTEM_ACTOR,
    ),
  )
  const response = await request(PAGE, { cookie })
  expect(response.headers.get('cache-control')).toBe('no-store')
  const page = await response.text()
  for (const text of ['Gulf Build LLC', 'Documents checked', 'All papers are there', 'Mason', 'Not advertised yet'])
    expect(page).toContain(text)
  for (const text of ['Fahad', 'fahad@', '123 4567']) expect(page).not.toContain(text)
})

test('a post shows its job and how many came how far, without names', async () => {
  const { id, cookie } = await send()
  const { _id: vacancy, path } = await publishJob(server)
  await write(transaction =>
    transaction.demandLine.updateMany({ where: { demandId: id, position: 0 }, data: { vacancyId: vacancy } }),
  )
  for (const name of ['Rahim', 'Karim', 'Salam']) await apply({ name, vacancy })
  await write(transaction =>
    transaction.application.updateMany({ where: { name: 'Karim' }, data: { state: 'departed' } }),
  )
  const page = await pageFor(cookie)
  expect(page).toContain(path)
  const numbers = [...page.matchAll(/data-label="(Applied|Selected|Departed)"[^>]*>([^<]+)</g)].map(
    ([, label, n]) => `${label} ${n}`,
  )
  expect(numbers.slice(0, 3)).toEqual(['Applied 3', 'Selected 1', 'Departed 1'])
  expect(page).not.toMatch(/Rahim|Karim|Salam/)
})

test('a pasted link opens it, a wrong one says so, and guessing ends soon', async () => {
  const { link } = await send()
  const look = (text: string, headers = elsewhere()) =>
    request(PAGE, { method: 'POST', body: new URLSearchParams({ link: text }), headers })
  expect((await look(` ${link} `)).status).toBe(303)
  expect(await (await look(`${link.slice(0, -3)}abc`)).text()).toContain('No demand has this link')
  const one = elsewhere()
  for (let n = 0; n < 60; n++) await look('x'.repeat(22), one)
  expect((await look('x'.repeat(22), one)).status).toBe(429)
})

test('the employer withdraws at once, and erases after 72 hours unless it is stopped', async () => {
  const { id, cookie, post } = await send()
  expect(await pageFor(cookie, '?show=withdraw')).toContain('Withdraw this demand?')
  await post({ action: 'withdraw' })
  await post({ action: 'withdraw' })
  expect((await requireDemand(id)).state).toBe('withdrawn')
  expect(await read.demandEvent.count({ where: { demandId: id } })).toBe(2)
  await post({ action: 'erase' })
  expect(await pageFor(cookie)).toContain('will be erased on 26 November 2026 at 10:00')
  await post({ action: 'stop' })
  expect(await eraseDue(after(ERASURE_DELAY_MS))).toBe(0)
  await post({ action: 'erase' })
  expect(await eraseDue(after(ERASURE_DELAY_MS - HOUR_MS))).toBe(0)
  expect(await eraseDue(after(ERASURE_DELAY_MS))).toBe(1)
  await expect(requireDemand(id)).rejects.toThrow()
  for (const rows of [
    read.demandLine.count(),
    read.demandEvent.count(),
    read.mail.count({ where: { to: 'fahad@gulfbuild.example' } }),
  ])
    expect(await rows).toBe(0)
})

test('what an employer withdraws is told, logged, and on the desk while jobs are open', async () => {
  const { id, cookie, post } = await send()
  const { _id: vacancy } = await publishJob(server)
  await write(transaction =>
    transaction.demandLine.updateMany({ where: { demandId: id, position: 0 }, data: { vacancyId: vacancy } }),
  )
  const stillOpen = async () => {
    const desk = await demandsOnDesk({ id: 'nobody', role: 'staff' })
    const { count, first, search } = desk.find(each => each.id === 'demands-still-open')!
    const { rows } = await list({ id: 'nobody' }, { ...demandsInput.parse(search) })
    expect(rows).toHaveLength(count)
    return first
  }
  expect(await stillOpen()).toBeUndefined()
  const staysOpen = 'Jobs already published from it stay open until our staff close them.'
  expect(await pageFor(cookie, '?show=withdraw')).toContain(staysOpen)
  await post({ action: 'withdraw' })
  expect(await stillOpen()).toBe(`/admin/demands/${id}`)
  expect(await pageFor(cookie)).toContain(staysOpen)
  const { reference } = await requireDemand(id)
  const isOfThis = ({ subject }: { subject: string }) => subject === `Demand ${reference} was withdrawn`
  const notice = (await server.mailsTo('owner@agency.example')).find(isOfThis)
  expect(notice!.text).toContain('One job made of it is still open')
  expect(notice!.text).toContain(`/admin/demands/${id}`)
  expect(await read.activity.findMany({ where: { subjectId: id } })).toMatchObject([
    { action: 'demand-withdrawn', subject: reference, actor: 'Employer' },
  ])
  await changeContent(transaction => setTaken(transaction, vacancy, job.posts))
  expect(await stillOpen(), 'a job whose posts are given away is not open').toBeUndefined()
  expect(await pageFor(cookie)).not.toContain(staysOpen)
})

test('the mails of a demand say of its link what it does', async () => {
  const { secret } = await send()
  const receipt = (await server.mailsTo('fahad@gulfbuild.example')).find(({ text }) => text?.includes(secret))
  for (const text of ['24 months after its last change', 'withdraw it and have it erased'])
    expect(receipt!.text).toContain(text)
  const [answered, unanswered] = [true, false].map(isAnswered =>
    demandStepMail({ reference: 'DEM-1', state: 'Withdrawn', sentence: '', isAnswered }),
  )
  expect([answered!.text, unanswered!.text].map(text => text.includes('reply to this e-mail'))).toEqual([true, false])
  expect(answered!.text).not.toMatch(/first e-mail|at any time/)
})

test('what a restored backup brings back is erased again', async () => {
  const { id } = await send()
  const { lines: _, ...row } = await read.demand.findUniqueOrThrow({ where: { id }, include: { lines: true } })
  await eraseDue(inMonths(24))
  expect(await read.demand.count()).toBe(0)
  await write(transaction => transaction.demand.create({ data: row }))
  expect(await eraseAgain()).toBe(1)
  expect(await read.demand.count()).toBe(0)
})

test('demands go 24 months after their last change, or as the settings say', async () => {
  const { id } = await send()
  vi.setSystemTime(inMonths(6))
  await write(async transaction =>
    moveTo(transaction, await requireDemand(id, transaction), { state: 'closed' }, SYSTEM_ACTOR),
  )
  expect(await eraseDue(inMonths(30, -1))).toBe(0)
  vi.setSystemTime(START)
  await publishOver('settings-retention', { demandMonths: 3 })
  expect(await retentionMonths()).toBe(3)
  expect(await (await request('/hire-workers')).text()).toContain('3 months after the last change to your demand')
  expect(await eraseDue(inMonths(30))).toBe(1)
})
