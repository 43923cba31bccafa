import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from './Button.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { arabic, bangla, said, unbroken } from './samples.ts'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/RadioGroup.tsx'

const options = [
  { value: 'mine', label: 'Yours', description: 'Cleaning on two-year contracts.' },
  { value: 'theirs', label: 'Karim Uddin', description: 'Cleaning and catering,\nwith housing near the work.' },
]

const wrong = { en: 'Choose one', bn: 'একটি বেছে নিন', ar: 'اختر واحداً' }

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: { legend: 'Work Summary', name: 'summary', options, value: undefined, onValueChange: fn() },
  decorators: [inBox({ className: 'max-w-form' })],
  parameters: {
    guide,
    words: {
      bn: {
        legend: 'কাজের সারসংক্ষেপ',
        options: [
          { value: 'mine', label: 'আপনার', description: 'দুই বছরের চুক্তিতে পরিচ্ছন্নতার কাজ।' },
          { value: 'theirs', label: 'করিম উদ্দিন', description: 'পরিচ্ছন্নতা ও রান্নার কাজ,\nকাজের কাছেই থাকার জায়গা।' },
        ],
      },
      ar: {
        legend: 'ملخص العمل',
        options: [
          { value: 'mine', label: 'نصك', description: 'أعمال نظافة بعقود لسنتين.' },
          { value: 'theirs', label: 'كريم الدين', description: 'نظافة وإعداد طعام،\nمع سكن قريب من العمل.' },
        ],
      },
    },
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = { args: { onValueChange: undefined, defaultValue: 'mine' } }

export const Empty: Story = {}
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: function Choosing(args) {
    const [value, setValue] = useState('')
    return (
      <RadioGroup
        {...args}
        value={value}
        onValueChange={next => {
          args.onValueChange?.(next)
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
    await expect(args.onValueChange).toHaveBeenLastCalledWith('theirs')
    await expect(canvas.getByText('Yours').closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const Rows: Story = {
  parameters: { languages: ['en'] },
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
export const WithHint: Story = {
  args: { hint: 'As it is shown to visitors', required: true, requiredLabel: '(needed)' },
  parameters: {
    words: {
      bn: { hint: 'ওয়েবসাইটে যেভাবে দেখা যায়', requiredLabel: '(দিতে হবে)' },
      ar: { hint: 'كما يراه الزوار', requiredLabel: '(مطلوب)' },
    },
  },
}
export const WithError: Story = {
  args: { error: wrong.en },
  parameters: { words: { bn: { error: wrong.bn }, ar: { error: wrong.ar } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Work Summary' })).toHaveAccessibleDescription('Choose one')
  },
}
export const KeptByTheBrowser: Story = {
  tags: ['behaviour', '!autodocs'],
  args: {
    variant: 'row',
    legend: 'Do you have a passport?',
    name: 'passport',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    defaultValue: 'no',
    required: true,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }))
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await expect(args.onValueChange, 'and the caller hears of it').toHaveBeenCalledWith('yes')
  },
}
export const ChosenAnswerGoes: Story = {
  tags: ['behaviour', '!autodocs'],
  render: function Changing({ options, ...args }) {
    const [left, setLeft] = useState(options)
    const [kept, setKept] = useState(options[0]?.value)
    const told = (value: string) => {
      setKept(value)
      args.onValueChange?.(value)
    }
    return (
      <form onSubmit={event => event.preventDefault()}>
        <RadioGroup {...args} options={left} name="kept" defaultValue={undefined} value={kept} onValueChange={told} />
        <RadioGroup {...args} options={left} name="own" defaultValue={options[0]?.value} />
        <Button onClick={() => setLeft(left.toReversed())}>Turn round</Button>
        <Button onClick={() => setLeft(left.filter(({ value }) => value !== options[0]?.value))}>Fewer</Button>
      </form>
    )
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn round' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer' }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledTimes(2))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect([...new FormData(canvasElement.querySelector('form')!)]).toEqual([])
  },
}
export const AllStates: Story = {
  name: 'States',
  args: { onValueChange: undefined },
  render: (args, { globals: { language } }) => (
    <States
      of={RadioGroup}
      looks={{ List: { ...args, name: 'list' }, Row: { ...args, name: 'row', variant: 'row' } }}
      also={{ Disabled: { disabled: true, name: 'off' }, Invalid: { error: said(language, wrong), name: 'bad' } }}
    />
  ),
}
export const LongWords: Story = {
  parameters: { languages: ['en'] },
  render: args => (
    <div className="grid w-80 grid-cols-1 gap-6 p-4">
      <RadioGroup
        {...args}
        name="one"
        lang="bn"
        legend={bangla}
        value="mine"
        options={[
          { value: 'mine', label: bangla, description: bangla },
          { value: 'theirs', label: unbroken, description: unbroken },
        ]}
        error={bangla}
      />
      <RadioGroup
        {...args}
        name="row"
        variant="row"
        legend={unbroken}
        options={[
          { value: 'mine', label: 'Short' },
          { value: 'theirs', label: unbroken },
          { value: 'none', label: 'None' },
        ]}
      />
      <div dir="rtl" lang="ar">
        <RadioGroup
          {...args}
          name="two"
          legend={arabic}
          value="theirs"
          options={[
            { value: 'mine', label: arabic },
            { value: 'theirs', label: arabic, description: arabic },
          ]}
        />
      </div>
    </div>
  ),
}
