import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { FocusPicker } from './FocusPicker.tsx'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/FocusPicker.tsx'

const scene = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#f3d9a4"/><circle cx="150" cy="120" r="60" fill="#fff6df"/><path d="M0 280q150-160 300 0t300 0v120H0z" fill="#0e5a54"/></svg>')}`

const meta = {
  title: 'Forms/FocusPicker',
  component: FocusPicker,
  args: {
    id: 'focus',
    label: 'What stays in view on phones',
    hint: 'Press on what every crop has to show, or move the point with the arrow keys.',
    value: '',
    onValueChange: fn(),
    labels: { point: (x, y) => `${x}% from the left, ${y}% from the top` },
    children: <img src={scene} alt="" width={600} height={400} className="block w-80" />,
  },
  parameters: { guide, words: { bn: { label: 'ফোনে যা দেখা যাবে' }, ar: { label: 'ما يبقى ظاهراً على الهاتف' } } },
} satisfies Meta<typeof FocusPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Centre: Story = { parameters: { languages: ['en'] } }
export const AllStates: Story = {
  name: 'States',
  render: args => (
    <States
      of={FocusPicker}
      looks={{
        '': { ...args, hint: undefined, id: undefined, children: <img src={scene} alt="" className="block w-40" /> },
      }}
      also={{}}
    />
  ),
}

function Kept(args: ComponentProps<typeof FocusPicker>) {
  const [value, setValue] = useState(args.value)
  return (
    <FocusPicker
      {...args}
      value={value}
      onValueChange={next => {
        args.onValueChange(next)
        setValue(next)
      }}
    />
  )
}

export const ReadInWords: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'What stays in view on phones' })
    await expect(slider).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top')
    await expect(slider).toHaveAccessibleDescription(/arrow keys/)
  },
}

export const Chosen: Story = { parameters: { languages: ['en'] }, args: { value: '25 30' } }

export const Bangla: Story = {
  args: {
    label: 'ফোনে যা দেখা যাবেই',
    hint: 'ছবির যে অংশটি কাটার পরও দেখাতে হবে সেখানে চাপুন, অথবা তীর বোতাম দিয়ে বিন্দুটি সরান।',
    value: '100 0',
    labels: { point: (x, y) => `বাঁ দিক থেকে ${x}%, ওপর থেকে ${y}%` },
  },
  globals: { locale: 'bn' },
}

export const ArrowKeys: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { value: '95 50' },
  render: args => <Kept {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('slider')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('100 45')
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '95% from the left, 50% from the top')
  },
}

export const Press: Story = {
  tags: ['behaviour', '!autodocs'],
  render: args => <Kept {...args} />,
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider')
    const { left, top, width, height } = slider.getBoundingClientRect()
    const at = (x: number, y: number) => ({ clientX: left + width * x, clientY: top + height * y })
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: slider, coords: at(0.26, 0.31) },
      { keys: '[/MouseLeft]' },
    ])
    await expect(args.onValueChange).toHaveBeenLastCalledWith('25 30')
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: slider, coords: at(0.5, 0.49) }, { keys: '[/MouseLeft]' }])
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
  },
}
