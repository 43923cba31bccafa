import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn, userEvent } from 'storybook/test'
import { States } from '../.storybook/states.tsx'
import { guide } from './guides/Switch.tsx'
import { arabic, bangla, unbroken } from './samples.ts'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Columns in Bangla', defaultChecked: true },
  parameters: {
    guide,
    words: {
      bn: { label: 'বাংলার কলাম', description: 'এই ব্রাউজার মনে রাখে।' },
      ar: { label: 'الأعمدة بالبنغالية', description: 'يتذكرها هذا المتصفح.' },
    },
  },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {}
export const Off: Story = { args: { defaultChecked: false } }
export const Described: Story = { args: { description: 'This browser remembers it.' } }
export const AllStates: Story = {
  name: 'States',
  render: args => (
    <States
      of={Switch}
      looks={{ On: args, Off: { ...args, defaultChecked: false } }}
      also={{ Disabled: { disabled: true } }}
    />
  ),
}
export const LongWords: Story = {
  render: args => (
    <div className="grid w-80 gap-2">
      <Switch {...args} label={`${bangla} ${unbroken}`} description={bangla} />
      <div dir="rtl" lang="ar">
        <Switch {...args} label={arabic} description={arabic} />
      </div>
    </div>
  ),
}

const saved = fn()
export const InAForm: Story = {
  tags: ['behaviour', '!autodocs'],
  render: function Registered(args) {
    const { register, handleSubmit } = useForm({ defaultValues: { isOn: false } })
    return (
      <form onSubmit={event => void handleSubmit(saved)(event)}>
        <Switch {...args} defaultChecked={undefined} {...register('isOn')} />
        <button type="submit">Save</button>
      </form>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const control = await canvas.findByRole('switch', { name: 'Columns in Bangla' })
    await expect(canvasElement.querySelector('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    control.focus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(saved.mock.lastCall?.[0]).toEqual({ isOn: true })
  },
}
