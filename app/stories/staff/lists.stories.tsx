import type { Meta, StoryObj } from '@storybook/react-vite'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { Locale } from '#i18n/paraglide/runtime.js'
import type { MockResponses } from '../mock-responses.ts'
import { recorded, recordsIn } from '../recorded.ts'
import type { GivenResponses } from '../network.ts'
import { openScreen, ScreenView } from '../screen.tsx'

const RECORDS = 24
type Lists = Record<string, keyof MockResponses>
/** The lists of staff by their addresses, each with the procedure that answers it. */
const lists = {
  '/admin/applications': 'applications.list',
  '/admin/vacancies': 'content.documents vacancies',
  '/admin/workers': 'workers.list',
  '/admin/people': 'people.list',
  '/admin/demands': 'demands.list',
  '/admin/enquiries': 'enquiries.list',
  '/admin/complaints': 'complaints.list',
  '/admin/news': 'news.manage',
  '/admin/manage-clients?view=rows': 'clients.manage',
  '/admin/companies': 'content.documents companies',
  '/admin/gallery': 'content.documents gallery',
  '/admin/fees': 'content.documents fees',
  '/admin/activity': 'activity.list',
} as const satisfies Lists

/** The list of tasks has a button of words in each row and two rows of tabs: fewer are in view. */
const tasks = { '/admin/tasks': 'tasks.list' } as const

let show: (router: AnyRouter) => void

function Stage() {
  const [router, setRouter] = useState<AnyRouter>()
  useEffect(() => {
    show = setRouter
  }, [])
  return (
    <div data-opened={router?.state.location.href}>
      {router ? <ScreenView router={router} /> : <p>The first list is being opened</p>}
    </div>
  )
}

const meta = {
  title: 'Patterns/Staff/Lists',
  tags: ['behaviour', '!autodocs'],
  render: () => <Stage />,
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The records of each list, as many as there are on a page, where they are in the window. */
async function* openLists(count = RECORDS, change: Change = row => row, more: Lists = {}) {
  for (const language of ['en', 'bn'] as const)
    for (const [path, procedure] of Object.entries<keyof MockResponses>({ ...lists, ...more })) {
      const responses = responsesFor(language, procedure, count, change)
      const router = await openScreen({ path, responses }, language, 'usual')
      show(router)
      const opened = `[data-opened="${router.state.location.href}"] main`
      const rows = () => [...document.querySelectorAll(`${opened} :is(tbody tr, [data-document])`)]
      await waitFor(() => expect(rows().length, `${path} in ${language}`).toBe(RECORDS), { timeout: 5000 })
      await document.fonts.ready
      yield { name: `${path} in ${language}`, rows: rows(), boxes: rows().map(row => row.getBoundingClientRect()) }
    }
}

/** Another record in place of one of a list. */
type Change = (row: object) => object

function responsesFor(language: Locale, procedure: keyof MockResponses, count: number, change: Change): GivenResponses {
  const answer: unknown = recordsIn(language)[procedure]
  const role = procedure.startsWith('complaints') ? ('officer' as const) : ('owner' as const)
  const responses: GivenResponses = { 'accounts.me': { ...recorded('accounts.me'), role, language } }
  return Object.assign(responses, { [procedure]: filled(answer, count, change) })
}

type Page = { rows: object[] }

/** The same records again under other ids, until a page is full. */
function filled(answer: unknown, count: number, change: Change) {
  const rows = Array.isArray(answer) ? (answer as object[]) : (answer as Page).rows
  const many = Array.from({ length: RECORDS }, (_, n) => ({
    ...change(rows[n % rows.length]!),
    id: `${n}`,
    _id: `${n}`,
  }))
  return Array.isArray(answer) ? many : { ...(answer as Page), rows: many, count, total: count }
}

/** 15 records and more are in view on a desk. */
export const OnADesk: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async () => {
    const faults: string[] = []
    for await (const { name, boxes } of openLists()) {
      const inView = boxes.filter(({ bottom }) => bottom <= innerHeight).length
      if (inView < 15) faults.push(`${name}: ${inView} in view`)
    }
    await expect(faults).toEqual([])
  },
}

const DAY = '2026-12-01T04:00:00.000Z'
/** What makes a list wide: long names in Bangla, and columns that are empty in most weeks. */
const WIDE = {
  name: 'মোসাঃ রোকেয়া আক্তার খাতুন চৌধুরী',
  job: 'ইলেকট্রিশিয়ান ও রক্ষণাবেক্ষণ কর্মী, সংযুক্ত আরব আমিরাত (আবুধাবি)',
  title: 'মোসাঃ রোকেয়া আক্তার খাতুন চৌধুরী',
  testResult: 'ভালো, ১০০-তে ৮৫',
  interviewAt: DAY,
  isDuplicate: true,
  assignee: 'মোহাম্মদ আশরাফুল আলম',
}
const OPTIONAL = { callAgainSince: DAY, lastCall: { at: DAY, outcome: 'missed' } }
const widened: Change = row => ({
  ...row,
  ...OPTIONAL,
  ...Object.fromEntries(Object.entries(WIDE).filter(([name]) => name in row)),
})

/** On a desk no name of a person, a company or a job is cut, and no list is wider than its place. */
const hasRoom = (change?: Change) => async () => {
  const faults: string[] = []
  for await (const { name, rows } of openLists(RECORDS, change, tasks)) {
    const table = rows[0]?.closest('table')
    const over = table && table.offsetWidth - (table.parentElement?.clientWidth ?? 0)
    if (over && over > 0) faults.push(`${name}: ${over} px too wide`)
    for (const link of rows.flatMap(row => [...row.querySelectorAll('td [data-edit]')])) {
      const cell = link.closest('td')!.getBoundingClientRect()
      const { left, right } = link.getBoundingClientRect()
      if (left < cell.left || right > cell.right) faults.push(`${name}: ${link.textContent} is cut`)
    }
    const jobs = rows.flatMap(row => [...row.querySelectorAll('td')]).filter(cell => cell.textContent === WIDE.job)
    if (jobs.some(cell => cell.scrollWidth > cell.clientWidth)) faults.push(`${name}: a job is cut`)
  }
  await expect(faults).toEqual([])
}
export const OnASmallDesk: Story = { globals: { viewport: { value: 'w1280' } }, play: hasRoom() }
export const FullOnASmallDesk: Story = { globals: { viewport: { value: 'w1280' } }, play: hasRoom(widened) }
export const FullOnADesk: Story = { globals: { viewport: { value: 'w1440' } }, play: hasRoom(widened) }

/** Of those who come to an interview twelve are in view on a small desk, and nothing is wider than its place. */
export const AtTheDoor: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async () => {
    const interview = recorded('applications.interviews.byId')
    const people = Array.from({ length: RECORDS }, (_, n) => ({
      ...interview.people[0]!,
      id: `${n}`,
      name: WIDE.name,
      testResult: n === 0 ? WIDE.testResult : '',
    }))
    const path = `/admin/applications/interviews/${interview.id}?view=door`
    show(
      await openScreen(
        { path, responses: { 'applications.interviews.byId': { ...interview, people } } },
        'bn',
        'usual',
      ),
    )
    const rows = () => [...document.querySelectorAll('main tbody tr')]
    await waitFor(() => expect(rows()).toHaveLength(RECORDS))
    await document.fonts.ready
    await expect(rows().filter(row => row.getBoundingClientRect().bottom <= innerHeight).length).toBeGreaterThan(11)
    const table = rows()[0]!.closest('table')!
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth)
  },
}

/** What can be done with the selected records is one line on a small desk, and two on a phone. */
const heightOfSelection = (max: number, count?: number) => async () => {
  const faults: string[] = []
  let found = 0
  for await (const { name, rows } of openLists(count)) {
    const [ofPage, ofRow] = [rows[0]?.closest('table')?.querySelector('thead'), rows[0]].map(part =>
      part?.querySelector<HTMLElement>('input[type=checkbox]'),
    )
    const box = ofPage?.checkVisibility() ? ofPage : ofRow
    if (!box) continue
    found += 1
    box.click()
    const bar = () => document.querySelector<HTMLElement>('[data-slot=selection-bar]')
    await waitFor(() => expect(bar()?.querySelectorAll('button').length, name).toBeGreaterThan(1))
    const { height = Infinity } = bar()?.getBoundingClientRect() ?? {}
    if (height > max) faults.push(`${name}: ${height} px high`)
    const actions = bar()?.lastElementChild
    if (max === DESK_BAR && actions && actions.scrollWidth > actions.clientWidth)
      faults.push(`${name}: ${actions.scrollWidth} px in ${actions.clientWidth}`)
  }
  await expect(faults).toEqual([])
  await expect(found).toBeGreaterThan(3)
}
const DESK_BAR = 64
const MANY = 2_000
export const SelectedOnASmallDesk: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: heightOfSelection(DESK_BAR),
}
export const SelectedOnAPhone: Story = { globals: { viewport: { value: 'w360' } }, play: heightOfSelection(120, MANY) }

/** On a phone the first record begins in the upper half. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const faults: string[] = []
    for await (const { name, boxes } of openLists()) {
      const top = boxes[0]?.top ?? Infinity
      if (top > innerHeight / 2) faults.push(`${name}: the first begins at ${top}`)
    }
    await expect(faults).toEqual([])
  },
}
