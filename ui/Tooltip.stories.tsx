import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Printer, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { Button, IconButton } from './Button.tsx'
import { guide } from './guides/Tooltip.tsx'
import { bangla } from './samples.ts'
import { Tooltip, TooltipProvider } from './Tooltip.tsx'

function button(name: string) {
  return (
    <IconButton variant="surface" aria-label={name}>
      <Trash2 aria-hidden />
    </IconButton>
  )
}

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  subcomponents: { TooltipProvider },
  args: { children: button('Delete Qatar') },
  parameters: {
    guide,
    docs: { story: { inline: false, height: '200px' } },
    words: { bn: { children: button('কাতার মুছে ফেলুন') }, ar: { children: button('حذف قطر') } },
  },
  decorators: [inBox({ className: 'flex min-h-40 items-center justify-center gap-3' })],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { open: true }, globals: { viewport: { value: 'w360' } } }

export const Closed: Story = {}

export const Below: Story = {
  name: 'Below, with keys',
  args: { open: true, side: 'bottom', keys: 'Ctrl K' },
  globals: { viewport: { value: 'w360' } },
}

export const KeysAreSpoken: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { keys: 'Ctrl Shift+K' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-keyshortcuts', 'Control+Shift+K')
  },
}

/** A component of the caller may name its control itself; where nothing names it, nothing is shown. */
export const NamedByItsComponent: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => (
    <>
      <Tooltip defaultOpen>
        <Print />
      </Tooltip>
      <Tooltip defaultOpen>
        <Button>Save</Button>
      </Tooltip>
    </>
  ),
  play: async () => {
    const shown = () => [...document.querySelectorAll('[data-slot=tooltip]')].filter(tip => tip.checkVisibility())
    await waitFor(() => expect(shown().map(tip => tip.textContent)).toEqual(['Print the list']))
  },
}
function Print(props: ComponentProps<'button'>) {
  return (
    <IconButton {...props} aria-label="Print the list">
      <Printer aria-hidden />
    </IconButton>
  )
}

export const LongBangla: Story = {
  name: 'Long Bangla from right to left',
  args: { open: true, children: button(bangla) },
  globals: { viewport: { value: 'w360' }, language: 'en', direction: 'rtl' },
}

export const FocusShowsEscapeHides: Story = {
  tags: ['behaviour', '!autodocs'],
  render: args => (
    <>
      <Tooltip {...args} />
      <IconButton aria-label="Change Qatar">
        <Pencil aria-hidden />
      </IconButton>
    </>
  ),
  play: async ({ canvas }) => {
    const words = () => document.querySelector('[data-slot=tooltip]')
    await userEvent.tab()
    const control = canvas.getByRole('button', { name: 'Delete Qatar' })
    await expect(control).toHaveFocus()
    await waitFor(() => expect(words()).toBeVisible())
    await expect(words()).toHaveTextContent('Delete Qatar')
    await expect(control).not.toHaveAccessibleDescription()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(words()).toBeNull())
    await expect(control).toHaveFocus()
  },
}
