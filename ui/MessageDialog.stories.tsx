import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './Button.tsx'
import { MessageDialog } from './MessageDialog.tsx'

const modal = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } }

const meta = {
  title: 'Kit/MessageDialog',
  component: MessageDialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Success!',
    description: 'Qatar is saved and on the public pages.',
    closeLabel: 'Close',
    variant: 'success',
  },
  parameters: {
    ...modal,
    docs: {
      story: { inline: false, height: '380px' },
      description: {
        component:
          'Says how something ended and waits to be read. What may pass unseen is a toast, what belongs to a place in the page an Alert, a question a ConfirmDialog. The focus is on its one button; Enter and Escape close it, and the focus returns to where it was.',
      },
    },
  },
} satisfies Meta<typeof MessageDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  play: async ({ args }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Success!' })
    await expect(getComputedStyle(dialog).borderRadius).toBe('14px')
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}
export const Danger: Story = {
  args: { variant: 'danger', title: 'Error!', description: 'The country could not be saved. Please try again.' },
}
export const Information: Story = {
  args: { variant: 'info', title: 'Your session ends soon', description: 'Save your work within five minutes.' },
}
export const SeveralLines: Story = {
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
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Save</Button>
        <MessageDialog {...args} open={open} onClose={() => setOpen(false)} />
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
  render: function Deleted(args) {
    const [open, setOpen] = useState(false)
    const next = useRef<HTMLButtonElement>(null)
    return (
      <div className="flex gap-3">
        {open ? null : <Button onClick={() => setOpen(true)}>Delete Qatar</Button>}
        <Button ref={next} variant="secondary">
          Edit Oman
        </Button>
        <MessageDialog {...args} open={open} onClose={() => setOpen(false)} focusAfter={() => next.current} />
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
export const Hard: Story = {
  args: {
    variant: 'danger',
    title: 'فشل تحميل الملفات بسبب حجمها الكبير',
    description: 'يجب ألا يتجاوز حجم الصورة ميغابايت واحد.',
    closeLabel: 'إغلاق',
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
    const dialog = screen.getByRole('alertdialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
