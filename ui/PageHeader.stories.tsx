import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from './Button.tsx'
import { PageHeader } from './PageHeader.tsx'
import { bangla, unbroken } from './samples.ts'

const meta = {
  title: 'Kit/PageHeader',
  component: PageHeader,
  parameters: {
    docs: {
      description: {
        component:
          'The one h1 of a page. `site` is for visitors, in the display face; `staff` is quiet and leaves room for work. Not for headings further down.',
      },
    },
  },
  args: {
    eyebrow: 'Since 1989',
    title: 'Where our workers are employed',
    lead: 'Eleven countries, forty-three companies, each visited by us before the first worker left.',
  },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

const action = (
  <Button asChild>
    <a href="#add">Add a country</a>
  </Button>
)

export const Site: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).fontFamily).toContain('Literata')
  },
}
export const SiteWithActions: Story = { args: { actions: action } }
export const Staff: Story = {
  args: {
    variant: 'staff',
    eyebrow: undefined,
    title: 'Client countries',
    lead: 'Eleven countries are shown to visitors.',
    actions: action,
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).fontFamily).toContain('Kit Sans')
  },
}
export const TitleOnly: Story = { args: { eyebrow: undefined, lead: undefined } }
export const Hard: Story = {
  decorators: [
    Story => (
      <div dir="rtl" lang="bn" className="w-72">
        <Story />
      </div>
    ),
  ],
  args: { eyebrow: bangla, title: `${bangla} ${unbroken}`, lead: bangla, actions: action },
  play: async ({ canvasElement }) => {
    const header = canvasElement.querySelector('header') as HTMLElement
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth)
  },
}
