import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './Button.tsx'
import { guide } from './guides/Lightbox.tsx'
import { Lightbox } from './Lightbox.tsx'
import { Picture } from './Picture.tsx'
import { bangla, on, scene, unbroken } from './samples.ts'

const captions = [
  'Workers leave for Doha, 12 March 2026',
  'Welding class in the training centre',
  'A new site in Muscat',
  'The office on Friday morning',
]
const picturesOf = (captions: string[], altOf: (n: number) => string) =>
  captions.map((caption, at) => ({
    id: String(at),
    alt: altOf(at + 1),
    large: <Picture src={scene(at)} alt={altOf(at + 1)} width={900} height={600} />,
    caption: { children: caption },
  }))
const pictures = picturesOf(captions, n => `Hills and a house, picture ${n}`)
const labels = {
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (n: number, of: number) => `${n} of ${of}`,
}

const meta = {
  title: 'Overlays/Lightbox',
  component: Lightbox,
  args: {
    label: 'Pictures from Qatar',
    pictures,
    defaultIndex: 1,
    defaultOpen: true,
    labels,
    onIndexChange: fn(),
    onOpenChange: fn(),
  },
  parameters: {
    guide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '560px' } },
    words: {
      bn: {
        label: 'কাতারের ছবি',
        pictures: picturesOf(
          ['কর্মীরা দোহা যাচ্ছেন, ১২ মার্চ ২০২৬', 'প্রশিক্ষণ কেন্দ্রে ওয়েল্ডিং শেখা', 'মাস্কাটে নতুন কাজের জায়গা', 'শুক্রবার সকালে কার্যালয়'],
          n => `পাহাড় ও একটি বাড়ি, ${n.toLocaleString('bn')} নম্বর ছবি`,
        ),
        labels: {
          close: 'বন্ধ করুন',
          previous: 'আগের ছবি',
          next: 'পরের ছবি',
          position: (n: number, of: number) => `${n.toLocaleString('bn')}/${of.toLocaleString('bn')}`,
        },
      },
      ar: {
        label: 'صور من قطر',
        pictures: picturesOf(
          [
            'عمال يغادرون إلى الدوحة، 12 مارس 2026',
            'درس لحام في مركز التدريب',
            'موقع جديد في مسقط',
            'المكتب صباح الجمعة',
          ],
          n => `تلال وبيت، الصورة ${n}`,
        ),
        labels: {
          close: 'إغلاق',
          previous: 'الصورة السابقة',
          next: 'الصورة التالية',
          position: (n: number, of: number) => `${n} من ${of}`,
        },
      },
    },
  },
} satisfies Meta<typeof Lightbox>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { globals: { viewport: { value: 'w1280' } } }

export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'w360' } } }

/** Each of its buttons in one of the states that a pointer or a key brings about. */
export const AllStates: Story = {
  name: 'States',
  globals: { viewport: { value: 'w1280' }, language: 'en' },
  parameters: {
    pseudo: {
      hover: ['[aria-label="Close"]', '[aria-label="Next picture"]'],
      active: ['[aria-label="Next picture"]'],
      focusVisible: ['[aria-label="Previous picture"]'],
    },
  },
}

export const OnePicture: Story = {
  name: 'One picture',
  globals: { viewport: { value: 'w1280' } },
  args: { pictures: pictures.slice(0, 1), defaultIndex: 0 },
}

export const LongWords: Story = {
  name: 'Missing picture, long Bangla from right to left',
  globals: { viewport: { value: 'w360' }, language: 'en' },
  args: {
    dir: 'rtl',
    lang: 'bn',
    label: bangla,
    defaultIndex: 0,
    pictures: [
      {
        id: 'broken',
        alt: bangla,
        large: <Picture src="data:image/png,x" alt={unbroken} width={3} height={2} fallback={unbroken} />,
        caption: { children: bangla.repeat(3) },
      },
      ...pictures,
    ],
  },
  play: async () => {
    const box = await screen.findByRole('dialog')
    await expect(box.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Keys: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args }) => {
    const box = await screen.findByRole('dialog', { name: 'Pictures from Qatar' })
    await expect(box).toHaveTextContent('2 of 4')
    await userEvent.keyboard(on())
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2)
    await userEvent.keyboard('{End}')
    await expect(box).toHaveTextContent('4 of 4')
    await userEvent.keyboard('{Home}')
    await expect(box).toHaveTextContent('1 of 4')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}

export const BeyondTheLast: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { defaultIndex: 44 },
  play: async ({ args }) => {
    await expect(screen.getByText('4 of 4')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2)
  },
}
/** Without a picture nothing is open, and the caller hears of it. */
export const AllGo: Story = {
  tags: ['behaviour', '!autodocs'],
  render: function Going(args) {
    const [left, setLeft] = useState(args.pictures)
    return <Lightbox {...args} pictures={left} onKeyDown={event => event.key === 'F2' && setLeft([])} />
  },
  play: async ({ args }) => {
    await userEvent.keyboard('{F2}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1)
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
export const KeptByTheCaller: Story = {
  tags: ['behaviour', '!autodocs'],
  render: function Controlled({ onIndexChange, ...args }) {
    const [index, setIndex] = useState(0)
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Lightbox
          {...args}
          index={index}
          onIndexChange={next => {
            onIndexChange?.(next)
            setIndex(next)
          }}
          open={open}
          onOpenChange={setOpen}
        />
      </>
    )
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    const box = await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    await expect(box).toHaveTextContent('2 of 4')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
