import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { Button } from './Button.tsx'
import { guide } from './guides/ErrorState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { bangla, unbroken } from './samples.ts'

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  parameters: {
    guide,
  },
  args: {
    title: 'The client countries could not be loaded',
    description: 'The connection may be slow. Nothing is lost.',
    actions: <Button variant="secondary">Try again</Button>,
    detail: 'Request 7f3a-91c2',
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const NotLoaded: Story = {
  parameters: {
    words: {
      bn: {
        title: 'দেশগুলো আনা যায়নি',
        description: 'কিছুই হারায়নি।',
        actions: <Button variant="secondary">আবার চেষ্টা করুন</Button>,
        detail: '৭৩৯১',
      },
      ar: {
        title: 'تعذّر تحميل البلدان',
        description: 'لم يُفقد شيء.',
        actions: <Button variant="secondary">حاول مرة أخرى</Button>,
        detail: '7391',
      },
    },
  },
}
export const Announced: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('could not be loaded')
    await expect(getComputedStyle(alert).borderRadius).toBe('14px')
  },
}

export const TitleOnly: Story = {
  parameters: { languages: ['en'] },
  args: { description: undefined, actions: undefined, detail: undefined },
}

export const LongWords: Story = {
  parameters: { languages: ['en'] },
  decorators: [inBox({ dir: 'rtl', lang: 'bn', className: 'w-72' })],
  args: { title: bangla, description: bangla, detail: unbroken },
}
