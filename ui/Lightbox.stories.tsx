import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { galleryWords, pictures } from './Gallery.stories.tsx'
import { Lightbox } from './Lightbox.tsx'
import { Picture } from './Picture.tsx'
import { bangla, on, unbroken } from './samples.ts'

const meta = {
  title: 'Kit/Lightbox',
  component: Lightbox,
  args: { label: 'Pictures from Qatar', pictures, index: 1, words: galleryWords, onMove: fn(), onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component:
          'One large picture over the page, rendered only while it is open; Gallery does that. Arrow keys (mirrored in right-to-left text), Home and End move, Escape closes. Not for words or forms: those are a Dialog. The caller keeps the index and gives the focus back.',
      },
    },
  },
} satisfies Meta<typeof Lightbox>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('dialog', { name: 'Pictures from Qatar' })
    await expect(getComputedStyle(box).position).toBe('fixed')
    await expect(box).toHaveTextContent('2 of 4')
    await userEvent.keyboard(on())
    await expect(args.onMove).toHaveBeenLastCalledWith(2)
    await userEvent.keyboard('{End}')
    await expect(args.onMove).toHaveBeenLastCalledWith(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}
export const One: Story = {
  args: { pictures: pictures.slice(0, 1), index: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
export const Hard: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    dir: 'rtl',
    lang: 'bn',
    label: bangla,
    index: 0,
    pictures: [
      {
        id: 'broken',
        alt: bangla,
        large: <Picture src="data:image/png,x" alt={unbroken} width={3} height={2} fallback={unbroken} />,
      },
      ...pictures,
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onMove).toHaveBeenLastCalledWith(1)
    const box = canvas.getByRole('dialog')
    await expect(box.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
