import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as whole, userEvent, waitFor, within } from 'storybook/test'
import type { Outputs } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { failed, Refused } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, banglaPhone, phone, type Screen, screen } from '../screen.tsx'
import { sentPapers } from './workers-sent-papers.ts'

const meta = { title: 'Patterns/Staff/Workers', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** A document that ends too soon says so in words, and who has no application is told from the others. */
export const List: Story = { args: { path: '/admin/workers' } }
export const Empty: Story = {
  args: { path: '/admin/workers', responses: { 'workers.list': { ...recorded('workers.list'), rows: [], count: 0 } } },
}
/** Numbers stay sealed until somebody asks; what the next stage lacks is read before what is there. */
export const One: Story = { args: { path: `/admin/workers/${recorded('workers.byId').id}` } }
/** It says why the numbers cannot be opened and who can help, so that nobody types them again. */
export const Locked: Story = {
  args: {
    path: `/admin/workers/${recorded('workers.byId').id}`,
    responses: {
      'workers.byId': {
        ...recorded('workers.byId'),
        isLocked: true,
        has: { passport: false, nid: false, account: false },
      },
    },
  },
}
const sent = {
  path: `/admin/workers/${recorded('workers.byId').id}`,
  responses: { 'workers.papers.ofWorker': { worker: recorded('workers.byId').id, papers: sentPapers } },
}
/** What waits is told from what was refused by words, and a refusal says why. */
export const SentByWorker: Story = { args: sent }
export const SentByWorkerInBangla: Story = { args: sent, globals: banglaPhone }
/** What has to be asked comes first, and one button makes both file and application. */
export const WalkIn: Story = { args: { path: '/admin/workers/walk-in' } }
export const WalkInOnPhone: Story = { args: { path: '/admin/workers/walk-in' }, globals: phone }
export const WalkInInBangla: Story = { args: { path: '/admin/workers/walk-in' }, globals: banglaPhone }
const receipt = { id: 'made', reference: 'APP-7K2M9Q', code: '48120937', secret: 's', text: 'APP-7K2M9Q, 4812 0937' }
/** One press makes file and application; what the person is given is shown. */
export const WalkInDone: Story = {
  args: {
    path: '/admin/workers/walk-in',
    changes: {
      'workers.known': { files: [], applications: [] },
      'workers.walkIn': { id: recorded('workers.byId').id, receipt },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'RAHIM UDDIN')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Telephone/ }), '01712345678')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Trade/ }), 'mason')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Years/ }), '5')
    await userEvent.click(canvas.getByRole('button', { name: 'Make file and application' }))
    await expect(await canvas.findByText('4812 0937')).toBeVisible()
  },
}
const knownFile = {
  id: 'known',
  reference: 'WRK-7K2M9Q',
  name: 'ROKEYA BEGUM',
  nameBn: 'মোসাঃ রোকেয়া বেগম',
  phone: '8801712345678',
  district: 'bogura',
  bornOn: '1996-07-02',
  isArchived: false,
}
const knownApplication = { id: 'sent', reference: 'APP-4M2K7Q', name: 'মোসাঃ রোকেয়া বেগম', job: '' }
/** Who is here already is told while the number is typed. */
export const WalkInKnown: Story = {
  args: {
    path: '/admin/workers/walk-in',
    changes: { 'workers.known': { passport: knownFile, files: [knownFile], applications: [knownApplication] } },
  },
  globals: banglaPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^ফোন/ }), '01712345678')
    await expect(await canvas.findByText('এই ফোন নম্বর আগে থেকেই আছে')).toBeVisible()
    const [apply] = canvas.getAllByRole('link', { name: 'নতুন আবেদন' })
    await expect(apply).toHaveAttribute('href', '/bn/admin/workers/known?add=application')
  },
}
/** The code for the person is read at once, in groups of four digits. */
export const NewApplication: Story = {
  args: {
    path: `/admin/workers/${recorded('workers.byId').id}`,
    changes: { 'workers.addApplication': { id: recorded('workers.byId').id, receipt } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New application' }))
    const dialog = within(await whole.findByRole('dialog', { name: 'New application' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Make application' }))
    await expect(await whole.findByText('4812 0937')).toBeVisible()
  },
}
/** Only name and telephone are marked as required, and the lines of the passport come before both. */
export const Add: Story = { args: { path: '/admin/workers/add' } }
/** Name and reference stand above the fields, so that no other file is changed. */
export const Edit: Story = { args: { path: `/admin/workers/${recorded('workers.byId').id}/edit` } }
export const Failed: Story = { args: { path: '/admin/workers', responses: { 'workers.list': failed } } }
export const ListOnPhone: Story = { args: { path: '/admin/workers' }, globals: phone }
export const OneInBangla: Story = {
  args: { path: `/admin/workers/${recorded('workers.byId').id}` },
  globals: banglaPhone,
}
export const ListInBangla: Story = { args: { path: '/admin/workers' }, globals: banglaDesk }

const file = `/admin/workers/${recorded('workers.byId').id}`
const lacking = {
  people: 1,
  withoutFile: 0,
  unfit: [],
  missing: [
    { label: 'Nominee, with telephone', count: 1 },
    { label: 'Compensation for injury and death', count: 1 },
  ],
}

/** Before a document is made it says what stays empty. */
export const Contract: Story = {
  args: { path: file, responses: { 'workers.print.check': lacking } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Documents to print' }))
    await userEvent.click(await whole.findByRole('menuitem', { name: 'Contract' }))
    await expect(await whole.findByRole('dialog', { name: 'Contract' })).toBeVisible()
    await expect(await whole.findByText('Nominee, with telephone')).toBeVisible()
    const word = whole.getByRole('link', { name: /^Word/ })
    await expect(word).toHaveAttribute('href', expect.stringContaining('/admin/workers/print/contract.docx?worker='))
  },
}
/** Who may not see sealed numbers is told, and gets no link. */
export const ReferralWithoutRight: Story = {
  args: {
    path: file,
    responses: {
      'workers.print.check': { ...lacking, missing: [] },
      'accounts.me': { ...recorded('accounts.me'), role: 'staff' },
    },
  },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Documents to print' }))
    await userEvent.click(await whole.findByRole('menuitem', { name: 'Medical referral' }))
    await expect(await whole.findByText('It shows sealed numbers')).toBeVisible()
    await expect(whole.queryByRole('link', { name: /^Word/ })).toBeNull()
  },
}
/** What to print is told from the data file, and it is clear for whom both are. */
export const Everything: Story = {
  args: { path: file },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Documents to print' }))
    await userEvent.click(await whole.findByRole('menuitem', { name: 'Everything we keep about this person' }))
    await expect(await whole.findByRole('link', { name: 'Data (JSON)' })).toBeVisible()
    await expect(whole.getAllByRole('link', { name: /^Print/ })).toHaveLength(2)
  },
}

const TABLE = [
  'Name\tMobile\tPassport No\tDate of birth\tDistrict\tTrade\tBlood group',
  'Abdul Karim\t01712-345678\tA01234567\t15/03/1990\tBogura\tMason\tAbdul Jabbar',
  'মোছাঃ রাহেলা বেগম\t০১৮১২৩৪৫৬৭৮\t\t৭ মার্চ ১৯৯৪\tফেনী\tগৃহকর্মী\t',
  'Mohammad Jahangir Alam\t01911111111\tB0123456\t05.11.88\tCumilla\tWelder\t',
  'Shahin\t01611111111\t\t1992-01-30\tDhaka\tHelper\t',
  'Rubel\t01511111111\t\t31/02/1991\tDhaka\tHelper\t',
  '\t01411111111\t\t1990-05-02\tDhaka\tMason\t',
].join('\n')
type Compared = Outputs['workers']['previewImport'][number]
const nobody: Compared = {
  place: 0,
  name: '',
  phone: '',
  bornOn: '',
  passportExpiresOn: '',
  file: undefined,
  fills: [],
  differs: [],
  problems: [],
  unread: [],
  seen: 'new',
}
const known = { id: 'one', reference: 'WRK-7K2MNQ' }
const noTrade = { field: 'trade', message: m.import_trade_wrong({ text: 'Helper' }) } as const
const compared: Compared[] = [
  {
    ...nobody,
    place: 2,
    name: 'Abdul Karim',
    file: known,
    fills: ['district', 'trade'],
    differs: [
      { field: 'bornOn', stored: '1990-03-16', given: '1990-03-15' },
      { field: 'passport', stored: '', given: '' },
    ],
  },
  { ...nobody, place: 3, name: 'মোছাঃ রাহেলা বেগম', phone: '8801812345678', bornOn: '1994-03-07' },
  {
    ...nobody,
    place: 4,
    name: 'Mohammad Jahangir Alam',
    phone: '8801911111111',
    bornOn: '1988-11-05',
    passportExpiresOn: '2034-01-09',
  },
  { ...nobody, place: 5, name: 'Shahin', phone: '8801611111111', unread: [{ place: 5, ...noTrade }] },
  {
    ...nobody,
    place: 6,
    name: 'Rubel',
    phone: '8801511111111',
    unread: [
      { place: 6, ...noTrade },
      { place: 6, field: 'bornOn', message: m.import_day_wrong() },
    ],
  },
  { ...nobody, place: 7, problems: [{ place: 7, field: 'name', message: m.worker_name_needed() }] },
]

/** Pastes a table and has it read. */
async function paste(element: HTMLElement, table: string) {
  const page = within(element)
  const area = await page.findByLabelText(m.workers_import_paste())
  await expect(area).toBeEnabled()
  await userEvent.click(area)
  await userEvent.paste(table)
  return page
}

const importing = { path: '/admin/workers/import', changes: { 'workers.previewImport': compared } }

/** That nothing is written yet is read before a file is chosen or a table is pasted. */
export const Import: Story = { args: { path: '/admin/workers/import' } }
/** New and known people, what is wrong once for each reason, and what differs from a file. */
export const ImportPreview: Story = {
  args: importing,
  play: async ({ canvasElement }) => {
    const page = await paste(canvasElement, TABLE)
    await waitFor(() => expect(page.getByRole('heading', { name: m.workers_import_preview_title() })).toHaveFocus())
    await expect(page.getByText(m.workers_import_unread({ names: 'Blood group' }))).toBeVisible()
    const button = (count: string) => page.getByRole('button', { name: new RegExp(String.raw`\b${count}\b`) })
    await expect(button('5')).toBeEnabled()
    const replace = page.getByRole('checkbox', { name: m.workers_import_replace({ name: 'Abdul Karim' }) })
    await expect(replace).not.toBeChecked()
    await userEvent.click(page.getByRole('checkbox', { name: m.list_select({ name: 'Mohammad Jahangir Alam' }) }))
    await expect(button('4')).toBeEnabled()
  },
}
export const ImportPreviewOnPhone: Story = {
  args: importing,
  globals: banglaPhone,
  play: async ({ canvasElement }) => {
    await paste(canvasElement, TABLE)
  },
}
/** Whoever may not read sealed numbers brings none, and is told. */
export const ImportWithoutNumbers: Story = {
  args: { ...importing, responses: { 'accounts.me': { ...recorded('accounts.me'), role: 'staff' } } },
  play: async ({ canvasElement }) => {
    const page = await paste(canvasElement, TABLE)
    await expect(await page.findByText(m.workers_import_sealed({ names: m.worker_passport() }))).toBeVisible()
  },
}
/** Days of which the numbers do not say which is the month. */
export const ImportAsks: Story = {
  args: importing,
  play: async ({ canvasElement }) => {
    const page = await paste(canvasElement, TABLE.replace('15/03/1990', '03/15/1990'))
    const go = await page.findByRole('button', { name: m.workers_import_order_go() })
    await expect(go).toBeDisabled()
    await userEvent.click(page.getByRole('radio', { name: /5 November 1988/ }))
    await userEvent.click(go)
    await waitFor(() => expect(page.getByRole('heading', { name: m.workers_import_preview_title() })).toHaveFocus())
  },
}
/** Words that are not known, a total, a column without a heading, and two rows that are probably one person. */
export const ImportWordsAndPairs: Story = {
  args: { ...importing, changes: { 'workers.previewImport': [] } },
  play: async ({ canvasElement }) => {
    const rows = [
      'Name\tMobile\tDOB\tTrade\t',
      'Md. Abdul Karim\t01711100001\t15/03/1990\tRod Binder\t',
      'Mohammad Abdul Karim\t01711100001\t15/03/1990\t\tpaid',
      'Total 2\t\t\t\t',
    ]
    const page = await paste(canvasElement, rows.join('\n'))
    await expect(await page.findByRole('heading', { name: m.workers_import_words() })).toBeVisible()
    await userEvent.selectOptions(page.getByLabelText(/Rod Binder/), 'mason')
    await expect(page.getByRole('region', { name: m.workers_import_pair({ one: '2', other: '3' }) })).toBeVisible()
    await expect(page.getByText(/Total 2/)).toBeVisible()
    await expect(page.getByRole('button', { name: m.workers_import_refused() })).toBeEnabled()
  },
}
/** Nobody is imported while a word has a meaning that the table was not read with. */
export const ImportWordsUnread: Story = {
  args: importing,
  play: async ({ canvasElement }) => {
    const page = await paste(canvasElement, 'Name\tMobile\tTrade\nAbdul Karim\t01711100001\tRod Binder')
    const word = await page.findByLabelText(/Rod Binder/)
    const importButton = () => page.queryByRole('button', { name: /^Import \d+ / })
    await expect(importButton()).toBeVisible()
    await userEvent.selectOptions(word, 'mason')
    await expect(importButton()).toBeNull()
    await expect(page.getByText(m.workers_import_words_unread())).toBeVisible()
    await userEvent.selectOptions(word, '')
    await expect(importButton()).toBeVisible()
  },
}
/** It says which row is missing and what it needs, not only that the table cannot be read. */
export const ImportRefused: Story = {
  args: importing,
  play: async ({ canvasElement }) => {
    const page = await paste(canvasElement, 'Abdul Karim\t01712345678')
    await expect(await page.findByText(m.workers_import_headings())).toBeVisible()
  },
}
/** What stages need, and how long papers have to be valid. */
export const Stages: Story = { args: { path: '/admin/settings/stages' } }
export const StagesInBangla: Story = { args: { path: '/admin/settings/stages' }, globals: banglaPhone }

const people = ['Rafiqul Islam', 'মোছাম্মৎ শাহিদা আক্তার', 'Abdul Mannan'].map((name, n) => ({
  id: `a${n}`,
  reference: `APP-00000${n}`,
  name,
  state: 'medical' as const,
  to: 'contract' as const,
  missing: [
    { kind: 'medical' as const, why: n === 0 ? ('missing' as const) : ('incomplete' as const) },
    ...(n === 1 ? [{ kind: 'police' as const, why: 'ended' as const }] : []),
  ],
  worker: n === 2 ? undefined : `w${n}`,
  noted: undefined,
}))
const ofMedical = {
  path: '/admin/workers/day?kind=medical&of=a0,a1,a2',
  responses: { 'workers.day.people': people },
}
/** A medical check of three people, of whom one has no file yet and one lacks something else, which is added here. */
export const Day: Story = {
  args: ofMedical,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All fit' }))
    const first = within(canvas.getByRole('group', { name: /Rafiqul Islam/ }))
    await expect(first.getByRole('radio', { name: 'Fit' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Write down for 2 people' })).toBeEnabled()
    await expect(canvas.getByText('1 has everything else')).toBeVisible()
    await expect(canvas.getByText('1 lacks something else')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Police clearance/ })).toBeVisible()
  },
}
/** Whoever stays is named with the reason; what is written is corrected in their row. */
export const DayWritten: Story = {
  args: {
    ...ofMedical,
    changes: {
      'workers.day.note': {
        application: 'a0',
        document: 'd0',
        version: 1,
        isNew: true,
        state: 'medical',
        stays: 'Not fit: stays in this stage.',
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /শাহিদা/ }))
    await userEvent.click(
      within(canvas.getByRole('group', { name: /Rafiqul Islam/ })).getByRole('radio', { name: 'Not fit' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Write down for 1 person' }))
    await expect(await canvas.findByText('1 person stays in their stage')).toBeVisible()
    await expect(canvas.getByText(/Not fit: stays in this stage/)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Rafiqul Islam/ }))
    await expect(canvas.getByText(m.day_corrects())).toBeVisible()
    await expect(canvas.queryByText('1 person stays in their stage')).toBeNull()
    await expect(canvas.queryByText(/Not fit: stays in this stage/)).toBeNull()
  },
}
/** Where nothing is typed, nothing is sent, and that is said once. */
export const DayOfNothing: Story = {
  tags: ['behaviour', '!autodocs'],
  args: ofMedical,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write down for 2 people' }))
    await expect(await canvas.findByText(m.day_nothing())).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: m.day_everybody() }))
    await expect(canvas.getByText(m.day_none_left())).toBeVisible()
  },
}
/** A day that is wrong for all is told once, at its field, and not again for each. */
export const DayWrongForAll: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { ...ofMedical, changes: { 'workers.day.note': new Refused('heldOn', 'Not before the passport.') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All fit' }))
    await userEvent.type(canvas.getByLabelText('Day'), '2026-01-05')
    await userEvent.click(canvas.getByRole('button', { name: 'Write down for 2 people' }))
    await expect(await canvas.findAllByText('Not before the passport.')).not.toHaveLength(0)
    await expect(canvas.getByLabelText('Day')).toBeInvalid()
    await expect(canvas.queryByRole('link', { name: /Rafiqul Islam/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Write down for 2 people' })).toBeEnabled()
  },
}
/** Ticks that are not written down are not left without a question. */
export const DayLeftWithTicks: Story = {
  tags: ['behaviour', '!autodocs'],
  args: ofMedical,
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('group', { name: /Rafiqul Islam/ })
    await userEvent.click(within(group).getByRole('radio', { name: 'Fit' }))
    await userEvent.click(canvas.getByRole('link', { name: m.applications_all() }))
    await expect(await whole.findByRole('alertdialog', { name: m.leave_title() })).toBeVisible()
    await userEvent.click(whole.getByRole('button', { name: m.leave_stay() }))
    await expect(within(group).getByRole('radio', { name: 'Fit' })).toBeChecked()
  },
}
/** Of whom nothing could be written down the list of problems says who it is, and leads to the row. */
export const DayRefused: Story = {
  args: ofMedical,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All fit' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Write down for 2 people' }))
    const link = await canvas.findByRole('link', { name: /^Rafiqul Islam, / })
    await userEvent.click(link)
    await expect(canvas.getByRole('checkbox', { name: /Rafiqul Islam/ })).toHaveFocus()
  },
}
export const DayOnPhone: Story = { args: ofMedical, globals: banglaPhone }
/** What is the same for all is asked once, and the number of each visa in its row. */
export const DayOfVisas: Story = { args: { ...ofMedical, path: '/admin/workers/day?kind=visa&of=a0,a1,a2' } }
/** How people are chosen is said, and the link leads to where that is done. */
export const DayOfNobody: Story = { args: { path: '/admin/workers/day' } }
