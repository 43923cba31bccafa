import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { guide } from './guides/Picture.tsx'
import { Picture } from './Picture.tsx'
import { bangla, flags, scene } from './samples.ts'

const meta = {
  title: 'Content/Picture',
  component: Picture,
  parameters: {
    guide,
    words: {
      bn: { alt: 'ভোরে নদীর ওপর একটি ক্রেন', fallback: 'ছবিটি দেখানো গেল না।' },
      ar: { alt: 'رافعة فوق نهر عند الفجر', fallback: 'تعذّر عرض الصورة.' },
    },
  },
  decorators: [inBox({ className: 'max-w-lg' })],
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
  args: { className: 'aspect-video rounded-lg', ref: fn() },
  play: async ({ args, canvas }) => {
    const img = canvas.getByRole('img')
    await expect(args.ref).toHaveBeenLastCalledWith(img)
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
  parameters: { words: { bn: { alt: 'নেপালের পতাকা' }, ar: { alt: 'علم نيبال' } } },
}

const broken = { src: 'data:image/png,broken', sources: [], fallback: 'This picture could not be loaded.' }

export const Failed: Story = { args: broken }

export const FailedIsSaid: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { ...broken, onError: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvas.getByText('This picture could not be loaded.')).toBeVisible())
    await expect(args.onError).toHaveBeenCalled()
    const box = canvasElement.querySelector('[data-slot=picture]')?.getBoundingClientRect()
    await expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(2 / 3, 2)
    await expect(canvas.getByRole('img', { name: 'A crane over a river at dawn' })).toBeVisible()
  },
}

export const LongWords: Story = {
  args: { src: 'data:image/png,broken', sources: [], alt: bangla, fallback: bangla, lang: 'bn' },
  decorators: [inBox({ dir: 'rtl', className: 'w-40' })],
}
