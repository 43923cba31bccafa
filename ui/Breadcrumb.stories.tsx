import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Breadcrumb, BreadcrumbItem } from './Breadcrumb.tsx'
import { arabic, bangla } from './samples.ts'

const meta = {
  title: 'Kit/Breadcrumb',
  component: Breadcrumb,
  parameters: {
    docs: {
      description: {
        component:
          'The way from the top down to this page; the last item is `current` and no link. Not on first-level pages. Tab moves through the links.',
      },
    },
  },
  args: {
    label: 'You are here',
    children: (
      <>
        <BreadcrumbItem>
          <a href="#home">Home</a>
        </BreadcrumbItem>
        <BreadcrumbItem>
          <a href="#clients">Client countries</a>
        </BreadcrumbItem>
        <BreadcrumbItem current>Qatar</BreadcrumbItem>
      </>
    ),
  },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Home' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(canvas.getByText('Qatar')).toHaveAttribute('aria-current', 'page')
  },
}

export const Hard: Story = {
  decorators: [
    Story => (
      <div dir="rtl" className="w-72">
        <Story />
      </div>
    ),
  ],
  args: {
    children: (
      <>
        <BreadcrumbItem>
          <a href="#home">الرئيسية</a>
        </BreadcrumbItem>
        <BreadcrumbItem>
          <a href="#bn" lang="bn">
            {bangla}
          </a>
        </BreadcrumbItem>
        <BreadcrumbItem current>{arabic}</BreadcrumbItem>
      </>
    ),
  },
}
