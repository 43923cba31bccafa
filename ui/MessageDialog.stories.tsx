import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { choices } from '../.storybook/choices.ts'
import { Button } from './Button.tsx'
import { guide } from './guides/MessageDialog.tsx'
import { MessageDialog, messageLook } from './MessageDialog.tsx'

const meta = {
  title: 'Overlays/MessageDialog',
  component: MessageDialog,
  args: {
    defaultOpen: true,
    onOpenChange: fn(),
    trigger: <Button variant="secondary">Show the message again</Button>,
    title: 'Success!',
    description: 'Qatar is saved and on the public pages.',
    labels: { close: 'Close' },
    variant: 'success',
  },
  argTypes: choices(messageLook),
  parameters: {
    guide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '420px' } },
    words: {
      bn: {
        trigger: <Button variant="secondary">বার্তাটি আবার দেখান</Button>,
        title: 'সফল হয়েছে!',
        description: 'কাতার সংরক্ষিত হয়েছে এবং ওয়েবসাইটে আছে।',
        labels: { close: 'বন্ধ করুন' },
      },
      ar: {
        trigger: <Button variant="secondary">أظهر الرسالة مرة أخرى</Button>,
        title: 'تم بنجاح!',
        description: 'حُفظت قطر وهي الآن على الموقع.',
        labels: { close: 'إغلاق' },
      },
    },
  },
  decorators: [inBox({ className: 'flex min-h-80 items-start justify-center p-8' })],
} satisfies Meta<typeof MessageDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { globals: { viewport: { value: 'w1280' } } }
export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'w360' } } }
export const Danger: Story = {
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    words: {
      bn: { title: 'সমস্যা হয়েছে!', description: 'দেশটি সংরক্ষণ করা যায়নি। আবার চেষ্টা করুন।' },
      ar: { title: 'خطأ!', description: 'تعذّر حفظ البلد. حاول مرة أخرى.' },
    },
  },
  args: { variant: 'danger', title: 'Error!', description: 'The country could not be saved. Please try again.' },
}
export const Information: Story = {
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    words: {
      bn: { title: 'আপনার সেশন শিগগিরই শেষ হবে', description: 'পাঁচ মিনিটের মধ্যে কাজ সংরক্ষণ করুন।' },
      ar: { title: 'تنتهي جلستك قريباً', description: 'احفظ عملك خلال خمس دقائق.' },
    },
  },
  args: { variant: 'info', title: 'Your session ends soon', description: 'Save your work within five minutes.' },
}
export const Warning: Story = {
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    words: {
      bn: { title: 'এর মধ্যে অন্য কেউ সংরক্ষণ করেছেন', description: 'প্রকাশের আগে দুটি সংস্করণই দেখুন।' },
      ar: { title: 'حفظ شخص آخر في هذه الأثناء', description: 'راجع النسختين قبل النشر.' },
    },
  },
  args: {
    variant: 'warning',
    title: 'Somebody else has saved meanwhile',
    description: 'Look at both versions before you publish.',
  },
}
export const SeveralLines: Story = {
  name: 'Several lines and a way out',
  render: function Kept({ defaultOpen, onOpenChange, ...args }) {
    const [open, setOpen] = useState(defaultOpen)
    return (
      <MessageDialog
        {...args}
        open={open}
        onOpenChange={isOpen => {
          onOpenChange?.(isOpen)
          setOpen(isOpen)
        }}
        actions={<Button onClick={() => setOpen(false)}>Make them smaller</Button>}
      />
    )
  },
  globals: { viewport: { value: 'w1280' } },
  parameters: { languages: ['en'] },
  args: {
    variant: 'danger',
    title: 'File too large!',
    description: 'A picture may have 1 MB at most.',
    children: (
      <ul className="list-disc ps-5">
        <li>harbour-at-dawn.png (2.4 MB)</li>
        <li>training-centre.jpg (1.1 MB)</li>
      </ul>
    ),
  },
}
export const FocusReturns: Story = {
  tags: ['behaviour', '!autodocs'],
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Save</Button>
        <MessageDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus())
  },
}
export const FocusGoesOn: Story = {
  tags: ['behaviour', '!autodocs'],
  render: function Deleted(args) {
    const [open, setOpen] = useState(false)
    const next = useRef<HTMLButtonElement>(null)
    return (
      <div className="flex gap-3">
        {open ? null : <Button onClick={() => setOpen(true)}>Delete Qatar</Button>}
        <Button ref={next} variant="secondary">
          Edit Oman
        </Button>
        <MessageDialog {...args} open={open} onOpenChange={setOpen} focusAfter={() => next.current} />
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Qatar' }))
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Oman' })).toHaveFocus())
  },
}
export const LongWords: Story = {
  name: 'Long words from right to left',
  globals: { viewport: { value: 'w360' }, language: 'en' },
  args: {
    variant: 'danger',
    title: 'فشل تحميل الملفات بسبب حجمها الكبير',
    description: 'يجب ألا يتجاوز حجم الصورة ميغابايت واحد.',
    labels: { close: 'إغلاق' },
    dir: 'rtl',
    lang: 'ar',
    children: (
      <ul className="list-disc ps-5">
        {Array.from({ length: 25 }, (_, at) => (
          <li key={at}>
            {'বিদেশগামী_কর্মীদের_প্রশিক্ষণ_কেন্দ্রের_ছবি'.repeat(2)}-{at}.png
          </li>
        ))}
      </ul>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const EnterAndEscapeClose: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { open: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Success!' })
    await expect(getComputedStyle(dialog).borderRadius).toBe('14px')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}
