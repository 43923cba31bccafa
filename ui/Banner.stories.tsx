import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Banner } from './Banner.tsx'
import { Button } from './Button.tsx'
import { bangla, unbroken } from './samples.ts'

const meta = {
  title: 'Kit/Banner',
  component: Banner,
  args: {
    title: 'Looking for people you can rely on?',
    text: 'Tell us the trade and the number. You hear from us within one working day.',
    action: (
      <Button asChild variant="accent" size="lg">
        <a href="#ask">Ask for workers</a>
      </Button>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'One invitation with one accent action, once on a page and near its end. Tab reaches the action. Not for news or warnings: that is an Alert.',
      },
    },
  },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
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
export const TitleOnly: Story = { args: { text: undefined } }
export const Hard: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { dir: 'rtl', lang: 'bn', title: bangla, text: unbroken, action: <Button variant="accent">{bangla}</Button> },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
