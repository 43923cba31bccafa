import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { choosingBox, Field, FieldError } from './Field.tsx'
import { guide } from './guides/Field.tsx'

const selectOf =
  (...sectors: string[]) =>
  (control: object) => (
    <select className={choosingBox} {...control}>
      {sectors.map(sector => (
        <option key={sector}>{sector}</option>
      ))}
    </select>
  )

const meta = {
  title: 'Forms/Field',
  component: Field,
  subcomponents: { FieldError },
  args: { label: 'Sector', children: selectOf('Construction', 'Health care') },
  decorators: [inBox({ className: 'max-w-form' })],
  parameters: {
    guide,
    words: {
      bn: { label: 'খাত', children: selectOf('নির্মাণ', 'স্বাস্থ্যসেবা') },
      ar: { label: 'القطاع', children: selectOf('البناء', 'الرعاية الصحية') },
    },
  },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Everything: Story = {
  args: {
    hint: 'The one that most of the workers belong to.',
    error: 'Choose a sector',
    required: true,
    requiredLabel: '(required)',
  },
  parameters: {
    words: {
      bn: { hint: 'যে খাতে বেশির ভাগ কর্মী কাজ করেন।', error: 'একটি খাত বেছে নিন', requiredLabel: '(আবশ্যক)' },
      ar: { hint: 'القطاع الذي يعمل فيه معظم العمال.', error: 'اختر قطاعاً', requiredLabel: '(مطلوب)' },
    },
  },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Sector')
    await expect(control).toBeInvalid()
    await expect(control).toBeRequired()
    await expect(control).toHaveAccessibleDescription('The one that most of the workers belong to. Choose a sector')
  },
}
export const LongWords: Story = {
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
}
