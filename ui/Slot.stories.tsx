import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { bangla } from './samples.ts'
import { Slot, Slottable } from './Slot.tsx'

const meta = {
  title: 'Kit/Slot',
  component: Slot,
  parameters: {
    docs: {
      description: {
        component:
          'What a part with `asChild` renders instead of its own element: the child, with the props of both. For parts of the kit; pages use `asChild`.',
      },
    },
  },
  args: { className: 'font-semibold', onClick: fn() },
} satisfies Meta<typeof Slot>
export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
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
export const Hard: Story = {
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
