import type { Meta, StoryObj } from '@storybook/react-vite'
import { inBox } from '../.storybook/box.tsx'
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
  decorators: [inBox({ className: 'max-w-sm' })],
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

function text(title: string, line: string) {
  return (
    <>
      <h3 className="text-lg">{title}</h3>
      <p className="mt-2 text-muted">{line}</p>
    </>
  )
}
const words = text('Visa processing', 'From the first paper to the stamp, with a date for every step.')
const inBangla = text('ভিসা প্রক্রিয়া', 'প্রথম কাগজ থেকে ভিসার সিল পর্যন্ত, প্রতিটি ধাপের তারিখসহ।')
const inArabic = text('معاملات التأشيرة', 'من أول ورقة حتى الختم، مع تاريخ لكل خطوة.')

export const Plain: Story = {
  args: { children: words },
  parameters: { words: { bn: { children: inBangla }, ar: { children: inArabic } } },
}

const asLink = {
  args: { asChild: true, variant: 'link', children: <a href="#visa">{words}</a> },
  parameters: {
    words: { bn: { children: <a href="#visa">{inBangla}</a> }, ar: { children: <a href="#visa">{inArabic}</a> } },
  },
} satisfies Story

/** The whole card is one link. */
export const Link: Story = asLink

export const StatesOfTheCard: Story = {
  ...asLink,
  name: 'States',
  parameters: { ...asLink.parameters, wide: true },
  render: args => <States of={() => <Card {...args} />} />,
}

export const Pressable: Story = {
  tags: ['behaviour', '!autodocs'],
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
}
