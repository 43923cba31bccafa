import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plane, Ship, Stethoscope } from 'lucide-react'
import { expect } from 'storybook/test'
import { Icon } from './Icon.tsx'

const meta = {
  title: 'Kit/Icon',
  component: Icon,
  args: { children: <Ship /> },
  parameters: {
    docs: {
      description: {
        component:
          'A line icon on a round ground, beside the word it belongs to, never instead of it. Hidden from screen readers, not for the keyboard: what can be pressed is an IconButton.',
      },
    },
  },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('[data-slot=icon]') as HTMLElement
    await expect(getComputedStyle(icon).width).toBe('44px')
    await expect(icon).toHaveAttribute('aria-hidden', 'true')
  },
}
export const Large: Story = { args: { size: 'lg', children: <Plane /> } }
export const Quiet: Story = { args: { variant: 'quiet', children: <Stethoscope /> } }
export const Deep: Story = {
  args: { variant: 'deep' },
  decorators: [
    Story => (
      <div className="w-fit rounded-lg bg-deep p-6">
        <Story />
      </div>
    ),
  ],
}
export const Hard: Story = {
  render: args => (
    <div dir="rtl" className="flex w-20 items-center gap-3">
      <Icon {...args} />
      <Icon {...args}>{null}</Icon>
    </div>
  ),
}
