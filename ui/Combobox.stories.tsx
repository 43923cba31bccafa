import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Combobox } from './Combobox.tsx'
import { arabic, bangla, flags, unbroken } from './samples.ts'

const names = [
  ['Bahrain', 'বাহরাইন'],
  ['Japan', 'জাপান'],
  ['Kuwait', 'কুয়েত'],
  ['Oman', 'ওমান'],
  ['Qatar', 'কাতার'],
  ['Romania', 'রোমানিয়া'],
  ['United Arab Emirates', 'সংযুক্ত আরব আমিরাত'],
] as const
const options = names.map(([label, detail]) => ({
  value: label,
  label,
  detail,
  detailLang: 'bn',
  also: label.startsWith('United') ? ['UAE'] : [],
}))

const meta = {
  title: 'Kit/Combobox',
  component: Combobox,
  args: {
    label: 'Country Name',
    required: true,
    value: '',
    options,
    onChange: fn(),
    onChoose: fn(),
    words: { list: 'Countries', open: 'Show countries', found: count => `${count} found` },
  },
  decorators: [
    Story => (
      <div className="min-h-96 max-w-form">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A line of free writing with known answers beside it. For an answer that must be one of a list use SelectField. Arrow keys open the list, Enter chooses, Escape closes; without a choice Enter sends the form.',
      },
    },
  },
  render: function Typing(args: ComponentProps<typeof Combobox>) {
    const [value, setValue] = useState(args.value)
    return (
      <Combobox
        {...args}
        value={value}
        onChange={text => {
          args.onChange(text)
          setValue(text)
        }}
        onChoose={option => {
          args.onChoose(option)
          setValue(option.label)
        }}
      />
    )
  },
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: 'Choose from the list, or write a name of your own' } }
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country Name' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('oma')
    await expect(canvas.getAllByRole('option').map(option => option.textContent)).toEqual(['Omanওমান', 'Romaniaরোমানিয়া'])
    await expect(canvas.getByRole('status')).toHaveTextContent('2 found')
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: /^Oman/ }).id)
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Oman')
    await expect(args.onChoose).toHaveBeenCalledWith(options[3])
    await expect(canvas.queryByRole('option')).toBeNull()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(field).toHaveValue('Oman')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}
export const InAnotherScript: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'কাতা')
    await userEvent.click(canvas.getByRole('option', { name: /Qatar/ }))
    await expect(canvas.getByRole('combobox')).toHaveValue('Qatar')
  },
}
export const ByAnotherName: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'uae')
    await expect(canvas.getByRole('option')).toHaveTextContent('United Arab Emirates')
    await expect(canvas.getByRole('option').getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const FreeText: Story = {
  render: function Form(args) {
    const [value, setValue] = useState('')
    const [sent, setSent] = useState('')
    return (
      <form
        onSubmit={event => {
          event.preventDefault()
          setSent(value)
        }}
      >
        <Combobox
          {...args}
          value={value}
          onChange={setValue}
          onChoose={option => {
            args.onChoose(option)
            setValue(option.label)
          }}
        />
        <output>{sent}</output>
      </form>
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Oman{Enter}')
    await expect(canvas.getByText('Oman', { selector: 'output' })).toBeVisible()
    await userEvent.type(canvas.getByRole('combobox'), ' office')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveValue('Oman office')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show countries' }))
    await expect(canvas.getAllByRole('option')).toHaveLength(options.length)
    await expect(canvas.getByRole('listbox')).toHaveAccessibleName('Countries')
  },
}
export const WithPictures: Story = {
  args: { options: options.map((option, n) => ({ ...option, picture: Object.values(flags)[n % 2] })) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show countries' }))
    await expect(canvas.getAllByRole('option')[0]).toHaveAccessibleName('Bahrain বাহরাইন')
    await expect(canvasElement.querySelectorAll('[role=option] img')).toHaveLength(options.length)
  },
}
export const WithError: Story = {
  args: { error: 'Enter the name of the country' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Enter the name of the country')
  },
}
export const Disabled: Story = { args: { disabled: true, value: 'Oman' } }
export const Hard: Story = {
  render: args => (
    <div className="grid w-80 grid-cols-1 gap-6 p-4">
      <Combobox {...args} lang="bn" label={bangla} hint={bangla} error={bangla} value={unbroken} />
      <div dir="rtl" lang="ar">
        <Combobox
          {...args}
          label={arabic}
          value=""
          options={[
            { value: '1', label: unbroken, detail: unbroken },
            { value: '2', label: arabic, detail: bangla },
          ]}
          words={{ ...args.words, open: 'البلدان' }}
        />
      </div>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'البلدان' }))
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
    await expect(canvasElement.querySelector('.w-80')?.scrollWidth).toBeLessThanOrEqual(320)
  },
}
