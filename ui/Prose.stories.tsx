import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { choices } from '../.storybook/choices.ts'
import { guide } from './guides/Prose.tsx'
import { Prose, ProseList, proseLook, Quote } from './Prose.tsx'
import { bangla, unbroken } from './samples.ts'

const meta = {
  title: 'Content/Prose',
  component: Prose,
  subcomponents: { ProseList, Quote },
  argTypes: choices(proseLook),
  parameters: { guide },
  args: {
    children: (
      <>
        <p>Every worker sees the contract, the employer and the wage before a ticket is bought.</p>
        <ProseList>
          <li>The employer pays for visa and ticket.</li>
          <li>The worker pays the service charge, against a receipt.</li>
        </ProseList>
        <Quote by="Rahima Khatun, complaints officer">We read the contract aloud. Then we ask what was heard.</Quote>
        <p>Nobody may ask for money before selection.</p>
      </>
    ),
  },
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

export const Article: Story = {
  parameters: {
    words: {
      bn: {
        children: (
          <>
            <p>টিকিট কেনার আগে প্রত্যেক কর্মী চুক্তি, নিয়োগকর্তা এবং বেতন দেখতে পান।</p>
            <ProseList>
              <li>ভিসা ও টিকিটের খরচ নিয়োগকর্তা দেন।</li>
              <li>কর্মী সার্ভিস চার্জ দেন, রসিদ নিয়ে।</li>
            </ProseList>
          </>
        ),
      },
      ar: { children: <p>يطلع كل عامل على العقد وصاحب العمل والأجر قبل شراء التذكرة.</p> },
    },
  },
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector('[data-slot=prose]') as Element
    await expect(getComputedStyle(column).maxWidth).toBe('720px')
  },
}
/** Points that stand for themselves. */
export const Points: Story = {
  parameters: { languages: ['en'] },
  args: {
    children: (
      <ProseList variant="points">
        <li>Honest: we say what it costs before you sign.</li>
        <li>Careful: every employer is visited.</li>
      </ProseList>
    ),
  },
}
export const Quiet: Story = { parameters: { languages: ['en'] }, args: { tone: 'muted', space: 'sm' } }
export const LongWords: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    children: (
      <>
        <p>{bangla.repeat(3)}</p>
        <Quote by={unbroken}>{unbroken}</Quote>
      </>
    ),
  },
}
