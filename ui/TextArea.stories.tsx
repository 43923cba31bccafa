import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Kit/TextArea',
  component: TextArea,
  args: { label: 'Your message' },
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
          'Several lines of writing. It grows with the words up to 60 % of the window and is never under five lines. For one line use TextField. Tab leaves it, Enter makes a new line.',
      },
    },
  },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { hint: 'Say how many workers you need, for which trade and from when.' },
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('Your message')
    const before = area.getBoundingClientRect().height
    await expect(before).toBeGreaterThan(5 * 27)
    await expect(getComputedStyle(area).borderRadius).toBe('10px')
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six{Enter}seven')
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before)
  },
}
export const WithError: Story = {
  args: { error: 'Write at least ten letters', required: true, defaultValue: 'Hello' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your message')).toHaveAccessibleDescription('Write at least ten letters')
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Forty welders from March, two years.' } }
export const Hard: Story = {
  render: args => (
    <div className="grid w-80 grid-cols-1 gap-6 p-4">
      <TextArea
        {...args}
        lang="bn"
        label="আপনার প্রতিষ্ঠানের কর্মী চাহিদার বিস্তারিত বিবরণ"
        error="বিস্তারিত বিবরণ লিখুন"
        defaultValue={'আমাদের আগামী মার্চ মাস থেকে চল্লিশ জন ওয়েল্ডার প্রয়োজন। '.repeat(30)}
      />
      <div dir="rtl" lang="ar">
        <TextArea {...args} label="رسالتك" defaultValue="نحتاج إلى أربعين لحاماً" />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.w-80')?.scrollWidth).toBeLessThanOrEqual(320)
  },
}
