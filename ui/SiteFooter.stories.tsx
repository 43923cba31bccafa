import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/SiteFooter.tsx'
import { arabic, bangla, unbroken } from './samples.ts'
import { FooterColumn, FooterLink, SiteFooter } from './SiteFooter.tsx'

const columns = (groups: string[][]) =>
  groups.map(([title, ...links]) => (
    <FooterColumn key={title} title={title}>
      {links.map(link => (
        <FooterLink key={link} href={`#${link}`}>
          {link}
        </FooterLink>
      ))}
    </FooterColumn>
  ))
const brand = (name: string, address: string, licence: string) => (
  <>
    <p className="font-display text-xl font-semibold">{name}</p>
    <address className="mt-3 text-sm text-on-deep-muted not-italic">
      {address}
      <br />
      {licence}
    </address>
  </>
)

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  subcomponents: { FooterColumn, FooterLink },
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    layout: 'fullscreen',
    guide,
    docs: { story: { height: '420px' } },
    words: {
      bn: {
        brand: brand('মেঘব্রিজ ওভারসিজ', '১৪ পুরানা পল্টন, ঢাকা ১০০০', 'রিক্রুটিং লাইসেন্স আরএল নং ০৮৮'),
        columns: columns([
          ['প্রতিষ্ঠান', 'আমাদের সম্পর্কে', 'লাইসেন্স', 'যোগাযোগ'],
          ['কর্মী', 'নিয়োগের ধাপ', 'বিদেশে চাকরি', 'অভিযোগ'],
        ]),
        legal: <p>© ২০২৬ মেঘব্রিজ ওভারসিজ।</p>,
      },
      ar: { columns: columns([['الوكالة', 'من نحن', 'الترخيص', 'اتصل بنا']]), legal: <p>© 2026</p> },
    },
  },
  args: {
    brand: brand('Meghbridge Overseas', '14 Purana Paltan, Dhaka 1000', 'Recruiting licence RL NO 088'),
    columns: columns([
      ['Agency', 'About us', 'Licence', 'Contact'],
      ['Workers', 'Recruitment steps', 'Open jobs', 'Complaints'],
      ['Employers', 'Client countries', 'Ask for workers'],
      ['Group', 'Companies', 'News'],
    ]),
    legal: <p>© 2026 Meghbridge Overseas. Pictures are illustrations.</p>,
  },
} satisfies Meta<typeof SiteFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { parameters: { languages: ['en'] } }
export const Phone: Story = { parameters: { languages: ['en'] }, globals: { viewport: { value: 'w360' } } }
export const AllStates: Story = {
  parameters: { languages: ['en'] },
  name: 'States',
  globals: {},
  render: () => (
    <div className="bg-deep p-4 [&_p]:text-on-deep">
      <States
        of={(props: object) => (
          <FooterLink href="#about" {...props}>
            About us
          </FooterLink>
        )}
        looks={{ 'Another page': {}, 'The open page': { 'aria-current': 'page' } }}
      />
    </div>
  ),
}
export const LongWords: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { languages: ['en'] },
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
}
export const FocusIsLight: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'About us' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).outlineColor).toBe(getComputedStyle(canvas.getByRole('contentinfo')).color)
  },
}
