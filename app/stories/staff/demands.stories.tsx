import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { m } from '#i18n/paraglide/messages.js'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Demands', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** How many workers, for which country and since when are read in one row. */
export const List: Story = { args: { path: '/admin/demands' } }
/** The next step and the sentence for the employer stand together, before payments and the log. */
export const One: Story = { args: { path: `/admin/demands/${recorded('demands.byId').id}` } }
/** A post gets the currency of the country until somebody chooses another. */
export const Add: Story = {
  args: { path: '/admin/demands/add' },
  play: async ({ canvas, userEvent }) => {
    const country = await canvas.findByLabelText(/^Country/)
    const currency = () => canvas.getByRole('combobox', { name: /^Currency/ })
    await userEvent.selectOptions(country, 'KW')
    await waitFor(() => expect(currency()).toHaveValue('KWD'))
    await userEvent.selectOptions(country, 'HK')
    await waitFor(() => expect(currency()).toHaveValue('HKD'))
    await userEvent.selectOptions(currency(), 'USD')
    await userEvent.selectOptions(country, 'SA')
    await expect(currency()).toHaveValue('USD')
  },
}
/** The list of problems says which field of which post each is about. */
export const AddIncomplete: Story = {
  args: { path: '/admin/demands/add' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: m.demand_add_save() }))
    const problems = within(await canvas.findByRole('alert'))
    const choose = m.demand_choice_needed()
    for (const label of [m.vacancy_housing(), m.vacancy_food()]) {
      const name = m.fact_of({ label: `${m.demand_post({ n: '1' })} · ${label}`, value: choose })
      await expect(problems.getByRole('link', { name })).toBeVisible()
    }
    await expect(problems.queryByRole('link', { name: choose })).toBeNull()
  },
}
/** Company and reference are read above the fields, and each post is a group with a heading. */
export const Edit: Story = { args: { path: `/admin/demands/${recorded('demands.byId').id}/edit` } }
export const Empty: Story = {
  args: { path: '/admin/demands', responses: { 'demands.list': { ...recorded('demands.list'), rows: [], count: 0 } } },
}
export const Failed: Story = { args: { path: '/admin/demands', responses: { 'demands.list': failed } } }
export const ListInBangla: Story = { args: { path: '/admin/demands' }, globals: banglaDesk }
