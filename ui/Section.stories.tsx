import type { Meta, StoryObj } from '@storybook/react-vite'
import { choices } from '../.storybook/choices.ts'
import { expect } from 'storybook/test'
import { bangla, startOf } from './samples.ts'
import { guide } from './guides/Section.tsx'
import { Section, sectionLook } from './Section.tsx'

const meta = {
  title: 'Layout/Section',
  component: Section,
  argTypes: choices(sectionLook),
  parameters: {
    layout: 'fullscreen',
    guide,
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
export const LongWords: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { dir: 'rtl', lang: 'bn', children: <h2 className="text-3xl">{bangla}</h2> },
}
