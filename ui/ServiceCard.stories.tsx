import type { Meta, StoryObj } from '@storybook/react-vite'
import { BadgeCheck, GraduationCap, Plane, Users } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { arabic, bangla, unbroken } from './samples.ts'
import { ServiceCard } from './ServiceCard.tsx'

export const services = [
  { icon: <Users />, title: 'Recruitment', text: 'Workers chosen with you, tested by us, ready in sixty days.' },
  { icon: <BadgeCheck />, title: 'Visa processing', text: 'Papers checked twice before any embassy sees them.' },
  {
    icon: <GraduationCap />,
    title: 'Training',
    text: 'Trade tests and the language of the country, in our own halls.',
  },
  { icon: <Plane />, title: 'Ticketing', text: 'Seats for groups, and somebody at the gate.' },
].map(service => <ServiceCard key={service.title} href={`#${service.title}`} {...service} />)

const meta = {
  title: 'Kit/ServiceCard',
  component: ServiceCard,
  excludeStories: ['services'],
  args: {
    href: '#recruitment',
    icon: <Users />,
    title: 'Recruitment',
    text: 'Workers chosen with you, tested by us, ready in sixty days.',
  },
  decorators: [
    Story => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Something we do, as one link to its page: icon, name, one sentence. Enter follows it. Not for countries or companies, which have cards of their own.',
      },
    },
  },
} satisfies Meta<typeof ServiceCard>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link')
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Recruitment')
    await expect(getComputedStyle(card).borderRadius).toBe('14px')
    await userEvent.tab()
    await expect(card).toHaveFocus()
  },
}
export const RouterLink: Story = { args: { asChild: true, href: undefined, children: <a href="#router" /> } }
export const Grid: Story = {
  decorators: [
    Story => (
      <div className="w-[calc(100vw-4rem)] max-w-page">
        <Story />
      </div>
    ),
  ],
  render: () => <div className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">{services}</div>,
}
export const Hard: Story = {
  args: { dir: 'rtl', lang: 'bn', title: bangla, text: `${arabic} ${unbroken}` },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}
export const NameOnly: Story = { args: { text: undefined } }
