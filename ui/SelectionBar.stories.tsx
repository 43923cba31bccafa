import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from './Button.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import { Progress } from './Progress.tsx'
import { SelectionBar } from './SelectionBar.tsx'

const buttons = (
  <>
    <Button variant="secondary">Download CSV</Button>
    <Button variant="danger-quiet">Delete</Button>
    <Button variant="ghost">Clear selection</Button>
  </>
)
const meta = {
  title: 'Kit/SelectionBar',
  component: SelectionBar,
  args: { label: 'Selected records', count: '3 selected', children: buttons },
  render: args => (
    <div>
      {Array.from({ length: 12 }, (_, at) => (
        <CheckboxField key={at} label={`Country ${at + 1}`} defaultChecked={at < 3} />
      ))}
      <SelectionBar {...args} />
    </div>
  ),
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'Below a list with checkboxes, always in view: how many are selected (a status, read out), and what can be done with them. Without a count it is not shown, but its status stays, so that the first selection is read out, too. Tab comes to it after the list; it never takes the focus.',
      },
    },
  },
} satisfies Meta<typeof SelectionBar>
export default meta
type Story = StoryObj<typeof meta>

export const Selected: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected')
    const bar = canvasElement.querySelector('[data-slot=selection-bar]')
    await expect(bar && getComputedStyle(bar).position).toBe('sticky')
    await expect(bar?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const Busy: Story = {
  args: {
    children: <Progress className="basis-full sm:basis-64" label="Deleting" value={50} max={120} detail="50 of 120" />,
  },
}
export const None: Story = {
  args: { count: '', children: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=selection-bar]')?.clientHeight).toBeLessThanOrEqual(1)
  },
}
export const Hard: Story = {
  args: {
    lang: 'bn',
    label: 'বাছাই করা তথ্য',
    count: '১,২৩৪টি বাছাই করা হয়েছে',
    children: (
      <>
        <Button variant="secondary">CSV ফাইল ডাউনলোড করুন</Button>
        <Button variant="danger-quiet">বাছাই করা সব দেশ মুছুন</Button>
        <Button variant="ghost">বাছাই বাতিল করুন</Button>
      </>
    ),
  },
  decorators: [
    Story => (
      <div className="w-80 border border-line">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.w-80')?.scrollWidth).toBeLessThanOrEqual(320)
  },
}
