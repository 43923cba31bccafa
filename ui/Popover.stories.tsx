import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { choices } from '../.storybook/choices.ts'
import { Button } from './Button.tsx'
import { guide } from './guides/Popover.tsx'
import { Popover, PopoverClose, popoverLook } from './Popover.tsx'
import { bangla, unbroken } from './samples.ts'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  subcomponents: { PopoverClose },
  args: {
    trigger: <Button variant="secondary">What is a place?</Button>,
    title: 'Places',
    onOpenChange: fn(),
    children: <p className="text-sm">One person for one position; a demand for forty welders has forty places.</p>,
  },
  argTypes: choices(popoverLook),
  parameters: {
    guide,
    docs: { story: { inline: false, height: '320px' } },
    words: {
      bn: {
        trigger: <Button variant="secondary">পদ মানে কী?</Button>,
        title: 'পদ',
        children: <p className="text-sm">একটি কাজের জন্য একজন; চল্লিশ জন ওয়েল্ডারের চাহিদায় চল্লিশটি পদ।</p>,
      },
      ar: {
        trigger: <Button variant="secondary">ما هو المكان؟</Button>,
        title: 'الأماكن',
        children: <p className="text-sm">شخص واحد لوظيفة واحدة؛ طلب أربعين لحامًا فيه أربعون مكانًا.</p>,
      },
    },
  },
  decorators: [inBox({ className: 'min-h-72' })],
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { defaultOpen: true }, globals: { viewport: { value: 'w768' } } }

export const Closed: Story = { parameters: { docs: { story: { height: '140px' } } } }

export const WithAField: Story = {
  name: 'With a field',
  args: {
    defaultOpen: true,
    title: 'Place in the list',
    trigger: <Button variant="secondary">Move</Button>,
    children: (
      <>
        <TextField label="New place" defaultValue="3" inputMode="numeric" />
        <PopoverClose>
          <Button>Move</Button>
        </PopoverClose>
      </>
    ),
  },
  globals: { viewport: { value: 'w768' }, language: 'en' },
}

export const LongWords: Story = {
  name: 'Long words from right to left',
  args: {
    defaultOpen: true,
    title: unbroken,
    className: 'wrap-anywhere',
    children: <p lang="bn">{bangla.repeat(12)}</p>,
  },
  globals: { viewport: { value: 'w360' }, language: 'en', direction: 'rtl' },
  play: async () => {
    const box = await screen.findByRole('dialog')
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
    await waitFor(() => expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
}

export const EscapeReturnsTheFocus: Story = {
  tags: ['behaviour', '!autodocs'],
  args: WithAField.args,
  render: args => <Popover {...args} defaultOpen={false} />,
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: 'Move' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByLabelText('New place')).toHaveFocus())
    await expect(screen.getByRole('dialog', { name: 'Place in the list' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}
