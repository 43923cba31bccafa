import type { Meta, StoryObj } from '@storybook/react-vite'
import { BadgeCheck, GraduationCap, Plane, Users } from 'lucide-react'
import { inBox } from '../.storybook/box.tsx'
import { choices } from '../.storybook/choices.ts'
import { States } from '../.storybook/states.tsx'
import { expect } from 'storybook/test'
import { arabic, bangla, unbroken } from './samples.ts'
import { guide } from './guides/ServiceCard.tsx'
import { ServiceCard, serviceCardLook } from './ServiceCard.tsx'

export const services = [
  { icon: <Users />, title: 'Recruitment', description: 'Workers chosen with you, tested by us, ready in sixty days.' },
  { icon: <BadgeCheck />, title: 'Visa processing', description: 'Papers checked twice before any embassy sees them.' },
  {
    icon: <GraduationCap />,
    title: 'Training',
    description: 'Trade tests and the language of the country, in our own halls.',
  },
  { icon: <Plane />, title: 'Ticketing', description: 'Seats for groups, and somebody at the gate.' },
].map(service => <ServiceCard key={service.title} href={`#${service.title}`} {...service} />)

const meta = {
  title: 'Content/ServiceCard',
  component: ServiceCard,
  argTypes: choices(serviceCardLook),
  excludeStories: ['services'],
  args: {
    href: '#recruitment',
    icon: <Users />,
    title: 'Recruitment',
    description: 'Workers chosen with you, tested by us, ready in sixty days.',
  },
  decorators: [inBox({ className: 'max-w-72' })],
  parameters: {
    guide,
    words: {
      bn: { title: 'নিয়োগ', description: 'আপনার সঙ্গে বেছে নেওয়া, আমাদের পরীক্ষিত কর্মী।' },
      ar: { title: 'التوظيف', description: 'عمال نختارهم معكم ونختبرهم بأنفسنا.' },
    },
  },
} satisfies Meta<typeof ServiceCard>
export default meta
type Story = StoryObj<typeof meta>

export const AtRest: Story = {}

export const StatesOfTheCard: Story = {
  name: 'States',
  parameters: { wide: true },
  render: args => <States of={(props: object) => <ServiceCard {...args} {...props} />} />,
}

export const HeadingOfTheThirdLevel: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Recruitment')
  },
}
export const WithARouterLink: Story = { args: { asChild: true, href: undefined, children: <a href="#router" /> } }
export const Grid: Story = {
  parameters: { wide: true },
  render: () => <div className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">{services}</div>,
}
/** On phones a row with the name alone; from 640 pixels a card. */
export const FoldingOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { variant: 'folding' },
}
/** On phones the icon is beside the text; from 640 pixels a card. */
export const RowOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { variant: 'row' },
}
export const Hard: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { dir: 'rtl', lang: 'bn', title: bangla, description: `${arabic} ${unbroken}` },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}
export const NameOnly: Story = { args: { description: undefined } }
