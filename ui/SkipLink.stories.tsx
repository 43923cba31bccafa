import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/SkipLink.tsx'
import { bangla } from './samples.ts'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: { guide, words: { bn: { children: 'মূল লেখায় যান' }, ar: { children: 'إلى المحتوى' } } },
  args: { href: '#main', children: 'Skip to the content' },
  decorators: [
    Story => (
      <div className="min-h-24">
        <Story />
        <p id="main" tabIndex={-1} className="pt-16">
          Press Tab from the top of the page to see the link.
        </p>
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

/** As it looks with the focus. */
export const Shown: Story = { parameters: { languages: ['en'] }, args: { className: 'translate-y-0!' } }
export const Hidden: Story = { parameters: { languages: ['en'] } }
export const AllStates: Story = {
  parameters: { languages: ['en'] },
  name: 'States',
  render: () => (
    <States
      of={() => (
        <SkipLink href="#main" className="static! translate-y-0!">
          Skip to the content
        </SkipLink>
      )}
    />
  ),
}
export const LongWords: Story = {
  parameters: { languages: ['en'] },
  args: { children: bangla, dir: 'rtl', lang: 'bn', className: 'translate-y-0!' },
  globals: { viewport: { value: 'w360' } },
}
export const FocusShowsIt: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link')
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
  },
}
