import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { choices } from '../.storybook/choices.ts'
import { States } from '../.storybook/states.tsx'
import { Button } from './Button.tsx'
import { guide } from './guides/Toolbar.tsx'
import { bangla, on, unbroken } from './samples.ts'
import { Toolbar, ToolbarItem, toolbarLook, ToolbarSeparator } from './Toolbar.tsx'

function Widths({ names }: { names: string[] }) {
  const [chosen, setChosen] = useState(names[1])
  return names.map(name => (
    <ToolbarItem key={name}>
      <Button
        size="sm"
        variant={name === chosen ? 'primary' : 'ghost'}
        aria-pressed={name === chosen}
        onClick={() => setChosen(name)}
      >
        {name}
      </Button>
    </ToolbarItem>
  ))
}

const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar,
  subcomponents: { ToolbarItem, ToolbarSeparator },
  args: { label: 'Width of the preview', variant: 'boxed', children: <Widths names={['Phone', 'Tablet', 'Desk']} /> },
  argTypes: choices(toolbarLook),
  parameters: {
    guide,
    words: {
      bn: { label: 'প্রাকদর্শনের প্রস্থ', children: <Widths key="bn" names={['ফোন', 'ট্যাবলেট', 'ডেস্ক']} /> },
      ar: { label: 'عرض المعاينة', children: <Widths key="ar" names={['هاتف', 'لوحي', 'مكتب']} /> },
    },
  },
} satisfies Meta<typeof Toolbar>
export default meta
type Story = StoryObj<typeof meta>

export const Boxed: Story = {}

export const Groups: Story = {
  name: 'Two groups',
  args: {
    variant: 'plain',
    label: 'Preview',
    children: (
      <>
        <Widths names={['Phone', 'Desk']} />
        <ToolbarSeparator />
        <Widths names={['English', 'Bangla']} />
      </>
    ),
  },
  parameters: { languages: ['en'] },
}

export const AllStates: Story = {
  parameters: { languages: ['en'] },
  name: 'States',
  render: () => (
    <States
      named="label"
      of={({ label, ...props }: { label: string }) => (
        <Toolbar label={label}>
          <ToolbarItem>
            <Button size="sm" variant="ghost" {...props}>
              Desk
            </Button>
          </ToolbarItem>
        </Toolbar>
      )}
      also={{ Chosen: { variant: 'primary', 'aria-pressed': true }, Disabled: { disabled: true } }}
    />
  ),
}

export const LongWords: Story = {
  name: 'Long words',
  args: { children: <Widths names={[bangla, unbroken, 'Desk']} /> },
  parameters: { languages: ['en'] },
  decorators: [inBox({ className: 'w-80 border border-line' })],
}

export const OneStopOfTab: Story = {
  tags: ['behaviour', '!autodocs'],
  render: args => (
    <>
      <Toolbar {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tablet' })).toHaveFocus()
    await userEvent.keyboard(on())
    await expect(canvas.getByRole('button', { name: 'Desk' })).toHaveFocus()
    await userEvent.keyboard(on())
    await expect(canvas.getByRole('button', { name: 'Phone' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Phone' })).toHaveFocus()
  },
}
