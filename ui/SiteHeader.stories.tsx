import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Badge } from './Badge.tsx'
import { NavDropdown } from './NavDropdown.tsx'
import { serviceLinks } from './NavDropdown.stories.tsx'
import { arabic, bangla } from './samples.ts'
import { HeaderLink, SiteHeader } from './SiteHeader.tsx'
import { SkipLink } from './SkipLink.tsx'

// as a router does, and a story must not leave its page
const stay = (event: MouseEvent) => event.preventDefault()

const links = ['About', 'Services', 'Client countries', 'Recruitment', 'News', 'Contact'].map(name => (
  <HeaderLink key={name} href={`#${name}`} onClick={stay} aria-current={name === 'Services' ? 'page' : undefined}>
    {name}
  </HeaderLink>
))

const meta = {
  title: 'Kit/SiteHeader',
  component: SiteHeader,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'Thin header of the public site, the licence always in sight. From 64rem on the links stand in a row; before that a button opens them under the header, also before scripts have loaded. Escape, a press outside, a chosen link or Tab past the last link closes. Not for the staff area.',
      },
    },
  },
  args: {
    brand: (
      <a
        href="#home"
        className="inline-flex min-h-11 items-center font-display text-lg leading-tight font-semibold text-brand"
      >
        Meghbridge Overseas
      </a>
    ),
    chip: <Badge>RL NO 088</Badge>,
    skip: <SkipLink href="#main">Skip to the content</SkipLink>,
    navLabel: 'Main',
    menuLabel: 'Menu',
    closeLabel: 'Close',
    children: links,
  },
  decorators: [
    Story => (
      <div className="min-h-160">
        <Story />
        <main id="main" className="p-4">
          <a href="#first">First link of the page</a>
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Services' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(getComputedStyle(canvas.getByRole('navigation')).flexDirection).toBe('row')
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThanOrEqual(66)
  },
}

const phone = { viewport: { value: 'mobile1' } }

export const Phone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.getByText('RL NO 088')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Menu' }).getBoundingClientRect().width).toBe(44)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const PhoneOpen: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const button = await canvas.findByRole('button', { name: 'Close' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const panel = canvas.getByRole('navigation', { name: 'Main' })
    await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'))
    await expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(64)
  },
}

export const PhoneCloses: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.click(canvas.getByRole('link', { name: 'About' }))
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    canvas.getByRole('link', { name: 'Contact' }).focus()
    canvas.getByRole('link', { name: 'First link of the page' }).focus()
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    await expect(canvas.getByRole('link', { name: 'First link of the page' })).toHaveFocus()
  },
}

const withMenus = links.map(link =>
  link.key === 'Services' ? (
    <NavDropdown key="Services" label="Services" href="#services">
      {serviceLinks('Recruitment')}
    </NavDropdown>
  ) : (
    link
  ),
)

export const WithMenus: Story = {
  args: { children: withMenus },
  play: async ({ canvas }) => {
    const tops = [canvas.getByRole('link', { name: 'About' }), canvas.getByRole('button', { name: 'Services' })].map(
      part => part.getBoundingClientRect().top,
    )
    await expect(tops[0]).toBe(tops[1])
    await userEvent.hover(canvas.getByRole('button', { name: 'Services' }))
    await expect(await canvas.findByRole('menuitem', { name: 'Recruitment', current: 'page' })).toBeVisible()
  },
}

export const PhoneWithMenus: Story = {
  globals: phone,
  args: { children: withMenus },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('navigation')).opacity).toBe('1'))
    await expect(canvas.getByRole('list', { name: 'Services' })).toBeVisible()
  },
}

export const Hard: Story = {
  globals: phone,
  args: {
    dir: 'rtl',
    brand: (
      <a href="#home" lang="bn" className="font-semibold text-brand">
        মেঘব্রিজ ওভারসিজ লিমিটেড রিক্রুটিং এজেন্সি
      </a>
    ),
    children: [
      <HeaderLink key="bn" href="#bn" lang="bn">
        {bangla}
      </HeaderLink>,
      <HeaderLink key="ar" href="#ar" lang="ar">
        {arabic}
      </HeaderLink>,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('navigation')).opacity).toBe('1'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
