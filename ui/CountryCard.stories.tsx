import type { Meta, StoryObj } from '@storybook/react-vite'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { expect } from 'storybook/test'
import { guide } from './guides/CountryCard.tsx'
import { CountryCard } from './CountryCard.tsx'
import { Picture } from './Picture.tsx'
import { arabic, bangla, flags, said, unbroken } from './samples.ts'

const country = { en: 'Country', bn: 'দেশ', ar: 'البلد' }

const meta = {
  title: 'Content/CountryCard',
  component: CountryCard,
  parameters: {
    guide,
    words: {
      bn: { name: 'কাতার', detail: '৪টি কোম্পানি · ১,২৮০ জন' },
      ar: { name: 'قطر', detail: '4 شركات · 1,280 عاملاً' },
    },
  },
  decorators: [inBox({ className: 'max-w-72' })],
  args: {
    asChild: true,
    children: <a href="#qatar" />,
    name: 'Qatar',
    detail: '4 companies · 1,280 people',
    flag: <Picture src={flags.qatar} alt="" width={1500} height={600} fit="contain" />,
  },
} satisfies Meta<typeof CountryCard>
export default meta
type Story = StoryObj<typeof meta>

export const AtRest: Story = {}

export const StatesOfTheCard: Story = {
  name: 'States',
  parameters: { wide: true },
  render: args => <States of={(props: object) => <CountryCard {...args} {...props} />} />,
}

export const NameAndHeading: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Qatar 4 companies · 1,280 people' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Qatar')
  },
}

export const TallFlag: Story = {
  args: {
    name: 'Nepal',
    flag: <Picture src={flags.nepal} alt="" width={460} height={600} fit="contain" />,
  },
}

export const SecondLevel: Story = { args: { headingLevel: 'h2', detail: undefined } }

export const Forty: Story = {
  parameters: { wide: true },
  render: (args, { globals: { language } }) => (
    <div className="grid gap-4 sm:grid-cols-3 lg:grid-cols-5">
      {Array.from({ length: 40 }, (_, n) => (
        <CountryCard key={n} {...args} name={`${said(language, country)} ${(n + 1).toLocaleString(language)}`}>
          <a href={`#${n}`} />
        </CountryCard>
      ))}
    </div>
  ),
}

export const Hard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => (
    <div className="grid w-64 gap-4">
      <CountryCard
        asChild
        flag={<Picture src="data:," alt="" width={3} height={2} fallback="No flag" />}
        name={<span lang="bn">{bangla}</span>}
        detail={<span lang="bn">৪টি কোম্পানি · ১,২৮০ জন</span>}
      >
        <a href="#bn" />
      </CountryCard>
      <div dir="rtl" lang="ar">
        <CountryCard
          asChild
          flag={<Picture src={flags.kuwait} alt="" width={900} height={600} fit="contain" />}
          name={arabic}
          detail="4 شركات"
        >
          <a href="#ar" />
        </CountryCard>
      </div>
      <CountryCard href="#long" flag={null} name={unbroken} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('link')) await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}
