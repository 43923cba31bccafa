import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioGroup } from './RadioGroup.tsx'
import { arabic, bangla, unbroken } from './samples.ts'

const options = [
  { value: 'mine', label: 'Yours', detail: 'Cleaning on two-year contracts.' },
  { value: 'theirs', label: 'Karim Uddin', detail: 'Cleaning and catering,\nwith housing near the work.' },
]

const meta = {
  title: 'Kit/RadioGroup',
  component: RadioGroup,
  args: { legend: 'Work Summary', name: 'summary', options, value: undefined, onChange: fn() },
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
          'One of two to five answers that are read before one is chosen; for more answers a SelectField. Tab comes to the group, arrow keys and Space choose.',
      },
    },
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const ByKeyboard: Story = {
  render: function Choosing(args) {
    const [value, setValue] = useState<string>()
    return (
      <RadioGroup
        {...args}
        value={value}
        onChange={next => {
          args.onChange?.(next)
          setValue(next)
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Yours/ })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: /Yours/ })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Karim Uddin/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('theirs')
    await expect(canvas.getByText('Yours').closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const Rows: Story = {
  args: {
    variant: 'row',
    options: [
      { value: 'now', label: 'At once' },
      { value: 'daily', label: 'Daily' },
      { value: 'never', label: 'Never' },
    ],
  },
  render: args => (
    <div className="grid gap-4">
      <RadioGroup {...args} name="first" legend="An enquiry arrived" value="daily" />
      <RadioGroup {...args} name="second" legend="A draft that you scheduled was not published" value="now" />
    </div>
  ),
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('radio', { name: 'Never' }).map(radio => radio.getBoundingClientRect().left)
    await expect(new Set(lefts).size, 'answers stand in columns').toBe(1)
  },
}
export const WithError: Story = {
  args: { error: 'Choose one' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Work Summary' })).toHaveAccessibleDescription('Choose one')
  },
}
export const KeptByTheBrowser: Story = {
  args: {
    variant: 'row',
    legend: 'Do you have a passport?',
    name: 'passport',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    onChange: undefined,
    defaultValue: 'no',
    required: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }))
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked()
  },
}
export const Hard: Story = {
  render: args => (
    <div className="grid w-80 grid-cols-1 gap-6 p-4">
      <RadioGroup
        {...args}
        name="one"
        lang="bn"
        legend={bangla}
        value="mine"
        options={[
          { value: 'mine', label: bangla, detail: bangla },
          { value: 'theirs', label: unbroken, detail: unbroken },
        ]}
        error={bangla}
      />
      <div dir="rtl" lang="ar">
        <RadioGroup
          {...args}
          name="two"
          legend={arabic}
          value="theirs"
          options={[
            { value: 'mine', label: arabic },
            { value: 'theirs', label: arabic, detail: arabic },
          ]}
        />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.w-80')?.scrollWidth).toBeLessThanOrEqual(320)
  },
}
