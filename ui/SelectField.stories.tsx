import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { arabic, bangla, said, unbroken } from './samples.ts'
import { SelectField } from './SelectField.tsx'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/SelectField.tsx'

const VALUES = ['', 'Bahrain', 'Japan', 'Kuwait', 'Oman', 'Poland', 'Qatar', 'Saudi Arabia']
const countries = (...names: string[]) =>
  names.map((name, n) => (
    <option key={name} value={VALUES[n]}>
      {name}
    </option>
  ))

const noCountry = { en: 'Choose a country', bn: 'একটি দেশ বেছে নিন', ar: 'اختر بلداً' }

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  args: {
    label: 'Country',
    defaultValue: '',
    children: countries('Choose a country', ...VALUES.slice(1)),
  },
  decorators: [inBox({ className: 'max-w-form' })],
  parameters: {
    guide,
    words: {
      bn: {
        label: 'দেশ',
        children: countries('একটি দেশ বেছে নিন', 'বাহরাইন', 'জাপান', 'কুয়েত', 'ওমান', 'পোল্যান্ড', 'কাতার', 'সৌদি আরব'),
      },
      ar: {
        label: 'البلد',
        children: countries('اختر بلداً', 'البحرين', 'اليابان', 'الكويت', 'عُمان', 'بولندا', 'قطر', 'السعودية'),
      },
    },
  },
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = { args: { defaultValue: 'Qatar' } }
export const Empty: Story = {}
export const AllStates: Story = {
  name: 'States',
  render: (args, { globals: { language } }) => (
    <States
      of={SelectField}
      looks={{ '': { ...args, hint: undefined } }}
      also={{ Disabled: { disabled: true }, Invalid: { error: said(language, noCountry) } }}
    />
  ),
}

export const EasyToPress: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('Country')
    await expect(getComputedStyle(select).borderRadius).toBe('10px')
    await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(getComputedStyle(select).backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor)
  },
}
export const WithError: Story = {
  args: { error: noCountry.en, required: true },
  parameters: { words: { bn: { error: noCountry.bn }, ar: { error: noCountry.ar } } },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Oman' } }
export const LongWords: Story = {
  parameters: { languages: ['en'] },
  render: args => (
    <div className="grid w-80 grid-cols-1 gap-6 p-4">
      <SelectField {...args} lang="bn" label={bangla} error={bangla} defaultValue={unbroken}>
        <option>{unbroken}</option>
      </SelectField>
      <div dir="rtl" lang="ar">
        <SelectField {...args} label="البلد" defaultValue={arabic}>
          <option>{arabic}</option>
        </SelectField>
      </div>
      <SelectField {...args} label="Nothing to choose">
        {null}
      </SelectField>
    </div>
  ),
}
