import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { CountryCard } from './CountryCard.tsx'
import { Picture } from './Picture.tsx'
import { arabic, bangla, flags, unbroken } from './samples.ts'

const meta = {
  title: 'Kit/CountryCard',
  component: CountryCard,
  parameters: {
    docs: {
      description: {
        component:
          'A client country as one link. The flag keeps its own shape on a sunken 3:2 ground. With `asChild` pass the router’s link as the child. Enter follows it. Not for countries without a page.',
      },
    },
  },
  decorators: [
    Story => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
  args: {
    asChild: true,
    children: <a href="#qatar" />,
    name: 'Qatar',
    detail: '4 companies · 1,280 people',
    flag: <Picture src={flags.qatar} alt="" width={1500} height={600} fit="contain" className="bg-transparent" />,
  },
} satisfies Meta<typeof CountryCard>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Qatar 4 companies · 1,280 people' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#qatar')
    await expect(getComputedStyle(link).display).toBe('flex')
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Qatar')
  },
}

export const TallFlag: Story = {
  args: {
    name: 'Nepal',
    flag: <Picture src={flags.nepal} alt="" width={460} height={600} fit="contain" className="bg-transparent" />,
  },
}

export const SecondLevel: Story = { args: { headingLevel: 'h2', detail: undefined } }

export const Hard: Story = {
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
          detail="٤ شركات"
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
