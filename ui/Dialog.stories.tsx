import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const form = (
  <>
    <TextField label="Subject" />
    <TextArea label="Answer" />
    <div className="flex flex-wrap justify-end gap-3">
      <Button>Send the answer</Button>
    </div>
  </>
)
const meta = {
  title: 'Kit/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Answer the enquiry',
    description: 'It goes to the employer by e-mail.',
    closeLabel: 'Close',
    children: form,
  },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'A task of its own above the page: a short form, a picture at full size. A question is a ConfirmDialog, a message a MessageDialog, a long form a page of its own. The browser keeps Tab inside, Escape closes, the first field has the focus (or the close button), and the focus returns to where it was. The page behind does not scroll.',
      },
    },
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Answer the enquiry' })
    await expect(dialog).toHaveAccessibleDescription('It goes to the employer by e-mail.')
    await expect(getComputedStyle(dialog).borderRadius).toBe('14px')
    await expect(getComputedStyle(dialog, '::backdrop').backgroundColor).toMatch(/0\.6\)$/)
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    await expect(canvas.getByLabelText('Subject')).toHaveFocus()
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Close' })).height).toBe('44px')
    await fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}
export const OpensAndReturns: Story = {
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Answer</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await userEvent.type(canvas.getByLabelText('Subject'), 'Forty welders')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Answer' })).toHaveFocus())
    await expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
  },
}
export const Small: Story = { args: { size: 'sm', children: <p>Only a few words.</p>, description: undefined } }
export const Large: Story = {
  args: {
    size: 'lg',
    title: 'The training centre',
    description: undefined,
    children: <div className="aspect-video rounded-md bg-deep" />,
  },
}
export const Hard: Story = {
  args: {
    title: 'বিদেশি নিয়োগকারী প্রতিষ্ঠানের জিজ্ঞাসার উত্তর দিন এবং প্রয়োজনীয় কাগজপত্র পাঠান',
    description: 'উত্তরটি ই-মেইলে যাবে। '.repeat(60),
    dir: 'rtl',
    lang: 'bn',
    size: 'sm',
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight)
    dialog.scrollTo({ top: 9999 })
    await expect(canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}
