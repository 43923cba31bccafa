import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Card } from './Card.tsx'
import { arabic, bangla, unbroken } from './samples.ts'

const meta = {
  title: 'Kit/Card',
  component: Card,
  parameters: {
    docs: {
      description: {
        component:
          'Sets one thing apart by a hairline. Not around text that white space can part, and never a card in a card. With `variant="link"` and `asChild` the whole card is one link: Tab reaches it, Enter follows it.',
      },
    },
  },
  decorators: [
    Story => (
      <div className="max-w-sm">
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

export const Plain: Story = { args: { children: words } }

export const Link: Story = {
  args: { asChild: true, variant: 'link', children: <a href="#visa">{words}</a> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).borderRadius).toBe('14px')
    await expect(getComputedStyle(link).outlineWidth).toBe('3px')
  },
}

export const Hard: Story = {
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
