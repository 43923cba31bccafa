import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { NavDropdown, NavDropdownLink } from './NavDropdown.tsx'
import { arabic, bangla, unbroken } from './samples.ts'
import { HeaderLink, SiteHeader } from './SiteHeader.tsx'

// as a router does, and a story must not leave its page
const follow = fn((event: MouseEvent) => event.preventDefault())

export function serviceLinks(current?: string) {
  return ['All services', 'Recruitment', 'Visa processing', 'Training', 'Ticketing'].map(name => (
    <NavDropdownLink key={name} href={`#${name}`} onClick={follow} aria-current={name === current ? 'page' : undefined}>
      {name}
    </NavDropdownLink>
  ))
}

const meta = {
  title: 'Kit/NavDropdown',
  component: NavDropdown,
  excludeStories: ['serviceLinks'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'A word of the SiteHeader with pages of its own. From 64rem on a menu: it opens when pointed at and closes 300 ms after the pointer has left; Enter, Space or Arrow Down open it with the focus on the first link, arrows move, Escape closes and gives the focus back. Pointing never takes the focus. On phones a group under a heading; before scripts run a plain list. Not for actions.',
      },
    },
  },
  args: { label: 'Services', href: '#services', children: serviceLinks() },
  render: args => (
    <div className="min-h-120">
      <SiteHeader
        brand={
          <a href="#home" className="font-display font-semibold text-brand">
            Meghbridge
          </a>
        }
        navLabel="Main"
        menuLabel="Menu"
        closeLabel="Close"
      >
        <HeaderLink href="#about" onClick={follow}>
          About
        </HeaderLink>
        <NavDropdown {...args} />
        <NavDropdown label="Companies" href="#companies">
          <NavDropdownLink href="#motors" onClick={follow}>
            Motors
          </NavDropdownLink>
        </NavDropdown>
        <HeaderLink href="#contact" onClick={follow}>
          Contact
        </HeaderLink>
      </SiteHeader>
      <main className="p-8">
        <label htmlFor="field">Your name</label> <input id="field" className="border border-edge p-2" />
      </main>
    </div>
  ),
} satisfies Meta<typeof NavDropdown>
export default meta
type Story = StoryObj<typeof meta>

const wait = (ms: number) => new Promise(done => setTimeout(done, ms))
const box = (trigger: Element) => trigger.parentElement as HTMLElement

export const Wide: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Services' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await expect(trigger).toHaveAttribute('href', '#services')
    await expect(trigger.getBoundingClientRect().height).toBe(44)
    await expect(box(trigger).querySelectorAll('li a[href]')).toHaveLength(5)
  },
}

export const PointingOpens: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Your name')
    field.focus()
    const trigger = canvas.getByRole('button', { name: 'Services' })
    await userEvent.hover(trigger)
    // the links are there at once, before the menu's own weight has loaded
    await waitFor(() =>
      expect(
        within(box(trigger))
          .getAllByText('Recruitment')
          .some(link => link.checkVisibility()),
      ).toBe(true),
    )
    const menu = await canvas.findByRole('menu', { name: 'Services' })
    await expect(getComputedStyle(menu).borderRadius).toBe('14px')
    await userEvent.hover(within(menu).getByRole('menuitem', { name: 'Training' }))
    await userEvent.hover(trigger)
    await expect(field).toHaveFocus()
    const left = performance.now()
    await userEvent.unhover(trigger)
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await expect(performance.now() - left).toBeGreaterThan(250)
    await expect(field).toHaveFocus()
  },
}

export const ComingBackKeepsIt: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Services' })
    await userEvent.hover(trigger)
    await canvas.findByRole('menu')
    await userEvent.unhover(trigger)
    await wait(150)
    await userEvent.hover(trigger)
    await wait(400)
    await expect(canvas.getByRole('menu', { name: 'Services' })).toBeVisible()
    await userEvent.click(trigger)
    await expect(canvas.getByRole('menu', { name: 'Services' })).toBeVisible()
    await userEvent.hover(canvas.getByRole('button', { name: 'Companies' }))
    await canvas.findByRole('menu', { name: 'Companies' })
    await expect(canvas.getAllByRole('menu')).toHaveLength(1)
    await userEvent.unhover(canvas.getByRole('button', { name: 'Companies' }))
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Services' })
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      trigger.focus()
      await userEvent.keyboard(key)
      await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'All services' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Recruitment' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
      await expect(trigger).toHaveFocus()
    }
  },
}

export const ChoosingCloses: Story = {
  play: async ({ canvas }) => {
    follow.mockClear()
    const trigger = canvas.getByRole('button', { name: 'Services' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'All services' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await expect(follow).toHaveBeenCalledOnce()
    await userEvent.hover(trigger)
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Training' }))
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await expect(follow).toHaveBeenCalledTimes(2)
  },
}

export const CurrentPage: Story = {
  args: { children: serviceLinks('Training') },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Services' })
    await waitFor(() => expect(trigger).toHaveAttribute('aria-current', 'true'))
    const brand = getComputedStyle(canvas.getByRole('link', { name: 'Meghbridge' })).color
    await waitFor(() => expect(getComputedStyle(trigger).borderBottomColor).toBe(brand))
  },
}

export const OnOneWidthOnly: Story = {
  args: {
    children: [
      <NavDropdownLink key="p" on="phone" href="#all" onClick={follow}>
        All services
      </NavDropdownLink>,
      <NavDropdownLink key="d" on="desk" href="#tour" onClick={follow}>
        A tour
      </NavDropdownLink>,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Services' }))
    await expect(await canvas.findByRole('menuitem', { name: 'A tour' })).toBeVisible()
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(1)
  },
}

const phone = { viewport: { value: 'mobile1' } }

export const Phone: Story = {
  globals: phone,
  args: { children: serviceLinks('Training') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const group = await canvas.findByRole('list', { name: 'Services' })
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('navigation')).opacity).toBe('1'))
    await expect(within(group).getAllByRole('link')).toHaveLength(5)
    await expect(
      within(group).getByRole('link', { name: 'Training' }).getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(44)
    await userEvent.click(within(group).getByRole('link', { name: 'Recruitment' }))
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Services' })).toBeNull())
  },
}

const hard = [bangla, arabic, unbroken].map(words => (
  <NavDropdownLink key={words} asChild>
    <a href="#long" onClick={follow}>
      {words}
    </a>
  </NavDropdownLink>
))

export const Hard: Story = {
  args: { label: bangla.slice(0, 13), children: hard },
  decorators: [
    Story => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: args.label })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await canvas.findByRole('menu')
    await waitFor(() => expect(canvas.getAllByRole('menuitem')[0]).toHaveFocus())
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
    await waitFor(async () => {
      const { left, right } = menu.getBoundingClientRect()
      // without the font for Bangla the word is short, and the menu stays 16 pixels from the edge of the window
      if (Math.abs(left - 16) > 1) await expect(Math.abs(right - trigger.getBoundingClientRect().right)).toBeLessThan(9)
    })
  },
}

export const HardPhone: Story = {
  globals: phone,
  args: { label: bangla, children: hard },
  decorators: [
    Story => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await canvas.findByRole('list', { name: bangla })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
