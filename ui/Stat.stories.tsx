import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bangla, unbroken } from './samples.ts'
import { Stat, Stats } from './Stat.tsx'

export const facts = [
  ['12,480', 'workers placed'],
  ['14', 'countries'],
  ['37', 'years'],
  ['RL 088', 'licence'],
].map(([value, label]) => ({ value, label }))

const meta = {
  title: 'Kit/Stat',
  component: Stat,
  excludeStories: ['facts'],
  args: { value: '12,480', label: 'workers placed' },
  render: args => (
    <Stats>
      <Stat {...args} />
    </Stats>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'One fact as a large figure over its name. `Stats` is the <dl> around two to four of them; `card` in the staff area. Screen readers hear the name first. Not for what changes while one looks.',
      },
    },
  },
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('workers placed')
    await expect(getComputedStyle(canvas.getByRole('definition')).fontVariantNumeric).toContain('tabular-nums')
  },
}
export const Four: Story = {
  render: args => (
    <Stats>
      {facts.map(fact => (
        <Stat {...args} key={fact.label} {...fact} />
      ))}
    </Stats>
  ),
}
export const Cards: Story = { ...Four, args: { variant: 'card' } }
export const Hard: Story = {
  render: args => (
    <div dir="rtl" lang="bn" className="w-80 p-4">
      <Stats>
        <Stat {...args} value="১২,৪৮০,০০০,০০০,০০০,০০০" label={bangla} />
        <Stat {...args} value="0" label={unbroken} />
      </Stats>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.w-80')?.scrollWidth).toBeLessThanOrEqual(320)
  },
}
