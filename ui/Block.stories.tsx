import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { guide } from './guides/Block.tsx'
import { Block } from './Block.tsx'
import { Button } from './Button.tsx'
import { TextField } from './TextField.tsx'

const remove = fn()
const meta = {
  title: 'Layout/Block',
  component: Block,
  args: {
    legend: 'Company 1',
    action: (
      <Button variant="ghost" size="sm" onClick={remove}>
        <Trash2 aria-hidden />
        Remove
      </Button>
    ),
    children: (
      <>
        <TextField label="Company name" defaultValue="Al Noor Contracting" />
        <TextField label="Sector" />
      </>
    ),
  },
  decorators: [inBox({ className: 'max-w-form' })],
  parameters: {
    guide,
  },
} satisfies Meta<typeof Block>
export default meta
type Story = StoryObj<typeof meta>

export const Company: Story = {
  parameters: { languages: ['en'], words: { bn: { legend: 'কোম্পানি ১' }, ar: { legend: 'الشركة 1' } } },
}
export const LegendAndAction: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Company 1' })
    await expect(getComputedStyle(group).borderRadius).toBe('14px')
    const legend = canvas.getByText('Company 1').getBoundingClientRect()
    await expect(legend.top).toBeGreaterThan(group.getBoundingClientRect().top + 12)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(remove).toHaveBeenCalled()
  },
}
export const WithoutAction: Story = {
  parameters: { languages: ['en'] },
  args: { action: undefined, legend: 'Your address' },
}
export const LongWords: Story = {
  parameters: { languages: ['en'] },
  render: args => (
    <div className="grid w-80 grid-cols-1 gap-6 p-2">
      <Block {...args} lang="bn" legend="চতুর্থ নিয়োগকারী কোম্পানি এবং তার প্রয়োজনীয় তথ্যাবলি" />
      <Block {...args} dir="rtl" lang="ar" legend="الشركة الأولى" />
    </div>
  ),
}
