import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Picture } from './Picture.tsx'
import { bangla, flags, scene } from './samples.ts'

const meta = {
  title: 'Kit/Picture',
  component: Picture,
  parameters: {
    docs: {
      description: {
        component:
          'A picture in modern formats. `width` and `height` keep its box while it loads, `fallback` speaks when it fails. Give `alt=""` to ornaments. The first picture of a page wants `loading="eager"` and `fetchPriority="high"`. Not for a line icon: that is an Icon. `className` shapes the box, all other props go to the <img>.',
      },
    },
  },
  decorators: [
    Story => (
      <div className="max-w-lg">
        <Story />
      </div>
    ),
  ],
  args: {
    src: scene(0),
    width: 900,
    height: 600,
    alt: 'A crane over a river at dawn',
    sources: [{ type: 'image/svg+xml', srcSet: scene(0) }],
    sizes: '32rem',
  },
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const Cover: Story = {
  args: { className: 'aspect-video rounded-lg' },
  play: async ({ canvas }) => {
    const img = canvas.getByRole('img', { name: 'A crane over a river at dawn' })
    await expect(getComputedStyle(img).objectFit).toBe('cover')
    await expect(img.getBoundingClientRect().height / img.getBoundingClientRect().width).toBeCloseTo(9 / 16, 2)
  },
}

export const FocalPoint: Story = {
  args: { focus: '30 50', className: 'aspect-square rounded-lg' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).objectPosition).toBe('30% 50%')
  },
}

export const Contain: Story = {
  args: {
    fit: 'contain',
    src: flags.nepal,
    sources: [],
    width: 460,
    height: 600,
    className: 'aspect-3/2',
    alt: 'Flag of Nepal',
  },
}

export const Failed: Story = {
  args: { src: 'data:image/png,broken', sources: [], fallback: 'This picture could not be loaded.', onError: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvas.getByText('This picture could not be loaded.')).toBeVisible())
    await expect(args.onError).toHaveBeenCalled()
    const box = canvasElement.querySelector('[data-slot=picture]')?.getBoundingClientRect()
    await expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(2 / 3, 2)
    await expect(canvas.getByRole('img', { name: 'A crane over a river at dawn' })).toBeVisible()
  },
}

export const Hard: Story = {
  args: { src: 'data:image/png,broken', sources: [], alt: bangla, fallback: bangla, lang: 'bn' },
  decorators: [
    Story => (
      <div className="w-40" dir="rtl">
        <Story />
      </div>
    ),
  ],
}
