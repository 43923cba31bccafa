import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check } from 'lucide-react'
import { choices } from '../.storybook/choices.ts'
import { Badge, badgeLook } from './Badge.tsx'
import { guide } from './guides/Badge.tsx'
import { arabic, bangla, unbroken } from './samples.ts'

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'Published', variant: 'success' },
  argTypes: choices(badgeLook),
  parameters: { guide, words: { bn: { children: 'প্রকাশিত' }, ar: { children: 'منشور' } } },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const State: Story = {}
export const Looks: Story = {
  parameters: { languages: ['en'] },
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Badge>Closed</Badge>
      <Badge variant="brand">Draft</Badge>
      <Badge variant="accent">New</Badge>
      <Badge variant="danger">Overdue</Badge>
      <Badge variant="success">
        <Check aria-hidden="true" />
        Approved
      </Badge>
      <Badge variant="warning">Runs out in May</Badge>
      <Badge variant="info">Translated</Badge>
    </div>
  ),
}
export const LongWords: Story = {
  render: () => (
    <div className="flex w-52 flex-col items-start gap-3">
      <Badge lang="bn" variant="brand">
        {bangla}
      </Badge>
      <Badge lang="ar" dir="rtl" variant="danger">
        {arabic}
      </Badge>
      <Badge>{unbroken}</Badge>
    </div>
  ),
}
