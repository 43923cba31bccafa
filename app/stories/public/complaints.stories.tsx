import type { Meta, StoryObj } from '@storybook/react-vite'
import { prepareParts } from '#app/features/complaints/public/complaints-page.tsx'
import { prepareShown } from '#app/features/complaints/public/follow-page.tsx'
import type { loadComplaints } from '#app/features/complaints/queries.ts'
import { localizeFees } from '#app/features/fees/queries.ts'
import type { Loaded } from '../loaded.ts'
import { recorded } from '../recorded.ts'
import { banglaPhone, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Complaints', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

type Posted = Awaited<ReturnType<typeof loadComplaints>>['posted']

const formWith = (posted?: Posted): Loaded => ({
  '/_public/complaints/': async () => {
    await prepareParts()
    const { helplines, missions } = localizeFees(recorded('fees.find'))
    return { help: { helplines, missions }, facts: { answerDays: 5, retentionMonths: 24 }, sendKey: '', posted }
  },
})
const form = formWith()
const refused = formWith({ values: { text: '' }, errors: { text: 'Tell us what happened' } })

const question: Loaded = { '/_public/complaints/follow': () => ({ isUnlisted: true, posted: undefined }) }
const followed: Loaded = {
  '/_public/complaints/follow': async () => {
    await prepareShown()
    return { isUnlisted: true, posted: { values: {}, errors: {}, result } }
  },
}
const result = {
  code: '4821903377561204',
  sendKey: '',
  isAdded: false,
  complaint: {
    state: 'answered' as const,
    dueOn: '2026-11-29',
    isOverdue: false,
    closedFor: undefined,
    deleteOn: null,
    messages: [
      {
        position: 1,
        isMine: true,
        day: '2026-11-22',
        text: 'My employer keeps my passport and has not paid me since June.',
        files: 1,
      },
      {
        position: 2,
        isMine: false,
        day: '2026-11-23',
        text: 'We have written to your employer today. Please tell us the name on your contract.',
        files: 0,
      },
    ],
  },
}

/** Numbers to call in danger come before the form, and it is said that no name is needed. */
export const Form: Story = { args: { path: '/complaints', loaded: form }, globals: phone }
export const FormInBangla: Story = { args: { path: '/complaints', loaded: form }, globals: banglaPhone }
/** The field that is wrong says what to do, and is marked by words as well as by red. */
export const FormRefused: Story = { args: { path: '/complaints', loaded: refused }, globals: phone }
/** One field asks for the code, and it is said that a lost one cannot be restored. */
export const FollowQuestion: Story = { args: { path: '/complaints/follow', loaded: question }, globals: phone }
/** Who wrote each message is said in words; closing the page is not confused with erasing everything. */
export const Followed: Story = { args: { path: '/complaints/follow', loaded: followed }, globals: phone }
