import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { choices } from '../.storybook/choices.ts'
import { Button } from './Button.tsx'
import { DialogClose, Dialog, dialogLook } from './Dialog.tsx'
import { guide } from './guides/Dialog.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  subcomponents: { DialogClose },
  args: {
    defaultOpen: true,
    onOpenChange: fn(),
    title: 'Answer the enquiry',
    description: 'It goes to the employer by e-mail.',
    labels: { close: 'Close' },
    trigger: <Button>Answer</Button>,
    children: (
      <>
        <TextField label="Subject" defaultValue="Forty welders for Doha" />
        <TextArea label="Answer" rows={5} />
      </>
    ),
    actions: (
      <>
        <DialogClose>
          <Button variant="secondary">Save as draft</Button>
        </DialogClose>
        <DialogClose>
          <Button>Send the answer</Button>
        </DialogClose>
      </>
    ),
  },
  argTypes: choices(dialogLook),
  parameters: {
    guide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
    words: {
      bn: {
        title: 'জিজ্ঞাসার উত্তর দিন',
        description: 'উত্তরটি নিয়োগকারীর কাছে ই-মেইলে যাবে।',
        labels: { close: 'বন্ধ করুন' },
        trigger: <Button>উত্তর দিন</Button>,
        children: (
          <>
            <TextField label="বিষয়" defaultValue="দোহার জন্য চল্লিশ জন ওয়েল্ডার" />
            <TextArea label="উত্তর" rows={5} />
          </>
        ),
        actions: (
          <>
            <DialogClose>
              <Button variant="secondary">খসড়া রাখুন</Button>
            </DialogClose>
            <DialogClose>
              <Button>উত্তর পাঠান</Button>
            </DialogClose>
          </>
        ),
      },
      ar: {
        title: 'الرد على الاستفسار',
        description: 'يصل الرد إلى صاحب العمل بالبريد الإلكتروني.',
        labels: { close: 'إغلاق' },
        trigger: <Button>رد</Button>,
        children: (
          <>
            <TextField label="الموضوع" defaultValue="أربعون لحامًا للدوحة" />
            <TextArea label="الرد" rows={5} />
          </>
        ),
        actions: (
          <>
            <DialogClose>
              <Button variant="secondary">حفظ كمسودة</Button>
            </DialogClose>
            <DialogClose>
              <Button>إرسال الرد</Button>
            </DialogClose>
          </>
        ),
      },
    },
  },
  decorators: [inBox({ className: 'min-h-160 p-8' })],
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { globals: { viewport: { value: 'w1280' } } }

export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'w360' } } }

const clauses = Array.from({ length: 24 }, (_, at) => (
  <li key={at}>Clause {at + 1}. The employer bears the cost of the visa, the journey and the medical examination.</li>
))

export const LongBody: Story = {
  name: 'Long body, its buttons stay in sight',
  globals: { viewport: { value: 'w1280' } },
  args: {
    title: 'Terms of the contract',
    description: 'Read them with the person before you send them.',
    children: <ol className="grid list-decimal gap-3 ps-5">{clauses}</ol>,
    actions: (
      <>
        <DialogClose>
          <Button variant="secondary">Not yet</Button>
        </DialogClose>
        <DialogClose>
          <Button>Send the terms</Button>
        </DialogClose>
      </>
    ),
  },
  parameters: { languages: ['en'] },
}

export const Small: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: { size: 'sm', title: 'Your code', description: undefined, children: <p>7F2-K9M</p>, actions: undefined },
  parameters: { languages: ['en'], docs: { story: { height: '360px' } } },
}

export const Large: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: {
    size: 'lg',
    title: 'The training centre',
    description: undefined,
    children: <div className="aspect-video rounded-md bg-deep" />,
    actions: undefined,
  },
  parameters: { languages: ['en'] },
}

export const Closed: Story = { args: { defaultOpen: false }, parameters: { docs: { story: { height: '140px' } } } }

export const BanglaFromRightToLeft: Story = {
  name: 'Long Bangla from right to left',
  globals: { viewport: { value: 'w360' }, language: 'en' },
  args: {
    title: 'বিদেশি নিয়োগকারী প্রতিষ্ঠানের জিজ্ঞাসার উত্তর দিন এবং প্রয়োজনীয় কাগজপত্র পাঠান',
    description: 'উত্তরটি ই-মেইলে যাবে। '.repeat(60),
    dir: 'rtl',
    lang: 'bn',
    size: 'sm',
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const ScrollsBetweenHeadAndButtons: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  args: { children: <ol>{clauses}</ol> },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    for (const top of [0, 9999]) {
      dialog.querySelector('[data-slot=dialog-body]')?.scrollTo({ top })
      const end = screen.getByRole('button', { name: 'Send the answer' }).getBoundingClientRect()
      await expect(end.bottom).toBeLessThanOrEqual(window.innerHeight)
      await expect(screen.getByRole('button', { name: 'Close' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    }
  },
}

export const FocusIsBelowTheHead: Story = {
  tags: ['behaviour', '!autodocs'],
  args: {
    children: (
      <>
        <TextField label="Subject" />
        <ol>{clauses}</ol>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const body = dialog.querySelector('[data-slot=dialog-body]')!
    const field = screen.getByLabelText('Subject')
    body.scrollTo({ top: 9999 })
    await expect(body.scrollTop).toBeGreaterThan(0)
    field.scrollIntoView({ block: 'nearest' }) // as the summary of a form's problems does
    const head = screen.getByRole('heading', { name: 'Answer the enquiry' }).parentElement!
    await expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom)
    body.scrollTo({ top: 9999 })
    const before = body.scrollTop
    screen.getByRole('button', { name: 'Close' }).focus()
    await expect(body.scrollTop).toBe(before)
  },
}

export const EscapeAndCloseReturnTheFocus: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { defaultOpen: false },
  play: async ({ args }) => {
    const opener = screen.getByRole('button', { name: 'Answer' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Answer the enquiry' })
    await expect(dialog).toHaveAccessibleDescription('It goes to the employer by e-mail.')
    await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveFocus())
    await expect(getComputedStyle(document.body).overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(getComputedStyle(document.body).overflow).toBe('visible')
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4)
  },
}

export const OpensAgainAtOnce: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

const escaped = fn()

export const CallersHandlers: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { open: true, onEscapeKeyDown: escaped, 'aria-describedby': 'more', children: <p id="more">By noon.</p> },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveAccessibleDescription('By noon. It goes to the employer by e-mail.')
    await userEvent.keyboard('{Escape}')
    await expect(escaped).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(dialog).toBeVisible()
  },
}
