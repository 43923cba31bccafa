import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextArea } from './TextArea.tsx'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/TextArea.tsx'
import { said } from './samples.ts'

const message = {
  en: 'Forty welders from March, two years.',
  bn: 'মার্চ থেকে চল্লিশ জন ওয়েল্ডার, দুই বছর।',
  ar: 'أربعون لحاماً من مارس، لسنتين.',
}
const wrong = { en: 'Write at least ten letters', bn: 'অন্তত দশটি অক্ষর লিখুন', ar: 'اكتب عشرة أحرف على الأقل' }

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Your message' },
  decorators: [inBox({ className: 'max-w-form' })],
  parameters: { guide, words: { bn: { label: 'আপনার বার্তা' }, ar: { label: 'رسالتك' } } },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  args: { defaultValue: message.en },
  parameters: { words: { bn: { defaultValue: message.bn }, ar: { defaultValue: message.ar } } },
}
export const Empty: Story = {}
export const AllStates: Story = {
  name: 'States',
  render: (args, { globals: { language } }) => (
    <States
      of={TextArea}
      looks={{ '': { ...args, hint: undefined } }}
      also={{
        Disabled: { disabled: true, defaultValue: said(language, message) },
        'Read-only': { readOnly: true, defaultValue: said(language, message) },
        Invalid: { error: said(language, wrong) },
      }}
    />
  ),
}

export const GrowsWhileTyping: Story = {
  tags: ['behaviour', '!autodocs'],
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
  args: { error: wrong.en, required: true, defaultValue: 'Hello' },
  parameters: {
    words: { bn: { error: wrong.bn, defaultValue: 'সালাম' }, ar: { error: wrong.ar, defaultValue: 'مرحباً' } },
  },
}
export const Disabled: Story = {
  args: { disabled: true, defaultValue: message.en },
  parameters: { words: { bn: { defaultValue: message.bn }, ar: { defaultValue: message.ar } } },
}
export const LongWords: Story = {
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
}
