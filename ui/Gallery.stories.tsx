import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from './guides/Gallery.tsx'
import { Gallery } from './Gallery.tsx'
import { Picture } from './Picture.tsx'
import { back, bangla, on, scene } from './samples.ts'

function named(alts: string[]) {
  return alts.map((alt, i) => ({
    id: alt,
    href: scene(i, 1800, 1200),
    alt,
    thumb: <Picture src={scene(i)} alt={alt} width={900} height={600} />,
    large: <Picture src={scene(i, 1800, 1200)} alt={alt} width={1800} height={1200} fit="contain" loading="eager" />,
  }))
}
export const pictures = named([
  'A crane over a river at dawn',
  'Hills behind a building yard',
  'The yard at dusk',
  'A quay in the morning',
])
export const galleryWords = {
  open: (n: number) => `Open picture ${n}`,
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (n: number, of: number) => `${n} of ${of}`,
}

const meta = {
  title: 'Content/Gallery',
  component: Gallery,
  excludeStories: ['pictures', 'galleryWords'],
  parameters: {
    guide,
  },
  decorators: [inBox({ className: 'max-w-3xl' })],
  args: { label: 'Pictures from Qatar', pictures, labels: galleryWords },
} satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

export const TwoColumns: Story = {
  parameters: {
    words: {
      bn: {
        label: 'কাতারের ছবি',
        pictures: named(['ভোরের নদীতে ক্রেন', 'ইয়ার্ডের পেছনে পাহাড়', 'সন্ধ্যায় ইয়ার্ড', 'সকালের ঘাট']),
        labels: {
          open: (n: number) => `${n.toLocaleString('bn')} নম্বর ছবি খুলুন`,
          close: 'বন্ধ করুন',
          previous: 'আগের ছবি',
          next: 'পরের ছবি',
          position: (n: number, of: number) => `${n.toLocaleString('bn')}/${of.toLocaleString('bn')}`,
        },
      },
      ar: {
        label: 'صور من قطر',
        pictures: named(['رافعة فوق النهر فجرًا', 'تلال خلف الورشة', 'الورشة عند الغروب', 'الرصيف صباحًا']),
        labels: {
          open: (n: number) => `افتح الصورة ${n}`,
          close: 'إغلاق',
          previous: 'الصورة السابقة',
          next: 'الصورة التالية',
          position: (n: number, of: number) => `${n} من ${of}`,
        },
      },
    },
  },
}
export const StatesOfAPicture: Story = {
  name: 'States',
  parameters: { languages: ['en'] },
  render: args => <States of={() => <Gallery {...args} pictures={pictures.slice(0, 2)} />} isWide />,
}
export const Columns: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async () => {
    const thumbs = screen.getAllByRole('link')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(getComputedStyle(screen.getByRole('list')).gridTemplateColumns.split(' ')).toHaveLength(
      matchMedia('(min-width: 40rem)').matches ? 2 : 1,
    )
    await expect(getComputedStyle(thumbs[0] as Element).cursor).toBe('zoom-in')
  },
}

export const Keyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async () => {
    const second = screen.getByRole('link', { name: 'Open picture 2, Hills behind a building yard' })
    second.focus()
    await userEvent.keyboard('{Enter}')
    const box = await screen.findByRole('dialog', { name: 'Pictures from Qatar' })
    await expect(box).toHaveTextContent('2 of 4')
    await userEvent.keyboard(on())
    await expect(box).toHaveTextContent('3 of 4')
    await userEvent.keyboard(`{Home}${back()}`)
    await expect(box).toHaveTextContent('4 of 4')
    await userEvent.keyboard(`{End}${on()}`)
    await expect(box).toHaveTextContent('1 of 4')
    await userEvent.click(within(box).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(second).toHaveFocus()
  },
}

export const Hard: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  args: {
    label: bangla,
    pictures: [
      ...pictures.slice(0, 1),
      {
        id: 'broken',
        href: '#broken',
        alt: bangla,
        caption: { children: bangla },
        thumb: <Picture src="data:image/png,x" alt={bangla} width={3} height={2} fallback={bangla} />,
        large: <Picture src="data:image/png,x" alt={bangla} width={3} height={2} fallback={bangla} />,
      },
    ],
  },
  decorators: [inBox({ dir: 'rtl', lang: 'bn' })],
  play: async () => {
    await expect(getComputedStyle(screen.getByRole('list')).gridTemplateColumns.split(' ')).toHaveLength(1)
    await userEvent.click(screen.getAllByRole('link')[0] as HTMLElement)
    const box = await screen.findByRole('dialog')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(box).toHaveTextContent('2 of 2')
    await userEvent.click(within(box).getByRole('button', { name: 'Close' }))
  },
}

const captions = [
  'Dawn at the river',
  'A yard that nobody has cleared yet, seen from the hills above the town',
  '',
  'নদীর ঘাটে সকাল',
]

export const Captions: Story = {
  parameters: { languages: ['en'] },
  args: {
    columns: 'three',
    pictures: pictures.map((each, i) => ({ ...each, caption: { children: captions[i] ?? '' } })),
  },
}

export const CaptionInTheLargePicture: Story = {
  tags: ['behaviour', '!autodocs'],
  args: Captions.args!,
  play: async () => {
    await userEvent.click(screen.getAllByRole('link')[1] as HTMLElement)
    const box = await screen.findByRole('dialog')
    await expect(within(box).getByText(captions[1] as string)).toBeVisible()
    await userEvent.click(within(box).getByRole('button', { name: 'Close' }))
  },
}

export const Led: Story = {
  parameters: { languages: ['en'] },
  args: {
    columns: 'led',
    pictures: [...pictures.slice(0, 3), ...pictures.slice(0, 3)].map((each, i) => ({
      ...each,
      id: `${i}`,
      caption: { children: captions[i] ?? '' },
      note: 'Illustration',
    })),
  },
}

export const FirstIsLarge: Story = {
  tags: ['behaviour', '!autodocs'],
  args: Led.args!,
  play: async () => {
    const [large, beside, below] = screen.getAllByRole('link').map(each => each.getBoundingClientRect())
    if (matchMedia('(min-width: 64rem)').matches) {
      await expect(large?.top).toBe(beside?.top)
      await expect(large?.bottom).toBeGreaterThan(below?.top ?? 0)
    } else await expect(large?.height).toBe(beside?.height)
    await userEvent.click(screen.getAllByRole('link')[2] as HTMLElement)
    const box = await screen.findByRole('dialog')
    await expect(box).toHaveTextContent('Illustration')
    await userEvent.click(within(box).getByRole('button', { name: 'Close' }))
  },
}

export const Empty: Story = { tags: ['nothing'], args: { pictures: [] } }
