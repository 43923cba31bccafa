import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { choices } from '../.storybook/choices.ts'
import { States } from '../.storybook/states.tsx'
import { Accordion, accordionLook } from './Accordion.tsx'
import { guide } from './guides/Accordion.tsx'
import { bangla, unbroken } from './samples.ts'

const meta = {
  title: 'Content/Accordion',
  component: Accordion,
  argTypes: choices(accordionLook),
  parameters: { guide },
  decorators: [inBox({ className: 'max-w-text' })],
  args: { title: 'Embassies and consulates', children: <p>Embassy of Bangladesh in Doha: +974 4467 1927</p> },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  parameters: {
    words: {
      bn: { title: 'দূতাবাস ও কনস্যুলেট', children: <p>দোহায় বাংলাদেশ দূতাবাস</p> },
      ar: { title: 'السفارات والبعثات', children: <p>سفارة بنغلاديش في الدوحة</p> },
    },
  },
}
export const Open: Story = { parameters: { languages: ['en'] }, args: { open: true } }
export const Box: Story = { parameters: { languages: ['en'] }, args: { variant: 'box', open: true } }
/** With one name, opening one closes the other. */
export const OneAtATime: Story = {
  parameters: { languages: ['en'] },
  render: args => (
    <>
      <Accordion {...args} name="help" open />
      <Accordion {...args} name="help" title="Telephone numbers" />
      <Accordion {...args} name="help" title="What to have ready" />
    </>
  ),
}
export const StatesOfTheTitle: Story = {
  parameters: { languages: ['en'] },
  name: 'States',
  render: args => <States of={() => <Accordion {...args} />} />,
}
export const LongWords: Story = { args: { title: `${bangla} ${unbroken}`, children: bangla, open: true } }

export const OpensByKey: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Embassy of Bangladesh/)
    await expect(text).not.toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText('Embassies and consulates').closest('summary')).toHaveFocus()
    await userEvent.click(canvas.getByText('Embassies and consulates'))
    await expect(text).toBeVisible()
  },
}
