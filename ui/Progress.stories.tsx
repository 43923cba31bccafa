import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { guide } from './guides/Progress.tsx'
import { Progress } from './Progress.tsx'
import { unbroken } from './samples.ts'

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Sending the pictures', value: 40, max: 100, detail: '40 %' },
  decorators: [inBox({ className: 'max-w-form' })],
  parameters: {
    guide,
    words: {
      bn: { label: 'ছবি পাঠানো হচ্ছে', detail: '৪০ %' },
      ar: { label: 'جارٍ إرسال الصور', detail: '40%' },
    },
  },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = {}
export const Named: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending the pictures' })
    await expect(bar).toHaveValue(40)
    await expect(getComputedStyle(bar).height).toBe('8px')
  },
}
export const NothingYet: Story = {
  name: 'Nothing yet',
  args: { value: 0, detail: '0 %' },
}
export const All: Story = { name: 'All done', args: { value: 100, detail: '100 %' } }
export const Unknown: Story = { name: 'Amount not known', args: { value: undefined, detail: undefined } }
export const LongWords: Story = {
  name: 'Long words, Bangla, right to left',
  render: args => (
    <div className="grid w-80 grid-cols-1 gap-6 p-4">
      <Progress {...args} lang="bn" label="বিদেশগামী_কর্মীদের_প্রশিক্ষণ_কেন্দ্রের_ছবি_২০২৬.jpg পাঠানো হচ্ছে" detail="৪০ %" />
      <div dir="rtl" lang="ar">
        <Progress {...args} label="جارٍ إرسال الصور" detail="40%" />
      </div>
      <Progress {...args} detail={unbroken} />
    </div>
  ),
}
