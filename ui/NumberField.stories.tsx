import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { NumberField } from './NumberField.tsx'
import { arabic, bangla, said } from './samples.ts'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/NumberField.tsx'

const six = { en: '640', bn: '৬৪০', ar: '640' }
const inLetters = { en: 'forty', bn: 'চল্লিশ', ar: 'أربعون' }
const noNumber = { en: 'Give a number', bn: 'একটি সংখ্যা লিখুন', ar: 'اكتب عدداً' }

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Value of Employment', hint: 'People employed, a whole number' },
  decorators: [inBox({ className: 'max-w-form' })],
  parameters: {
    guide,
    words: { bn: { label: 'কর্মীর সংখ্যা', hint: 'পূর্ণ সংখ্যা' }, ar: { label: 'عدد العمال', hint: 'عدد صحيح' } },
  },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  args: { defaultValue: '4,875' },
  parameters: { words: { bn: { defaultValue: '৪,৮৭৫' }, ar: { defaultValue: '4,875' } } },
}
export const Empty: Story = {}
export const AllStates: Story = {
  name: 'States',
  render: (args, { globals: { language } }) => (
    <States
      of={NumberField}
      looks={{ '': { ...args, hint: undefined } }}
      also={{
        Disabled: { disabled: true, defaultValue: said(language, six) },
        'Read-only': { readOnly: true, defaultValue: said(language, six) },
        Invalid: { error: said(language, noNumber), defaultValue: said(language, inLetters) },
      }}
    />
  ),
}

export const KeysAndWheelKeepIt: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Value of Employment')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(input, '120')
    await userEvent.keyboard('{ArrowUp}')
    await fireEvent.wheel(input, { deltaY: -100 })
    await expect(input).toHaveValue('120')
  },
}
export const LettersAreNoNumber: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Value of Employment')
    for (const [text, isNumber] of [
      ['12abc', false],
      ['4,875', true],
      ['৪,৮৭৫', true],
      ['-3.5', true],
    ] as const) {
      await userEvent.clear(input)
      await userEvent.type(input, text)
      await expect(input.validity.valid, text).toBe(isNumber)
    }
  },
}
/** In a form of React Hook Form, with `noValidate`, its rule gets the text with its letters, and says what is wrong. */
export const ShownIsSent: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { hint: undefined },
  render: function Sending(args) {
    const { register, handleSubmit, formState } = useForm({ defaultValues: { workers: '12' } })
    const rule = { validate: (text: string) => /^\d+$/.test(text) || `“${text}” is no number` }
    return (
      <form noValidate onSubmit={handleSubmit(() => {})}>
        <NumberField {...args} error={formState.errors.workers?.message} {...register('workers', rule)} />
        <button type="submit">Send</button>
      </form>
    )
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Value of Employment')
    await userEvent.type(input, 'abc')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(input).toHaveAccessibleDescription('“12abc” is no number'))
    await expect(input).toHaveValue('12abc')
  },
}
export const Required: Story = { args: { required: true } }
export const WithError: Story = {
  args: { defaultValue: inLetters.en, error: 'Give the number of workers placed' },
  parameters: {
    words: {
      bn: { defaultValue: inLetters.bn, error: 'কতজন কর্মী পাঠানো হয়েছে লিখুন' },
      ar: { defaultValue: inLetters.ar, error: 'اكتب عدد العمال' },
    },
  },
}
export const Disabled: Story = {
  args: { disabled: true, defaultValue: six.en },
  parameters: { words: { bn: { defaultValue: six.bn } } },
}
export const LongWords: Story = {
  globals: { viewport: { value: 'w360' } },
  render: args => (
    <div className="grid gap-6">
      <NumberField {...args} lang="bn" label={bangla} hint={bangla} error={bangla} defaultValue="১২৩৪৫৬৭৮৯" required />
      <div dir="rtl" lang="ar">
        <NumberField {...args} label={arabic} hint={arabic} defaultValue={'9'.repeat(80)} />
      </div>
    </div>
  ),
}
