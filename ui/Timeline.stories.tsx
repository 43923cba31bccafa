import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { choices } from '../.storybook/choices.ts'
import { guide } from './guides/Timeline.tsx'
import { arabic, bangla, unbroken } from './samples.ts'
import { Timeline, TimelineItem, timelineLook } from './Timeline.tsx'

const years = (events: [year: string, text: string][]) =>
  events.map(([year, text]) => (
    <TimelineItem key={year} time={year}>
      {text}
    </TimelineItem>
  ))

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  subcomponents: { TimelineItem },
  args: {
    children: years([
      ['1989', 'The office opens with three desks and one telephone.'],
      ['1994', 'Drivers and cleaners leave for a new country.'],
      ['2010', 'A doctor advises people before they go abroad.'],
    ]),
  },
  argTypes: choices(timelineLook),
  parameters: {
    guide,
    words: {
      bn: {
        children: years([
          ['১৯৮৯', 'তিনটি টেবিল আর একটি ফোন নিয়ে অফিস খোলে।'],
          ['১৯৯৪', 'গাড়িচালক ও পরিচ্ছন্নতাকর্মীরা নতুন একটি দেশে যান।'],
        ]),
      },
      ar: { children: years([['1989', 'يُفتتح المكتب بثلاث طاولات وهاتف واحد.']]) },
    },
  },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Years: Story = {}
/** How far an application has come. */
export const States: Story = {
  parameters: { languages: ['en'] },
  args: {
    children: (
      <>
        <TimelineItem title="Received" time="2 November 2026" />
        <TimelineItem title="Called" time="4 November 2026">
          Please bring your passport and two photographs.
        </TimelineItem>
        <TimelineItem title="Selected" time="9 November 2026" state="current" />
        <TimelineItem state="upcoming">Medical check</TimelineItem>
        <TimelineItem state="upcoming">Visa</TimelineItem>
      </>
    ),
  },
}
/** The latest first, as staff read it. */
export const LatestFirst: Story = {
  parameters: { languages: ['en'] },
  args: {
    children: (
      <>
        <TimelineItem title="Selected" time="9 Nov 2026 · Rahima Khatun" state="current" />
        <TimelineItem title="Called" time="4 Nov 2026 · Rahima Khatun" />
        <TimelineItem title="Received" time="2 Nov 2026" />
      </>
    ),
  },
}
export const One: Story = {
  parameters: { languages: ['en'] },
  args: { children: years([['1989', 'The office opens.']]) },
}
export const Forty: Story = {
  parameters: { languages: ['en'] },
  args: { children: years(Array.from({ length: 40 }, (_, n) => [`${1989 + n}`, 'Something happens.'])) },
}
export const LongWords: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { languages: ['en'] },
  args: {
    dir: 'rtl',
    lang: 'bn',
    children: (
      <>
        <TimelineItem time="১৯৮৯">{bangla}</TimelineItem>
        <TimelineItem title={unbroken} time={unbroken}>
          {arabic}
        </TimelineItem>
      </>
    ),
  },
}
export const PresentStepIsReadOut: Story = {
  ...States,
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem')
    await expect(items.filter(item => item.getAttribute('aria-current') === 'step')).toEqual([items[2]])
  },
}
