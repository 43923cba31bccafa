import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { Breadcrumb, BreadcrumbItem } from './Breadcrumb.tsx'
import { guide } from './guides/Breadcrumb.tsx'
import { arabic, bangla, unbroken } from './samples.ts'

const path = (home: string, list: string, page: string) => (
  <>
    <BreadcrumbItem>
      <a href="#home">{home}</a>
    </BreadcrumbItem>
    <BreadcrumbItem>
      <a href="#clients">{list}</a>
    </BreadcrumbItem>
    <BreadcrumbItem current>{page}</BreadcrumbItem>
  </>
)

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  subcomponents: { BreadcrumbItem },
  args: { label: 'You are here', children: path('Home', 'Client countries', 'Qatar') },
  parameters: {
    guide,
    words: {
      bn: { label: 'আপনি এখানে', children: path('হোম পেজ', 'কর্মী নেয় যেসব দেশ', 'কাতার') },
      ar: { label: 'أنت هنا', children: path('الرئيسية', 'الدول', 'قطر') },
    },
  },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const Path: Story = {}
export const AllStates: Story = {
  parameters: { languages: ['en'] },
  name: 'States',
  render: () => (
    <States
      of={() => (
        <ol>
          <BreadcrumbItem>
            <a href="#clients">Client countries</a>
          </BreadcrumbItem>
        </ol>
      )}
    />
  ),
}
export const LongWords: Story = {
  decorators: [inBox({ className: 'px-1' })], // its links have their words, not their boxes, at the edge
  parameters: { languages: ['en'] },
  globals: { viewport: { value: 'w360' } },
  args: {
    dir: 'rtl',
    children: (
      <>
        <BreadcrumbItem>
          <a href="#bn" lang="bn">
            {bangla}
          </a>
        </BreadcrumbItem>
        <BreadcrumbItem>
          <a href="#ar" lang="ar">
            {arabic}
          </a>
        </BreadcrumbItem>
        <BreadcrumbItem current>{unbroken}</BreadcrumbItem>
      </>
    ),
  },
}
export const LinksCanBeReached: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const home = await canvas.findByRole('link', { name: 'Home' })
    await userEvent.tab()
    await expect(home).toHaveFocus()
    await expect(home.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(canvas.getByText('Qatar')).toHaveAttribute('aria-current', 'page')
  },
}
