import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { bangla } from './samples.ts'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Kit/SkipLink',
  component: SkipLink,
  parameters: {
    docs: {
      description: {
        component:
          'The first link of every page. Hidden until Tab reaches it; Enter jumps over the navigation to the content. Once on a page, and for nothing else.',
      },
    },
  },
  args: { href: '#main', children: 'Skip to the content' },
  decorators: [
    Story => (
      <div className="min-h-24">
        <Story />
        <p id="main">Press Tab to see the link.</p>
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    await expect(getComputedStyle(link).position).toBe('fixed')
  },
}
export const Hard: Story = {
  args: { children: bangla, dir: 'rtl', lang: 'bn' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link').getBoundingClientRect().left).toBeGreaterThanOrEqual(0))
  },
}
