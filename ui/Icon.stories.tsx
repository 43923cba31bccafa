import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plane, Ship, Stethoscope } from 'lucide-react'
import { inBox } from '../.storybook/box.tsx'
import { choices } from '../.storybook/choices.ts'
import { expect } from 'storybook/test'
import { guide } from './guides/Icon.tsx'
import { Icon, iconLook } from './Icon.tsx'

const meta = {
  title: 'Content/Icon',
  component: Icon,
  argTypes: choices(iconLook),
  args: { children: <Ship /> },
  parameters: {
    guide,
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
  decorators: [inBox({ className: 'w-fit rounded-lg bg-deep p-6' })],
}
export const LongWords: Story = {
  render: args => (
    <div dir="rtl" className="flex w-20 items-center gap-3">
      <Icon {...args} />
      <Icon {...args}>{null}</Icon>
    </div>
  ),
}
