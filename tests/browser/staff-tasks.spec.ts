import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { gulfBuild } from '../features/demands/demand-form.ts'
import { inDays } from '../features/vacancies/job.ts'
import { m } from '#i18n/paraglide/messages.js'
import { addClient, colleague, content, nameAgency, startSession, submit } from './actors.ts'
import { countOn, type Effort, type Hands } from './counted.ts'
import { job, saudi } from './jobs.ts'
import { root } from './product.ts'
import { expect, open, test } from './test.ts'

// Each task goes the shortest way from the dashboard, in both languages; what it needed stands in the table of docs/staff-tasks.md.

type Locale = 'en' | 'bn'
type Person = { name: string; file?: object; applications: { state: string }[] }
type Task = (staff: { page: Page; hands: Hands; say: { locale: Locale } }) => Promise<void>

const APPLICANTS = 30
const COMPANIES = Array.from({ length: 12 }, (_, n) => `Company ${n + 1}\tCleaning\t${10 + n}`).join('\n')
const PASSPORT = `P<BGDUDDIN<<RAHIM${'<'.repeat(27)}\nA012345678BGD9003152M3401099<<<<<<<<<<<<<<00`
const ANSWER = 'We have work for you. Please come to our office.'

const CALL_BACK = 'Ask for the police paper'

const digits = (count: number, { locale }: { locale: Locale }) =>
  count.toLocaleString(locale === 'bn' ? 'bn-BD' : 'en-GB')
const nameOf = (n: number) => `Applicant ${String(n).padStart(2, '0')}`
const phoneOf = (n: number) => `017120000${String(n).padStart(2, '0')}`
/** Sixty people, of whom the last ten have no name. */
const SIXTY = ['Name\tPhone', ...Array.from({ length: 60 }, (_, n) => `${n < 50 ? nameOf(n) : ''}\t${phoneOf(n)}`)]
const MENDED = SIXTY.map((row, n) => (row.startsWith('\t') ? nameOf(n) + row : row))

const sidebar = (page: Page) => page.locator('[data-slot=sidebar]')
const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const chosen = (page: Page, { locale }: { locale: Locale }) =>
  page.getByRole('group', { name: m.list_selection({}, { locale }) })
const box = (page: Page, n: number, say: { locale: Locale }) =>
  main(page).getByRole('checkbox', { name: m.list_select({ name: nameOf(n) }, say) })

const tasks: Record<
  string,
  { before?: (page: Page, otherPerson: () => Promise<Page>) => Promise<unknown>; steps: Task }
> = {
  'Find a caller’s application': {
    before: addApplicants,
    async steps({ page, hands }) {
      await hands.key('Control+K')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      await hands.type(phoneOf(17))
      const found = page.getByRole('option', { name: nameOf(17) })
      await expect(found).toHaveAttribute('aria-selected', 'true')
      await hands.key('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(17))
    },
  },
  'Call ten people': {
    before: addApplicants,
    async steps({ page, hands, say }) {
      await hands.press(main(page).getByRole('link', { name: m.calls_begin({}, say) }))
      for (let n = 1; n <= 10; n++) {
        await expect(main(page).getByRole('heading', { name: nameOf(n) })).toBeFocused()
        await hands.key(String(n % 2 === 0 ? 1 : 2))
      }
      await expect(main(page).getByRole('heading', { name: nameOf(11) })).toBeFocused()
    },
  },
  'Move five people': {
    before: addApplicants,
    async steps({ page, hands, say }) {
      await hands.press(sidebar(page).locator('[href$="/admin/applications"]'))
      await hands.press(box(page, 9, say))
      await hands.press(box(page, 5, say), { modifiers: ['Shift'] })
      await hands.press(chosen(page, say).getByRole('button', { name: m.application_move({}, say) }))
      await hands.press(page.getByRole('menuitem', { name: m.application_called({}, say), exact: true }))
      const state = m.application_called({}, say)
      await hands.press(page.getByRole('dialog').getByRole('button', { name: m.application_move_to({ state }, say) }))
      await expect(chosen(page, say).getByRole('button')).toHaveCount(0)
      await expect(main(page).getByRole('row', { name: state })).toHaveCount(5)
    },
  },
  'Invite ten': {
    before: addLastInterview,
    async steps({ page, hands, say }) {
      await hands.press(sidebar(page).locator('[href$="/admin/applications"]'))
      await hands.press(box(page, 20, say))
      await hands.press(box(page, 11, say), { modifiers: ['Shift'] })
      await hands.press(chosen(page, say).getByRole('button', { name: m.application_invite({}, say) }))
      await hands.fill(page.getByRole('dialog').locator('[name=at]'), `${inDays(3)}T10:00`)
      await hands.key('Enter')
      await expect.poll(() => invited(page)).toBe(10)
    },
  },
  'Answer three enquiries': {
    before: addEnquiries,
    async steps({ page, hands, say }) {
      await hands.press(main(page).getByRole('link', { name: m.desk_open_oldest({}, say) }))
      const text = page.getByLabel(m.answer_text({}, say))
      const heading = page.getByRole('heading', { level: 1 })
      await hands.press(text)
      for (const n of [0, 1, 2]) {
        const sender = await heading.innerText()
        await hands.type(ANSWER)
        await hands.press(page.getByRole('button', { name: m.answer_send_handled({}, say) }))
        if (n === 2) continue
        await expect(heading).not.toHaveText(sender)
        await expect(text).toBeFocused()
      }
      await expect(page.getByText(m.enquiry_none_open({}, say))).toBeVisible()
    },
  },
  'Correct a figure': {
    before: page => addClient(page, saudi),
    async steps({ page, hands }) {
      await hands.key('/')
      await hands.type('Al Manar')
      const figure = main(page).getByRole('listitem').filter({ hasText: 'Al Manar' }).getByRole('button')
      await hands.press(figure)
      await hands.type('12')
      await hands.key('Enter')
      await expect(figure).toBeFocused()
    },
  },
  'Add a country with 12 companies': {
    async steps({ page, hands, say }) {
      await hands.press(sidebar(page).locator('[href$="/admin/add-new-client"]'))
      await hands.press(field(page, 'countryName'))
      await hands.type('Qatar')
      await hands.key('Tab')
      await hands.fill(field(page, 'workSummary'), 'Cleaning, with housing.')
      await hands.press(field(page, 'company.0.companyName'))
      await hands.paste(COMPANIES)
      await hands.press(submit(page))
      await expect(page.getByRole('alertdialog', { name: m.saved_title({}, say) })).toBeVisible()
      await hands.key('Enter')
    },
  },
  'Publish a job from a demand': {
    before: addDemand,
    async steps({ page, hands }) {
      await hands.press(sidebar(page).locator('[href$="/admin/demands"]'))
      await hands.press(main(page).getByRole('link', { name: 'Gulf Build LLC' }))
      await hands.press(main(page).locator('section[aria-labelledby=posts]').getByRole('button'))
      await hands.fill(field(page, 'closesOn'), inDays(10))
      await hands.fill(field(page, 'permissionNo'), 'P-1')
      await hands.fill(field(page, 'permissionOn'), inDays(-20))
      await hands.fill(field(page, 'approvalNo'), 'A-1')
      await hands.fill(field(page, 'approvalOn'), inDays(-10))
      await hands.press(submit(page))
      await expect.poll(() => liveJobs(page)).toBe(2)
    },
  },
  'Close a vacancy': {
    before: addJobs,
    async steps({ page, hands, say }) {
      await hands.press(sidebar(page).locator('[href$="/admin/vacancies"]'))
      await hands.press(
        main(page)
          .getByRole('button', { name: m.vacancy_close({ title: '' }, say).trim() })
          .first(),
      )
      await expect(field(page, say.locale === 'bn' ? 'closedReasonBn' : 'closedReason')).toBeFocused()
      await hands.type('The posts are filled')
      await hands.key('Enter')
      await expect.poll(() => liveJobs(page, 'open')).toBe(2)
    },
  },
  'See who waits longest': {
    before: addApplicants,
    async steps({ page, hands, say }) {
      await hands.press(sidebar(page).locator('[href$="/admin/applications"]'))
      await hands.press(main(page).getByRole('button', { name: m.application_stage_since({}, say), exact: true }))
      await expect(main(page).locator('tbody tr').first()).toContainText(nameOf(1))
    },
  },
  'A walk-in': {
    before: useAll,
    async steps({ page, hands, say }) {
      await hands.press(main(page).getByRole('link', { name: m.walk_in({}, say) }))
      await hands.press(page.locator('#passport-lines'))
      await hands.paste(PASSPORT)
      await hands.fill(field(page, 'phone'), '01712345678')
      await hands.choose(field(page, 'trade'), 'mason')
      await hands.fill(field(page, 'years'), '5')
      await hands.press(submit(page))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.walk_in_done({}, say))
      const [made] = (await ask<{ rows: Person[] }>(page, 'people.list')).rows
      expect(made).toMatchObject({ name: 'RAHIM UDDIN', file: {}, applications: [{ state: 'received' }] })
    },
  },
  'Somebody by four digits': {
    before: addEndingSo,
    async steps({ page, hands }) {
      await hands.key('Control+K')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      await hands.type('2000')
      await expect(page.getByRole('option', { name: 'Ends So' })).toHaveAttribute('aria-selected', 'true')
      await hands.key('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ends So')
    },
  },
  'Take twenty through the medical check': {
    before: page => addFiles(page, 20, 'medical'),
    async steps({ page, hands, say }) {
      await openDay(page, hands, say, 20, m.document_medical({}, say))
      await hands.fill(field(page, 'place'), 'Green Crescent')
      await hands.fill(field(page, 'heldOn'), inDays(0))
      await hands.press(main(page).getByRole('button', { name: m.day_all_fit({}, say) }))
      await hands.press(unfitOf(page, 28, say))
      await hands.press(writeDown(page, 20, say))
      await expect.poll(() => countOf(page, 'contract')).toBe(19)
    },
  },
  'Book a flight of eight': {
    before: page => addFiles(page, 8, 'ticket'),
    async steps({ page, hands, say }) {
      await openDay(page, hands, say, 8, m.document_ticket({}, say))
      await hands.fill(field(page, 'place'), 'BG 584')
      await hands.fill(field(page, 'number'), 'K7RT2M')
      await hands.fill(field(page, 'heldOn'), inDays(9))
      await hands.press(writeDown(page, 8, say))
      await expect.poll(() => flights(page)).toBe(8)
    },
  },
  'Close the cash': {
    before: takeCash,
    async steps({ page, hands, say }) {
      await hands.press(main(page).getByRole('link', { name: m.drawer_count({}, say), exact: true }))
      await expect(field(page, 'counted')).toBeFocused()
      await hands.type('5000')
      await hands.key('Enter')
      await expect.poll(() => closes(page)).toBe(1)
      await expect(page.getByRole('button', { name: m.drawer_print({}, say), exact: true })).toBeVisible()
    },
  },
  'Import sixty, ten of them refused': {
    async steps({ page, hands, say }) {
      await hands.press(main(page).getByRole('link', { name: m.first_workers({}, say) }))
      await expect(page.locator('#import-paste')).toBeEnabled()
      for (const [rows, count] of [
        [SIXTY, 50],
        [MENDED, 10],
      ] as const) {
        await hands.paste(rows.join('\n'))
        const figure = digits(count, say)
        await hands.press(page.getByRole('button', { name: m.workers_import_button({ form: 'other', figure }, say) }))
        await expect(page.getByText(m.import_done({}, say))).toBeVisible()
      }
      expect((await ask<{ count: number }>(page, 'workers.list')).count).toBe(60)
    },
  },
  'Export Sunday’s list': {
    before: addSunday,
    async steps({ page, hands, say }) {
      const printed = await notePrinting(page)
      await hands.press(main(page).locator('[href*="/admin/applications/interviews/"]'))
      await hands.press(main(page).getByRole('link', { name: m.interview_print({}, say) }))
      await expect.poll(printed).toContain(nameOf(10))
      expect(await printed()).toContain(m.interview_result({}, say)) // the list for the door
    },
  },
  'Owner’s Sunday in one page': {
    before: addBusiness,
    async steps({ page, hands, say }) {
      const business = page.getByRole('region', { name: m.figures_title({}, say) })
      const figure = (label: string, count: number) =>
        business.getByRole('link', { name: `${label} ${digits(count, say)}`, exact: true })
      const row = (...cells: string[]) => business.getByRole('row', { name: cells.join(' ') })
      await expect(figure(m.figure_departs_week({}, say), 1)).toBeVisible()
      await expect(figure(m.figure_departs_next({}, say), 0)).toBeVisible()
      await expect(figure(m.figure_papers_now({}, say), 1)).toBeVisible()
      await expect(business.getByText(m.figure_complaints_overdue({}, say))).toBeVisible()
      await expect(row(m.application_received({}, say), digits(APPLICANTS, say))).toBeVisible()
      await expect(row(m.application_no_country({}, say), digits(APPLICANTS, say))).toBeVisible()
      await expect(row('Gulf Build LLC')).toBeVisible()
      await hands.press(figure(m.figure_tasks_overdue({}, say), 1))
      await expect(main(page).getByText(CALL_BACK)).toBeVisible()
    },
  },
  'Give a colleague a role': {
    before: async (_, otherPerson) => startSession(await otherPerson(), colleague),
    async steps({ page, hands, say }) {
      await hands.press(main(page).locator('[href*="/admin/staff"]').first())
      const given = m.staff_approve_one({ name: colleague.name, role: m.role_caseworker({}, say) }, say)
      await hands.press(page.getByRole('button', { name: given }))
      await expect(page.getByText(m.staff_approved({ name: colleague.name }, say))).toBeVisible()
    },
  },
}

for (const [name, { before, steps }] of Object.entries(tasks))
  for (const locale of ['en', 'bn'] as const)
    test(`${name} (${locale})`, async ({ page, otherPerson }) => {
      await startSession(page)
      await before?.(page, otherPerson)
      await page.request.post('/api/trpc/accounts.own.setLanguage', { data: { language: locale } })
      await open(page, locale === 'bn' ? '/bn/admin' : '/admin')
      const hands = await countOn(page)
      await steps({ page, hands, say: { locale } })
      expect(await hands.effort(), `docs/staff-tasks.md: ${name}`).toEqual(effortOf(name))
    })

/** What the table of docs/staff-tasks.md says that a task takes now. */
function effortOf(name: string): Effort {
  const lines = readFileSync(join(root, 'docs/staff-tasks.md'), 'utf8').split('\n')
  const cells = lines.map(line => line.split('|').map(cell => cell.trim())).find(([, task]) => task === name) ?? []
  const [clicks = NaN, keys = NaN, typed = NaN, screens = NaN] = cells.slice(6, 10).map(Number)
  return { clicks, keys, typed, screens }
}

async function ask<T>(page: Page, procedure: string, input: object = {}): Promise<T> {
  const response = await page.request.get(`/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`)
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()).result.data
}

async function act<T>(page: Page, procedure: string, data: object): Promise<T> {
  const response = await page.request.post(`/api/trpc/${procedure}`, { data })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()).result.data
}

/** The first of the first steps is done: the agency uses every part. */
async function useAll(page: Page) {
  await content(page, 'publish', { feature: 'settings-parts', _id: 'settings-parts', seen: 0, data: {} })
}

/** Thirty people who want any job, the first one waiting longest. */
async function addApplicants(page: Page) {
  const answers = { district: 'bogura', trade: 'mason', years: '5', passport: 'yes', registered: 'yes' }
  const given = { source: 'telephone', language: 'bn' }
  for (let n = 1; n <= APPLICANTS; n++)
    await act(page, 'applications.add', {
      ...answers,
      ...given,
      name: nameOf(n),
      phone: phoneOf(n),
      sendKey: `applicant-${n}`,
    })
}

/** The newest of the applicants have files, and are in a stage. */
async function addFiles(page: Page, count: number, state: string) {
  await addApplicants(page)
  const { rows } = await ask<{ rows: { id: string; name: string; phone: string }[] }>(page, 'applications.list')
  const newest = rows.filter(({ name }) => name > nameOf(APPLICANTS - count))
  for (const { id, name, phone } of newest)
    await act(page, 'workers.add', { values: { name, phone: `0${phone.slice(3)}` }, application: id })
  const moves = newest.map(({ id }) => ({ id, from: 'received', skip: 'Known to be so' }))
  await act(page, 'applications.moveMany', { moves, state })
}

/** Chooses those who were moved last in the list of applications, and what is written down of them. */
async function openDay(page: Page, hands: Hands, say: { locale: Locale }, count: number, kind: string) {
  await hands.press(sidebar(page).locator('[href$="/admin/applications"]'))
  const boxes = main(page).locator('tbody').getByRole('checkbox')
  await hands.press(boxes.first())
  await hands.press(boxes.nth(count - 1), { modifiers: ['Shift'] })
  await hands.press(chosen(page, say).getByRole('button', { name: m.day_menu({}, say) }))
  await hands.press(page.getByRole('menuitem', { name: kind, exact: true }))
}

const writeDown = (page: Page, count: number, say: { locale: Locale }) =>
  main(page).getByRole('button', {
    name: m.day_write({ form: 'other', figure: new Intl.NumberFormat(say.locale).format(count) }, say),
  })

const unfitOf = (page: Page, n: number, say: { locale: Locale }) =>
  main(page)
    .getByRole('group', { name: nameOf(n) })
    .getByLabel(m.outcome_unfit({}, say), { exact: true })

/** How many applications are in a state. */
async function countOf(page: Page, state: string) {
  return (await ask<{ rows: object[] }>(page, 'applications.list', { state })).rows.length
}

/** How many files have a flight. */
async function flights(page: Page) {
  const { rows } = await ask<{ rows: { id: string }[] }>(page, 'workers.list')
  const files = await Promise.all(
    rows.map(({ id }) => ask<{ documents: { kind: string }[] }>(page, 'workers.byId', { id })),
  )
  return files.filter(({ documents }) => documents.some(({ kind }) => kind === 'ticket')).length
}

/** Somebody whose telephone ends with digits that all others have within theirs. */
async function addEndingSo(page: Page) {
  const answers = { district: 'bogura', trade: 'mason', years: '5', passport: 'yes', registered: 'yes' }
  const given = { source: 'telephone', language: 'bn', name: 'Ends So', phone: '01811112000' }
  await act(page, 'applications.add', { ...answers, ...given, sendKey: 'ends-so-2000' })
  await addApplicants(page)
}

/** An interview at ten o'clock, so many days from now. */
async function addInterview(page: Page, days: number) {
  const texts = { place: 'Dhaka office', note: '', invitation: 'Come, {name}', invitationBn: 'আসুন {name}' }
  const at = `${inDays(days)}T04:00:00.000Z`
  return act<{ id: string }>(page, 'applications.interviews.save', { vacancyId: null, at, ...texts })
}

/** Applicants, and the interview of a week ago. */
async function addLastInterview(page: Page) {
  await addApplicants(page)
  await addInterview(page, -7)
}

/** Ten people who are invited for next Sunday. */
async function addSunday(page: Page) {
  await addApplicants(page)
  const sunday = [1, 2, 3, 4, 5, 6, 7].find(days => new Date(inDays(days)).getUTCDay() === 0)!
  const { id: interviewId } = await addInterview(page, sunday)
  const { rows } = await ask<{ rows: { id: string }[] }>(page, 'applications.list')
  await act(page, 'applications.interviews.invite', { interviewId, ids: rows.slice(-10).map(({ id }) => id) })
}

/** Applicants, of whom one flies today and has a passport that ends in three days; a demand, and a task that is overdue. */
async function addBusiness(page: Page) {
  await addApplicants(page)
  await addDemand(page)
  const { rows } = await ask<{ rows: { id: string; name: string; phone: string }[] }>(page, 'applications.list')
  const { id: application, name, phone } = rows[0]!
  const values = { name, phone, passport: 'B01234567', passportExpiresOn: inDays(3) }
  const { id: worker } = await act<{ id: string }>(page, 'workers.add', { values, application })
  const ticket = { worker, application, kind: 'ticket', heldOn: inDays(0) }
  const added = await page.request.post('/api/trpc/workers.documents.add', { multipart: ticket })
  expect(added.ok(), await added.text()).toBe(true)
  await act(page, 'tasks.add', {
    id: crypto.randomUUID(),
    on: 'applications',
    record: application,
    text: CALL_BACK,
    dueOn: inDays(-1),
    to: null,
  })
}

/** Five thousand taka in cash, of today. */
async function takeCash(page: Page) {
  await useAll(page)
  const answers = { district: 'bogura', trade: 'mason', years: '5', passport: 'yes', registered: 'yes' }
  const given = { source: 'telephone', language: 'bn', name: nameOf(1), phone: phoneOf(1), sendKey: 'cash-of-today' }
  await act(page, 'applications.add', { ...answers, ...given })
  const { rows } = await ask<{ rows: { id: string }[] }>(page, 'applications.list')
  const application = rows[0]!.id
  await act(page, 'applications.moveMany', {
    moves: [{ id: application, from: 'received', skip: 'Known to be so' }],
    state: 'selected',
  })
  const values = { name: nameOf(1), phone: phoneOf(1) }
  const { id: worker } = await act<{ id: string }>(page, 'workers.add', { values, application })
  const reason = { item: 'other', reason: 'Copies', allowed: 'The owner says so', transferNo: '' }
  const facts = { id: crypto.randomUUID(), worker, application, amount: '5000', way: 'cash', paidOn: inDays(0) }
  await act(page, 'payments.take', { ...facts, ...reason })
}

/** How often the drawer was counted. */
async function closes(page: Page) {
  return (await ask<{ closes: object[] }>(page, 'payments.drawer')).closes.length
}

/** How many are invited to interviews that are to come. */
async function invited(page: Page) {
  const { ahead } = await ask<{ ahead: { people: number }[] }>(page, 'applications.interviews.list')
  return ahead.reduce((sum, { people }) => sum + people, 0)
}

async function addEnquiries(page: Page) {
  await nameAgency(page)
  for (const n of [1, 2, 3])
    await act(page, 'enquiries.submit', {
      lastName: `Sender ${n}`,
      email: `sender${n}@example.com`,
      company: 'agency',
      message: `A question, number ${n}.`,
    })
}

/** A demand for masons that was accepted, and the last job of its country. */
async function addDemand(page: Page) {
  await nameAgency(page)
  await content(page, 'publish', { feature: 'vacancies', seen: 0, data: job })
  const sent = await page.request.post('/hire-workers', { headers: { accept: 'application/json' }, form: gulfBuild() })
  expect(sent.ok(), await sent.text()).toBe(true)
  const { rows } = await ask<{ rows: { id: string }[] }>(page, 'demands.list')
  await act(page, 'demands.move', { id: rows[0]!.id, version: 1, state: 'accepted', sentence: '', isMailed: false })
}

async function addJobs(page: Page) {
  for (const city of ['Jeddah', 'Riyadh', 'Dammam'])
    await content(page, 'publish', { feature: 'vacancies', seen: 0, data: { ...job, city } })
}

async function liveJobs(page: Page, wanted?: 'open') {
  const jobs = await ask<{ closing: string | null }[]>(page, 'vacancies.list')
  return jobs.filter(({ closing }) => wanted === undefined || !closing).length
}

/** In place of the browser's dialog; gives what was on the page that was printed. */
async function notePrinting(page: Page) {
  await page.evaluate(() => {
    window.print = () => Object.assign(window, { printed: document.body.innerText })
  })
  return () => page.evaluate(() => (window as unknown as { printed?: string }).printed ?? '')
}
