import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe2, Images, LayoutDashboard, Users } from 'lucide-react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AvatarMenu } from './AvatarMenu.tsx'
import { MenuItem } from './Menu.tsx'
import { PageHeader } from './PageHeader.tsx'
import { arabic, bangla, startOf } from './samples.ts'
import { Sidebar, SidebarGroup, SidebarLink, StaffFrame } from './Sidebar.tsx'
import { SkipLink } from './SkipLink.tsx'
import { StaffHeader } from './StaffHeader.tsx'

const links = [
  <SidebarLink key="o" href="#overview" icon={<LayoutDashboard aria-hidden="true" />}>
    Overview
  </SidebarLink>,
  <SidebarLink key="c" href="#countries" aria-current="page" icon={<Globe2 aria-hidden="true" />}>
    Client countries
  </SidebarLink>,
  <SidebarLink key="p" asChild icon={<Images aria-hidden="true" />}>
    <a href="#pictures">Pictures</a>
  </SidebarLink>,
  <SidebarLink key="a" href="#accounts" onClick={event => event.preventDefault()} icon={<Users aria-hidden="true" />}>
    Accounts
  </SidebarLink>,
]
const words = {
  label: 'Staff area',
  brand: (
    <a href="#home" className="inline-flex min-h-11 items-center font-display font-semibold text-brand">
      Meghbridge
    </a>
  ),
  openLabel: 'Open Menu',
  closeLabel: 'Close menu',
}
const header = (
  <StaffHeader welcome="Welcome, Rahima Khatun">
    <AvatarMenu label="Your account" initials="RK" email="rahima@meghbridge.example">
      <MenuItem>Sign out</MenuItem>
    </AvatarMenu>
  </StaffHeader>
)

const meta = {
  title: 'Kit/Sidebar',
  component: StaffFrame,
  subcomponents: { Sidebar, SidebarGroup, SidebarLink },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component:
          'Frame of the staff area. From 64rem on the sidebar is a column; before that it is a drawer behind a button, closed by Escape, a press outside, a chosen link or Tab past the last link; focus goes in and returns. Not for the public site.',
      },
    },
  },
  args: {
    sidebar: <Sidebar {...words}>{links}</Sidebar>,
    header,
    skip: <SkipLink href="#main">Skip to the content</SkipLink>,
    children: <PageHeader variant="staff" title="Client countries" lead="Eleven countries are shown to visitors." />,
  },
} satisfies Meta<typeof StaffFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Staff area' })
    await expect(nav.getBoundingClientRect().width).toBeGreaterThan(250)
    await expect(canvas.queryByRole('button', { name: 'Open Menu' })).toBeNull()
    await expect(getComputedStyle(canvas.getByRole('link', { name: 'Client countries' })).fontWeight).toBe('600')
    await expect(startOf(canvas.getByRole('main'))).toBe(256)
  },
}

const phone = { viewport: { value: 'mobile1' } }

export const Phone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open Menu' })).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const PhoneOpen: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open Menu' }))
    const nav = await canvas.findByRole('navigation', { name: 'Staff area' })
    await waitFor(() => expect(nav.contains(document.activeElement)).toBe(true))
    await waitFor(() => expect(startOf(nav)).toBe(0))
  },
}

export const PhoneCloses: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open Menu' })
    for (const choose of [
      { role: 'link', name: 'Accounts' },
      { role: 'button', name: 'Close menu' },
    ] as const) {
      button.focus()
      await userEvent.click(button)
      const nav = await canvas.findByRole('navigation')
      await waitFor(() => expect(nav.contains(document.activeElement)).toBe(true))
      await userEvent.click(within(nav).getByRole(choose.role, { name: choose.name }))
      await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull())
      await expect(button).toHaveFocus()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    }
  },
}

export const Groups: Story = {
  args: {
    sidebar: (
      <Sidebar {...words}>
        {links[0]}
        <SidebarGroup id="content" label="Content">
          {links[1]}
          {links[2]}
        </SidebarGroup>
        <SidebarGroup id="people" label="People">
          {links[3]}
        </SidebarGroup>
      </Sidebar>
    ),
  },
}

export const GroupsFold: Story = {
  ...Groups,
  play: async ({ canvas }) => {
    const pictures = canvas.getByRole('link', { name: 'Pictures' })
    await expect(pictures).toBeVisible()
    await userEvent.click(canvas.getByText('Content'))
    await expect(pictures).not.toBeVisible()
    await userEvent.click(canvas.getByText('Content'))
    await expect(pictures).toBeVisible()
  },
}

export const Hard: Story = {
  globals: phone,
  args: {
    dir: 'rtl',
    header: <StaffHeader welcome={arabic}>{null}</StaffHeader>,
    sidebar: (
      <Sidebar {...words} openLabel="القائمة" brand={arabic}>
        <SidebarLink href="#bn" lang="bn" icon={<Globe2 aria-hidden="true" />}>
          {bangla}
        </SidebarLink>
      </Sidebar>
    ),
    children: <p lang="bn">{bangla}</p>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'القائمة' }))
    const nav = await canvas.findByRole('navigation')
    await waitFor(() => expect(nav.getBoundingClientRect().right).toBe(window.innerWidth))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
