import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionItem, DescriptionList } from './DescriptionList.tsx'
import { bangla, unbroken } from './samples.ts'

const meta = {
  title: 'Kit/DescriptionList',
  component: DescriptionList,
  args: {
    children: (
      <>
        <DescriptionItem term="Licence">RL 0088</DescriptionItem>
        <DescriptionItem term="Since">1989</DescriptionItem>
        <DescriptionItem term="Office">12 Dilkusha, Dhaka</DescriptionItem>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A few facts about one thing, each with its name: `stacked` between hairlines beside a text, `across` a page in columns, `plain` where a box is around it. Not for rows to compare: those are a Table. A fact without a value is left out by whoever shows it.',
      },
    },
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Stacked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3)
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('RL 0088')
  },
}
export const Plain: Story = { args: { variant: 'plain' } }
export const Across: Story = { args: { variant: 'across' } }
export const Hard: Story = {
  args: {
    children: (
      <>
        <DescriptionItem term={bangla} lang="bn">
          {bangla}
        </DescriptionItem>
        <DescriptionItem term={unbroken}>{unbroken}</DescriptionItem>
      </>
    ),
  },
  decorators: [
    Story => (
      <div dir="rtl" lang="bn" className="w-64">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dl') as HTMLElement
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}
