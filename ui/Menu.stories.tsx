import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, History, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from './Button.tsx'
import { Menu, MenuItem } from './Menu.tsx'
import { bangla, unbroken } from './samples.ts'

const remove = fn()

const meta = {
  title: 'Kit/Menu',
  component: Menu,
  parameters: {
    docs: {
      story: { inline: false, height: '280px' },
      description: {
        component:
          'Actions behind a button, where there is no room for all of them. Enter, Space or Arrow Down opens; arrows move, a letter jumps, Escape closes and returns. The action that most people need has a button of its own.',
      },
    },
  },
  decorators: [
    Story => (
      <div className="flex min-h-60 justify-end">
        <Story />
      </div>
    ),
  ],
  args: {
    trigger: (
      <Button variant="secondary" aria-label="More actions">
        <Ellipsis aria-hidden />
      </Button>
    ),
    children: (
      <>
        <MenuItem asChild icon={<History aria-hidden />}>
          <a href="#history" onClick={event => event.preventDefault()}>
            History
          </a>
        </MenuItem>
        <MenuItem variant="danger" icon={<Trash2 aria-hidden />} onSelect={remove}>
          Delete Qatar
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await expect(await canvas.findByRole('menu')).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More actions' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'History' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(remove).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('menu')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const LongWords: Story = {
  args: {
    heading: unbroken,
    children: (
      <>
        <MenuItem lang="bn">{bangla}</MenuItem>
        <MenuItem variant="danger" icon={<Trash2 aria-hidden />}>
          {unbroken}
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    const menu = await canvas.findByRole('menu')
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
