import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyRound, LogOut } from 'lucide-react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AvatarMenu } from './AvatarMenu.tsx'
import { MenuItem } from './Menu.tsx'
import { bangla, unbroken } from './samples.ts'

const signOut = fn()
const items = (
  <>
    <MenuItem asChild icon={<KeyRound aria-hidden="true" />}>
      <a href="#password" onClick={event => event.preventDefault()}>
        Change password
      </a>
    </MenuItem>
    <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={signOut}>
      Sign out
    </MenuItem>
  </>
)

const meta = {
  title: 'Kit/AvatarMenu',
  component: AvatarMenu,
  parameters: {
    docs: {
      story: { inline: false, height: '280px' },
      description: {
        component:
          'Who is signed in, and what they can do with their account. Enter, Space or Arrow Down opens; arrows move, a letter jumps, Escape closes and returns. Not for pages of the staff area: those stand in the Sidebar.',
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
  args: { label: 'Your account', initials: 'RK', email: 'rahima.khatun@meghbridge.example', children: items },
} satisfies Meta<typeof AvatarMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'RK Your account' })
    await expect(button.getBoundingClientRect().width).toBe(44)
    await expect(getComputedStyle(button).display).toBe('grid')
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByRole('menu')).toBeVisible()
    await expect(canvas.getByText('rahima.khatun@meghbridge.example')).toBeVisible()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    signOut.mockClear()
    const button = canvas.getByRole('button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Change password' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(signOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Change password' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
  },
}

export const RouterLinkCloses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Change password' }))
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
  },
}

export const Hard: Story = {
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    Story => (
      <div dir="rtl" lang="bn">
        <Story />
      </div>
    ),
  ],
  args: {
    initials: 'মব',
    email: `${unbroken}@meghbridge.example`,
    children: <MenuItem>{bangla}</MenuItem>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const menu = await canvas.findByRole('menu')
    await expect(getComputedStyle(menu).direction).toBe('rtl')
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
