import type { Meta, StoryObj } from '@storybook/react-vite'
import { recorded } from '../recorded.ts'
import { banglaPhone, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Applicants', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** The hints say which number and which code are meant; whoever has lost the code can call. */
export const StatusQuestion: Story = {
  args: { path: '/application-status', responses: { 'applications.shown': null } },
  globals: phone,
}
/** The stage of today and what comes next are read before costs and earlier steps. */
export const Status: Story = { args: { path: '/application-status' }, globals: phone }
export const StatusInBangla: Story = { args: { path: '/application-status' }, globals: banglaPhone }
/** What is still needed comes before what was sent; a document that was not accepted says why. */
export const StatusOfStage: Story = {
  args: {
    path: '/application-status',
    responses: {
      'applications.shown': {
        ...recorded('applications.shown'),
        state: 'medical',
        stage: {
          facts: [
            {
              _id: 'medical',
              label: 'মেডিকেল পরীক্ষা',
              values: ['কেন্দ্র: গ্রিন ক্রিসেন্ট, খুলনা', 'দিন: ১২ ডিসেম্বর ২০২৬'],
            },
          ],
          missing: ['মেডিকেল পরীক্ষা: তথ্য বাকি'],
          missingFor: 'চুক্তিপত্র',
          next: 'মেডিকেল পরীক্ষা: ১২ ডিসেম্বর ২০২৬, গ্রিন ক্রিসেন্ট, খুলনা',
          papers: {
            kinds: [
              { kind: 'medical', label: 'মেডিকেল পরীক্ষা' },
              { kind: 'passport', label: 'পাসপোর্ট' },
              { kind: 'photograph', label: 'ছবি' },
            ],
            sent: [
              { _id: '1', label: 'মেডিকেল পরীক্ষা', state: 'waiting', day: '2026-11-26T09:00:00.000Z', reason: '' },
              {
                _id: '2',
                label: 'পাসপোর্ট',
                state: 'refused',
                day: '2026-11-25T09:00:00.000Z',
                reason: 'ছবিটি ঝাপসা। আলোতে আবার তুলুন, চার কোনা যেন দেখা যায়।',
              },
              { _id: '3', label: 'ছবি', state: 'accepted', day: '2026-11-20T09:00:00.000Z', reason: '' },
            ],
          },
        },
      },
    },
  },
  globals: banglaPhone,
}
