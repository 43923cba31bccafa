import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AvatarMenu } from './AvatarMenu.tsx'
import { MenuItem } from './Menu.tsx'
import { bangla, unbroken } from './samples.ts'
import { StaffHeader } from './StaffHeader.tsx'

const meta = {
  title: 'Kit/StaffHeader',
  component: StaffHeader,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The bar over the staff area: a word of welcome, actions at the end. The page’s own title is a PageHeader below. Not for the public site: that has a SiteHeader. Tab goes through the actions in their order.',
      },
    },
  },
  args: {
    welcome: 'Welcome, Rahima Khatun',
    children: (
      <AvatarMenu label="Your account" initials="RK" email="rahima@meghbridge.example">
        <MenuItem>Sign out</MenuItem>
      </AvatarMenu>
    ),
  },
} satisfies Meta<typeof StaffHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('banner')).minHeight).toBe('64px')
  },
}
export const Hard: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { dir: 'rtl', lang: 'bn', welcome: `${bangla} ${unbroken}` },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
