import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { bangla } from './samples.ts'
import { SearchField } from './SearchField.tsx'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/SearchField.tsx'

const sent = fn()

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Search the news', labels: { submit: 'Search' }, name: 'q' },
  decorators: [
    Story => (
      <form
        role="search"
        className="max-w-form"
        onSubmit={event => {
          event.preventDefault()
          sent(new FormData(event.currentTarget).get('q'))
        }}
      >
        <Story />
      </form>
    ),
  ],
  parameters: {
    guide,
    words: {
      bn: { label: 'খবর খুঁজুন', labels: { submit: 'খুঁজুন' } },
      ar: { label: 'ابحث في الأخبار', labels: { submit: 'بحث' } },
    },
  },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = { args: { defaultValue: 'Doha' } }
export const Empty: Story = {}
export const AllStates: Story = {
  name: 'States',
  render: args => <States of={SearchField} looks={{ '': args }} also={{ Disabled: { disabled: true } }} />,
}

export const Sent: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search the news' })
    await userEvent.type(field, 'Doha{Enter}')
    await expect(sent).toHaveBeenLastCalledWith('Doha')
    await expect(getComputedStyle(field).borderRadius).toBe('10px')
  },
}
export const LongWords: Story = {
  args: { lang: 'bn', labels: { submit: bangla }, defaultValue: bangla },
  decorators: [inBox({ dir: 'rtl', className: 'w-80 p-4' })],
}
