import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from './guides/Skeleton.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    guide,
  },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[data-slot=skeleton]')
    await expect(line).toHaveAttribute('aria-hidden', 'true')
    await expect(line?.getBoundingClientRect().height).toBe(20)
  },
}
export const Card: Story = {
  render: () => (
    <div className="grid max-w-xs gap-3 rounded-lg border border-line bg-surface p-4">
      <Skeleton className="aspect-3/2 w-full" />
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-4/5" />
    </div>
  ),
}
export const LongWords: Story = {
  render: () => (
    <div dir="rtl" className="flex w-80 gap-4 p-4">
      <Skeleton shape="round" className="size-11 shrink-0" />
      <Skeleton className="h-11 w-[500px]" />
    </div>
  ),
}
