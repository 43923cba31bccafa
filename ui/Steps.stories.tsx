import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { choices } from '../.storybook/choices.ts'
import { guide } from './guides/Steps.tsx'
import { arabic, bangla, unbroken } from './samples.ts'
import { Step, stepLook, Steps } from './Steps.tsx'

type State = 'plain' | 'done' | 'current'

const steps = (all: [title: string, text: string][], stateOf: (n: number) => State = () => 'plain') =>
  all.map(([title, text], n) => (
    <Step key={title} title={title} state={stateOf(n)}>
      {text}
    </Step>
  ))

const recruitment: [string, string][] = [
  ['Demand letter', 'The employer says how many, for which trade, at what wage.'],
  ['Choosing', 'Interviews and trade tests here, with the employer or for him.'],
  ['Papers', 'Medical examination, visa, emigration clearance.'],
  ['Training', 'Three days on the country, the contract and the rights in it.'],
  ['Flight', 'We are at the gate here, the employer at the other end.'],
]
export const recruitmentSteps = steps(recruitment)

const meta = {
  title: 'Data/Steps',
  component: Steps,
  subcomponents: { Step },
  excludeStories: ['recruitmentSteps'],
  args: { children: recruitmentSteps },
  argTypes: choices(stepLook),
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    guide,
    docs: { story: { height: '260px' } },
    words: {
      bn: {
        children: steps([
          ['চাহিদাপত্র', 'নিয়োগকর্তা জানান কতজন, কোন পেশায়, কত বেতনে।'],
          ['বাছাই', 'এখানেই সাক্ষাৎকার ও পরীক্ষা।'],
          ['কাগজপত্র', 'মেডিকেল পরীক্ষা, ভিসা, ছাড়পত্র।'],
        ]),
      },
      ar: { children: steps([['خطاب الطلب', 'يذكر صاحب العمل العدد والمهنة والأجر.']]) },
    },
  },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const Procedure: Story = {}
/** Where somebody is: two steps are done. */
export const Status: Story = {
  parameters: { languages: ['en'] },
  args: { children: steps(recruitment, n => (n < 2 ? 'done' : n === 2 ? 'current' : 'plain')) },
}
export const Phone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { languages: ['en'], docs: { story: { height: '640px' } } },
  args: Status.args,
}
export const One: Story = { parameters: { languages: ['en'] }, args: { children: recruitmentSteps.slice(0, 1) } }
export const LongWords: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { languages: ['en'] },
  args: {
    dir: 'rtl',
    lang: 'bn',
    children: [
      <Step key="1" title={bangla} state="done">
        {arabic}
      </Step>,
      <Step key="2" title={unbroken}>
        {bangla}
      </Step>,
      <Step key="3" title="তিন" />,
    ],
  },
}
export const OneLineOnDesks: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const tops = (await canvas.findAllByRole('listitem')).map(step => step.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
}
export const PresentStepIsReadOut: Story = {
  ...Status,
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem')
    await expect(items.findIndex(item => item.getAttribute('aria-current') === 'step')).toBe(2)
  },
}
