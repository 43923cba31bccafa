import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { Button } from './Button.tsx'
import { Progress } from './Progress.tsx'
import { SaveBar, saveBarLook } from './SaveBar.tsx'
import { TextField } from './TextField.tsx'
import { inBox } from '../.storybook/box.tsx'
import { choices } from '../.storybook/choices.ts'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/SaveBar.tsx'

const buttons = (
  <>
    <Button variant="secondary">Cancel</Button>
    <Button>Save</Button>
  </>
)
const meta = {
  title: 'Forms/SaveBar',
  component: SaveBar,
  args: { variant: 'unsaved', status: 'Not saved yet', children: buttons },
  render: args => (
    <div className="mx-auto max-w-form">
      <div className="grid gap-5 pb-8">
        {Array.from({ length: 12 }, (_, at) => (
          <TextField key={at} label={`Company ${at + 1}`} />
        ))}
      </div>
      <SaveBar {...args} />
    </div>
  ),
  parameters: { guide, words: { bn: { status: 'এখনো সংরক্ষণ করা হয়নি' }, ar: { status: 'لم يُحفظ بعد' } } },
  argTypes: choices(saveBarLook),
} satisfies Meta<typeof SaveBar>
export default meta
type Story = StoryObj<typeof meta>

export const Unsaved: Story = { parameters: { languages: ['en'] } }

export const StaysInView: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved yet')
    const bar = canvasElement.querySelector('[data-slot=save-bar]')
    await expect(bar && getComputedStyle(bar).position).toBe('sticky')
    await expect(bar?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const Idle: Story = { parameters: { languages: ['en'] }, args: { variant: 'idle', status: undefined } }
export const Busy: Story = {
  parameters: { languages: ['en'] },
  args: {
    variant: 'busy',
    status: 'Saving …',
    children: (
      <>
        <Progress className="basis-full sm:basis-48" label="Sending pictures" value={2} max={5} detail="2 of 5" />
        <Button busy>Save</Button>
      </>
    ),
  },
}
export const Saved: Story = {
  parameters: { languages: ['en'] },
  args: { variant: 'saved', status: 'All changes saved' },
}
export const AllStates: Story = {
  parameters: { languages: ['en'] },
  name: 'States',
  render: () => (
    <States
      isWide
      of={(props: ComponentProps<typeof SaveBar>) => <SaveBar {...props} />}
      looks={{ '': { variant: 'unsaved', status: 'Not saved yet', children: buttons } }}
      also={{
        'Nothing to save': { variant: 'idle', status: undefined },
        Busy: { variant: 'busy', status: 'Saving …', children: <Button busy>Save</Button> },
        Saved: { variant: 'saved', status: 'All changes saved' },
        Disabled: { variant: 'idle', status: undefined, children: <Button disabled>Save</Button> },
        'In Bangla': { lang: 'bn', status: 'এখনো সংরক্ষণ করা হয়নি', children: <Button>সংরক্ষণ করুন</Button> },
      }}
    />
  ),
}
export const LongWords: Story = {
  parameters: { languages: ['en'] },
  args: {
    lang: 'bn',
    status: 'আপনার পরিবর্তনগুলো এখনো সংরক্ষণ করা হয়নি, পৃষ্ঠা ছাড়ার আগে সংরক্ষণ করুন',
    children: (
      <>
        <Button variant="ghost">সব পরিবর্তন বাতিল করুন</Button>
        <Button variant="secondary">খসড়া হিসেবে রাখুন</Button>
        <Button>সংরক্ষণ ও প্রকাশ করুন</Button>
      </>
    ),
  },
  decorators: [inBox({ dir: 'rtl', className: 'w-80 border border-line' })],
}
