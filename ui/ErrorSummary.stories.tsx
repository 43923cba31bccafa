import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from './Button.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { TextField } from './TextField.tsx'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/ErrorSummary.tsx'

const items = [
  { id: 'summary-name', label: 'Give the company a name' },
  { id: 'summary-sector', label: 'Give the sector' },
]
const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: { title: 'Two fields need a correction', items },
  decorators: [inBox({ className: 'max-w-form' })],
  parameters: {
    guide,
    docs: { story: { inline: false, height: '260px' } },
    words: { bn: { title: 'দুটি ঘর ঠিক করা দরকার' }, ar: { title: 'حقلان يحتاجان إلى تصحيح' } },
  },
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const AppearsAndLeads: Story = {
  tags: ['behaviour', '!autodocs'],
  render: function Form(args) {
    const [sent, setSent] = useState(false)
    return (
      <div className="grid gap-5">
        <ErrorSummary {...args} items={sent ? args.items : []} />
        <TextField id="summary-name" label="Company name" error={sent ? 'Give the company a name' : undefined} />
        <TextField id="summary-sector" label="Sector" error={sent ? 'Give the sector' : undefined} />
        <Button className="justify-self-start" onClick={() => setSent(true)}>
          Save
        </Button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = canvas.getByRole('alert', { name: 'Two fields need a correction' })
    await expect(summary).toHaveFocus()
    await expect(getComputedStyle(summary).borderRadius).toBe('10px')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Sector')).toHaveFocus()
  },
}
export const OneError: Story = {
  parameters: { languages: ['en'] },
  args: { title: 'One field needs a correction', items: items.slice(0, 1) },
}
export const AllStates: Story = {
  name: 'States',
  parameters: { languages: ['en'], docs: { story: { height: '880px' } } },
  render: args => <States isWide of={() => <ErrorSummary {...args} />} />,
  play: () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur() // each takes the focus
  },
}
export const LongWords: Story = {
  render: () => (
    <div className="grid w-80 grid-cols-1 gap-4 p-2">
      <ErrorSummary
        lang="bn"
        title="ফর্মটি জমা দেওয়ার আগে নিচের তথ্যগুলো সংশোধন করুন"
        items={Array.from({ length: 8 }, (_, at) => ({
          id: `none-${at}`,
          label: `${(at + 1).toLocaleString('bn')} নম্বর কোম্পানির সম্পূর্ণ নাম ট্রেড লাইসেন্স অনুযায়ী লিখুন`,
        }))}
      />
      <ErrorSummary
        dir="rtl"
        lang="ar"
        title="يرجى تصحيح حقل واحد"
        items={[{ id: 'none-ar', label: 'الرجاء كتابة اسم الشركة' }]}
      />
    </div>
  ),
}
