import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { MapFrame } from './MapFrame.tsx'
import { Picture } from './Picture.tsx'
import { arabic, bangla, scene, unbroken } from './samples.ts'

const meta = {
  title: 'Kit/MapFrame',
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
  decorators: [
    Story => (
      <div className="max-w-3xl">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Where we are: our own drawing, the address and a link for directions. The foreign map is there only once the button is pressed, in a frame that sends no referrer, and takes the focus. Not for the map of client countries.',
      },
    },
  },
} satisfies Meta<typeof MapFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
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
export const Closed: Story = {}
export const Hard: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    dir: 'rtl',
    lang: 'bn',
    showLabel: bangla,
    note: `${arabic} ${unbroken}`,
    picture: <Picture src="data:image/png,x" alt="" width={3} height={2} />,
    children: unbroken,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
