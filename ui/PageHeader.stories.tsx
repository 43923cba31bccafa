import type { Meta, StoryObj } from '@storybook/react-vite'
import { inBox } from '../.storybook/box.tsx'
import { choices } from '../.storybook/choices.ts'
import { expect } from 'storybook/test'
import { Button } from './Button.tsx'
import { guide } from './guides/PageHeader.tsx'
import { PageHeader, pageHeaderLook } from './PageHeader.tsx'
import { bangla, unbroken } from './samples.ts'

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  argTypes: choices(pageHeaderLook),
  parameters: {
    guide,
    words: {
      bn: { eyebrow: '১৯৮৯ সাল থেকে', title: 'আমাদের কর্মীরা কোথায় কাজ করেন', description: 'এগারোটি দেশ, তেতাল্লিশটি কোম্পানি।' },
      ar: { eyebrow: 'منذ 1989', title: 'أين يعمل عمالنا', description: 'أحد عشر بلداً وثلاث وأربعون شركة.' },
    },
  },
  args: {
    eyebrow: 'Since 1989',
    title: 'Where our workers are employed',
    description: 'Eleven countries, forty-three companies, each visited by us before the first worker left.',
  },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

const action = (
  <Button asChild>
    <a href="#add">Add a country</a>
  </Button>
)

export const Plain: Story = {}
export const Site: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).fontFamily).toContain('Literata')
  },
}
export const SiteWithActions: Story = { parameters: { languages: ['en'] }, args: { actions: action } }
export const Staff: Story = {
  parameters: { languages: ['en'] },
  args: {
    variant: 'staff',
    eyebrow: undefined,
    title: 'Client countries',
    description: 'Eleven countries are shown to visitors.',
    actions: action,
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).fontFamily).toContain('Kit Sans')
  },
}
export const TitleOnly: Story = { args: { eyebrow: undefined, description: undefined } }
export const LongWords: Story = {
  parameters: { languages: ['en'] },
  decorators: [inBox({ dir: 'rtl', lang: 'bn', className: 'w-72' })],
  args: { eyebrow: bangla, title: `${bangla} ${unbroken}`, description: bangla, actions: action },
}
