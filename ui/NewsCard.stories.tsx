import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { NewsCard } from './NewsCard.tsx'
import { Picture } from './Picture.tsx'
import { arabic, bangla, scene, unbroken } from './samples.ts'

const meta = {
  title: 'Kit/NewsCard',
  component: NewsCard,
  args: {
    href: '#doha',
    title: 'Forty welders leave for Doha',
    date: '3 March 2026',
    dateTime: '2026-03-03',
    picture: <Picture src={scene(2)} alt="" width={900} height={600} />,
  },
  decorators: [
    (Story, { args: { variant } }) => (
      <div className={variant === 'wide' ? undefined : 'max-w-80'}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A piece of news as one link: picture, day, headline of at most three lines; `wide`, the first of a list, whole and with a sentence. Enter follows it. Not for a notice that leads nowhere: that is an Alert. The picture says nothing that the headline does not, so its alt is empty.',
      },
    },
  },
} satisfies Meta<typeof NewsCard>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link')
    await expect(canvas.getByText('3 March 2026')).toHaveAttribute('datetime', '2026-03-03')
    await expect(getComputedStyle(card).borderRadius).toBe('14px')
    await userEvent.tab()
    await expect(card).toHaveFocus()
  },
}
export const Wide: Story = {
  args: {
    variant: 'wide',
    text: 'They fly on Monday, with a supervisor of their own and a copy of the contract in Bangla in every bag.',
  },
}
export const RouterLink: Story = { args: { asChild: true, href: undefined, children: <a href="#router" /> } }
export const NoPicture: Story = { args: { picture: null } }
export const Hard: Story = {
  args: {
    dir: 'rtl',
    lang: 'bn',
    title: bangla.repeat(3),
    text: `${bangla} ${unbroken}`,
    date: `${arabic} ${unbroken}`,
    picture: <Picture src="data:image/png,x" alt="" width={3} height={2} fallback={bangla} />,
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}
