import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps, type MouseEvent } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/NavDropdown.tsx'
import { NavDropdown, NavDropdownLink } from './NavDropdown.tsx'
import { arabic, bangla, unbroken } from './samples.ts'
import { HeaderLink, SiteHeader } from './SiteHeader.tsx'
import { TextField } from './TextField.tsx'

// as a router does, and a story must not leave its page
const follow = fn((event: MouseEvent) => event.preventDefault())

const services = ['All services', 'Recruitment', 'Visa processing', 'Training', 'Ticketing']

export function serviceLinks(current?: string, names = services) {
  return names.map(name => (
    <NavDropdownLink key={name} href={`#${name}`} onClick={follow} aria-current={name === current ? 'page' : undefined}>
      {name}
    </NavDropdownLink>
  ))
}

type Around = [string, string, string, string, string, string, string, string]
/** The words of the page around it. */
const around: Record<string, Around> = {
  en: ['Meghbridge', 'Menu', 'Close', 'About', 'Companies', 'Motors', 'Contact', 'Your name'],
  bn: ['মেঘব্রিজ', 'মেনু', 'বন্ধ করুন', 'আমাদের কথা', 'কোম্পানি', 'মোটর', 'যোগাযোগ', 'আপনার নাম'],
  ar: ['ميغبريدج', 'القائمة', 'إغلاق', 'من نحن', 'الشركات', 'السيارات', 'اتصل بنا', 'اسمك'],
}

const meta = {
  title: 'Navigation/NavDropdown',
  component: NavDropdown,
  subcomponents: { NavDropdownLink },
  excludeStories: ['serviceLinks'],
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    layout: 'fullscreen',
    guide,
    docs: { story: { inline: false, height: '420px' } },
    words: {
      bn: {
        label: 'সেবা',
        children: serviceLinks(undefined, ['সকল সেবা', 'কর্মী নিয়োগ', 'ভিসা প্রক্রিয়া', 'প্রশিক্ষণ', 'টিকিট']),
      },
      ar: {
        label: 'الخدمات',
        children: serviceLinks(undefined, ['كل الخدمات', 'التوظيف', 'التأشيرات', 'التدريب', 'التذاكر']),
      },
    },
  },
  args: { label: 'Services', href: '#services', children: serviceLinks() },
  render: (args, { globals: { language } }) => {
    const [brand, open, close, about, companies, motors, contact, name] = around[language] ?? around.en!
    return (
      <div className="min-h-120">
        <SiteHeader
          brand={
            <a href="#home" className="font-display font-semibold text-brand">
              {brand}
            </a>
          }
          label="Main"
          labels={{ open, close }}
        >
          <HeaderLink href="#about" onClick={follow}>
            {about}
          </HeaderLink>
          <NavDropdown {...args} />
          <NavDropdown label={companies} href="#companies">
            <NavDropdownLink href="#motors" onClick={follow}>
              {motors}
            </NavDropdownLink>
          </NavDropdown>
          <HeaderLink href="#contact" onClick={follow}>
            {contact}
          </HeaderLink>
        </SiteHeader>
        <main className="p-8">
          <TextField label={name} className="max-w-form" />
        </main>
      </div>
    )
  },
} satisfies Meta<typeof NavDropdown>
export default meta
type Story = StoryObj<typeof meta>

const wait = (ms: number) => new Promise(done => setTimeout(done, ms))
const box = (trigger: Element) => trigger.parentElement as HTMLElement

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('list')
  },
}

export const Closed: Story = {
  parameters: { docs: { story: { height: '200px' } } },
}

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'w360' }, language: 'en' },
  args: { children: serviceLinks('Training') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await canvas.findByRole('list', { name: 'Services' })
  },
}

export const EveryState: Story = {
  parameters: { languages: ['en'] },
  name: 'States',
  render: args => (
    <div className="p-8">
      <States
        of={(props: Partial<ComponentProps<typeof NavDropdown>>) => <NavDropdown {...args} {...props} />}
        also={{ 'One of its pages': { children: serviceLinks('Training') } }}
      />
    </div>
  ),
}

export const CurrentPage: Story = {
  name: 'On one of its pages',
  globals: { language: 'en' },
  args: { children: serviceLinks('Training') },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Services' })
    await waitFor(() => expect(trigger).toHaveAttribute('aria-current', 'true'))
    const brand = getComputedStyle(canvas.getByRole('link', { name: 'Meghbridge' })).color
    await waitFor(() => expect(getComputedStyle(trigger).borderBottomColor).toBe(brand))
  },
}

const hard = [bangla, arabic, unbroken].map(words => (
  <NavDropdownLink key={words} asChild>
    <a href="#long" onClick={follow}>
      {words}
    </a>
  </NavDropdownLink>
))

export const LongWords: Story = {
  name: 'Long words from right to left',
  globals: { language: 'en' },
  args: { label: bangla.slice(0, 13), children: hard },
  decorators: [inBox({ dir: 'rtl' })],
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: args.label })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await canvas.findByRole('list')
    await waitFor(() => expect(within(menu).getAllByRole('link')[0]).toHaveFocus())
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
    await waitFor(async () => {
      const { left, right } = menu.getBoundingClientRect()
      // without the font for Bangla the word is short, and the menu stays 16 pixels from the edge of the window
      if (Math.abs(left - 16) > 1) await expect(Math.abs(right - trigger.getBoundingClientRect().right)).toBeLessThan(9)
    })
  },
}

export const LongWordsOnAPhone: Story = {
  name: 'Long words on a phone',
  globals: { viewport: { value: 'w360' }, language: 'en' },
  args: { label: bangla, children: hard },
  decorators: [inBox({ dir: 'rtl' })],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await canvas.findByRole('list', { name: bangla })
  },
}

export const LinkBeforeScripts: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Services' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await expect(trigger).toHaveAttribute('href', '#services')
    await expect(trigger.getBoundingClientRect().height).toBe(44)
    await expect(box(trigger).querySelectorAll('li a[href]')).toHaveLength(5)
  },
}

export const PointingOpens: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Your name')
    field.focus()
    const trigger = canvas.getByRole('button', { name: 'Services' })
    await userEvent.hover(trigger)
    const menu = await canvas.findByRole('list', { name: 'Services' })
    await expect(getComputedStyle(menu).borderRadius).toBe('14px')
    await userEvent.hover(within(menu).getByRole('link', { name: 'Training' }))
    await userEvent.hover(trigger)
    await expect(field).toHaveFocus()
    const left = performance.now()
    await userEvent.unhover(trigger)
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull())
    await expect(performance.now() - left).toBeGreaterThan(250)
    await expect(field).toHaveFocus()
  },
}

export const ComingBackKeepsIt: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Services' })
    await userEvent.hover(trigger)
    await canvas.findByRole('list')
    await userEvent.unhover(trigger)
    await wait(150)
    await userEvent.hover(trigger)
    await wait(400)
    await expect(canvas.getByRole('list', { name: 'Services' })).toBeVisible()
    await userEvent.click(trigger)
    await expect(canvas.getByRole('list', { name: 'Services' })).toBeVisible()
    await userEvent.hover(canvas.getByRole('button', { name: 'Companies' }))
    await canvas.findByRole('list', { name: 'Companies' })
    await expect(canvas.getAllByRole('list')).toHaveLength(1)
    await userEvent.unhover(canvas.getByRole('button', { name: 'Companies' }))
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull())
  },
}

export const Keyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Services' })
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      trigger.focus()
      await userEvent.keyboard(key)
      await waitFor(() => expect(canvas.getByRole('link', { name: 'All services' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Recruitment' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('list')).toBeNull())
      await expect(trigger).toHaveFocus()
    }
  },
}

export const ChoosingCloses: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    follow.mockClear()
    const trigger = canvas.getByRole('button', { name: 'Services' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'All services' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull())
    await expect(follow).toHaveBeenCalledOnce()
    await userEvent.hover(trigger)
    await userEvent.click(await canvas.findByRole('link', { name: 'Training' }))
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull())
    await expect(follow).toHaveBeenCalledTimes(2)
  },
}

export const OnOneWidthOnly: Story = {
  tags: ['behaviour', '!autodocs'],
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
    await expect(await canvas.findByRole('link', { name: 'A tour' })).toBeVisible()
    await expect(within(canvas.getByRole('list')).getAllByRole('link')).toHaveLength(1)
  },
}

export const ChoosingOnAPhoneCloses: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
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

export const OpenedByItsCaller: Story = {
  tags: ['behaviour', '!autodocs'],
  render: function Controlled(args) {
    const [open, setOpen] = useState(false)
    return (
      <div className="p-8">
        <NavDropdown {...args} open={open} onOpenChange={setOpen} />
        <output>{open ? 'open' : 'closed'}</output>
      </div>
    )
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Services' })
    await userEvent.hover(trigger)
    await canvas.findByRole('list', { name: 'Services' })
    await expect(canvas.getByRole('status')).toHaveTextContent('open')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('closed'))
  },
}
