import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from './Button.tsx'
import { ErrorState } from './ErrorState.tsx'
import { bangla, unbroken } from './samples.ts'

const meta = {
  title: 'Kit/ErrorState',
  component: ErrorState,
  parameters: {
    docs: {
      description: {
        component:
          'Stands where content should be: what happened and what to do, read out at once. `detail` holds what helps whoever is asked. Not for a wrong field in a form, not for a whole page (StatusPage).',
      },
    },
  },
  args: {
    title: 'The client countries could not be loaded',
    description: 'The connection may be slow. Nothing is lost.',
    action: <Button variant="secondary">Try again</Button>,
    detail: 'Request 7f3a-91c2',
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('could not be loaded')
    await expect(getComputedStyle(alert).borderRadius).toBe('14px')
  },
}

export const TitleOnly: Story = { args: { description: undefined, action: undefined, detail: undefined } }

export const Hard: Story = {
  decorators: [
    Story => (
      <div dir="rtl" lang="bn" className="w-72">
        <Story />
      </div>
    ),
  ],
  args: { title: bangla, description: bangla, detail: unbroken },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth)
  },
}
