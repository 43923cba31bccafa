import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'

const meta = {
  title: 'Kit/Alert',
  component: Alert,
  args: {
    variant: 'info',
    title: 'The office is closed on Friday',
    children: 'Enquiries that come in meanwhile are answered on Sunday morning.',
  },
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
          'A message in the page, at the place it speaks of. What needs an answer is a ConfirmDialog, what may pass unseen a toast, errors of a form an ErrorSummary. Danger (alert) and success (status) are read out when they appear; an info is a quiet note.',
      },
    },
  },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Information: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('note')).borderRadius).toBe('10px')
  },
}
export const Danger: Story = {
  args: {
    variant: 'danger',
    title: 'We could not save the country',
    children: 'The connection was lost. Your changes are still here.',
    action: (
      <Button variant="secondary" size="sm">
        Try again
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not save the country')
  },
}
export const Success: Story = {
  args: { variant: 'success', title: 'Your enquiry has arrived', children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your enquiry has arrived')
  },
}
export const Hard: Story = {
  render: () => (
    <div className="grid w-80 grid-cols-1 gap-4 p-2">
      <Alert
        variant="danger"
        lang="bn"
        title="সংযোগ বিচ্ছিন্ন হওয়ার কারণে ক্লায়েন্ট দেশের তথ্য সংরক্ষণ করা যায়নি"
        action={
          <Button variant="secondary" size="sm">
            আবার চেষ্টা করুন
          </Button>
        }
      >
        আপনার পরিবর্তনগুলো এখনও এখানে আছে। অনুগ্রহ করে কিছুক্ষণ পর আবার চেষ্টা করুন।
      </Alert>
      <Alert variant="success" dir="rtl" lang="ar" title="وصل طلبكم إلينا">
        سنجيبكم خلال يومي عمل.
      </Alert>
      <Alert variant="info" title={'Averyverylongwordwithoutanyspace'.repeat(3)} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.w-80')?.scrollWidth).toBeLessThanOrEqual(320)
  },
}
