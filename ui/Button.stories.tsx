import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button, IconButton } from './Button.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Kit/Button',
  component: Button,
  args: { children: 'Send the enquiry', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Does something here and now. `primary` for the step forward, `accent` (marigold) at most once on a screen for the one action that matters, `secondary` beside it, `ghost` for what is rarely wanted, `danger` for what cannot be undone, `danger-quiet` where that stands in every row of a list and a question follows. To go elsewhere put a link inside with `asChild`: a link button (AsLink). Tab reaches it, Enter and Space press it; while `busy` it cannot be pressed.',
      },
    },
  },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Send the enquiry' })
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(getComputedStyle(button).borderRadius).toBe('10px')
    await expect(button).toHaveAttribute('type', 'button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(getComputedStyle(button).outlineWidth).toBe('3px')
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
export const Accent: Story = { args: { variant: 'accent', children: 'Apply now' } }
export const Secondary: Story = { args: { variant: 'secondary', children: 'Save as draft' } }
export const Ghost: Story = { args: { variant: 'ghost', children: 'Cancel' } }
export const DangerQuiet: Story = { args: { variant: 'danger-quiet', children: 'Delete' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete the country' } }
export const Disabled: Story = {
  args: { disabled: true },
  render: args => (
    <div className="flex flex-wrap gap-3">
      <Button {...args} />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="ghost" />
    </div>
  ),
}

export const Busy: Story = {
  args: { busy: true, children: 'Sending …' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Sending …' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button, { pointerEventsCheck: 0 })
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const BusyInAForm: Story = {
  args: { type: 'submit', children: 'Send' },
  render: function Form(args) {
    const [sent, setSent] = useState(0)
    return (
      <form
        className="grid max-w-form gap-4"
        onSubmit={event => {
          event.preventDefault()
          setSent(sent + 1)
        }}
      >
        <TextField label="Name" />
        <Button {...args} busy={sent > 0} />
        <output>{sent}</output>
      </form>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(canvas.getByLabelText('Name'), '{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
  },
}

export const Sizes: Story = {
  render: args => (
    <div className="flex flex-wrap items-center gap-3">
      <Button {...args} size="sm">
        Small
      </Button>
      <Button {...args} size="md">
        Middle
      </Button>
      <Button {...args} size="lg">
        Large
      </Button>
      <Button {...args} size="sm" variant="secondary">
        <Plus aria-hidden />
        Add a company
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const AsLink: Story = {
  args: {
    asChild: true,
    variant: 'accent',
    children: (
      <a href="#apply">
        Apply now
        <ArrowRight aria-hidden className="rtl:-scale-x-100" />
      </a>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Apply now' })
    await expect(link).not.toHaveAttribute('type')
    await expect(link).toHaveAttribute('data-slot', 'button')
  },
}

export const Icons: Story = {
  render: () => (
    <div className="flex gap-3">
      <IconButton aria-label="Change Qatar">
        <Pencil aria-hidden />
      </IconButton>
      <IconButton variant="surface" aria-label="Delete Qatar">
        <Trash2 aria-hidden />
      </IconButton>
      <IconButton aria-label="Delete Oman" disabled>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Delete Qatar' })).width).toBe('44px')
  },
}

export const OnDeepGround: Story = {
  render: args => (
    <div className="flex flex-wrap gap-4 rounded-lg bg-deep p-8">
      <Button {...args} variant="accent">
        Apply now
      </Button>
      <Button {...args} variant="secondary">
        Our licence
      </Button>
    </div>
  ),
}

export const Hard: Story = {
  render: args => (
    <div className="grid w-80 grid-cols-1 gap-3 border border-line p-4">
      <Button {...args} lang="bn">
        বিদেশগামী কর্মীদের জন্য প্রয়োজনীয় সকল কাগজপত্র একসাথে জমা দিন
      </Button>
      <Button {...args} variant="secondary">
        Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen
      </Button>
      <div dir="rtl" lang="ar" className="grid gap-3">
        <Button {...args} variant="danger">
          <Trash2 aria-hidden />
          حذف جميع بيانات بلد العميل والشركات المرتبطة به
        </Button>
        <Button {...args} busy>
          جارٍ الإرسال
        </Button>
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('.w-80')
    await expect(box?.scrollWidth).toBeLessThanOrEqual(320)
  },
}
