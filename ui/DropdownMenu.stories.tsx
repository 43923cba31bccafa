import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, EyeOff, History, Trash2 } from 'lucide-react'
import { Fragment, useState, type ComponentProps } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { choices } from '../.storybook/choices.ts'
import { States } from '../.storybook/states.tsx'
import { Button } from './Button.tsx'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  menuItemLook,
} from './DropdownMenu.tsx'
import { guide } from './guides/DropdownMenu.tsx'
import { bangla, said, unbroken } from './samples.ts'

const remove = fn()
const icons = { history: <History aria-hidden />, hide: <EyeOff aria-hidden />, remove: <Trash2 aria-hidden /> }

function actions(history: string, hide: string, destroy: string) {
  return (
    <>
      <DropdownMenuItem asChild icon={icons.history}>
        <a href="#history" onClick={event => event.preventDefault()}>
          {history}
        </a>
      </DropdownMenuItem>
      <DropdownMenuItem icon={icons.hide} disabled>
        {hide}
      </DropdownMenuItem>
      <DropdownMenuGroup>
        <DropdownMenuItem variant="danger" icon={icons.remove} onSelect={remove}>
          {destroy}
        </DropdownMenuItem>
      </DropdownMenuGroup>
    </>
  )
}

const meta = {
  title: 'Actions/DropdownMenu',
  component: DropdownMenu,
  subcomponents: {
    DropdownMenuItem,
    DropdownMenuCheckboxItem,
    DropdownMenuRadioGroup,
    DropdownMenuRadioItem,
    DropdownMenuGroup,
  },
  parameters: {
    guide,
    docs: { story: { inline: false, height: '320px' } },
    words: {
      bn: { heading: 'কাতার', children: actions('ইতিহাস', 'প্রকাশ বন্ধ করুন', 'কাতার মুছে ফেলুন') },
      ar: { heading: 'قطر', children: actions('السجل', 'إلغاء النشر', 'حذف قطر') },
    },
  },
  decorators: [inBox({ className: 'flex min-h-80 items-start justify-center' })],
  args: {
    onOpenChange: fn(),
    trigger: (
      <Button variant="secondary" aria-label="More actions">
        <Ellipsis aria-hidden />
      </Button>
    ),
    heading: 'Qatar',
    children: actions('History', 'Unpublish', 'Delete Qatar'),
  },
} satisfies Meta<typeof DropdownMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { defaultOpen: true }, globals: { viewport: { value: 'w768' } } }

export const Closed: Story = { parameters: { docs: { story: { height: '140px' } } } }

function ListSettings(args: ComponentProps<typeof DropdownMenu>) {
  const [shown, setShown] = useState({ flags: true, companies: false })
  const [order, setOrder] = useState('name')
  return (
    <DropdownMenu {...args} heading={undefined} align="start" trigger={<Button variant="secondary">View</Button>}>
      <DropdownMenuCheckboxItem checked={shown.flags} onCheckedChange={flags => setShown({ ...shown, flags })}>
        Flags
      </DropdownMenuCheckboxItem>
      <DropdownMenuCheckboxItem
        checked={shown.companies}
        onCheckedChange={companies => setShown({ ...shown, companies })}
      >
        Companies
      </DropdownMenuCheckboxItem>
      <DropdownMenuRadioGroup label="Order" value={order} onValueChange={setOrder}>
        <DropdownMenuRadioItem value="name">By name</DropdownMenuRadioItem>
        <DropdownMenuRadioItem value="newest">Newest first</DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>
    </DropdownMenu>
  )
}

export const Choices: Story = {
  name: 'Entries to switch and to choose from',
  args: { defaultOpen: true },
  globals: { viewport: { value: 'w768' }, language: 'en' },
  render: ListSettings,
}

const history = { en: 'History', bn: 'ইতিহাস', ar: 'السجل' }
const destroy = { en: 'Delete Qatar', bn: 'কাতার মুছে ফেলুন', ar: 'حذف قطر' }
/** What has the pointer has the focus, too. */
const highlighted = { 'data-highlighted': '' }

export const EntryStates: Story = {
  name: 'States of an entry',
  args: { children: null },
  decorators: [Story => <div className="w-full">{Story()}</div>],
  render: (_, { globals: { language } }) => (
    <States
      looks={{ neutral: { variant: 'neutral' }, danger: { variant: 'danger' } }}
      also={{ Hover: highlighted, Pressed: highlighted, Focus: highlighted, Disabled: { 'data-disabled': '' } }}
      of={({ variant, ...props }: { variant: 'neutral' | 'danger' }) => (
        <div className="max-w-56 rounded-lg border border-line bg-raised p-1.5">
          <button type="button" className={`w-full ${menuItemLook({ variant })}`} {...props}>
            {variant === 'danger' ? icons.remove : icons.history}
            {said(language, variant === 'danger' ? destroy : history)}
          </button>
        </div>
      )}
    />
  ),
  argTypes: choices(menuItemLook),
}

export const LongWords: Story = {
  name: 'Long words from right to left',
  args: {
    defaultOpen: true,
    heading: unbroken,
    children: (
      <>
        <DropdownMenuItem lang="bn">{bangla}</DropdownMenuItem>
        <DropdownMenuItem variant="danger" icon={icons.remove}>
          {unbroken}
        </DropdownMenuItem>
      </>
    ),
  },
  globals: { viewport: { value: 'w360' }, language: 'en', direction: 'rtl' },
  play: async () => {
    const menu = await screen.findByRole('menu')
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: 'More actions' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'History' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(remove).toHaveBeenCalledOnce())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menu')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4)
  },
}

export const SwitchingStaysChoosingCloses: Story = {
  tags: ['behaviour', '!autodocs'],
  render: ListSettings,
  play: async () => {
    const button = screen.getByRole('button', { name: 'View' })
    await userEvent.click(button)
    const companies = await screen.findByRole('menuitemcheckbox', { name: 'Companies' })
    await userEvent.click(companies)
    await expect(companies).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Newest first' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(button)
    await expect(await screen.findByRole('menuitemradio', { name: 'Newest first' })).toBeChecked()
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Companies' })).toBeChecked()
  },
}

export const WithoutEntries: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => (
    <>
      {[
        [null, false],
        <Fragment key="fragment">{[]}</Fragment>,
        <DropdownMenuGroup key="group" label="Actions">
          {false}
        </DropdownMenuGroup>,
      ].map((children, n) => (
        <DropdownMenu key={n} trigger={<Button>Empty {n}</Button>}>
          {children}
        </DropdownMenu>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      button.focus()
      await userEvent.keyboard('{Enter}{ArrowDown}')
      await fireEvent.pointerDown(button)
      await expect(screen.queryByRole('menu')).toBeNull()
    }
  },
}

function Emptied({ onOpenChange }: { onOpenChange?: (open: boolean) => void }) {
  const [names, setNames] = useState(['Qatar'])
  return (
    <DropdownMenu trigger={<Button>Countries</Button>} onOpenChange={onOpenChange}>
      {names.map(name => (
        <DropdownMenuItem
          key={name}
          onKeyDown={() => {
            setNames([])
            setTimeout(setNames, 300, ['Oman'])
          }}
        >
          {name}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  )
}
/** It closes, says so, and stays closed when there are entries again. */
export const EmptiedWhileOpen: Story = {
  tags: ['behaviour', '!autodocs'],
  render: ({ onOpenChange }) => <Emptied onOpenChange={onOpenChange} />,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Countries' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Qatar' })).toHaveFocus())
    await userEvent.keyboard('x')
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false))
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await expect(screen.queryByRole('menu')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitem', { name: 'Oman' })).toBeVisible()
  },
}
