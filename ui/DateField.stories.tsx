import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { DateField } from './DateField.tsx'
import { guide } from './guides/DateField.tsx'
import { said } from './samples.ts'

const wrong = { en: 'Choose a day that is still to come', bn: 'সামনের কোনো দিন বেছে নিন', ar: 'اختر يوماً لم يأتِ بعد' }

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: {
    label: 'Closes on',
    hint: 'The last day on which applications are taken',
    locale: 'en-GB',
    today: '2026-11-21',
    defaultValue: '2026-12-03',
    labels: {
      open: 'Open the calendar',
      calendar: 'Calendar',
      previous: 'Previous month',
      next: 'Next month',
      today: 'Today',
      clear: 'No date',
    },
  },
  argTypes: { locale: { control: 'select', options: ['en-GB', 'bn', 'ar'] } },
  decorators: [inBox({ className: 'max-w-72' })],
  parameters: {
    guide,
    words: {
      bn: {
        label: 'শেষ তারিখ',
        hint: 'যে দিন পর্যন্ত আবেদন নেওয়া হয়',
        locale: 'bn',
        labels: {
          open: 'ক্যালেন্ডার খুলুন',
          calendar: 'ক্যালেন্ডার',
          previous: 'আগের মাস',
          next: 'পরের মাস',
          today: 'আজ',
          clear: 'তারিখ ছাড়া',
        },
      },
      ar: {
        label: 'تاريخ الإغلاق',
        hint: 'آخر يوم لقبول الطلبات',
        locale: 'ar',
        labels: {
          open: 'افتح التقويم',
          calendar: 'التقويم',
          previous: 'الشهر السابق',
          next: 'الشهر التالي',
          today: 'اليوم',
          clear: 'بلا تاريخ',
        },
      },
    },
  },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {}
export const Empty: Story = { args: { defaultValue: '' } }
export const Open: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'w1280' } },
  decorators: [inBox({ className: 'min-h-128' })],
}
export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'w360' } } }
/** 1280 pixels enlarged to 400 %: nothing has to be moved sideways. */
export const OpenInANarrowWindow: Story = {
  ...Open,
  tags: ['behaviour', '!autodocs'],
  parameters: {
    viewport: { options: { w320: { name: '320', styles: { width: '320px', height: '640px' }, type: 'mobile' } } },
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const { scrollWidth, clientWidth } = await screen.findByRole('dialog')
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
export const BetweenTwoDays: Story = {
  ...Open,
  args: { defaultOpen: true, min: '2026-11-25', max: '2026-12-20' },
}
export const WithTime: Story = {
  args: { label: 'Date and time', hint: undefined, time: '10:00', defaultValue: '2026-12-03T10:00' },
}
export const WithError: Story = {
  args: { error: wrong.en, required: true },
  parameters: { words: { bn: { error: wrong.bn }, ar: { error: wrong.ar } } },
}
export const AllStates: Story = {
  name: 'States',
  render: (args, { globals: { language } }) => (
    <States
      of={DateField}
      looks={{ '': { ...args, hint: undefined } }}
      also={{
        Disabled: { disabled: true },
        'Read-only': { readOnly: true },
        Invalid: { error: said(language, wrong) },
      }}
    />
  ),
}

const ref = createRef<HTMLInputElement>()
export const ChosenByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { ref, onChange: fn(), 'aria-describedby': 'note' },
  decorators: [
    Story => (
      <>
        <Story />
        <p id="note">Dhaka time</p>
      </>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const field = screen.getByLabelText('Closes on')
    await expect(ref.current).toBe(field)
    await expect(field).toHaveAccessibleDescription('The last day on which applications are taken Dhaka time')
    const button = await screen.findByRole('button', { name: 'Open the calendar' })
    await userEvent.click(button)
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog', { name: 'Calendar' })
    const day = await page.findByRole('button', { name: 'Thursday, 3 December 2026' })
    await waitFor(() => expect(day).toHaveFocus())
    await expect(day.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('2026-12-10')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const ClearedAndKeptTime: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { time: '10:00', defaultValue: '2026-12-03T14:30' },
  play: async ({ canvasElement }) => {
    const field = screen.getByLabelText('Closes on')
    const page = within(canvasElement.ownerDocument.body)
    const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Open the calendar' }))
    await open()
    await userEvent.click(await page.findByRole('button', { name: 'Friday, 4 December 2026' }))
    await expect(field).toHaveValue('2026-12-04T14:30')
    await open()
    await userEvent.click(await page.findByRole('button', { name: 'No date' }))
    await expect(field).toHaveValue('')
    await open()
    await userEvent.click(await page.findByRole('button', { name: 'Today' }))
    await expect(field).toHaveValue('2026-11-21T10:00')
  },
}
export const ABirthday: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.selectOptions(await page.findByRole('combobox', { name: 'year' }), '1985')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'month' }), 'May')
    await userEvent.click(page.getByRole('button', { name: 'Friday, 17 May 1985' }))
    await expect(screen.getByLabelText('Closes on')).toHaveValue('1985-05-17')
  },
}
/** The arrows point to where the months come from and go to. */
export const ArrowsPointOutwards: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { defaultOpen: true },
  render: args => (
    <div dir="rtl">
      <DateField {...args} />
    </div>
  ),
  play: async () => {
    for (const name of ['Previous month', 'Next month']) {
      const arrow = (await screen.findByRole('button', { name })).querySelector('svg')!
      await expect(getComputedStyle(arrow).scale, name).toBe('-1 1')
    }
  },
}
export const InBangla: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { language: 'bn' },
  args: { defaultOpen: true, locale: 'bn' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('grid', { name: 'ডিসেম্বর ২০২৬' })).toBeVisible()
    await expect(page.getByText('১৭')).toBeVisible()
  },
}
