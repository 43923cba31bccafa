import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check } from 'lucide-react'
import { expect } from 'storybook/test'
import { Badge } from './Badge.tsx'
import { arabic, bangla } from './samples.ts'

const meta = {
  title: 'Kit/Badge',
  component: Badge,
  parameters: {
    docs: {
      description: {
        component:
          'A word on the state of a thing. The word carries the meaning, colour only helps. Not pressable, not for counts of unread things; `accent` at most once on a screen.',
      },
    },
  },
  args: { children: 'RL NO 088' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('RL NO 088')).display).toBe('inline-flex')
  },
}
export const Brand: Story = { args: { variant: 'brand', children: 'Staff' } }
export const Accent: Story = { args: { variant: 'accent', children: 'New' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Refused' } }
export const Success: Story = {
  args: {
    variant: 'success',
    children: (
      <>
        <Check aria-hidden="true" />
        Approved
      </>
    ),
  },
}
export const Hard: Story = {
  render: () => (
    <div className="flex w-52 flex-col items-start gap-3">
      <Badge lang="bn" variant="brand">
        {bangla}
      </Badge>
      <Badge lang="ar" dir="rtl" variant="danger">
        {arabic}
      </Badge>
      <Badge />
    </div>
  ),
}
