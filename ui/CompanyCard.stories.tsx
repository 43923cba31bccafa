import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { CompanyCard } from './CompanyCard.tsx'
import { Picture } from './Picture.tsx'
import { arabic, bangla, scene, unbroken } from './samples.ts'

const logo = (
  <svg viewBox="0 0 120 40" width="180" aria-hidden="true">
    <path d="M4 30q28-26 56 0t56 0M4 36h112" fill="none" stroke="currentColor" strokeWidth="4" />
  </svg>
)

const meta = {
  title: 'Kit/CompanyCard',
  component: CompanyCard,
  args: {
    href: '#motors',
    logo,
    name: 'Meghbridge Motors',
    text: 'Buses and lorries since 1996',
    detail: 'Tejgaon, Dhaka',
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
          'A company as one link: its logo whole on a quiet ground, its name, a line on what it does and where it is. Enter follows it. Not for client countries.',
      },
    },
  },
} satisfies Meta<typeof CompanyCard>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: /Meghbridge Motors/ })
    await expect(getComputedStyle(card).borderRadius).toBe('14px')
    await userEvent.tab()
    await expect(card).toHaveFocus()
  },
}
export const PictureLogo: Story = {
  args: {
    logo: <Picture src={scene(1)} alt="" width={900} height={600} fit="contain" className="size-full bg-transparent" />,
  },
}
export const RouterLink: Story = { args: { asChild: true, href: undefined, children: <a href="#router" /> } }
export const Hard: Story = {
  args: {
    dir: 'rtl',
    lang: 'bn',
    logo: (
      <Picture
        src="data:image/png,x"
        alt=""
        width={3}
        height={2}
        fallback={bangla}
        className="size-full bg-transparent"
      />
    ),
    name: bangla,
    text: `${arabic} ${unbroken}`,
    detail: unbroken,
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}
export const NameOnly: Story = { args: { text: undefined, detail: undefined } }
