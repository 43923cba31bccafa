import type { Meta, StoryObj } from '@storybook/react-vite'
import { Phone } from 'lucide-react'
import { expect } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { BrandIcon } from './BrandIcon.tsx'
import { ContactBar, ContactBarLink } from './ContactBar.tsx'
import { guide } from './guides/ContactBar.tsx'

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
  title: 'Navigation/ContactBar',
  component: ContactBar,
  subcomponents: { ContactBarLink },
  globals: { viewport: { value: 'w360' } },
  parameters: {
    layout: 'fullscreen',
    guide,
    docs: { story: { height: '220px' } },
    words: {
      bn: { label: 'কল করুন বা লিখুন', children: links('কল করুন', 'হোয়াটসঅ্যাপ') },
      ar: { label: 'اتصل أو اكتب', children: links('اتصل', 'واتساب') },
    },
  },
  args: { label: 'Call or write', children: links('Call', 'WhatsApp') },
  decorators: [inBox({ className: 'min-h-50' })],
} satisfies Meta<typeof ContactBar>
export default meta
type Story = StoryObj<typeof meta>

export const TwoWays: Story = {}
export const LongWords: Story = {
  parameters: { languages: ['en'] },
  args: { lang: 'bn', children: links('অফিসে কল করুন', 'হোয়াটসঅ্যাপে লিখুন') },
}
export const AllStates: Story = {
  parameters: { languages: ['en'] },
  name: 'States',
  render: () => (
    <div className="p-4">
      <States
        of={() => (
          <ContactBarLink href="#call" icon={<Phone aria-hidden="true" />}>
            Call
          </ContactBarLink>
        )}
      />
    </div>
  ),
}
export const StaysAtTheEdge: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('navigation', { name: 'Call or write' })
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight)
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
