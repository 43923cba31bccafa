import type { Meta, StoryObj } from '@storybook/react-vite'
import { choices } from '../.storybook/choices.ts'
import { expect } from 'storybook/test'
import { bangla, startOf } from './samples.ts'
import { guide } from './guides/Section.tsx'
import { Section, sectionLook } from './Section.tsx'

const words = (title: string, text: string) => ({
  children: (
    <>
      <h2 className="text-3xl">{title}</h2>
      <p className="mt-4">{text}</p>
    </>
  ),
})

const meta = {
  title: 'Layout/Section',
  component: Section,
  argTypes: choices(sectionLook),
  parameters: {
    layout: 'fullscreen',
    guide,
    words: {
      bn: words(
        'একজন কর্মী যেভাবে বিদেশ যান',
        'সই করার আগে আমরা প্রতিটি চুক্তি কর্মীর সঙ্গে বাংলায় পড়ি। ভিসা, টিকিট ও প্রথম মেডিকেল পরীক্ষার খরচ নিয়োগকর্তা দেন।',
      ),
      ar: words(
        'كيف يسافر العامل',
        'نقرأ كل عقد مع العامل بلغته قبل التوقيع. ويدفع صاحب العمل ثمن التأشيرة والتذكرة والفحص الطبي الأول.',
      ),
    },
  },
  args: words(
    'How a worker leaves',
    'We read every contract with the worker, in Bangla, before it is signed. The employer pays for the visa, the ticket and the first medical examination.',
  ),
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const Text: Story = {
  args: { width: 'text' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading')).maxWidth).toBe('720px')
  },
}
export const Form: Story = { args: { width: 'form', ground: 'sunken' } }
export const Deep: Story = { args: { ground: 'deep', space: 'lg' } }
export const OneEdge: Story = {
  render: args => (
    <>
      {(['page', 'text', 'form'] as const).map(width => (
        <Section key={width} {...args} width={width} space="sm" />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const edges = canvas.getAllByRole('heading').map(startOf)
    await expect(new Set(edges).size).toBe(1)
  },
}
export const LongWords: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { dir: 'rtl', lang: 'bn', children: <h2 className="text-3xl">{bangla}</h2> },
}
