import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Kit/Spinner',
  component: Spinner,
  args: { label: 'Loading the countries' },
  parameters: {
    docs: {
      description: {
        component:
          'A wait of unknown length, above a second. With a `label` it is a status and read out; `hideLabel` keeps the words for screen readers; without a label it is decoration beside a word. A known amount is a Progress, a page on its way a Skeleton.',
      },
    },
  },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const WithLabel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the countries')
    await expect(getComputedStyle(canvas.getByRole('status')).display).toBe('inline-flex')
  },
}
export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the countries')
  },
}
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg' } }
export const Decoration: Story = {
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
export const Hard: Story = {
  args: { lang: 'bn', label: 'বিদেশি নিয়োগকারী প্রতিষ্ঠানের সম্পূর্ণ তালিকা প্রস্তুত করা হচ্ছে' },
  decorators: [
    Story => (
      <div dir="rtl" className="w-80 border border-line p-4">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.w-80')?.scrollWidth).toBeLessThanOrEqual(320)
  },
}
