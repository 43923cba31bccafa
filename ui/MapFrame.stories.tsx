import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { guide } from './guides/MapFrame.tsx'
import { MapFrame } from './MapFrame.tsx'
import { Picture } from './Picture.tsx'
import { arabic, bangla, scene, unbroken } from './samples.ts'

const meta = {
  title: 'Content/MapFrame',
  component: MapFrame,
  args: {
    title: 'Map of Purana Paltan, Dhaka',
    src: 'about:blank',
    picture: <Picture src={scene(1)} alt="Our house at the corner of Box Culvert Road" width={900} height={600} />,
    showLabel: 'Show the map',
    note: 'Loads it from OpenStreetMap, which then learns your address on the internet.',
    children: (
      <>
        <address className="not-italic">14 Purana Paltan, Dhaka 1000</address>
        <a
          href="#way"
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          Directions
        </a>
      </>
    ),
  },
  decorators: [inBox({ className: 'max-w-3xl' })],
  parameters: {
    guide,
  },
} satisfies Meta<typeof MapFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Drawing: Story = {
  parameters: {
    languages: ['en'],
    words: {
      bn: { showLabel: 'মানচিত্র দেখান', note: 'ওপেনস্ট্রিটম্যাপ থেকে আনা হবে।' },
      ar: { showLabel: 'أظهر الخريطة', note: 'تُحمَّل من OpenStreetMap.' },
    },
  },
}
export const LoadsOnPress: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    const height = canvasElement.querySelector('[data-slot=map-frame]')?.getBoundingClientRect().height
    canvas.getByRole('button', { name: 'Show the map' }).focus()
    await userEvent.keyboard('{Enter}')
    const frame = await canvas.findByTitle('Map of Purana Paltan, Dhaka')
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
    await waitFor(() => expect(frame).toHaveFocus())
    await expect(getComputedStyle(frame).position).toBe('absolute')
    await expect(canvasElement.querySelector('[data-slot=map-frame]')?.getBoundingClientRect().height).toBe(height)
  },
}
export const LongWords: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    dir: 'rtl',
    lang: 'bn',
    showLabel: bangla,
    note: `${arabic} ${unbroken}`,
    picture: <Picture src="data:image/png,x" alt="" width={3} height={2} />,
    children: unbroken,
  },
}
