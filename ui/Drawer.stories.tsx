import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { choices } from '../.storybook/choices.ts'
import { Button } from './Button.tsx'
import { DialogClose } from './Dialog.tsx'
import { Drawer, drawerLook } from './Drawer.tsx'
import { guide } from './guides/Drawer.tsx'
import { bangla, startOf } from './samples.ts'

const letter = (
  <div className="grid gap-4">
    <p>Dear Mr Karim,</p>
    <p>
      thank you for your enquiry about forty welders for your site in Doha. We can present candidates within a week.
    </p>
    <p>Rahima Khatun</p>
  </div>
)

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    defaultOpen: true,
    onOpenChange: fn(),
    title: 'Preview',
    description: 'This is how the answer arrives.',
    labels: { close: 'Close' },
    trigger: <Button variant="ghost">Preview</Button>,
    children: letter,
    actions: (
      <DialogClose>
        <Button>Send the answer</Button>
      </DialogClose>
    ),
  },
  argTypes: choices(drawerLook),
  parameters: {
    guide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '560px' } },
    words: {
      bn: {
        title: 'প্রাকদর্শন',
        description: 'উত্তরটি এভাবে পৌঁছাবে।',
        labels: { close: 'বন্ধ করুন' },
        trigger: <Button variant="ghost">প্রাকদর্শন</Button>,
        children: <p>প্রিয় করিম, দোহার জন্য চল্লিশ জন ওয়েল্ডার চেয়ে আপনার জিজ্ঞাসার জন্য ধন্যবাদ।</p>,
        actions: (
          <DialogClose>
            <Button>উত্তর পাঠান</Button>
          </DialogClose>
        ),
      },
      ar: {
        title: 'معاينة',
        description: 'هكذا يصل الرد.',
        labels: { close: 'إغلاق' },
        trigger: <Button variant="ghost">معاينة</Button>,
        children: <p>السيد كريم، شكرًا على استفساركم عن أربعين لحامًا للدوحة.</p>,
        actions: (
          <DialogClose>
            <Button>إرسال الرد</Button>
          </DialogClose>
        ),
      },
    },
  },
  decorators: [inBox({ className: 'min-h-140 p-8' })],
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { globals: { viewport: { value: 'w1280' } } }

export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'w360' } } }

export const AtTheStart: Story = {
  name: 'At the start, narrow',
  globals: { viewport: { value: 'w1280' } },
  args: { side: 'start', size: 'sm', actions: undefined },
}

/** In pixels: the foot of a drawer scrolls along in windows of less than 28 lines. */
const LOW = 28 * 16

export const LongBangla: Story = {
  name: 'Long Bangla from right to left',
  globals: { viewport: { value: 'w360' }, language: 'en' },
  args: { dir: 'rtl', lang: 'bn', title: bangla, children: <p>{bangla.repeat(20)}</p> },
  play: async () => {
    const drawer = await screen.findByRole('dialog')
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth)
    const button = screen.getByRole('button', { name: 'Send the answer' })
    if (window.innerHeight < LOW) button.scrollIntoView()
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const OpensAtTheEndAndReturns: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { defaultOpen: false },
  play: async ({ args }) => {
    const opener = screen.getByRole('button', { name: 'Preview' })
    await userEvent.click(opener)
    const drawer = await screen.findByRole('dialog', { name: 'Preview' })
    await waitFor(() => expect(startOf(drawer)).toBeGreaterThan(window.innerWidth / 3))
    await expect(drawer.getBoundingClientRect().height).toBe(window.innerHeight)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}
