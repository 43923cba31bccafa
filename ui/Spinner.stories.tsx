import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from './guides/Spinner.tsx'
import { inBox } from '../.storybook/box.tsx'
import { choices } from '../.storybook/choices.ts'
import { Spinner, spinnerLook } from './Spinner.tsx'

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  argTypes: choices(spinnerLook),
  args: { label: 'Loading the countries' },
  parameters: {
    guide,
    words: { bn: { label: 'দেশগুলো আনা হচ্ছে' }, ar: { label: 'جارٍ تحميل البلدان' } },
  },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const WithLabel: Story = { name: 'With a label' }
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg' } }
export const HiddenLabel: Story = { name: 'Label for screen readers alone', args: { hideLabel: true } }
export const Decoration: Story = {
  name: 'Without a label',
  args: { label: undefined },
  parameters: { languages: ['en'] },
}
export const LongBangla: Story = {
  name: 'Long Bangla from right to left',
  parameters: { languages: ['en'] },
  args: { lang: 'bn', label: 'বিদেশি নিয়োগকারী প্রতিষ্ঠানের সম্পূর্ণ তালিকা প্রস্তুত করা হচ্ছে' },
  decorators: [inBox({ dir: 'rtl', className: 'w-80 border border-line p-4' })],
}

export const StatusOrDecoration: Story = {
  tags: ['behaviour', '!autodocs'],
  render: args => (
    <>
      <Spinner {...args} hideLabel />
      <Spinner />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the countries')
  },
}
