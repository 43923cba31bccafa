import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { expect } from 'storybook/test'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/Pagination.tsx'
import { Pagination, PaginationGap, PaginationLink } from './Pagination.tsx'
import { bangla } from './samples.ts'

const pages = (previous: string, next: string, [one, three, four, five, twelve]: string[]) => (
  <>
    <PaginationLink href="#before" rel="prev">
      <ChevronLeft aria-hidden="true" />
      {previous}
    </PaginationLink>
    <PaginationLink href="#1">{one}</PaginationLink>
    <PaginationGap />
    <PaginationLink href="#3">{three}</PaginationLink>
    <PaginationLink href="#4" aria-current="page">
      {four}
    </PaginationLink>
    <PaginationLink asChild>
      <a href="#5">{five}</a>
    </PaginationLink>
    <PaginationGap />
    <PaginationLink href="#12">{twelve}</PaginationLink>
    <PaginationLink href="#after" rel="next">
      {next}
      <ChevronRight aria-hidden="true" />
    </PaginationLink>
  </>
)

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  subcomponents: { PaginationLink, PaginationGap },
  args: { label: 'Pages of news', children: pages('Previous', 'Next', ['1', '3', '4', '5', '12']) },
  parameters: {
    guide,
    words: {
      bn: { label: 'খবরের পৃষ্ঠা', children: pages('আগের', 'পরের', ['১', '৩', '৪', '৫', '১২']) },
      ar: { label: 'صفحات الأخبار', children: pages('السابق', 'التالي', ['1', '3', '4', '5', '12']) },
    },
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {}
export const FirstOfTwo: Story = {
  parameters: { languages: ['en'] },
  args: {
    children: (
      <>
        <PaginationLink href="#1" aria-current="page">
          1
        </PaginationLink>
        <PaginationLink href="#2">2</PaginationLink>
      </>
    ),
  },
}
export const AllStates: Story = {
  name: 'States',
  render: () => (
    <States
      of={(props: object) => (
        <ul>
          <PaginationLink href="#7" {...props}>
            7
          </PaginationLink>
        </ul>
      )}
      also={{ Current: { 'aria-current': 'page' } }}
    />
  ),
}
export const LongWords: Story = {
  parameters: { languages: ['en'] },
  globals: { viewport: { value: 'w360' } },
  args: { dir: 'rtl', lang: 'bn', children: <PaginationLink href="#bn">{bangla}</PaginationLink> },
}
export const OpenPageIsMarked: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const current = await canvas.findByRole('link', { current: 'page' })
    await expect(current).toHaveTextContent('4')
    await expect(current.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    await expect(getComputedStyle(current).backgroundColor).not.toBe(
      getComputedStyle(canvas.getByRole('link', { name: '3' })).backgroundColor,
    )
  },
}
