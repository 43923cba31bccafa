import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field, writingBox } from './Field.tsx'

const select = (control: object) => (
  <select className={writingBox} {...control}>
    <option>Construction</option>
    <option>Health care</option>
  </select>
)

const meta = {
  title: 'Kit/Field',
  component: Field,
  args: { label: 'Sector', children: select },
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
          'Ties label, hint and error to any one control, for controls the kit has no part for. Text, passwords and files have parts of their own; a group of controls is a Block. A press on the label goes to the control.',
      },
    },
  },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Sector'))
    await expect(canvas.getByLabelText('Sector')).toHaveFocus()
    await expect(getComputedStyle(canvas.getByText('Sector')).fontWeight).toBe('600')
  },
}
export const Everything: Story = {
  args: {
    hint: 'The one that most of the workers belong to.',
    error: 'Choose a sector',
    required: true,
    requiredLabel: '(required)',
  },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Sector')
    await expect(control).toBeInvalid()
    await expect(control).toBeRequired()
    await expect(control).toHaveAccessibleDescription('The one that most of the workers belong to. Choose a sector')
  },
}
export const Hard: Story = {
  render: args => (
    <div className="grid w-80 grid-cols-1 gap-6 p-4">
      <Field {...args} lang="bn" label="যে খাতে সবচেয়ে বেশি কর্মী নিয়োগ করা হবে" error="একটি খাত নির্বাচন করুন" />
      <Field
        {...args}
        dir="rtl"
        lang="ar"
        label="القطاع الذي ينتمي إليه معظم العمال"
        hint="اختر قطاعاً واحداً فقط"
        required
        requiredLabel="(مطلوب)"
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.w-80')?.scrollWidth).toBeLessThanOrEqual(320)
  },
}
