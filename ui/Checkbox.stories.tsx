import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { States } from '../.storybook/states.tsx'
import { Checkbox } from './Checkbox.tsx'
import { guide } from './guides/Checkbox.tsx'

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { 'aria-label': 'Select Qatar', defaultChecked: true },
  parameters: {
    guide,
    words: { bn: { 'aria-label': 'কাতার বাছাই করুন' }, ar: { 'aria-label': 'اختر قطر' } },
  },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Ticked: Story = {}
export const Empty: Story = { args: { defaultChecked: false } }
export const SomeOfThem: Story = { args: { defaultChecked: false, indeterminate: true } }
export const AllStates: Story = {
  name: 'States',
  render: args => (
    <States
      of={Checkbox}
      looks={{ Ticked: args, Empty: { ...args, defaultChecked: false }, Mixed: { ...args, indeterminate: true } }}
      also={{ Disabled: { disabled: true }, Invalid: { 'aria-invalid': true } }}
    />
  ),
}

export const Mixed: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { defaultChecked: false, indeterminate: true },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Select Qatar' })
    await expect(box).toBePartiallyChecked()
    await userEvent.click(box)
    await expect(box).toBeChecked()
  },
}
