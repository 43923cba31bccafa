import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { arabic, bangla, unbroken } from './samples.ts'
import { SelectField } from './SelectField.tsx'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/SelectField.tsx'

const countries = ['Bahrain', 'Japan', 'Kuwait', 'Oman', 'Poland', 'Qatar', 'Saudi Arabia'].map(name => (
  <option key={name}>{name}</option>
))

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  args: {
    label: 'Country',
    defaultValue: '',
    children: [
      <option key="none" value="">
        Choose a country
      </option>,
      ...countries,
    ],
  },
  decorators: [inBox({ className: 'max-w-form' })],
  parameters: { guide, words: { bn: { label: 'দেশ' }, ar: { label: 'البلد' } } },
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = { args: { defaultValue: 'Qatar' } }
export const Empty: Story = {}
export const AllStates: Story = {
  name: 'States',
  render: args => (
    <States
      of={SelectField}
      looks={{ '': { ...args, hint: undefined } }}
      also={{ Disabled: { disabled: true }, Invalid: { error: 'Choose a country' } }}
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
  args: { error: 'Choose a country', required: true },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Oman' } }
export const LongWords: Story = {
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
