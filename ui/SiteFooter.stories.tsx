import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { arabic, bangla, unbroken } from './samples.ts'
import { FooterColumn, FooterLink, SiteFooter } from './SiteFooter.tsx'

const columns = [
  ['Agency', 'About us', 'Licence', 'Contact'],
  ['Workers', 'Recruitment steps', 'Open jobs', 'Complaints'],
  ['Employers', 'Client countries', 'Ask for workers'],
  ['Group', 'Companies', 'News'],
].map(([title, ...links]) => (
  <FooterColumn key={title} title={title}>
    {links.map(link => (
      <FooterLink key={link} href={`#${link}`}>
        {link}
      </FooterLink>
    ))}
  </FooterColumn>
))

const meta = {
  title: 'Kit/SiteFooter',
  component: SiteFooter,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The end of every public page: brand and address, a real site map, the small print. Not in the staff area. Tab moves through the links.',
      },
    },
  },
  args: {
    brand: (
      <>
        <p className="font-display text-xl font-semibold">Meghbridge Overseas</p>
        <address className="mt-3 text-sm text-on-deep-muted not-italic">
          14 Purana Paltan, Dhaka 1000
          <br />
          Recruiting licence RL NO 088
        </address>
      </>
    ),
    columns,
    legal: <p>© 2026 Meghbridge Overseas. Pictures are illustrations.</p>,
  },
} satisfies Meta<typeof SiteFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'About us' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(getComputedStyle(link).outlineColor).toBe(getComputedStyle(canvas.getByRole('contentinfo')).color)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const Hard: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    dir: 'rtl',
    lang: 'bn',
    brand: bangla,
    legal: unbroken,
    columns: (
      <FooterColumn title={arabic}>
        <FooterLink href="#bn">{bangla}</FooterLink>
        <FooterLink asChild>
          <a href="#u">{unbroken}</a>
        </FooterLink>
      </FooterColumn>
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
