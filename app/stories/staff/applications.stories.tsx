import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as whole, waitFor } from 'storybook/test'
import { m } from '#i18n/paraglide/messages.js'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, type Screen, screen } from '../screen.tsx'
import { sentPapers } from './workers-sent-papers.ts'

const meta = { title: 'Patterns/Staff/Applications', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** Name, job and state are read across one row; columns of days are not confused. */
export const List: Story = { args: { path: '/admin/applications' } }
export const Empty: Story = {
  args: {
    path: '/admin/applications',
    responses: { 'applications.list': { ...recorded('applications.list'), rows: [], count: 0 } },
  },
}
/** Name and number are seen first, and each answer shows the key that gives it. */
export const Calls: Story = {
  args: {
    path: '/admin/applications/calls',
    changes: { 'applications.nextCall': { left: 4, application: recorded('applications.byId') } },
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { name: recorded('applications.byId').name })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Wrong number' })).toHaveAttribute('aria-keyshortcuts', '3')
  },
}
/** How the last call went is read above the name, beside how many are left, with the way to take it back; nothing lies over the name. */
export const CallsWentOn: Story = {
  args: {
    path: '/admin/applications/calls',
    changes: {
      'applications.nextCall': { left: 4, application: recorded('applications.byId') },
      'applications.addEntry': { id: 'made' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wrong number' }))
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible()
  },
}
export const CallsInBangla: Story = { args: Calls.args!, globals: banglaDesk }
/** It looks finished, not failed, and says when people come back. */
export const NobodyToCall: Story = {
  args: {
    path: '/admin/applications/calls',
    changes: { 'applications.nextCall': { left: 0, application: null } },
  },
}
/** Only the next person is missing: the choice of the job stays, and a button tries again. */
export const CallsFailed: Story = { args: { path: '/admin/applications/calls' } }
/** Columns with few and with many cards are equally high; at the edge it is seen that more follow. */
export const Board: Story = { args: { path: '/admin/applications/board' } }
/** The button of the next step is more prominent than calls, messages and other states. */
export const One: Story = { args: { path: `/admin/applications/${recorded('applications.byId').id}` } }
/** Without a file a document can be refused, and it is said what to make before it is kept. */
export const SentBeforeFile: Story = {
  args: {
    path: `/admin/applications/${recorded('applications.byId').id}`,
    responses: { 'workers.papers.ofApplication': { worker: null, papers: sentPapers } },
  },
}
/** Questions come in the order of a call, each can be read out, and required fields are marked. */
export const Add: Story = { args: { path: '/admin/applications/add' } }
/** Name and reference stand above the fields, so that nobody corrects another person. */
export const Edit: Story = { args: { path: `/admin/applications/${recorded('applications.byId').id}/edit` } }
/** Day, place, job and number of people are read together, with the way to the printed list. */
export const Interviews: Story = { args: { path: '/admin/applications/interviews' } }
/** How many are still to be written to is said in words, and one button goes to the next. */
export const Interview: Story = {
  args: { path: `/admin/applications/interviews/${recorded('applications.interviews.byId').id}` },
}
/** The search comes before the names; came, absent and not noted yet are told apart without colour. */
export const InterviewAtTheDoor: Story = {
  args: { path: `/admin/applications/interviews/${recorded('applications.interviews.byId').id}?view=door` },
}
/** To which company, and how many people, is clear before the button adds them. */
export const Departed: Story = { args: { path: '/admin/applications/departed' } }
export const Failed: Story = { args: { path: '/admin/applications', responses: { 'applications.list': failed } } }
export const ListInBangla: Story = { args: { path: '/admin/applications' }, globals: banglaDesk }
/** A list of those who are selected, and what some of them lack. */
export const ClearanceList: Story = {
  args: {
    path: '/admin/applications',
    responses: {
      'workers.print.check': {
        people: 25,
        withoutFile: 3,
        unfit: [{ name: 'Rafiqul Islam', why: ['Visa: ends 10 Dec 2026, before the flight on 15 Dec 2026'] }],
        missing: [{ label: 'Passport number', count: 4 }],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select this page' }))
    await userEvent.click(await canvas.findByRole('button', { name: m.editor_more() }))
    await userEvent.click(await whole.findByRole('menuitem', { name: 'Clearance list' }))
    await expect(await whole.findByText('Passport number: 4 people')).toBeVisible()
    await expect(await whole.findByText('3 people have no file.')).toBeVisible()
    await expect(whole.getAllByRole('link', { name: /^Print/ })).toHaveLength(2)
  },
}

const nobodys = {
  ...recorded('applications.byId'),
  assigneeId: null,
  assignee: 'Karim Uddin',
}
/** That the colleague has left is read where people are assigned, and one press takes it over. */
export const LeftByAColleague: Story = {
  args: { path: `/admin/applications/${nobodys.id}`, responses: { 'applications.byId': nobodys } },
}
