import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './Button.tsx'
import { Toasts, toast } from './Toasts.tsx'

const stay = { duration: Number.POSITIVE_INFINITY }
const meta = {
  title: 'Kit/Toasts',
  component: Toasts,
  args: { label: 'Notes', closeLabel: 'Close the note' },
  beforeEach: () => {
    for (const { id } of toast.getToasts()) toast.dismiss(id)
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'Where short notes appear and pass after five seconds, errors once they are closed: one `<Toasts>` in the whole app, then `toast.success(…)`. Never what must be read or answered: that is a MessageDialog or a ConfirmDialog. Alt+T goes to the notes, pointing at them holds them, each can be closed.',
      },
    },
  },
} satisfies Meta<typeof Toasts>
export default meta
type Story = StoryObj<typeof meta>

export const SuccessNote: Story = {
  render: args => (
    <div className="p-8">
      <Button onClick={() => toast.success('Qatar is saved', stay)}>Save</Button>
      <Toasts {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const note = (await screen.findByText('Qatar is saved')).closest('li')
    await expect(note && getComputedStyle(note).borderRadius).toBe('10px')
    const close = screen.getByRole('button', { name: 'Close the note' })
    await expect(getComputedStyle(close).width).toBe('44px')
    await userEvent.click(close)
    await waitFor(() => expect(screen.queryByText('Qatar is saved')).toBeNull())
  },
}
export const Kinds: Story = {
  play: async () => {
    toast('A new enquiry has come in', stay)
    toast.success('Qatar is saved', stay)
    toast.error('Qatar could not be saved', {
      ...stay,
      description: 'The connection was lost. Your changes are still here.',
    })
    toast.info('The office is closed on Friday', stay)
    toast.warning('Your session ends in five minutes', { ...stay, action: { label: 'Stay', onClick: () => {} } })
    toast.loading('Sending the pictures', stay)
    await expect(await screen.findByText('Sending the pictures')).toBeInTheDocument()
    await finishAnimations()
  },
}
export const ErrorsStay: Story = {
  play: async () => {
    toast.error('Qatar could not be saved')
    toast.success('Oman is saved')
    const note = (await screen.findByText('Qatar could not be saved')).closest('li')
    await screen.findByText('Oman is saved')
    const durations = toast.getToasts().map(shown => ('duration' in shown ? shown.duration : undefined))
    await expect(durations).toContain(Number.POSITIVE_INFINITY)
    await expect(durations).toContain(undefined)
    // clear of the header with its menu above, and of a save bar below
    await waitFor(() => expect(note?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - 90))
    await expect(note?.getBoundingClientRect().top).toBeGreaterThan(80)
  },
}
export const Twenty: Story = {
  play: async () => {
    for (let at = 1; at <= 20; at++) toast(`Picture ${at} is sent`, stay)
    await screen.findByText('Picture 20 is sent')
    await waitFor(() => expect(document.querySelectorAll('[data-sonner-toast][data-visible=true]')).toHaveLength(20))
    await finishAnimations()
  },
}
export const Hard: Story = {
  play: async () => {
    toast.error(<span lang="bn">বিদেশি নিয়োগকারী প্রতিষ্ঠানের তথ্য সংরক্ষণ করা যায়নি, অনুগ্রহ করে আবার চেষ্টা করুন</span>, {
      ...stay,
      description: 'x'.repeat(120),
      action: { label: 'আবার চেষ্টা করুন', onClick: () => {} },
    })
    toast.success(
      <span lang="ar" dir="rtl">
        تم حفظ بيانات قطر وجميع الشركات المرتبطة بها بنجاح
      </span>,
      stay,
    )
    const note = (await screen.findByText(/تم حفظ/)).closest('li')
    await expect(note?.scrollWidth).toBeLessThanOrEqual(note?.clientWidth ?? 0)
    await finishAnimations()
  },
}

/** Waits for finite animations: a partly faded text has another contrast. */
function finishAnimations() {
  const finite = document.getAnimations().filter(each => each.effect?.getComputedTiming().iterations !== Infinity)
  return Promise.allSettled(finite.map(({ finished }) => finished))
}
