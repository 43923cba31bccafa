import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState, type ComponentProps } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Combobox } from './Combobox.tsx'
import { arabic, bangla, flags, said, unbroken } from './samples.ts'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/Combobox.tsx'

const names = [
  ['Bahrain', 'বাহরাইন', 'البحرين'],
  ['Japan', 'জাপান', 'اليابان'],
  ['Kuwait', 'কুয়েত', 'الكويت'],
  ['Oman', 'ওমান', 'عُمان'],
  ['Qatar', 'কাতার', 'قطر'],
  ['Romania', 'রোমানিয়া', 'رومانيا'],
  ['United Arab Emirates', 'সংযুক্ত আরব আমিরাত', 'الإمارات العربية المتحدة'],
] as const
const options = names.map(([label, detail]) => ({
  value: label,
  label,
  detail,
  detailLang: 'bn',
  also: label.startsWith('United') ? ['UAE'] : [],
}))

const wrong = { en: 'Choose a country', bn: 'একটি দেশ বেছে নিন', ar: 'اختر بلداً' }

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: {
    label: 'Country Name',
    required: true,
    freeText: true,
    value: '',
    options,
    onValueChange: fn(),
    onChoose: fn(),
    labels: {
      list: 'Countries',
      open: 'Show countries',
      found: count => `${count} found`,
      more: count => `${count} more: type on`,
    },
  },
  decorators: [inBox({ className: 'min-h-96 max-w-form' })],
  parameters: {
    guide,
    words: {
      bn: {
        label: 'দেশের নাম',
        options: names.map(([value, label]) => ({ value, label, detail: value, detailLang: 'en' })),
        labels: {
          list: 'দেশ',
          open: 'দেশের তালিকা দেখুন',
          found: (count: number) => `${count.toLocaleString('bn')}টি পাওয়া গেছে`,
          more: (count: number) => `আরও ${count.toLocaleString('bn')}টি: লিখতে থাকুন`,
        },
      },
      ar: {
        label: 'اسم البلد',
        options: names.map(([value, , label]) => ({ value, label, detail: value, detailLang: 'en' })),
        labels: {
          list: 'البلدان',
          open: 'أظهر البلدان',
          found: (count: number) => `${count} نتيجة`,
          more: (count: number) => `و${count} أخرى: تابع الكتابة`,
        },
      },
    },
  },
  render: function Typing(args: ComponentProps<typeof Combobox>) {
    const [value, setValue] = useState(args.value ?? '')
    return (
      <Combobox
        {...args}
        value={value}
        onValueChange={text => {
          args.onValueChange?.(text)
          setValue(text)
        }}
        onChoose={option => {
          args.onChoose?.(option)
          setValue(option.label)
        }}
      />
    )
  },
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

const choice = { freeText: false, value: undefined, defaultValue: 'Qatar' }
const draw: Story['render'] = args => <Combobox {...args} />

export const Typical: Story = { args: choice, render: draw }
export const Empty: Story = { args: { ...choice, defaultValue: '' }, render: draw }
export const AnyText: Story = {
  args: { hint: 'Choose from the list, or write a name of your own' },
  parameters: {
    words: { bn: { hint: 'তালিকা থেকে বেছে নিন, বা নিজে লিখুন' }, ar: { hint: 'اختر من القائمة أو اكتب اسماً آخر' } },
  },
}
export const Open: Story = { args: { ...choice, defaultOpen: true }, render: draw }
export const AllStates: Story = {
  name: 'States',
  args: choice,
  render: (args, { globals: { language } }) => (
    <States
      of={Combobox}
      looks={{ '': args }}
      also={{
        Disabled: { disabled: true },
        'Read-only': { readOnly: true },
        Invalid: { error: said(language, wrong) },
      }}
    />
  ),
}
export const OnlyWhatIsListed: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { ...choice, name: 'country', ref: createRef(), onChange: fn(), 'aria-describedby': 'beside' },
  render: args => (
    <form>
      <p id="beside">As in the passport</p>
      <Combobox {...args} />
      <button type="button">Next</button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const field = screen.getByRole('combobox', { name: 'Country Name' })
    await expect(args.ref).toEqual({ current: field })
    await expect(field).toHaveAccessibleDescription('As in the passport')
    await userEvent.clear(field)
    await userEvent.type(field, 'xyz')
    await expect(args.onChange).toHaveBeenCalledTimes(4)
    await expect(screen.getByText('0 found', { ignore: '[role=status]' })).toBeVisible()
    await userEvent.tab()
    await expect(field).toHaveValue('xyz')
    await expect(field).toHaveAccessibleDescription(/0 found/)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await userEvent.clear(field)
    await userEvent.type(field, 'uae')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('United Arab Emirates')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('United Arab Emirates')
    await expect(new FormData(canvasElement.querySelector('form')!).get('country')).toBe('United Arab Emirates')
  },
}

export const ShownIsSent: Story = {
  name: 'What is shown is what is sent, when options go and spaces are typed',
  tags: ['behaviour', '!autodocs'],
  args: { ...choice, name: 'country', defaultValue: 'Oman' },
  render: function Changing(args) {
    const [left, setLeft] = useState(args.options)
    return (
      <form onSubmit={event => event.preventDefault()}>
        <Combobox {...args} options={left} />
        <button type="button" onClick={() => setLeft(left.filter(({ value }) => value !== 'Oman'))}>
          Without Oman
        </button>
        <Combobox {...args} label="Open" options={left} onKeyDown={event => event.key === 'F2' && setLeft([])} />
      </form>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form')!
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country Name' })
    const sent = () => new FormData(form).getAll('country')
    await expect(sent()).toEqual(['Oman', 'Oman'])
    await userEvent.click(canvas.getByRole('button', { name: 'Without Oman' }))
    await expect(field).toHaveValue('')
    await expect(sent()).toEqual(['', ''])

    // an answer is required, and spaces are none
    await userEvent.type(field, '   ')
    await expect(field.validity.valueMissing).toBe(true)
    await userEvent.type(field, 'qatar{Enter}')
    await expect(sent()).toEqual(['Qatar', ''])

    // nothing is left to be marked
    const open = screen.getByRole('combobox', { name: 'Open' })
    await userEvent.type(open, '{ArrowDown}{ArrowDown}')
    await expect(document.getElementById(open.getAttribute('aria-activedescendant')!)).toHaveRole('option')
    await userEvent.keyboard('{F2}')
    await expect(open).toHaveAttribute('aria-activedescendant', '')
    await userEvent.type(open, 'xyz')
    await expect(open).toHaveAttribute('aria-activedescendant', '')
  },
}

/** Text that names no option holds the form, with `noValidate` too, until it names one or a button says `formNoValidate`. */
export const HoldsTheForm: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { ...choice, name: 'country', required: false },
  render: function Sending({ onChoose, ...args }) {
    const { control, handleSubmit } = useForm({ defaultValues: { country: 'Qatar' } })
    return (
      <form noValidate onSubmit={handleSubmit(({ country }) => onChoose?.({ value: country, label: '' }))}>
        <Controller
          name="country"
          control={control}
          render={({ field: { onChange, ...field } }) => <Combobox {...args} {...field} onValueChange={onChange} />}
        />
        <button type="submit">Send</button>
        <button type="submit" formNoValidate>
          Keep
        </button>
      </form>
    )
  },
  play: async ({ canvas, args, canvasElement }) => {
    const field = screen.getByRole('combobox')
    const send = canvas.getByRole('button', { name: 'Send' })
    const form = canvasElement.querySelector('form')!
    for (const submit of [() => userEvent.type(field, '{Enter}'), () => userEvent.click(send)]) {
      await userEvent.clear(field)
      await userEvent.type(field, 'Paris')
      await submit()
      await expect(field).toHaveFocus()
      await expect(field).toHaveValue('Paris')
      await expect(field).toHaveAccessibleDescription('0 found')
      await expect(new FormData(form).get('country')).toBe('')
    }
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }))
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith({ value: '', label: '' }))
    await userEvent.clear(field)
    await userEvent.type(field, 'oman')
    await userEvent.click(send)
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith({ value: 'Oman', label: '' }))
  },
}

export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args }) => {
    const field = screen.getByRole('combobox', { name: 'Country Name' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('oma')
    await expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Omanওমান', 'Romaniaরোমানিয়া'])
    await expect(screen.getByRole('status')).toHaveTextContent('2 found')
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /^Oman/ }).id)
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Oman')
    await expect(args.onChoose).toHaveBeenCalledWith(options[3])
    await expect(screen.queryByRole('option')).toBeNull()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(field).toHaveValue('Oman')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}
/** A press beside the open list meets what is there, as the list grows only after it has closed. */
export const PressedBeside: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { ...choice, options: ['Guinea', 'Poland', 'Saudi Arabia'].map(label => ({ value: label, label })) },
  render: args => (
    <>
      <Combobox {...args} />
      <button type="button" onClick={pressed}>
        Beside
      </button>
    </>
  ),
  play: async ({ args }) => {
    const field = screen.getByRole('combobox')
    const button = screen.getByRole('button', { name: 'Beside' })
    const mouse = userEvent.setup()
    for (const text of ['pol', 'Poland']) {
      pressed.mockClear()
      await userEvent.clear(field)
      await userEvent.type(field, text)
      await mouse.pointer({ keys: '[MouseLeft>]', target: button })
      await expect(screen.getAllByRole('option')).toHaveLength(1)
      await mouse.pointer({ keys: '[/MouseLeft]', target: button })
      await expect(screen.queryByRole('option')).toBeNull()
      await expect(pressed).toHaveBeenCalledOnce()
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Poland')
  },
}
const pressed = fn()

/** What somebody types is what Enter takes, also where other names contain it or come first in the list. */
export const TypedWhole: Story = {
  tags: ['behaviour', '!autodocs'],
  args: {
    ...choice,
    options: ['Guinea-Bissau', 'Saudi Arabia', 'Equatorial Guinea', 'Guinea', 'Poland'].map(label => ({
      value: label,
      label,
    })),
    defaultValue: 'Saudi Arabia',
  },
  render: draw,
  play: async ({ args }) => {
    const field = screen.getByRole('combobox')
    for (const [keys, chosen] of [
      ['poland{Enter}', 'Poland'],
      ['guinea{Enter}', 'Guinea'],
      ['POLAND{ArrowDown}{Enter}', 'Poland'],
      ['guinea{ArrowDown}{Enter}', 'Guinea-Bissau'],
      ['{ArrowDown}{Enter}', 'Saudi Arabia'], // the next one after what is chosen
      ['p{Enter}', 'Poland'],
    ] as const) {
      if (!keys.startsWith('{')) await userEvent.clear(field)
      await userEvent.type(field, keys)
      await expect(field).toHaveValue(chosen)
      await expect(args.onValueChange).toHaveBeenLastCalledWith(chosen)
    }
    await userEvent.type(field, '{ArrowDown}')
    await expect(screen.getAllByRole('option')).toHaveLength(5)
  },
}
export const InAnotherScript: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'কাতা')
    await userEvent.click(screen.getByRole('option', { name: /Qatar/ }))
    await expect(screen.getByRole('combobox')).toHaveValue('Qatar')
  },
}
export const FreeText: Story = {
  tags: ['behaviour', '!autodocs'],
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
          onValueChange={setValue}
          onChoose={option => {
            args.onChoose?.(option)
            setValue(option.label)
          }}
        />
        <output>{sent}</output>
      </form>
    )
  },
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('combobox'), 'Oman{Enter}')
    await expect(screen.getByText('Oman', { selector: 'output' })).toBeVisible()
    await userEvent.type(screen.getByRole('combobox'), ' office')
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await expect(screen.getByRole('combobox')).toHaveValue('Oman office')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
export const WithPictures: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { options: options.map((option, n) => ({ ...option, picture: Object.values(flags)[n % 2] })) },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Show countries' }))
    await expect(screen.getByRole('listbox')).toHaveAccessibleName('Countries')
    await expect(screen.getAllByRole('option')[0]).toHaveAccessibleName('Bahrain বাহরাইন')
    await expect(screen.getAllByRole('option')[0]!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(document.querySelectorAll('[role=option] img')).toHaveLength(options.length)
  },
}
export const WithError: Story = {
  args: { error: wrong.en },
  parameters: { words: { bn: { error: wrong.bn }, ar: { error: wrong.ar } } },
}
export const Disabled: Story = { args: { disabled: true, value: 'Oman' } }
export const LongWords: Story = {
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
          labels={{ ...args.labels, open: 'البلدان' }}
        />
      </div>
    </div>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'البلدان' }))
    await expect(screen.getAllByRole('option')).toHaveLength(2)
  },
}
