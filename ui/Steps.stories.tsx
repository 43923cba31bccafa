import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { arabic, bangla, unbroken } from './samples.ts'
import { Step, Steps } from './Steps.tsx'

export const recruitmentSteps = [
  ['Demand letter', 'The employer says how many, for which trade, at what wage.'],
  ['Choosing', 'Interviews and trade tests here, with the employer or for him.'],
  ['Papers', 'Medical examination, visa, emigration clearance.'],
  ['Training', 'Three days on the country, the contract and the rights in it.'],
  ['Flight', 'We are at the gate here, the employer at the other end.'],
].map(([title, text]) => (
  <Step key={title} title={title}>
    {text}
  </Step>
))

const meta = {
  title: 'Kit/Steps',
  component: Steps,
  excludeStories: ['recruitmentSteps'],
  args: { children: recruitmentSteps },
  parameters: {
    docs: {
      description: {
        component:
          'How something goes, in order: three to six steps on a numbered line that stands upright below 64rem. An ordered list, so the numbers are read out too. Not for choices, nor to show how far a form is filled in.',
      },
    },
  },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map(step => step.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(matchMedia('(min-width: 64rem)').matches ? 1 : 5)
    await expect(getComputedStyle(canvas.getAllByRole('listitem')[0] as Element, '::before').width).toBe('44px')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const One: Story = { args: { children: recruitmentSteps.slice(0, 1) } }
export const Hard: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    dir: 'rtl',
    lang: 'bn',
    children: [
      <Step key="1" title={bangla}>
        {arabic}
      </Step>,
      <Step key="2" title={unbroken}>
        {bangla}
      </Step>,
      <Step key="3" title="তিন" />,
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
