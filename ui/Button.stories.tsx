import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { choices } from '../.storybook/choices.ts'
import { States } from '../.storybook/states.tsx'
import { Button, buttonLook, IconButton, iconButtonLook } from './Button.tsx'
import { guide } from './guides/Button.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  subcomponents: { IconButton },
  args: { children: 'Send the enquiry', onClick: fn() },
  argTypes: choices(buttonLook),
  parameters: {
    guide,
    words: { bn: { children: 'জিজ্ঞাসা পাঠান' }, ar: { children: 'إرسال الاستفسار' } },
  },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}

export const Variants: Story = {
  parameters: { languages: ['en'] },
  render: args => (
    <div className="flex flex-wrap items-center gap-3">
      <Button {...args} variant="primary">
        Publish
      </Button>
      <Button {...args} variant="accent">
        Apply now
      </Button>
      <Button {...args} variant="secondary">
        Save as draft
      </Button>
      <Button {...args} variant="ghost">
        Cancel
      </Button>
      <Button {...args} variant="danger">
        Delete the country
      </Button>
      <Button {...args} variant="danger-quiet">
        Delete
      </Button>
    </div>
  ),
}

export const Sizes: Story = {
  parameters: { languages: ['en'] },
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
}

const looks = Object.fromEntries(Object.keys(buttonLook.variants.variant ?? {}).map(variant => [variant, { variant }]))

export const EveryState: Story = {
  name: 'States',
  render: args => (
    <States
      of={(props: ComponentProps<typeof Button>) => <Button {...args} {...props} />}
      looks={looks}
      also={{ Disabled: { disabled: true }, Busy: { busy: true } }}
    />
  ),
}

export const AsLink: Story = {
  name: 'Link that looks like a button',
  args: {
    asChild: true,
    variant: 'accent',
    children: (
      <a href="#apply">
        Apply now
        <ArrowRight aria-hidden className="rtl:[scale:-1_1]" />
      </a>
    ),
  },
  parameters: {
    words: { bn: { children: <a href="#apply">আবেদন করুন</a> }, ar: { children: <a href="#apply">قدّم الآن</a> } },
  },
}

export const Icons: Story = {
  name: 'Icon buttons',
  argTypes: choices(iconButtonLook),
  render: () => (
    <div className="flex items-center gap-3">
      <IconButton aria-label="Change Qatar">
        <Pencil aria-hidden />
      </IconButton>
      <IconButton variant="surface" aria-label="Delete Qatar">
        <Trash2 aria-hidden />
      </IconButton>
      <IconButton size="sm" aria-label="More about Qatar">
        <Ellipsis aria-hidden />
      </IconButton>
      <IconButton aria-label="Delete Oman" disabled>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  ),
}

export const IconStates: Story = {
  name: 'Icon buttons, states',
  render: () => (
    <States
      of={(props: Partial<ComponentProps<typeof IconButton>>) => (
        <IconButton aria-label="Change Qatar" {...props}>
          <Pencil aria-hidden />
        </IconButton>
      )}
      looks={{ ghost: { variant: 'ghost' }, surface: { variant: 'surface' } }}
      also={{ Disabled: { disabled: true } }}
    />
  ),
}

export const OnDeepGround: Story = {
  parameters: { languages: ['en'] },
  name: 'On deep ground',
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

export const LongWords: Story = {
  name: 'Long words, Bangla, right to left',
  render: args => (
    <div className="grid w-80 grid-cols-1 gap-3 border border-line p-4">
      <Button {...args} lang="bn">
        বিদেশগামী কর্মীদের জন্য প্রয়োজনীয় সকল কাগজপত্র একসঙ্গে জমা দিন
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
}

export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Send the enquiry' })
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(button).toHaveAttribute('type', 'button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(getComputedStyle(button).outlineWidth).toBe('3px')
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const BusyInAForm: Story = {
  tags: ['behaviour', '!autodocs'],
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
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Send' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(canvas.getByLabelText('Name'), '{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

const follow = fn(event => event.preventDefault())

export const InertLinks: Story = {
  tags: ['behaviour', '!autodocs'],
  render: args => (
    <div className="flex gap-3">
      <Button {...args} asChild disabled>
        <a href="#disabled" onClick={follow}>
          Disabled
        </a>
      </Button>
      <Button {...args} asChild busy>
        <a href="#busy" onClick={follow}>
          Busy
        </a>
      </Button>
      <IconButton asChild disabled aria-label="Off">
        <a href="#off" onClick={follow}>
          <Pencil aria-hidden />
        </a>
      </IconButton>
    </div>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Busy' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    for (const name of ['Disabled', 'Busy', 'Off']) {
      const link = canvas.getByRole('link', { name })
      await expect(link).toHaveAttribute('aria-disabled', 'true')
      await expect(link).not.toHaveAttribute('type')
      await userEvent.click(link, { pointerEventsCheck: 0 })
    }
    await expect(follow).not.toHaveBeenCalled()
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(location.hash).toBe('')
  },
}
