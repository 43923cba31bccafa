import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { back, bangla, on, unbroken } from './samples.ts'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { id: 'workers', title: 'For workers', content: <p>Bring your passport, two photographs and your certificates.</p> },
  { id: 'employers', title: 'For employers', content: <p>Send the demand letter, attested by the embassy.</p> },
  { id: 'families', title: 'For families', content: <p>We tell you when the flight has landed.</p> },
]

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  args: { label: 'What you need', tabs },
  parameters: {
    docs: {
      description: {
        component:
          'Views of one thing of which a reader wants one at a time. Left and Right (mirrored in right-to-left text), Home and End choose; Tab goes into the view. All views are in the page, and stand below each other without scripts. Not for steps in an order, nor for what must be compared.',
      },
    },
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const [first, second, last] = canvas.getAllByRole('tab')
    await expect(canvas.getByRole('tabpanel', { name: 'For workers' })).toBeVisible()
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard(on())
    await expect(second).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'For employers' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard(on())
    await expect(first).toHaveFocus()
    await userEvent.keyboard(back())
    await expect(last).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'For families' })).toHaveFocus()
    await userEvent.click(first as HTMLElement)
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
    await expect(first?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const Hard: Story = {
  render: args => (
    <div dir="rtl" lang="bn" className="w-80 p-4">
      <Tabs
        {...args}
        tabs={[
          ...tabs,
          { id: 'bn', title: bangla, content: bangla },
          { id: 'long', title: unbroken, content: unbroken },
        ]}
        className="wrap-anywhere"
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvas.getAllByRole('tab')[0]?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getAllByRole('tab')[1]).toHaveFocus()
    await expect(canvasElement.querySelector('.w-80')?.scrollWidth).toBeLessThanOrEqual(320)
  },
}
export const None: Story = {
  args: { tabs: [] },
  parameters: { a11y: { config: { rules: [{ id: 'aria-required-children', enabled: false }] } } },
}
