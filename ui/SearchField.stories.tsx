import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { bangla } from './samples.ts'
import { SearchField } from './SearchField.tsx'

const sent = fn()

const meta = {
  title: 'Kit/SearchField',
  component: SearchField,
  args: { label: 'Search the news', submitLabel: 'Search', name: 'q' },
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
    docs: {
      description: {
        component:
          'Words to look for in the list below, in a form with role="search" that a GET can carry. Enter sends, Escape empties. Not for choosing one of a few: that is a SelectField.',
      },
    },
  },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search the news' })
    await userEvent.type(field, 'Doha{Enter}')
    await expect(sent).toHaveBeenLastCalledWith('Doha')
    await expect(getComputedStyle(field).borderRadius).toBe('10px')
  },
}
export const Hard: Story = {
  args: { lang: 'bn', submitLabel: bangla, defaultValue: bangla },
  decorators: [
    Story => (
      <div dir="rtl" className="w-80 p-4">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.w-80')?.scrollWidth).toBeLessThanOrEqual(320)
  },
}
