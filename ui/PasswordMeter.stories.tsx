import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { PasswordMeter } from './PasswordMeter.tsx'
import { guide } from './guides/PasswordMeter.tsx'

const meta = {
  title: 'Forms/PasswordMeter',
  component: PasswordMeter,
  args: { level: 2, label: 'Good' },
  decorators: [inBox({ className: 'max-w-form' })],
  parameters: { guide, words: { bn: { label: 'শক্তিশালী' }, ar: { label: 'قوية' } } },
} satisfies Meta<typeof PasswordMeter>
export default meta
type Story = StoryObj<typeof meta>

export const Good: Story = {}

const levels = {
  en: ['Too easy to guess', 'Weak: make it longer', 'Good', 'Strong'],
  bn: ['খুব সহজেই অনুমান করা যায়', 'দুর্বল: আরও বড় করুন', 'ভালো', 'শক্তিশালী'],
  ar: ['سهلة التخمين', 'ضعيفة: اجعلها أطول', 'جيدة', 'قوية'],
}

export const Announced: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Good')
  },
}
/** Nothing in it can be pressed: its states are the levels. */
export const Levels: Story = {
  name: 'States',
  render: (_, { globals: { language } }) => (
    <div className="grid gap-4">
      {(levels[language as keyof typeof levels] ?? levels.en).map((label, level) => (
        <PasswordMeter key={label} level={level} label={label} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const filled = [...canvasElement.querySelectorAll('[data-slot=password-meter]')].map(
      meter => meter.querySelectorAll('span:not(.bg-line)').length,
    )
    await expect(filled).toEqual([1, 2, 3, 4])
  },
}
export const LongWords: Story = {
  render: () => (
    <div className="grid w-80 gap-4">
      <div lang="bn">
        <PasswordMeter level={1} label="দুর্বল: আরও বড় করুন, একটি ছোট বাক্য মনে রাখা সহজ এবং অনুমান করা কঠিন" />
      </div>
      <div dir="rtl" lang="ar">
        <PasswordMeter level={3} label="قوية" />
      </div>
    </div>
  ),
}
