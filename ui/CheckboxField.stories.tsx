import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CheckboxField } from './CheckboxField.tsx'
import { bangla, unbroken } from './samples.ts'

const meta = {
  title: 'Kit/CheckboxField',
  component: CheckboxField,
  args: { label: 'Keep Google', onChange: fn() },
  decorators: [
    Story => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'One thing to say yes to. The whole line is its label and at least 44 px high; Tab reaches it, Space ticks it. Not for one of several choices (SelectField).',
      },
    },
  },
} satisfies Meta<typeof CheckboxField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Keep Google' })
    await expect(canvasElement.querySelector('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Keep Google'))
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}
export const Ticked: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Hard: Story = {
  render: args => (
    <div className="grid w-80 gap-2 p-4">
      <div dir="rtl" lang="ar">
        <CheckboxField {...args} label="نعم، اجعل هذا الشخص مالكًا" />
      </div>
      <CheckboxField {...args} lang="bn" label={`${bangla} ${unbroken}`} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.w-80')?.scrollWidth).toBeLessThanOrEqual(320)
  },
}
