import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from './guides/Alert.tsx'
import { inBox } from '../.storybook/box.tsx'
import { choices } from '../.storybook/choices.ts'
import { Alert, alertLook } from './Alert.tsx'
import { Button } from './Button.tsx'

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  argTypes: choices(alertLook),
  args: {
    variant: 'info',
    title: 'The office is closed on Friday',
    children: 'Enquiries that come in meanwhile are answered on Sunday morning.',
  },
  decorators: [inBox({ className: 'max-w-form' })],
  parameters: {
    guide,
    words: {
      bn: {
        title: 'শুক্রবার অফিস বন্ধ',
        children: 'এর মধ্যে আসা জিজ্ঞাসার উত্তর রবিবার সকালে দেওয়া হবে।',
      },
      ar: { title: 'المكتب مغلق يوم الجمعة', children: 'نجيب عن الاستفسارات صباح الأحد.' },
    },
  },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Information: Story = {}

export const Danger: Story = {
  args: {
    variant: 'danger',
    title: 'We could not save the country',
    children: 'The connection was lost. Your changes are still here.',
    actions: (
      <Button variant="secondary" size="sm">
        Try again
      </Button>
    ),
  },
  parameters: {
    words: {
      bn: {
        title: 'দেশটি সংরক্ষণ করা যায়নি',
        children: 'সংযোগ চলে গেছে। আপনার পরিবর্তনগুলো এখানেই আছে।',
        actions: (
          <Button variant="secondary" size="sm">
            আবার চেষ্টা করুন
          </Button>
        ),
      },
      ar: {
        title: 'تعذّر حفظ البلد',
        children: 'انقطع الاتصال. تغييراتك ما زالت هنا.',
        actions: (
          <Button variant="secondary" size="sm">
            أعد المحاولة
          </Button>
        ),
      },
    },
  },
}

export const Success: Story = {
  args: { variant: 'success', title: 'Your enquiry has arrived', children: undefined },
  parameters: { words: { bn: { title: 'আপনার জিজ্ঞাসা পৌঁছেছে' }, ar: { title: 'وصل استفساركم' } } },
}

export const Warning: Story = {
  args: {
    variant: 'warning',
    title: 'The licence runs out in thirty days',
    children: 'After that day no vacancy can be published.',
  },
  parameters: {
    words: {
      bn: { title: 'লাইসেন্সের মেয়াদ ত্রিশ দিনে শেষ', children: 'এরপর কোনো চাকরির বিজ্ঞপ্তি প্রকাশ করা যাবে না।' },
      ar: { title: 'تنتهي الرخصة بعد ثلاثين يومًا', children: 'بعد ذلك اليوم لا يمكن نشر أي وظيفة.' },
    },
  },
}

export const LongWords: Story = {
  name: 'Long words, Bangla, right to left',
  render: () => (
    <div className="grid w-80 grid-cols-1 gap-4 p-2">
      <Alert
        variant="danger"
        lang="bn"
        title="সংযোগ বিচ্ছিন্ন হওয়ার কারণে গন্তব্য দেশের তথ্য সংরক্ষণ করা যায়নি"
        actions={
          <Button variant="secondary" size="sm">
            আবার চেষ্টা করুন
          </Button>
        }
      >
        আপনার পরিবর্তনগুলো এখনো এখানে আছে। কিছুক্ষণ পর আবার চেষ্টা করুন।
      </Alert>
      <Alert variant="success" dir="rtl" lang="ar" title="وصل طلبكم إلينا">
        سنجيبكم خلال يومي عمل.
      </Alert>
      <Alert variant="info" title={'Averyverylongwordwithoutanyspace'.repeat(3)} />
    </div>
  ),
}

export const Roles: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => (
    <div className="grid gap-3">
      <Alert title="Quiet" />
      <Alert variant="danger" title="At once" />
      <Alert variant="success" title="In a pause" />
      <Alert variant="warning" title="In a pause, too" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Quiet')
    await expect(canvas.getByRole('alert')).toHaveTextContent('At once')
    const later = canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(later).toEqual(['In a pause', 'In a pause, too'])
  },
}
