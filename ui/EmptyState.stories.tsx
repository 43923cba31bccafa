import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe2 } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { bangla, unbroken } from './samples.ts'

const meta = {
  title: 'Kit/EmptyState',
  component: EmptyState,
  parameters: {
    docs: {
      description: {
        component:
          'Stands where a list would be and says the next step. Not for failures (ErrorState), and not for a search without hits if one line does.',
      },
    },
  },
  args: {
    icon: <Globe2 />,
    title: 'No client countries yet',
    description: 'Add the first country to show visitors where your workers are employed.',
    action: (
      <Button asChild>
        <a href="#add">Add a country</a>
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(getComputedStyle(canvasElement.querySelector('[data-slot=empty-state]') as Element).borderStyle).toBe(
      'dashed',
    )
  },
}

export const WordsOnly: Story = {
  args: { icon: undefined, description: undefined, action: undefined, headingLevel: 'h3' },
}

export const Hard: Story = {
  decorators: [
    Story => (
      <div dir="rtl" lang="bn" className="w-72">
        <Story />
      </div>
    ),
  ],
  args: { title: `${bangla} ${unbroken}`, description: bangla },
  play: async ({ canvasElement }) => {
    const state = canvasElement.querySelector('[data-slot=empty-state]') as HTMLElement
    await expect(state.scrollWidth).toBeLessThanOrEqual(state.clientWidth)
  },
}
