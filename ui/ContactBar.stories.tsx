import type { Meta, StoryObj } from '@storybook/react-vite'
import { Phone } from 'lucide-react'
import { expect } from 'storybook/test'
import { BrandIcon } from './BrandIcon.tsx'
import { ContactBar, ContactBarLink } from './ContactBar.tsx'

const links = (call: string, write: string) => (
  <>
    <ContactBarLink href="#call" icon={<Phone aria-hidden="true" />}>
      {call}
    </ContactBarLink>
    <ContactBarLink href="#write" icon={<BrandIcon brand="whatsapp" />}>
      {write}
    </ContactBarLink>
  </>
)

const meta = {
  title: 'Kit/ContactBar',
  component: ContactBar,
  globals: { viewport: { value: 'mobile1' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '220px' },
      description: {
        component:
          'Calling and writing, one tap away at the lower edge of a phone, on every public page. Two or three ways, each a plain link. Not for moving through the site.',
      },
    },
  },
  args: { label: 'Call or write', children: links('Call', 'WhatsApp') },
  decorators: [
    Story => (
      <div className="min-h-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactBar>
export default meta
type Story = StoryObj<typeof meta>

export const TwoWays: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Call or write' })
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight)
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const Bangla: Story = {
  args: { label: 'কল করুন বা লিখুন', lang: 'bn', children: links('অফিসে কল করুন', 'হোয়াটসঅ্যাপে লিখুন') },
}
