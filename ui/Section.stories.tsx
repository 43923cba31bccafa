import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bangla, startOf } from './samples.ts'
import { Section } from './Section.tsx'

const meta = {
  title: 'Kit/Section',
  component: Section,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'One step of a page. Its ground reaches both edges of the window; its content starts at the same edge whatever the `width`, so that headings, text and forms line up. Not a card: use white space before boxes.',
      },
    },
  },
  args: {
    children: (
      <>
        <h2 className="text-3xl">How a worker leaves</h2>
        <p className="mt-4">
          We read every contract with the worker, in Bangla, before it is signed. The employer pays for the visa, the
          ticket and the first medical examination.
        </p>
      </>
    ),
  },
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
export const Hard: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { dir: 'rtl', lang: 'bn', children: <h2 className="text-3xl">{bangla}</h2> },
}
