import type { Meta, StoryObj } from '@storybook/react-vite'
import { Files, House } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { CommandGroup, CommandItem, CommandPalette } from './CommandPalette.tsx'
import { guide } from './guides/CommandPalette.tsx'
import { bangla, unbroken } from './samples.ts'

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
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  subcomponents: { CommandGroup, CommandItem },
  args: {
    defaultOpen: true,
    onOpenChange: fn(),
    title: 'Find a screen or a record',
    labels: { close: 'Close' },
    placeholder: 'Type a name',
    value: '',
    onValueChange: fn(),
    children: groups,
  },
  parameters: {
    guide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '520px' } },
    words: {
      bn: {
        title: 'পৃষ্ঠা বা তথ্য খুঁজুন',
        labels: { close: 'বন্ধ করুন' },
        placeholder: 'নাম লিখুন',
        children: (
          <CommandGroup heading="গন্তব্য দেশ">
            <CommandItem value="qatar">কাতার</CommandItem>
            <CommandItem value="oman">ওমান</CommandItem>
          </CommandGroup>
        ),
      },
      ar: {
        title: 'ابحث عن صفحة أو سجل',
        labels: { close: 'إغلاق' },
        placeholder: 'اكتب اسمًا',
        children: (
          <CommandGroup heading="بلدان العملاء">
            <CommandItem value="qatar">قطر</CommandItem>
            <CommandItem value="oman">عُمان</CommandItem>
          </CommandGroup>
        ),
      },
    },
  },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { globals: { viewport: { value: 'w1280' } } }
export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'w360' } } }
export const Loading: Story = {
  parameters: { languages: ['en'] },
  globals: { viewport: { value: 'w1280' } },
  args: { value: 'qa', status: 'Searching …' },
}
export const NothingFound: Story = {
  parameters: { languages: ['en'] },
  globals: { viewport: { value: 'w1280' } },
  args: { value: 'zzz', status: 'Nothing found for “zzz”', children: null },
}
export const Failed: Story = {
  parameters: { languages: ['en'] },
  globals: { viewport: { value: 'w1280' } },
  args: { value: 'qa', status: 'Records could not be searched. Try again.' },
}
/** What the arrow keys or the pointer have reached is marked; the field keeps the focus. */
export const AllStates: Story = {
  name: 'States',
  globals: { viewport: { value: 'w1280' }, language: 'en' },
  parameters: { languages: ['en'] },
  args: {
    children: (
      <CommandGroup heading="Screens">
        <CommandItem value="reached">
          <House aria-hidden />
          Reached by an arrow key or the pointer
        </CommandItem>
        <CommandItem value="rest">
          <Files aria-hidden />
          Rest
        </CommandItem>
        <div className="pseudo-active-all">
          <CommandItem value="pressed">
            <Files aria-hidden />
            Pressed
          </CommandItem>
        </div>
        <CommandItem value="disabled" disabled>
          <Files aria-hidden />
          Disabled
        </CommandItem>
        <CommandItem value="bangla" lang="bn">
          <Files aria-hidden />
          {bangla} {unbroken}
        </CommandItem>
      </CommandGroup>
    ),
  },
}
export const LongBangla: Story = {
  name: 'Long Bangla',
  globals: { viewport: { value: 'w360' }, language: 'en' },
  args: {
    lang: 'bn',
    title: 'পৃষ্ঠা বা তথ্য খুঁজুন',
    labels: { close: 'বন্ধ করুন' },
    placeholder: 'নাম লিখুন',
    value: 'সংযুক্ত',
    children: (
      <CommandGroup heading="গন্তব্য দেশ">
        <CommandItem value="ae">সংযুক্ত আরব আমিরাত, যেখানে আমাদের সবচেয়ে বেশি কর্মী কাজ করছেন</CommandItem>
        <CommandItem value="long">Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen</CommandItem>
      </CommandGroup>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

export const ArrowsChooseEnterOpens: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Find a screen or a record' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(open).toHaveBeenCalledWith('/admin/manage-clients')
  },
}
