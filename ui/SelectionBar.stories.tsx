import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from './Button.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import { guide } from './guides/SelectionBar.tsx'
import { Progress } from './Progress.tsx'
import { SelectionBar } from './SelectionBar.tsx'

const buttons = (
  <>
    <Button variant="secondary">Download CSV</Button>
    <Button variant="danger-quiet">Delete</Button>
  </>
)
const meta = {
  title: 'Data/SelectionBar',
  component: SelectionBar,
  args: {
    label: 'Selected records',
    count: '3 selected',
    clear: <Button variant="ghost">Clear selection</Button>,
    children: buttons,
  },
  render: args => (
    <div>
      {Array.from({ length: 12 }, (_, at) => (
        <CheckboxField key={at} label={`Country ${at + 1}`} defaultChecked={at < 3} />
      ))}
      <SelectionBar {...args} />
    </div>
  ),
  parameters: {
    guide,
    docs: { story: { inline: false, height: '420px' } },
    words: {
      bn: {
        label: 'বাছাই করা তথ্য',
        count: '৩টি বাছাই করা হয়েছে',
        clear: <Button variant="ghost">বাছাই বাতিল করুন</Button>,
        children: <Button variant="secondary">CSV ফাইল ডাউনলোড করুন</Button>,
      },
      ar: { label: 'السجلات المختارة', count: 'تم اختيار 3' },
    },
  },
} satisfies Meta<typeof SelectionBar>
export default meta
type Story = StoryObj<typeof meta>

export const Selected: Story = { parameters: { languages: ['en'] } }
export const Busy: Story = {
  parameters: { languages: ['en'] },
  args: {
    children: <Progress className="basis-full sm:basis-64" label="Deleting" value={50} max={120} detail="50 of 120" />,
  },
}
export const Phone: Story = { parameters: { languages: ['en'] }, globals: { viewport: { value: 'w360' } } }
export const LongWords: Story = {
  parameters: { languages: ['en'] },
  globals: { viewport: { value: 'w360' } },
  args: {
    lang: 'bn',
    label: 'বাছাই করা তথ্য',
    count: '১,২৩৪টি বাছাই করা হয়েছে',
    clear: <Button variant="ghost">বাছাই বাতিল করুন</Button>,
    children: (
      <>
        <Button variant="secondary">CSV ফাইল ডাউনলোড করুন</Button>
        <Button variant="danger-quiet">বাছাই করা সব দেশ মুছুন</Button>
      </>
    ),
  },
}
export const StaysInView: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('3 selected')
    const bar = canvasElement.querySelector('[data-slot=selection-bar]')
    await expect(bar?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const HiddenWithoutCount: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { count: '', clear: undefined, children: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('status')).toBeEmptyDOMElement()
    await expect(canvasElement.querySelector('[data-slot=selection-bar]')?.clientHeight).toBeLessThanOrEqual(1)
  },
}
