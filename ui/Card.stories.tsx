import type { Meta, StoryObj } from '@storybook/react-vite'
import { choices } from '../.storybook/choices.ts'
import { States } from '../.storybook/states.tsx'
import { expect, userEvent } from 'storybook/test'
import { guide } from './guides/Card.tsx'
import { Card, cardLook } from './Card.tsx'
import { arabic, bangla, unbroken } from './samples.ts'

const meta = {
  title: 'Content/Card',
  component: Card,
  argTypes: choices(cardLook),
  parameters: {
    guide,
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.wide ? '' : 'max-w-sm'}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

const words = (
  <>
    <h3 className="text-lg">Visa processing</h3>
    <p className="mt-2 text-muted">From the first paper to the stamp, with a date for every step.</p>
  </>
)

export const Plain: Story = {
  args: { children: words },
  parameters: {
    words: {
      bn: { children: <h3 className="text-lg">ভিসার কাজ</h3> },
      ar: { children: <h3 className="text-lg">معاملات التأشيرة</h3> },
    },
  },
}

/** The whole card is one link. */
export const Link: Story = { args: { asChild: true, variant: 'link', children: <a href="#visa">{words}</a> } }

export const StatesOfTheCard: Story = {
  name: 'States',
  parameters: { wide: true },
  args: { asChild: true, variant: 'link', children: <a href="#visa">{words}</a> },
  render: args => <States of={() => <Card {...args} />} />,
}

export const Pressable: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { language: 'en' },
  args: { asChild: true, variant: 'link', children: <a href="#visa">{words}</a> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).borderRadius).toBe('14px')
    await expect(getComputedStyle(link).outlineWidth).toBe('3px')
  },
}

export const LongWords: Story = {
  render: () => (
    <div className="grid w-72 gap-4">
      <Card lang="bn">
        <h3 className="text-lg">{bangla}</h3>
      </Card>
      <Card lang="ar" dir="rtl" variant="link" asChild>
        <a href="#ar">{arabic}</a>
      </Card>
      <Card>{unbroken}</Card>
      <Card />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const card of canvasElement.querySelectorAll('[data-slot=card]'))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}
