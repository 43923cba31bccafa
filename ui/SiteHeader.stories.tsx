import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { States } from '../.storybook/states.tsx'
import { Badge } from './Badge.tsx'
import { guide } from './guides/SiteHeader.tsx'
import { NavDropdown } from './NavDropdown.tsx'
import { serviceLinks } from './NavDropdown.stories.tsx'
import { arabic, bangla, said } from './samples.ts'
import { HeaderLink, SiteHeader } from './SiteHeader.tsx'
import { SkipLink } from './SkipLink.tsx'

// as a router does, and a story must not leave its page
const stay = (event: MouseEvent) => event.preventDefault()

const linksOf = (names: string[]) =>
  names.map((name, n) => (
    <HeaderLink key={name} href={`#${name}`} onClick={stay} aria-current={n === 1 ? 'page' : undefined}>
      {name}
    </HeaderLink>
  ))
const links = linksOf(['About', 'Services', 'Client countries', 'Recruitment', 'News', 'Contact'])
const brandOf = (name: string) => (
  <a
    href="#home"
    className="inline-flex min-h-11 items-center font-display text-lg leading-tight font-semibold text-brand"
  >
    {name}
  </a>
)

const skipTo = (words: string) => <SkipLink href="#main">{words}</SkipLink>

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  subcomponents: { HeaderLink },
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    layout: 'fullscreen',
    guide,
    docs: { story: { height: '260px' } },
    words: {
      bn: {
        brand: brandOf('মেঘব্রিজ ওভারসিজ'),
        label: 'প্রধান মেনু',
        labels: { open: 'মেনু', close: 'মেনু বন্ধ করুন' },
        children: linksOf(['আমাদের সম্পর্কে', 'সেবা', 'দেশ', 'নিয়োগ', 'খবর', 'যোগাযোগ']),
        skip: skipTo('মূল বিষয়ে যান'),
      },
      ar: {
        brand: brandOf('ميغبريدج'),
        label: 'القائمة الرئيسية',
        labels: { open: 'القائمة', close: 'إغلاق' },
        children: linksOf(['من نحن', 'الخدمات', 'الدول', 'التوظيف', 'الأخبار', 'اتصل بنا']),
        skip: skipTo('انتقل إلى المحتوى'),
      },
    },
  },
  args: {
    brand: brandOf('Meghbridge Overseas'),
    chip: <Badge>RL NO 088</Badge>,
    skip: skipTo('Skip to the content'),
    label: 'Main',
    labels: { open: 'Menu', close: 'Close menu' },
    children: links,
  },
  decorators: [
    (Story, { globals: { language } }) => (
      <div className="min-h-160">
        <Story />
        <main id="main" className="p-4">
          <a href="#first">
            {said(language, {
              en: 'First link of the page',
              bn: 'পৃষ্ঠার প্রথম লিংক',
              ar: 'أول رابط في الصفحة',
            })}
          </a>
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

/** The panel as it is after a press on its button. */
function Opened({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('nav[popover]')?.showPopover(), [])
  return <div ref={box}>{children}</div>
}

/** The second link is a menu, one of whose pages is open. */
const withMenu = (names: string[], pages?: string[]) =>
  linksOf(names).with(
    1,
    <NavDropdown key="menu" label={names[1] ?? ''} href="#services">
      {serviceLinks(pages?.[1] ?? 'Recruitment', pages)}
    </NavDropdown>,
  )

export const Wide: Story = {}
export const WithMenus: Story = {
  args: { children: withMenu(['About', 'Services', 'Client countries', 'Recruitment', 'News', 'Contact']) },
  parameters: {
    words: {
      bn: {
        children: withMenu(
          ['আমাদের সম্পর্কে', 'সেবা', 'দেশ', 'নিয়োগ', 'খবর', 'যোগাযোগ'],
          ['সকল সেবা', 'কর্মী নিয়োগ', 'ভিসা প্রক্রিয়া', 'প্রশিক্ষণ', 'টিকিট'],
        ),
      },
      ar: {
        children: withMenu(
          ['من نحن', 'الخدمات', 'الدول', 'التوظيف', 'الأخبار', 'اتصل بنا'],
          ['كل الخدمات', 'التوظيف', 'التأشيرات', 'التدريب', 'التذاكر'],
        ),
      },
    },
  },
}
export const Phone: Story = { globals: { viewport: { value: 'w360' } } }
export const PhoneOpen: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { docs: { story: { height: '480px' } } },
  decorators: [
    Story => (
      <Opened>
        <Story />
      </Opened>
    ),
  ],
}
export const AllStates: Story = {
  name: 'States',
  parameters: { languages: ['en'], layout: 'padded' },
  decorators: [],
  render: () => (
    <States
      of={(props: object) => (
        <HeaderLink href="#services" {...props}>
          Services
        </HeaderLink>
      )}
      looks={{ 'Another page': {}, 'The open page': { 'aria-current': 'page' } }}
    />
  ),
}
export const LongWords: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { languages: ['en'] },
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
}

export const OneRowOnDesks: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Services' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThanOrEqual(66)
  },
}
export const ButtonOpensThePanel: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('RL NO 088')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const button = await canvas.findByRole('button', { name: 'Close menu' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const panel = canvas.getByRole('navigation', { name: 'Main' })
    await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'))
    await expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(64)
  },
}
export const LinkAndLeavingClose: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button')
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
export const MenusStandInTheRow: Story = {
  ...WithMenus,
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'About' })
    const menu = await canvas.findByRole('button', { name: 'Services' })
    await expect(link.getBoundingClientRect().top).toBe(menu.getBoundingClientRect().top)
    await userEvent.hover(menu)
    await expect(await canvas.findByRole('link', { name: 'Recruitment', current: 'page' })).toBeVisible()
  },
}
export const LongWordsFit: Story = {
  ...LongWords,
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('navigation')).opacity).toBe('1'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
