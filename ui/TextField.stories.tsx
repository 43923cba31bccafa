import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { said } from './samples.ts'
import { TextField } from './TextField.tsx'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/TextField.tsx'

const alNoor = { en: 'Al Noor Contracting', bn: 'আল নূর কন্ট্রাক্টিং', ar: 'النور للمقاولات' }
const noName = { en: 'Give the company a name', bn: 'কোম্পানির নাম লিখুন', ar: 'اكتب اسم الشركة' }

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Company name', onChange: fn() },
  decorators: [inBox({ className: 'max-w-form' })],
  parameters: { guide, words: { bn: { label: 'কোম্পানির নাম' }, ar: { label: 'اسم الشركة' } } },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  args: { defaultValue: alNoor.en },
  parameters: { words: { bn: { defaultValue: alNoor.bn }, ar: { defaultValue: alNoor.ar } } },
}
export const Empty: Story = {}
export const AllStates: Story = {
  name: 'States',
  render: (args, { globals: { language } }) => (
    <States
      of={TextField}
      looks={{ '': { ...args, hint: undefined } }}
      also={{
        Disabled: { disabled: true, defaultValue: said(language, alNoor) },
        'Read-only': { readOnly: true, defaultValue: said(language, alNoor) },
        Invalid: { error: said(language, noName) },
      }}
    />
  ),
}

export const EasyToPress: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Company name')
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(getComputedStyle(input).borderRadius).toBe('10px')
  },
}
export const WithHint: Story = {
  parameters: { languages: ['en'] },
  args: {
    label: 'E-mail',
    type: 'email',
    hint: 'We answer to this address within two working days.',
    placeholder: 'name@company.com',
  },
}
export const Required: Story = {
  parameters: { languages: ['en'] },
  args: { required: true, requiredLabel: '(required)' },
}
export const RequiredByStar: Story = { args: { required: true } }
export const WithError: Story = {
  args: { hint: 'As it is written in the trade licence.', error: noName.en, id: 'company' },
  parameters: {
    words: {
      bn: { hint: 'ট্রেড লাইসেন্সে যেমন লেখা আছে।', error: noName.bn },
      ar: { hint: 'كما هو مكتوب في السجل التجاري.', error: noName.ar },
    },
  },
}
export const Disabled: Story = {
  args: { disabled: true, defaultValue: alNoor.en },
  parameters: { words: { bn: { defaultValue: alNoor.bn }, ar: { defaultValue: alNoor.ar } } },
}
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'RL NO 088', label: 'Licence' } }
export const Telephone: Story = {
  parameters: { languages: ['en'] },
  render: args => (
    <div className="grid gap-5">
      <TextField {...args} label="Telephone" type="tel" defaultValue="+880 1711 000000" />
      <TextField {...args} label="Vacancies" inputMode="numeric" defaultValue="120" />
      <TextField {...args} label="Date of the interview" type="date" defaultValue="2026-11-21" />
    </div>
  ),
}
export const LongWords: Story = {
  render: args => (
    <div className="grid w-80 grid-cols-1 gap-6 p-4">
      <TextField
        {...args}
        lang="bn"
        required
        requiredLabel="(আবশ্যক)"
        label="যে কোম্পানির জন্য কর্মী নিয়োগ করা হবে তার সম্পূর্ণ নাম"
        hint="ট্রেড লাইসেন্সে যেভাবে লেখা আছে ঠিক সেভাবে লিখুন"
        error="কোম্পানির নাম লিখুন, অন্যথায় আবেদনটি গ্রহণ করা যাবে না"
        defaultValue="আল নূর কন্ট্রাক্টিং অ্যান্ড ইঞ্জিনিয়ারিং সার্ভিসেস লিমিটেড"
      />
      <div dir="rtl" lang="ar">
        <TextField
          {...args}
          label="اسم الشركة الكامل كما هو مكتوب في الرخصة التجارية"
          error="الرجاء كتابة اسم الشركة"
          defaultValue="شركة النور للمقاولات"
        />
      </div>
      <TextField
        {...args}
        label="Averyveryverylongwordwithoutanyspacethatnobodyexpectedhere"
        defaultValue={'x'.repeat(200)}
      />
    </div>
  ),
}
