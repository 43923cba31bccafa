import type { Meta, StoryObj } from '@storybook/react-vite'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/Radio.tsx'
import { Radio } from './Radio.tsx'

const meta = {
  title: 'Forms/Radio',
  component: Radio,
  args: { 'aria-label': 'Flag of Qatar', defaultChecked: true },
  parameters: { guide, words: { bn: { 'aria-label': 'কাতারের পতাকা' }, ar: { 'aria-label': 'علم قطر' } } },
} satisfies Meta<typeof Radio>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const Empty: Story = { args: { defaultChecked: false } }
export const AllStates: Story = {
  name: 'States',
  render: args => (
    <States
      of={Radio}
      looks={{ Chosen: args, Empty: { ...args, defaultChecked: false } }}
      also={{ Disabled: { disabled: true } }}
    />
  ),
}
