import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Complaints', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

const asOfficer = { 'accounts.me': { ...recorded('accounts.me'), role: 'officer' as const } }

/** When an answer is due, and the state, are read without colour alone; no name is shown. */
export const List: Story = { args: { path: '/admin/complaints', responses: asOfficer } }
/** What the person reads and what only officers read are told apart before anything is typed. */
export const One: Story = {
  args: { path: `/admin/complaints/${recorded('complaints.byId').id}`, responses: asOfficer },
}
/** Whoever waits is told from active officers by a word, and can be confirmed or refused. */
export const Officers: Story = {
  args: {
    path: '/admin/complaints/officers',
    responses: {
      ...asOfficer,
      'accounts.officers.list': [
        ...recorded('accounts.officers.list'),
        {
          id: 'waits',
          name: 'Karim Uddin',
          email: 'karim@meghbridge.example',
          status: 'waiting',
          hasSecondFactor: false,
          officerSince: null,
        },
      ],
    },
  },
}
export const Empty: Story = {
  args: {
    path: '/admin/complaints',
    responses: { ...asOfficer, 'complaints.list': { ...recorded('complaints.list'), rows: [], count: 0 } },
  },
}
export const Failed: Story = {
  args: { path: '/admin/complaints', responses: { ...asOfficer, 'complaints.list': failed } },
}
