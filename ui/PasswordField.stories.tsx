import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/PasswordField.tsx'
import { said } from './samples.ts'

const wrong = { en: 'This password is too short', bn: 'এই পাসওয়ার্ড খুব ছোট', ar: 'كلمة المرور قصيرة جداً' }

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    labels: { show: 'Show the password', hide: 'Hide the password' },
    autoComplete: 'current-password',
  },
  decorators: [inBox({ className: 'max-w-form' })],
  parameters: {
    guide,
    words: {
      bn: { label: 'পাসওয়ার্ড', labels: { show: 'পাসওয়ার্ড দেখুন', hide: 'পাসওয়ার্ড লুকান' } },
      ar: { label: 'كلمة المرور', labels: { show: 'أظهر كلمة المرور', hide: 'أخف كلمة المرور' } },
    },
  },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = { args: { defaultValue: 'river and bridge' } }
export const Empty: Story = {}
export const AllStates: Story = {
  name: 'States',
  render: (args, { globals: { language } }) => (
    <States
      of={PasswordField}
      looks={{ '': { ...args, hint: undefined } }}
      also={{
        Disabled: { disabled: true, defaultValue: 'river' },
        'Read-only': { readOnly: true, defaultValue: 'river' },
        Invalid: { error: said(language, wrong) },
      }}
    />
  ),
}

export const ShowAndHide: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.paste('river and bridge')
    await expect(input).toHaveValue('river and bridge')
    await userEvent.tab()
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Show the password' })).width).toBe('44px')
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the password' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}
export const WithError: Story = {
  args: {
    hint: 'At least twelve letters; a sentence is easy to remember.',
    error: wrong.en,
    required: true,
    defaultValue: 'short',
  },
  parameters: {
    words: {
      bn: { hint: 'অন্তত বারোটি অক্ষর; একটি বাক্য মনে রাখা সহজ।', error: wrong.bn },
      ar: { hint: 'اثنا عشر حرفاً على الأقل؛ الجملة سهلة التذكر.', error: wrong.ar },
    },
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'river and bridge' } }
export const LongWords: Story = {
  render: args => (
    <div className="grid w-80 grid-cols-1 gap-6 p-4">
      <PasswordField
        {...args}
        lang="bn"
        label="আপনার নতুন পাসওয়ার্ড যা আগে কখনও ব্যবহার করা হয়নি"
        error="পাসওয়ার্ডটি অন্তত বারো অক্ষরের হতে হবে"
        defaultValue={'x'.repeat(90)}
      />
      <div dir="rtl" lang="ar">
        <PasswordField {...args} label="كلمة المرور" defaultValue="كلمة المرور السرية" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('كلمة المرور')
    const eye = input.parentElement?.querySelector('button')
    await expect(eye?.getBoundingClientRect().left).toBeLessThan(input.getBoundingClientRect().left + 4)
  },
}
