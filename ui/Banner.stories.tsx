import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { guide } from './guides/Banner.tsx'
import { Banner } from './Banner.tsx'
import { Button } from './Button.tsx'
import { bangla, unbroken } from './samples.ts'

const ask = (words: string) => (
  <Button asChild variant="accent" size="lg">
    <a href="#ask">{words}</a>
  </Button>
)

const meta = {
  title: 'Content/Banner',
  component: Banner,
  args: {
    title: 'Looking for people you can rely on?',
    description: 'Tell us the trade and the number. You hear from us within one working day.',
    actions: ask('Ask for workers'),
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  parameters: {
    words: {
      bn: { title: 'বিশ্বস্ত কর্মী খুঁজছেন?', description: 'পেশা ও সংখ্যা আমাদের জানান।', actions: ask('কর্মী চান') },
      ar: { title: 'هل تبحث عن عمال؟', description: 'أخبرنا بالمهنة والعدد.', actions: ask('اطلب عمالاً') },
    },
  },
}
export const LightFocusRing: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    const action = canvas.getByRole('link')
    await expect(action).toHaveFocus()
    await expect(getComputedStyle(canvasElement.querySelector('[data-slot=banner]') as Element).borderRadius).toBe(
      '14px',
    )
    await waitFor(() =>
      expect(getComputedStyle(action).outlineColor).toBe(getComputedStyle(canvas.getByRole('heading')).color),
    )
  },
}
export const TitleOnly: Story = { parameters: { languages: ['en'] }, args: { description: undefined } }
export const LongWords: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    dir: 'rtl',
    lang: 'bn',
    title: bangla,
    description: unbroken,
    actions: <Button variant="accent">{bangla}</Button>,
  },
}
