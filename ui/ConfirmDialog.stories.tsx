import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

// Radix hides the page behind a modal while the focus is trapped inside: a known false alarm
const modal = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } }

const meta = {
  title: 'Kit/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete Qatar?',
    description: 'The country and its three companies disappear from the public pages. This cannot be undone.',
    confirmLabel: 'Delete',
    cancelLabel: 'Cancel',
  },
  parameters: {
    ...modal,
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'Asks before something that cannot be undone. What can be undone needs no question; what only has to be read is a MessageDialog. The focus starts on Cancel, Tab stays inside, Escape cancels, a press outside does nothing, and the focus returns to where it was. The caller closes it when the work is done; while `busy` nothing closes it.',
      },
    },
  },
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

export const ByKeyboard: Story = {
  render: Opened,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete Qatar' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Qatar?' })
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/)
    await expect(getComputedStyle(dialog).position).toBe('fixed')
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
export const Danger: Story = {}
export const Neutral: Story = {
  args: {
    variant: 'neutral',
    title: 'Leave without saving?',
    description: 'Your changes to Qatar are lost.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  },
}
export const Busy: Story = {
  render: function Working(args) {
    const [busy, setBusy] = useState(false)
    return (
      <ConfirmDialog
        {...args}
        busy={busy}
        confirmLabel={busy ? 'Deleting …' : 'Delete'}
        onConfirm={() => setBusy(true)}
      />
    )
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(screen.getByRole('button', { name: 'Deleting …' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await expect(screen.getByRole('button', { name: 'Deleting …' })).toHaveAttribute('aria-busy', 'true')
  },
}
export const WithTrigger: Story = {
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
export const Hard: Story = {
  args: {
    lang: 'bn',
    title: 'কাতার ও তার সকল নিয়োগকারী কোম্পানির তথ্য স্থায়ীভাবে মুছে ফেলতে চান?',
    description: 'এই কাজটি আর ফিরিয়ে আনা যাবে না। '.repeat(8),
    confirmLabel: 'হ্যাঁ, স্থায়ীভাবে মুছে ফেলুন',
    cancelLabel: 'না, বাতিল করুন',
    children: (
      <ul className="list-disc ps-5">
        {Array.from({ length: 30 }, (_, at) => (
          <li key={at}>{at + 1}. আল নূর কন্ট্রাক্টিং অ্যান্ড ইঞ্জিনিয়ারিং</li>
        ))}
      </ul>
    ),
  },
  play: async () => {
    const dialog = screen.getByRole('alertdialog')
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await expect(screen.getByRole('button', { name: 'না, বাতিল করুন' })).toBeVisible()
  },
}
