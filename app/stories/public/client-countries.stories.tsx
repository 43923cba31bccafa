import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaPhone, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Client countries', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** The total has its date, the bars can be compared, and each card names companies and first year. */
export const List: Story = { args: { path: '/our-clients' }, globals: phone }
export const ListOnDesks: Story = { args: { path: '/our-clients' } }
export const ListInBangla: Story = { args: { path: '/our-clients' }, globals: banglaPhone }
export const Empty: Story = {
  args: {
    path: '/our-clients',
    responses: { 'clients.cards': [], 'clients.totals': { countries: 0, employed: 0, asOf: null } },
  },
  globals: phone,
}
export const Failed: Story = { args: { path: '/our-clients', responses: { 'clients.cards': failed } }, globals: phone }
/** The table adds up to its total, the bars agree with it, and without jobs other ways remain. */
export const One: Story = { args: { path: `/our-clients/${recorded('clients.byId')._id}` }, globals: phone }
/** Long names break between words; no figure is cut off or parted from its country. */
export const LongNames: Story = {
  args: {
    path: '/our-clients',
    responses: {
      'clients.cards': recorded('clients.cards').map(card => ({
        ...card,
        countryName: `${card.countryName} and the Neighbouring Islands of the Eastern Archipelago`,
      })),
    },
  },
  globals: phone,
}
