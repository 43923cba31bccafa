import type { Meta, StoryObj } from '@storybook/react-vite'
import { choices } from '../.storybook/choices.ts'
import { guide } from './guides/Stat.tsx'
import { bangla, unbroken } from './samples.ts'
import { Stat, statLook, Stats } from './Stat.tsx'

export const facts = [
  ['12,480', 'workers placed'],
  ['14', 'countries'],
  ['37', 'years'],
  ['RL 088', 'licence'],
].map(([value, label]) => ({ value, label }))

const meta = {
  title: 'Data/Stat',
  component: Stat,
  subcomponents: { Stats },
  excludeStories: ['facts'],
  args: { value: '12,480', label: 'workers placed since 1989' },
  argTypes: choices(statLook),
  render: args => (
    <Stats>
      <Stat {...args} />
    </Stats>
  ),
  parameters: {
    guide,
    words: {
      bn: { value: '১২,৪৮০', label: '১৯৮৯ সাল থেকে বিদেশে পাঠানো কর্মী' },
      ar: { value: '12,480', label: 'عاملًا منذ 1989' },
    },
  },
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Four: Story = {
  parameters: { languages: ['en'] },
  render: args => (
    <Stats>
      {facts.map(fact => (
        <Stat {...args} key={fact.label} {...fact} />
      ))}
    </Stats>
  ),
}
export const Cards: Story = { ...Four, args: { variant: 'card' } }
export const Phone: Story = { ...Four, globals: { viewport: { value: 'w360' } } }
export const LongWords: Story = {
  render: args => (
    <div dir="rtl" lang="bn" className="w-80 p-4">
      <Stats>
        <Stat {...args} value="১২,৪৮০,০০০,০০০,০০০,০০০" label={bangla} />
        <Stat {...args} value="0" label={unbroken} />
      </Stats>
    </div>
  ),
}
