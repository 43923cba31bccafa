import type { Meta, StoryObj } from '@storybook/react-vite'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { expect } from 'storybook/test'
import { guide } from './guides/CompanyCard.tsx'
import { CompanyCard } from './CompanyCard.tsx'
import { Picture } from './Picture.tsx'
import { arabic, bangla, scene, unbroken } from './samples.ts'

const logo = (
  <svg viewBox="0 0 120 40" width="180" aria-hidden="true">
    <path d="M4 30q28-26 56 0t56 0M4 36h112" fill="none" stroke="currentColor" strokeWidth="4" />
  </svg>
)

const meta = {
  title: 'Content/CompanyCard',
  component: CompanyCard,
  args: {
    href: '#motors',
    logo,
    name: 'Meghbridge Motors',
    description: 'Buses and lorries since 1996',
    detail: 'Tejgaon, Dhaka',
  },
  decorators: [inBox({ className: 'max-w-72' })],
  parameters: {
    guide,
    words: {
      bn: { name: 'মেঘব্রিজ মোটরস', description: '১৯৯৬ সাল থেকে বাস ও ট্রাক', detail: 'তেজগাঁও, ঢাকা' },
      ar: { name: 'ميغبريدج موتورز', description: 'حافلات وشاحنات منذ 1996', detail: 'تيجغاون، دكا' },
    },
  },
} satisfies Meta<typeof CompanyCard>
export default meta
type Story = StoryObj<typeof meta>

export const AtRest: Story = {}

export const StatesOfTheCard: Story = {
  name: 'States',
  parameters: { wide: true },
  render: args => <States of={(props: object) => <CompanyCard {...args} {...props} />} />,
}

export const PictureLogo: Story = {
  args: {
    logo: <Picture src={scene(1)} alt="" width={900} height={600} fit="contain" className="size-full" />,
  },
}
export const WithARouterLink: Story = { args: { asChild: true, href: undefined, children: <a href="#router" /> } }
export const Hard: Story = {
  tags: ['behaviour', '!autodocs'],
  args: {
    dir: 'rtl',
    lang: 'bn',
    logo: <Picture src="data:image/png,x" alt="" width={3} height={2} fallback={bangla} className="size-full" />,
    name: bangla,
    description: `${arabic} ${unbroken}`,
    detail: unbroken,
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}
export const NameOnly: Story = { args: { description: undefined, detail: undefined } }
