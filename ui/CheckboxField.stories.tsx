import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CheckboxField } from './CheckboxField.tsx'
import { bangla, said, unbroken } from './samples.ts'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/CheckboxField.tsx'

const wrong = { en: 'Tick this box', bn: 'এই ঘরে টিক দিন', ar: 'ضع علامة في هذا المربع' }

const meta = {
  title: 'Forms/CheckboxField',
  component: CheckboxField,
  args: { label: 'Mail the employer too', onChange: fn() },
  decorators: [inBox({ className: 'max-w-form' })],
  parameters: {
    guide,
    words: { bn: { label: 'নিয়োগকর্তাকেও ই-মেইল পাঠান' }, ar: { label: 'أرسل بريداً إلى صاحب العمل أيضاً' } },
  },
} satisfies Meta<typeof CheckboxField>
export default meta
type Story = StoryObj<typeof meta>

export const Ticked: Story = { args: { defaultChecked: true } }
export const Empty: Story = {}
export const WithHintAndError: Story = {
  args: { hint: 'You can take it back at any time.', error: wrong.en },
  parameters: {
    words: {
      bn: { hint: 'যেকোনো সময় ফিরিয়ে নিতে পারেন।', error: wrong.bn },
      ar: { hint: 'يمكنك التراجع في أي وقت.', error: wrong.ar },
    },
  },
}
export const AllStates: Story = {
  name: 'States',
  render: (args, { globals: { language } }) => (
    <States
      of={CheckboxField}
      looks={{ Ticked: { ...args, defaultChecked: true }, Empty: args }}
      also={{ Disabled: { disabled: true }, Invalid: { error: said(language, wrong) } }}
    />
  ),
}

export const EasyToPress: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const LongWords: Story = {
  render: args => (
    <div className="grid w-80 gap-2 p-4">
      <div dir="rtl" lang="ar">
        <CheckboxField {...args} label="نعم، اجعل هذا الشخص مالكًا" />
      </div>
      <CheckboxField {...args} lang="bn" label={`${bangla} ${unbroken}`} />
    </div>
  ),
}
