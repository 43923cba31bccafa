import { expect, test } from 'vitest'
import { today } from '#i18n/format.ts'
import { daysFrom, weekdayOf } from '#i18n/typed/day.ts'
import { moneyText } from '#server/features/payments/kinds.shared.ts'
import { leftOutBy, partsOf } from '#server/registration/define-part.shared.ts'
import { endAll, leavingOut } from '../../server/parts.ts'
import { taskCalls } from '../tasks/calls.ts'
import { costsWith, job } from '../vacancies/job.ts'
import { openWorkshop } from '../work/workshop.ts'

const office = await openWorkshop()
const { one, owner, does, get, write, prisma, applyFor, bring, member } = office
const { addTask } = taskCalls(office)
const { registeredFeatures } = await import('#server/registration/define-feature.ts')
const { submit } = await import('#server/features/complaints/domain.ts')
const { complaintInput } = await import('#server/features/complaints/schema.ts')

type Figure = { id: string; count: number; cells?: string[]; to?: string; search?: Record<string, string> }
type Block = { id: string; title?: string; figures: Figure[]; all?: { search: Record<string, string>; label: string } }

const figuresOf = (as = owner) => get<Block[]>('dashboard.figures', {}, as)

/** The procedure of each list that a figure leads to. */
const LISTS: Record<string, string> = {
  '/admin/applications': 'applications.list',
  '/admin/workers': 'workers.list',
  '/admin/tasks': 'tasks.list',
  '/admin/complaints': 'complaints.list',
}
const sunday = daysFrom(today(), -weekdayOf(today()))

/** People in several stages, for three countries and none, two of whom fly; demands, money, tasks, documents and complaints. */
async function fill() {
  const data = { ...job, costs: costsWith(), country: 'OM' }
  const { _id: vacancy } = await does<{ _id: string }>('content.publish', { feature: 'vacancies', seen: 0, data })
  const people: { id: string }[] = []
  for (const [n, country] of ['QA', 'QA', 'SA', '', 'SA', 'QA'].entries())
    people.push(await applyFor('', { name: `Rahim ${n}`, phone: `0171234567${n}`, country }))
  people.push(await applyFor(vacancy, { name: 'Salam', phone: '01712345679', country: 'QA' }))
  for (const n of [0, 2, 6]) await bring(people[n]!.id, 'ticket')
  await bring(people[1]!.id, 'selected')
  await bring(people[5]!.id, 'rejected')
  const flights = [sunday, daysFrom(sunday, 6), daysFrom(sunday, 13), daysFrom(sunday, 14)]
  for (const [n, person] of [people[0]!, people[2]!, people[6]!, people[1]!].entries())
    await book(person.id, flights[n]!)
  await book(people[0]!.id, daysFrom(sunday, 8), 1) // booked anew: next week
  await addTask('applications', people[3]!.id, daysFrom(today(), -2), {}, owner)
  await addTask('demands', await accept(vacancy), daysFrom(today(), 2), {}, owner)
  await accept()
  await one.demands()
  for (const [n, way] of ['cash', 'cash', 'bank', 'mobile'].entries()) await receive(n + 1, { way })
  await receive(5, { way: 'cash', currency: 'SAR' })
  await receive(6, { way: 'cash', kind: 'refund' })
  await receive(7, { way: 'cash', cancelledAt: new Date() })
  await receive(8, { way: 'bank', paidOn: daysFrom(today(), -7) })
  for (const dueOn of [daysFrom(today(), -1), daysFrom(today(), -9), today()]) {
    const { id } = await submit(complaintInput.parse({ text: 'No salary since March' }))
    await write(({ complaint }) => complaint.update({ where: { id }, data: { dueOn } }))
  }
}

/** A ticket in the file of somebody, for a flight on a day. */
async function book(applicationId: string, heldOn: string, later = 0) {
  const id = (await fileOf(applicationId)) ?? (await addFile(applicationId))
  const createdAt = new Date(Date.now() + later * 1000)
  const data = { id: crypto.randomUUID(), workerId: id, applicationId, kind: 'ticket', heldOn, by: 'Nadia', createdAt }
  await write(({ workerDocument }) => workerDocument.create({ data }))
  await write(({ worker }) => worker.update({ where: { id }, data: { expiresOn: daysFrom(today(), later ? 3 : 40) } }))
}
const fileOf = async (id: string) => (await prisma.application.findUniqueOrThrow({ where: { id } })).workerId

let passports = 1000000
async function addFile(application: string) {
  const { name, phone } = await prisma.application.findUniqueOrThrow({ where: { id: application } })
  const values = { name, phone, passport: `B0${passports++}` }
  return (await does<{ id: string }>('workers.add', { values, application })).id
}

/** A demand under way; the posts of one line are partly given away. */
async function accept(vacancyId?: string): Promise<string> {
  const { id } = await one.demands()
  await write(({ demand }) => demand.update({ where: { id }, data: { state: 'accepted' } }))
  if (!vacancyId) return id
  await write(({ demandLine }) => demandLine.updateMany({ where: { demandId: id, position: 0 }, data: { vacancyId } }))
  await write(({ vacancyPosts }) =>
    vacancyPosts.upsert({ where: { vacancyId }, create: { vacancyId, taken: 4 }, update: { taken: 4 } }),
  )
  return id
}

const receive = (number: number, data: object) =>
  write(({ payment }) =>
    payment.create({
      data: {
        id: crypto.randomUUID(),
        token: `token-${number}`,
        number,
        kind: 'payment',
        name: 'Karim',
        item: 'medical',
        amount: 1000 * number,
        paidOn: today(),
        way: 'cash',
        by: 'Nadia',
        ...data,
      },
    }),
  )

/** What the list that a figure leads to has of it. */
async function listed({ to = '', search = {} }: Figure, as: string) {
  if (LISTS[to]) return { count: (await get<{ count: number }>(LISTS[to], search, as)).count }
  if (to === '/admin/payments') {
    type Sums = { count: number; total: { currency: string; paid: number; refunded: number }[] }
    const { count, total } = await get<Sums>('payments.list', search, as)
    const [{ currency, paid, refunded }] = total as [Sums['total'][number]]
    return { count, cells: [moneyText(paid, currency), refunded ? moneyText(refunded, currency) : ''] }
  }
  if (to.startsWith('/admin/demands/')) {
    type Row = { id: string; postsLeft: number; workers: number }
    const { rows } = await get<{ rows: Row[] }>('demands.list', { show: 'posts-left' }, as)
    const { postsLeft, workers } = rows.find(({ id }) => to.endsWith(id))!
    return { count: postsLeft, cells: [String(workers)] }
  }
  throw new Error(`nobody has said which list ${to} is`)
}

await fill()

test('every figure of the first page has as many as its list', async () => {
  const blocks = await figuresOf()
  expect(blocks.map(({ id }) => id)).toEqual([
    'flights',
    'tasks',
    'documents',
    'complaints',
    'stages',
    'countries',
    'posts',
    'week',
  ])
  for (const { id, figures } of blocks)
    for (const { cells, ...figure } of figures) {
      if (id === 'complaints') continue
      const { count, cells: listedCells = cells } = await listed(figure, owner)
      const of = `${id} ${figure.id}`
      expect({ of, count: figure.count, cells }).toEqual({ of, count, cells: listedCells })
    }
})

test('the figures are those of the day: stages, countries, flights, posts, money, tasks and documents', async () => {
  const counts = Object.fromEntries(
    (await figuresOf()).map(({ id, figures }) => [id, Object.fromEntries(figures.map(each => [each.id, each.count]))]),
  )
  expect(counts).toMatchObject({
    flights: { 'departs-week': 1, 'departs-next': 2 },
    tasks: { overdue: 1 },
    documents: { 'ends-now': 1, 'ends-soon': 3 },
    complaints: { overdue: 2 },
    stages: { received: 2, selected: 1, ticket: 3, rejected: 1 },
    countries: { QA: 2, SA: 2, OM: 1, none: 1 },
    week: { 'cash-BDT': 3, 'cash-SAR': 1, 'bank-BDT': 1, 'mobile-BDT': 1, 'all-BDT': 5 },
  })
  expect(Object.values(counts.posts!)).toEqual([28, 24])
})

test('nobody is given a figure of a list that they may not see', async () => {
  const shown = async (role: Parameters<typeof member>[1]) => {
    const { cookie } = await member(role, role)
    const blocks = await figuresOf(cookie)
    for (const { figures } of blocks)
      for (const figure of figures) if (LISTS[figure.to ?? '']) await listed(figure, cookie)
    return blocks.map(({ id }) => id)
  }
  expect(await shown('editor')).toEqual([])
  expect(await shown('officer')).toEqual(['complaints'])
  expect(await shown('accountant')).toEqual(['drawer', 'week'])
  expect(await shown('caseworker')).toEqual(['flights', 'tasks', 'documents', 'stages', 'countries', 'posts', 'week'])
})

test('officers are led to the complaints that are overdue, owners learn the number alone', async () => {
  const { cookie } = await member('nargis', 'officer')
  const [overdue] = (await figuresOf(cookie)).flatMap(({ figures }) => figures)
  expect(await listed(overdue!, cookie)).toEqual({ count: 2 })
  const [known] = (await figuresOf()).find(({ id }) => id === 'complaints')!.figures
  expect(known).toEqual({ id: 'overdue', label: 'Complaints overdue', count: 2, tone: 'urgent' })
})

test('what the accountant finds in the drawer is what its page says', async () => {
  const { cookie } = await member('jamila', 'accountant')
  const drawer = (await figuresOf(cookie)).find(({ id }) => id === 'drawer')!
  type Cash = { cash: { currency: string; expected: number }[] }
  const { cash } = await get<Cash>('payments.drawer', {}, cookie)
  expect(drawer.figures.map(({ id, cells }) => [id, cells])).toEqual(
    cash.map(({ currency, expected }) => [currency, [moneyText(expected, currency)]]),
  )
})

test('the figures of a part that is off are gone', async () => {
  await endAll()
  await leavingOut(office, owner)(leftOutBy(partsOf(registeredFeatures()), 'website'))
  expect(await figuresOf()).toEqual([])
})
