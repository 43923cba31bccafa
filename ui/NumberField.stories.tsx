import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { NumberField } from './NumberField.tsx'
import { arabic, bangla } from './samples.ts'

const meta = {
  title: 'Kit/NumberField',
  component: NumberField,
  args: { label: 'Value of Employment', hint: 'People employed, a whole number' },
  decorators: [
    Story => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'How many of something. Phones show digits; what was typed is kept as it was typed, so that a wrong figure can be seen and mended. Not for telephones, licences or years, which are words made of digits: those are a TextField. Tab reaches it; arrows move the cursor and never the figure.',
      },
    },
  },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Value of Employment')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(input, '120')
    await userEvent.keyboard('{ArrowUp}')
    await fireEvent.wheel(input, { deltaY: -100 })
    await expect(input).toHaveValue('120')
  },
}
export const Filled: Story = { args: { defaultValue: '4,875' } }
export const Required: Story = { args: { required: true } }
export const WithError: Story = {
  args: { defaultValue: 'forty', error: 'Give the number of workers placed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Value of Employment')).toBeInvalid()
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '640' } }
export const Hard: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: args => (
    <div className="grid gap-6">
      <NumberField {...args} lang="bn" label={bangla} hint={bangla} error={bangla} defaultValue="১২৩৪৫৬৭৮৯" required />
      <div dir="rtl" lang="ar">
        <NumberField {...args} label={arabic} hint={arabic} defaultValue={'9'.repeat(80)} />
      </div>
    </div>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
