import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe2 } from 'lucide-react'
import { expect } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { Button } from './Button.tsx'
import { guide } from './guides/EmptyState.tsx'
import { EmptyState } from './EmptyState.tsx'
import { bangla, unbroken } from './samples.ts'

const add = (words: string) => (
  <Button asChild>
    <a href="#add">{words}</a>
  </Button>
)

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: {
    guide,
  },
  args: {
    icon: <Globe2 />,
    title: 'No client countries yet',
    description: 'Add the first country to show visitors where your workers are employed.',
    actions: add('Add a country'),
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const NothingYet: Story = {
  parameters: {
    words: {
      bn: { title: 'এখনো কোনো গন্তব্য দেশ নেই', description: 'প্রথম দেশটি যোগ করুন।', actions: add('দেশ যোগ করুন') },
      ar: { title: 'لا توجد بلدان بعد', description: 'أضف البلد الأول.', actions: add('أضف بلداً') },
    },
  },
}
export const DashedBorder: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(getComputedStyle(canvasElement.querySelector('[data-slot=empty-state]') as Element).borderStyle).toBe(
      'dashed',
    )
  },
}

export const WordsOnly: Story = {
  parameters: { languages: ['en'] },
  args: { icon: undefined, description: undefined, actions: undefined, headingLevel: 'h3' },
}

export const LongWords: Story = {
  parameters: { languages: ['en'] },
  decorators: [inBox({ dir: 'rtl', lang: 'bn', className: 'w-72' })],
  args: { title: `${bangla} ${unbroken}`, description: bangla },
}
