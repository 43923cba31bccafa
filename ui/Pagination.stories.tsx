import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { Pagination, PaginationGap, PaginationLink } from './Pagination.tsx'
import { bangla } from './samples.ts'

const meta = {
  title: 'Kit/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of news',
    children: (
      <>
        <PaginationLink href="#3" rel="prev">
          <ChevronLeft aria-hidden="true" />
          Previous
        </PaginationLink>
        <PaginationLink href="#1">1</PaginationLink>
        <PaginationGap />
        <PaginationLink href="#3">3</PaginationLink>
        <PaginationLink href="#4" aria-current="page">
          4
        </PaginationLink>
        <PaginationLink asChild>
          <a href="#5">5</a>
        </PaginationLink>
        <PaginationGap />
        <PaginationLink href="#12">12</PaginationLink>
        <PaginationLink href="#5" rel="next">
          Next
          <ChevronRight aria-hidden="true" />
        </PaginationLink>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'The pages of a long list as real links, so that each has an address. Tab moves, Enter follows; the open page is marked. Not for a list that fits on one page, nor for steps.',
      },
    },
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' })
    await expect(current).toHaveTextContent('4')
    await expect(current.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    await expect(getComputedStyle(current).backgroundColor).not.toBe(
      getComputedStyle(canvas.getByRole('link', { name: '3' })).backgroundColor,
    )
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveFocus()
  },
}
export const FirstOfTwo: Story = {
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
export const Hard: Story = {
  render: args => (
    <div dir="rtl" lang="bn" className="w-80 p-4">
      <Pagination {...args}>
        {args.children}
        <PaginationLink href="#bn">{bangla}</PaginationLink>
      </Pagination>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.w-80')?.scrollWidth).toBeLessThanOrEqual(320)
  },
}
