import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe2, Images, LayoutDashboard, Users } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { States } from '../.storybook/states.tsx'
import { AvatarMenu } from './AvatarMenu.tsx'
import { DropdownMenuItem } from './DropdownMenu.tsx'
import { guide } from './guides/Sidebar.tsx'
import { PageHeader } from './PageHeader.tsx'
import { arabic, bangla, startOf } from './samples.ts'
import { Sidebar, SidebarGroup, SidebarLink, StaffFrame } from './Sidebar.tsx'
import { SkipLink } from './SkipLink.tsx'
import { StaffHeader } from './StaffHeader.tsx'

const linksOf = ([overview, countries, pictures, accounts]: string[]) => [
  <SidebarLink key="o" href="#overview" icon={<LayoutDashboard aria-hidden="true" />}>
    {overview}
  </SidebarLink>,
  <SidebarLink key="c" href="#countries" aria-current="page" icon={<Globe2 aria-hidden="true" />}>
    {countries}
  </SidebarLink>,
  <SidebarLink key="p" asChild icon={<Images aria-hidden="true" />}>
    <a href="#pictures">{pictures}</a>
  </SidebarLink>,
  <SidebarLink key="a" href="#accounts" onClick={event => event.preventDefault()} icon={<Users aria-hidden="true" />}>
    {accounts}
  </SidebarLink>,
]
const links = linksOf(['Overview', 'Client countries', 'Pictures', 'Accounts'])
const brandOf = (name: string) => (
  <a href="#home" className="inline-flex min-h-11 items-center font-display font-semibold text-brand">
    {name}
  </a>
)
const words = {
  label: 'Staff area',
  brand: brandOf('Meghbridge'),
  labels: { open: 'Open Menu', close: 'Close menu' },
}
const frameOf = (label: string, name: string, titles: string[]) => (
  <Sidebar {...words} label={label} brand={brandOf(name)}>
    {linksOf(titles)}
  </Sidebar>
)
const header = (
  <StaffHeader welcome="Welcome, Rahima Khatun">
    <AvatarMenu label="Your account" name="Rahima Khatun" email="rahima@meghbridge.example">
      <DropdownMenuItem>Sign out</DropdownMenuItem>
    </AvatarMenu>
  </StaffHeader>
)

const meta = {
  title: 'Navigation/Sidebar',
  component: StaffFrame,
  subcomponents: { Sidebar, SidebarGroup, SidebarLink },
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    layout: 'fullscreen',
    guide,
    docs: { story: { height: '420px' } },
    words: {
      bn: {
        sidebar: frameOf('কর্মী-এলাকা', 'মেঘব্রিজ', ['এক নজরে', 'দেশ', 'ছবি', 'অ্যাকাউন্ট']),
        header: <StaffHeader welcome="স্বাগতম, রহিমা খাতুন" />,
        children: <PageHeader variant="staff" title="দেশ" description="দর্শনার্থীরা এগারোটি দেশ দেখেন।" />,
      },
      ar: {
        sidebar: frameOf('منطقة الموظفين', 'ميغبريدج', ['نظرة عامة', 'الدول', 'الصور', 'الحسابات']),
        header: <StaffHeader welcome="أهلًا، رحيمة خاتون" />,
        children: <PageHeader variant="staff" title="الدول" />,
      },
    },
  },
  args: {
    sidebar: <Sidebar {...words}>{links}</Sidebar>,
    header,
    skip: <SkipLink href="#main">Skip to the content</SkipLink>,
    children: (
      <PageHeader variant="staff" title="Client countries" description="Eleven countries are shown to visitors." />
    ),
  },
} satisfies Meta<typeof StaffFrame>
export default meta
type Story = StoryObj<typeof meta>

/** The drawer as it is after a press on its button. */
function Opened({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('[popover]')?.showPopover(), [])
  return <div ref={box}>{children}</div>
}

const grouped = (
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
)

export const Wide: Story = { parameters: { languages: ['en'] } }
export const Groups: Story = { parameters: { languages: ['en'] }, args: { sidebar: grouped } }
/** With a mouse on a desk everything takes less room. */
export const Compact: Story = { parameters: { languages: ['en'] }, args: { density: 'compact', sidebar: grouped } }
export const Phone: Story = { parameters: { languages: ['en'] }, globals: { viewport: { value: 'w360' } } }
export const PhoneOpen: Story = {
  parameters: { languages: ['en'] },
  globals: { viewport: { value: 'w360' } },
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
  render: () => (
    <States
      of={(props: object) => (
        <SidebarLink href="#countries" icon={<Globe2 aria-hidden="true" />} {...props}>
          Client countries
        </SidebarLink>
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
    header: <StaffHeader welcome={arabic}>{null}</StaffHeader>,
    sidebar: (
      <Sidebar {...words} labels={{ open: 'القائمة', close: 'إغلاق' }} brand={arabic}>
        <SidebarLink href="#bn" lang="bn" icon={<Globe2 aria-hidden="true" />}>
          {bangla}
        </SidebarLink>
      </Sidebar>
    ),
    children: <p lang="bn">{bangla}</p>,
  },
}

export const ColumnOnDesks: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Staff area' })
    await expect(nav.getBoundingClientRect().width).toBeGreaterThan(250)
    await expect(canvas.queryByRole('button', { name: 'Open Menu' })).toBeNull()
    await expect(startOf(canvas.getByRole('main'))).toBe(256)
  },
}
export const ButtonOpensLinkAndButtonClose: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Open Menu' })
    await expect(canvas.queryByRole('navigation')).toBeNull()
    for (const choose of [
      { role: 'link', name: 'Accounts' },
      { role: 'button', name: 'Close menu' },
    ] as const) {
      button.focus()
      await userEvent.click(button)
      const nav = await canvas.findByRole('navigation', { name: 'Staff area' })
      await waitFor(() => expect(nav.contains(document.activeElement)).toBe(true))
      await waitFor(() => expect(startOf(nav)).toBe(0))
      await userEvent.click(within(nav).getByRole(choose.role, { name: choose.name }))
      await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull())
      await expect(button).toHaveFocus()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    }
  },
}
export const GroupsFold: Story = {
  ...Groups,
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const pictures = await canvas.findByRole('link', { name: 'Pictures' })
    await expect(pictures).toBeVisible()
    await userEvent.click(canvas.getByText('Content'))
    await expect(pictures).not.toBeVisible()
    await userEvent.click(canvas.getByText('Content'))
    await expect(pictures).toBeVisible()
  },
}
export const LongWordsFit: Story = {
  ...LongWords,
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'القائمة' }))
    const nav = await canvas.findByRole('navigation')
    await waitFor(() => expect(nav.getBoundingClientRect().right).toBe(window.innerWidth))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
