import type { Meta, StoryObj } from '@storybook/react-vite'
import { Files, House } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { CommandGroup, CommandItem, CommandPalette } from './CommandPalette.tsx'

const open = fn()
const groups = (
  <>
    <CommandGroup heading="Screens">
      <CommandItem value="/admin" onSelect={open}>
        <House aria-hidden />
        Dashboard
      </CommandItem>
      <CommandItem value="/admin/manage-clients" onSelect={open}>
        <Files aria-hidden />
        Manage Clients
      </CommandItem>
    </CommandGroup>
    <CommandGroup heading="Client countries">
      <CommandItem value="qatar" onSelect={open}>
        Qatar
      </CommandItem>
    </CommandGroup>
  </>
)
const meta = {
  title: 'Kit/CommandPalette',
  component: CommandPalette,
  args: {
    open: true,
    onClose: fn(),
    title: 'Find a screen or a record',
    closeLabel: 'Close',
    placeholder: 'Type a name',
    value: '',
    onValueChange: fn(),
    children: groups,
  },
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component:
          'Finds a place to go by typing. The caller filters and groups the entries, also by asking a server; the status below the field says what is loading or that nothing was found. The field keeps the focus: arrows choose an entry, Enter opens it, Escape closes. Not for actions that change data.',
      },
    },
  },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Find a screen or a record' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(open).toHaveBeenCalledWith('/admin/manage-clients')
  },
}
export const Loading: Story = { args: { value: 'qa', status: 'Searching …' } }
export const Nothing: Story = { args: { value: 'zzz', status: 'Nothing found for “zzz”', children: null } }
export const Failed: Story = { args: { value: 'qa', status: 'Records could not be searched. Try again.' } }
export const Hard: Story = {
  args: {
    lang: 'bn',
    title: 'পৃষ্ঠা বা তথ্য খুঁজুন',
    closeLabel: 'বন্ধ করুন',
    placeholder: 'নাম লিখুন',
    value: 'সংযুক্ত',
    children: (
      <CommandGroup heading="গন্তব্য দেশ">
        <CommandItem value="ae">সংযুক্ত আরব আমিরাত, যেখানে আমাদের সবচেয়ে বেশি কর্মী কাজ করছেন</CommandItem>
        <CommandItem value="long">Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen</CommandItem>
      </CommandGroup>
    ),
  } as Story['args'],
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
