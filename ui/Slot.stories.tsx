import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { bangla } from './samples.ts'
import { guide } from './guides/Slot.tsx'
import { Slot, Slottable } from './Slot.tsx'

const meta = {
  title: 'Layout/Slot',
  component: Slot,
  subcomponents: { Slottable },
  parameters: {
    guide,
  },
  args: { className: 'font-semibold', onClick: fn() },
} satisfies Meta<typeof Slot>
export default meta
type Story = StoryObj<typeof meta>

export const AroundALink: Story = {
  name: 'Around a link',
  args: { children: <a href="#jobs">Jobs</a>, className: 'font-semibold text-brand' },
  parameters: {
    words: { bn: { children: <a href="#jobs">চাকরি</a> }, ar: { children: <a href="#jobs">الوظائف</a> } },
  },
}

export const Both: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { language: 'en' },
  args: { 'aria-describedby': 'first' },
  render: function Both(args) {
    const [clicks, setClicks] = useState(0)
    const own = useRef<HTMLButtonElement>(null)
    const slot = useRef<HTMLElement>(null)
    return (
      <>
        <Slot {...args} ref={slot}>
          <button
            ref={own}
            type="button"
            className="text-brand"
            aria-describedby="second"
            onClick={() => setClicks(n => n + Number(own.current === slot.current))}
          >
            Open
          </button>
        </Slot>
        <p id="first">first</p> <p id="second">second</p> <output>{clicks}</output>
      </>
    )
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveClass('font-semibold', 'text-brand')
    await expect(button).toHaveAccessibleDescription('first second')
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
  },
}
export const Beside: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { language: 'en' },
  render: args => (
    <Slot {...args}>
      <span>‹ </span>
      <Slottable>
        <a href="#here">{bangla}</a>
      </Slottable>
    </Slot>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(`‹ ${bangla}`)
  },
}
