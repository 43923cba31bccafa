import type { Meta, StoryObj } from '@storybook/react-vite'
import { inBox } from '../.storybook/box.tsx'
import { choices } from '../.storybook/choices.ts'
import { DescriptionItem, descriptionLook, DescriptionList } from './DescriptionList.tsx'
import { guide } from './guides/DescriptionList.tsx'
import { bangla, unbroken } from './samples.ts'

const facts = (items: [term: string, value: string][]) =>
  items.map(([term, value]) => (
    <DescriptionItem key={term} term={term}>
      {value}
    </DescriptionItem>
  ))

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  subcomponents: { DescriptionItem },
  args: {
    children: facts([
      ['Licence', 'RL NO 088'],
      ['Since', '1989'],
      ['Office', '14 Purana Paltan, Dhaka'],
    ]),
  },
  argTypes: choices(descriptionLook),
  parameters: {
    guide,
    words: {
      bn: {
        children: facts([
          ['লাইসেন্স', 'আরএল নং ০৮৮'],
          ['প্রতিষ্ঠার বছর', '১৯৮৯'],
          ['অফিস', '১৪ পুরানা পল্টন, ঢাকা'],
        ]),
      },
      ar: {
        children: facts([
          ['الترخيص', 'RL NO 088'],
          ['منذ', '1989'],
        ]),
      },
    },
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Stacked: Story = {}
export const Plain: Story = { args: { variant: 'plain' } }
export const Across: Story = { args: { variant: 'across' } }
export const Beside: Story = {
  args: { variant: 'beside' },
  decorators: [inBox({ className: 'w-80 rounded-lg border border-line bg-surface p-5' })],
}
export const Box: Story = {
  args: {
    variant: 'box',
    className: 'max-w-md',
    children: facts([
      ['Reference', 'A-2641'],
      ['Code', '4821 7730'],
    ]),
  },
  parameters: {
    words: {
      bn: {
        children: facts([
          ['আবেদন নম্বর', 'এ-২৬৪১'],
          ['কোড', '৪৮২১ ৭৭৩০'],
        ]),
      },
    },
  },
}
export const One: Story = { args: { children: facts([['Licence', 'RL NO 088']]) } }
export const Forty: Story = {
  args: {
    variant: 'across',
    children: facts(Array.from({ length: 40 }, (_, n) => [`Fact ${n + 1}`, `Value ${n + 1}`])),
  },
}
export const LongWords: Story = {
  render: () => (
    <div dir="rtl" lang="bn" className="grid w-64 gap-8">
      {(['stacked', 'beside', 'box'] as const).map(variant => (
        <DescriptionList key={variant} variant={variant}>
          <DescriptionItem term={bangla} lang="bn">
            {bangla}
          </DescriptionItem>
          <DescriptionItem term="شركة">{unbroken}</DescriptionItem>
        </DescriptionList>
      ))}
    </div>
  ),
}
