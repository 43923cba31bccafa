import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { arabic, bangla, unbroken } from './samples.ts'
import { Timeline, TimelineItem } from './Timeline.tsx'

const events = [
  ['1989', 'The office opens with three desks and one telephone.'],
  ['1994', 'Drivers and cleaners leave for a new country.'],
  ['2010', 'A doctor advises people before they go abroad.'],
].map(([year, text]) => (
  <TimelineItem key={year} time={year}>
    {text}
  </TimelineItem>
))

const meta = {
  title: 'Kit/Timeline',
  component: Timeline,
  args: { children: events },
  parameters: {
    docs: {
      description: {
        component:
          'Events in the order in which they happened, each with its year. An ordered list; the dots say nothing. What somebody does step by step is a list of Steps.',
      },
    },
  },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Years: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const One: Story = { args: { children: events.slice(0, 1) } }
export const Hard: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    dir: 'rtl',
    lang: 'bn',
    children: [
      <TimelineItem key="1" time="১৯৮৯">
        {bangla}
      </TimelineItem>,
      <TimelineItem key="2" time={unbroken}>
        {arabic}
      </TimelineItem>,
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
