import type { Meta, StoryObj } from '@storybook/react-vite'
import { choices } from '../.storybook/choices.ts'
import { States } from '../.storybook/states.tsx'
import { expect } from 'storybook/test'
import { guide } from './guides/NewsCard.tsx'
import { NewsCard, newsCardLook } from './NewsCard.tsx'
import { Picture } from './Picture.tsx'
import { arabic, bangla, scene, unbroken } from './samples.ts'

const meta = {
  title: 'Content/NewsCard',
  component: NewsCard,
  argTypes: choices(newsCardLook),
  args: {
    href: '#doha',
    title: 'Forty welders leave for Doha',
    date: '3 March 2026',
    dateTime: '2026-03-03',
    picture: <Picture src={scene(2)} alt="" width={900} height={600} />,
  },
  decorators: [
    (Story, { args: { variant }, parameters }) => (
      <div className={variant === 'wide' || parameters.wide ? '' : 'max-w-80'}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide,
    words: {
      bn: { title: 'চল্লিশ জন ওয়েল্ডার দোহা গেলেন', date: '৩ মার্চ ২০২৬' },
      ar: { title: 'أربعون لحاماً يغادرون إلى الدوحة', date: '3 مارس 2026' },
    },
  },
} satisfies Meta<typeof NewsCard>
export default meta
type Story = StoryObj<typeof meta>

export const AtRest: Story = {}

export const StatesOfTheCard: Story = {
  name: 'States',
  parameters: { wide: true },
  render: args => <States of={(props: object) => <NewsCard {...args} {...props} />} />,
}

export const DateForMachines: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 March 2026')).toHaveAttribute('datetime', '2026-03-03')
  },
}
export const Wide: Story = {
  args: {
    variant: 'wide',
    description:
      'They fly on Monday, with a supervisor of their own and a copy of the contract in Bangla in every bag.',
  },
  parameters: {
    words: {
      bn: { description: 'সোমবার তাঁদের ফ্লাইট, সঙ্গে নিজেদের তত্ত্বাবধায়ক আর প্রত্যেকের ব্যাগে বাংলায় চুক্তির কপি।' },
      ar: { description: 'يسافرون يوم الاثنين مع مشرف خاص بهم ونسخة من العقد في كل حقيبة.' },
    },
  },
}
export const WithARouterLink: Story = { args: { asChild: true, href: undefined, children: <a href="#router" /> } }
/** The one in the middle has none; its neighbours do. */
export const NoPicture: Story = {
  parameters: { wide: true },
  render: args => (
    <div className="grid gap-4 sm:grid-cols-3">
      <NewsCard {...args} />
      <NewsCard {...args} picture={null} />
      <NewsCard {...args} picture={<Picture src={scene(1)} alt="" width={900} height={600} />} />
    </div>
  ),
}
export const Hard: Story = {
  tags: ['behaviour', '!autodocs'],
  args: {
    dir: 'rtl',
    lang: 'bn',
    title: bangla.repeat(3),
    description: `${bangla} ${unbroken}`,
    date: `${arabic} ${unbroken}`,
    picture: <Picture src="data:image/png,x" alt="" width={3} height={2} fallback={bangla} />,
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}
