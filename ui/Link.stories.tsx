import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Download, ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { choices } from '../.storybook/choices.ts'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/Link.tsx'
import { Link, linkLook } from './Link.tsx'
import { bangla, unbroken } from './samples.ts'

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#licence', children: 'Licence and fees' },
  argTypes: choices(linkLook),
  parameters: { guide, words: { bn: { children: 'লাইসেন্স ও ফি' }, ar: { children: 'الترخيص والرسوم' } } },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const InAText: Story = {
  name: 'In a text',
  render: args => (
    <p className="max-w-text">
      <Link {...args} /> — 01711-000000
    </p>
  ),
}

export const Alone: Story = {
  args: { variant: 'standalone', iconAfter: <ArrowRight aria-hidden className="rtl:[scale:-1_1]" /> },
}

export const WithIcons: Story = {
  parameters: { languages: ['en'] },
  name: 'With icons',
  render: args => (
    <div className="grid justify-items-start">
      <Link {...args} variant="standalone" icon={<Download aria-hidden />}>
        Form of application (PDF, 120 kB)
      </Link>
      <Link
        {...args}
        variant="standalone"
        target="_blank"
        rel="noreferrer"
        iconAfter={<ExternalLink aria-hidden />}
        labels={{ newWindow: '(opens a new window)' }}
      >
        Ministry of Expatriates’ Welfare
      </Link>
      <p className="rounded-md bg-danger-soft px-4 text-danger">
        <Link {...args} variant="plain">
          The name is missing
        </Link>
      </p>
    </div>
  ),
}

export const EveryState: Story = {
  name: 'States',
  render: args => (
    <States
      of={(props: ComponentProps<typeof Link>) => <Link {...args} {...props} />}
      looks={{ inline: { variant: 'inline' }, standalone: { variant: 'standalone' }, plain: { variant: 'plain' } }}
    />
  ),
}

export const LongWords: Story = {
  name: 'Long words, Bangla',
  render: args => (
    <div className="grid w-80 grid-cols-1 gap-3 border border-line p-4 wrap-anywhere">
      <Link {...args} variant="standalone" lang="bn" icon={<Download aria-hidden />}>
        {bangla}
      </Link>
      <Link {...args}>{unbroken}</Link>
    </div>
  ),
}

const follow = fn(event => event.preventDefault())
const ref = fn()

export const AroundARoutersLink: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => (
    <Link asChild ref={ref} labels={{ newWindow: '(opens a new window)' }}>
      <a href="#jobs" onClick={follow}>
        Jobs
      </a>
    </Link>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Jobs (opens a new window)' })
    await expect(ref).toHaveBeenCalledWith(link)
    await expect(link).toHaveAttribute('data-slot', 'link')
    await userEvent.click(link)
    await expect(follow).toHaveBeenCalledOnce()
  },
}
