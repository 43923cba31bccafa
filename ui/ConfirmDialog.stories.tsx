import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { guide } from './guides/ConfirmDialog.tsx'

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    defaultOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    trigger: <Button variant="danger">Delete Qatar</Button>,
    title: 'Delete Qatar?',
    description: 'The country and its three companies disappear from the public pages. This cannot be undone.',
    labels: { confirm: 'Delete', cancel: 'Cancel' },
  },
  parameters: {
    guide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '460px' } },
    words: {
      bn: {
        trigger: <Button variant="danger">কাতার মুছে ফেলুন</Button>,
        title: 'কাতার মুছে ফেলবেন?',
        description: 'দেশটি ও তার তিনটি কোম্পানি ওয়েবসাইট থেকে চলে যাবে। এটি আর ফেরানো যাবে না।',
        labels: { confirm: 'মুছে ফেলুন', cancel: 'বাতিল' },
      },
      ar: {
        trigger: <Button variant="danger">حذف قطر</Button>,
        title: 'هل تريد حذف قطر؟',
        description: 'سيختفي البلد وشركاته الثلاث من الموقع. لا يمكن التراجع عن ذلك.',
        labels: { confirm: 'حذف', cancel: 'إلغاء' },
      },
    },
  },
  decorators: [inBox({ className: 'flex min-h-80 items-start justify-center p-8' })],
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

function Opened(args: ComponentProps<typeof ConfirmDialog>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Delete Qatar
      </Button>
      <ConfirmDialog
        {...args}
        trigger={undefined}
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => {
          args.onConfirm()
          setOpen(false)
        }}
      />
    </>
  )
}

export const Danger: Story = { globals: { viewport: { value: 'w1280' } } }

export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'w360' } } }

export const Neutral: Story = {
  args: {
    variant: 'neutral',
    trigger: <Button variant="secondary">Back to the list</Button>,
    title: 'Leave without saving?',
    description: 'Your changes to Qatar are lost.',
    labels: { confirm: 'Leave', cancel: 'Stay' },
  },
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    words: {
      bn: {
        trigger: <Button variant="secondary">তালিকায় ফিরুন</Button>,
        title: 'সংরক্ষণ না করেই চলে যাবেন?',
        description: 'কাতারে আপনার পরিবর্তনগুলো হারিয়ে যাবে।',
        labels: { confirm: 'চলে যান', cancel: 'থাকুন' },
      },
      ar: {
        trigger: <Button variant="secondary">العودة إلى القائمة</Button>,
        title: 'هل تغادر دون حفظ؟',
        description: 'ستُفقد تعديلاتك على قطر.',
        labels: { confirm: 'مغادرة', cancel: 'البقاء' },
      },
    },
  },
}
export const AtWork: Story = {
  name: 'While the work goes on',
  args: { busy: true, labels: { confirm: 'Deleting …', cancel: 'Cancel' } },
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    words: {
      bn: { labels: { confirm: 'মুছে ফেলা হচ্ছে …', cancel: 'বাতিল' } },
      ar: { labels: { confirm: 'جارٍ الحذف …', cancel: 'إلغاء' } },
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement))
  },
}
export const Busy: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { open: true },
  render: function Working(args) {
    const [busy, setBusy] = useState(false)
    return (
      <ConfirmDialog
        {...args}
        busy={busy}
        labels={{ confirm: busy ? 'Deleting …' : 'Delete', cancel: 'Cancel' }}
        onConfirm={() => setBusy(true)}
      />
    )
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(screen.getByRole('button', { name: 'Deleting …' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenChange, 'Cancel does nothing').not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Deleting …' })).toHaveAttribute('aria-busy', 'true')
  },
}
export const WithTrigger: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { trigger: <Button variant="danger">Delete the account</Button> },
  render: function Triggered(args) {
    const [open, setOpen] = useState(false)
    return <ConfirmDialog {...args} open={open} onOpenChange={setOpen} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the account' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete the account' })).toHaveFocus())
  },
}
export const LongBangla: Story = {
  name: 'Long Bangla',
  globals: { viewport: { value: 'w360' }, language: 'en' },
  args: {
    lang: 'bn',
    title: 'কাতার ও তার সকল নিয়োগকারী কোম্পানির তথ্য স্থায়ীভাবে মুছে ফেলতে চান?',
    description: 'এই কাজটি আর ফিরিয়ে আনা যাবে না। '.repeat(8),
    labels: { confirm: 'হ্যাঁ, স্থায়ীভাবে মুছে ফেলুন', cancel: 'না, বাতিল করুন' },
    children: (
      <ul className="list-disc ps-5">
        {Array.from({ length: 30 }, (_, at) => (
          <li key={at}>{at + 1}. আল নূর কন্ট্রাক্টিং অ্যান্ড ইঞ্জিনিয়ারিং</li>
        ))}
      </ul>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await expect(screen.getByRole('button', { name: 'না, বাতিল করুন' })).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: Opened,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete Qatar' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Qatar?' })
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/)
    await expect(getComputedStyle(dialog).position).toBe('fixed')
    await expect(getComputedStyle(document.body).overflow).toBe('hidden')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(getComputedStyle(document.body).overflow).toBe('visible')
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const CallersDescription: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { 'aria-describedby': 'more', children: <p id="more">Oman stays.</p> },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveAccessibleDescription(`Oman stays. ${args.description}`)
  },
}
