import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from './Button.tsx'
import { guide } from './guides/Toasts.tsx'
import { TextField } from './TextField.tsx'
import { Toasts, toast } from './Toasts.tsx'

const still = { duration: Number.POSITIVE_INFINITY }
const meta = {
  title: 'Feedback/Toasts',
  component: Toasts,
  args: { label: 'Notes', labels: { close: 'Close the note', older: count => `${count} earlier notes` } },
  beforeEach: () => {
    for (const { id } of toast.getToasts()) toast.dismiss(id)
  },
  parameters: {
    layout: 'fullscreen',
    guide,
    docs: { story: { inline: false, height: '560px' } },
    words: {
      bn: {
        label: 'বার্তা',
        labels: { close: 'বার্তাটি বন্ধ করুন', older: (count: number) => `আগের ${count.toLocaleString('bn')}টি বার্তা` },
      },
      ar: { label: 'الإشعارات', labels: { close: 'إغلاق الإشعار', older: (count: number) => `إشعارات سابقة: ${count}` } },
    },
  },
} satisfies Meta<typeof Toasts>
export default meta
type Story = StoryObj<typeof meta>

const kinds = {
  en: [
    'A new enquiry has come in',
    'Qatar is saved',
    'Qatar could not be saved',
    'The connection was lost. Your changes are still here.',
    'Your session ends in five minutes',
    'Stay',
    'Sending the pictures',
  ],
  bn: [
    'নতুন একটি জিজ্ঞাসা এসেছে',
    'কাতার সংরক্ষিত হয়েছে',
    'কাতার সংরক্ষণ করা যায়নি',
    'সংযোগ চলে গেছে। আপনার পরিবর্তনগুলো এখানেই আছে।',
    'পাঁচ মিনিটে আপনার সেশন শেষ হবে',
    'থাকুন',
    'ছবি পাঠানো হচ্ছে',
  ],
  ar: [
    'وصل استفسار جديد',
    'حُفظت قطر',
    'تعذّر حفظ قطر',
    'انقطع الاتصال. تغييراتك ما زالت هنا.',
    'تنتهي جلستك بعد خمس دقائق',
    'البقاء',
    'جارٍ إرسال الصور',
  ],
}

export const Kinds: Story = {
  globals: { viewport: { value: 'w1280' } },
  beforeEach: ({ globals }) => {
    const [plain, saved, failed, why, ends, stay, sending] = kinds[globals.language as keyof typeof kinds] ?? kinds.en
    toast(plain, still)
    toast.success(saved, still)
    toast.error(failed, { ...still, description: why })
    toast.warning(ends, { ...still, action: { label: stay, onClick: () => {} } })
    toast.loading(sending, still)
  },
}

export const OneOnAPhone: Story = {
  name: 'One on a phone',
  globals: { viewport: { value: 'w360' } },
  beforeEach: ({ globals }) =>
    void toast.success((kinds[globals.language as keyof typeof kinds] ?? kinds.en)[1], still),
}

export const InTheHeader: Story = {
  name: 'In the header of the staff area',
  globals: { viewport: { value: 'w1280' }, language: 'en' },
  args: { place: 'header' },
  beforeEach: () => void toast.success('Qatar is saved', still),
}

const looks = {
  Rest: '',
  Hover: 'pseudo-hover-all',
  Pressed: 'pseudo-hover-all pseudo-active-all',
  Focus: 'pseudo-focus-all pseudo-focus-visible-all',
}

/** Of its two buttons. */
export const AllStates: Story = {
  name: 'States',
  globals: { viewport: { value: 'w1280' }, language: 'en' },
  beforeEach: () => {
    for (const [name, className] of Object.entries(looks))
      toast.warning(name, { ...still, className, action: { label: 'Stay', onClick: () => {} } })
  },
}

export const LongWords: Story = {
  name: 'Long words, Bangla, right to left',
  globals: { viewport: { value: 'w360' }, language: 'en' },
  parameters: { languages: ['en'] },
  play: async () => {
    toast.error(<span lang="bn">বিদেশি নিয়োগকারী প্রতিষ্ঠানের তথ্য সংরক্ষণ করা যায়নি, আবার চেষ্টা করুন</span>, {
      ...still,
      description: 'x'.repeat(120),
      action: { label: 'আবার চেষ্টা করুন', onClick: () => {} },
    })
    toast.success(
      <span lang="ar" dir="rtl">
        تم حفظ بيانات قطر وجميع الشركات المرتبطة بها بنجاح
      </span>,
      still,
    )
    const note = (await screen.findByText(/تم حفظ/)).closest('li')
    await expect(note?.scrollWidth).toBeLessThanOrEqual(note?.clientWidth ?? 0)
    await finishAnimations()
  },
}

export const Closing: Story = {
  tags: ['behaviour', '!autodocs'],
  render: args => (
    <div className="p-8">
      <Button onClick={() => toast.success('Qatar is saved', still)}>Save</Button>
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
/** Where the focus is while toasts come, are used and go. */
export const FocusStaysWithItsPerson: Story = {
  name: 'The focus goes to the next toast, or back to where it was',
  tags: ['behaviour', '!autodocs'],
  render: args => (
    <div className="grid gap-4 p-8">
      <TextField label="Name" />
      <Button>Save</Button>
      <Toasts {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Name')
    for (const country of ['Qatar', 'Oman', 'Kuwait', 'Bahrain']) toast(`${country} is saved`, still)
    const close = async (country: string) =>
      within((await screen.findByText(`${country} is saved`)).closest('li')!).getByRole('button', {
        name: 'Close the note',
      })
    const isGone = (country: string) => waitFor(() => expect(screen.queryByText(`${country} is saved`)).toBeNull())
    await close('Bahrain')

    // by keys: to the next one, and back by Escape
    await userEvent.click(name)
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await userEvent.tab()
    ;(await close('Oman')).focus()
    await userEvent.keyboard('{Enter}')
    await isGone('Oman')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Qatar is saved'))
    await userEvent.keyboard('{Escape}')
    await expect(name).toHaveFocus()

    // by hand: back to where it was, while others stay and with the last one
    for (const country of ['Kuwait', 'Qatar', 'Bahrain']) {
      await userEvent.click(await close(country))
      await isGone(country)
      await waitFor(() => expect(name).toHaveFocus())
    }

    // whoever leaves the toasts is not called back: neither at once nor when they go
    toast('Jordan is saved', still)
    await userEvent.click((await screen.findByText('Jordan is saved')).closest('li')!)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    toast.dismiss()
    await isGone('Jordan')
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
  },
}
export const ErrorsStay: Story = {
  tags: ['behaviour', '!autodocs'],
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
  tags: ['behaviour', '!autodocs'],
  play: async () => {
    for (let at = 1; at <= 20; at++) toast(`Picture ${at} is sent`, still)
    await screen.findByText('Picture 20 is sent')
    const seen = '[data-sonner-toast][data-visible=true]'
    await waitFor(() => expect(document.querySelectorAll(seen)).toHaveLength(5))
    await finishAnimations()
    const button = screen.getByRole('button', { name: '15 earlier notes' })
    const isInView = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth
    }
    for (const each of [button, ...document.querySelectorAll(seen)]) await expect(isInView(each)).toBe(true)
    await userEvent.click(button)
    const list = screen.getByRole('list', { name: '15 earlier notes' })
    await expect(isInView(list)).toBe(true)
    await expect(within(list).getAllByRole('listitem')).toHaveLength(15)
    const [first] = within(list).getAllByRole('button', { name: 'Close the note' })
    await userEvent.click(first!)
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(14))
    await expect(list).toHaveAccessibleName('14 earlier notes')
    toast.dismiss()
    await waitFor(() => expect(list).not.toBeInTheDocument())
  },
}
/** However high the toasts are and however low the window: those that are seen are whole, the others are counted. */
export const AsManyAsHaveRoom: Story = {
  name: 'As many are seen as have room, and none goes while the older ones are open',
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  args: { labels: { close: 'Close the note', older: count => `${count} earlier notes` } },
  play: async () => {
    const long = 'The document “Employment contract” of Rahim Uddin could not be sent'
    const seen = () => [...document.querySelectorAll('[data-sonner-toast][data-visible=true]:not([data-removed=true])')]
    const areWhole = () => seen().every(toast => toast.getBoundingClientRect().top >= 0)
    for (let at = 1; at <= 5; at++) toast.error(`${long}: ${at}`, { description: 'Try again later. '.repeat(12) })
    await screen.findByText(`${long}: 5`)
    await finishAnimations()
    await waitFor(() => expect(areWhole()).toBe(true))
    await expect(seen().length).toBeGreaterThan(0)
    await expect(seen().length).toBeLessThan(5)
    const button = screen.getByRole('button', { name: `${5 - seen().length} earlier notes` })

    // one more, that would go soon: while the list is open it stays
    toast(`${long}: 6`, { duration: 1000 })
    await userEvent.click(button)
    const list = screen.getByRole('list', { name: /earlier notes/ })
    await screen.findByText(`${long}: 6`)
    await new Promise(done => setTimeout(done, 2000))
    await expect(screen.getByText(`${long}: 6`)).toBeInTheDocument()

    // the focus stays in it, when what has it goes
    const [first, second] = within(list).getAllByRole('button', { name: 'Close the note' })
    first!.focus()
    toast.dismiss(toast.getToasts().at(-1 - seen().length)?.id)
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(second).toHaveFocus()

    // a window with more room shows more
    await userEvent.click(button)
    await waitFor(() => expect(screen.queryByText(`${long}: 6`)).toBeNull(), { timeout: 3000 })
    toast.dismiss()
  },
}
/** Waits for finite animations: a partly faded text has another contrast. */
function finishAnimations() {
  const finite = document.getAnimations().filter(each => each.effect?.getComputedTiming().iterations !== Infinity)
  return Promise.allSettled(finite.map(({ finished }) => finished))
}
