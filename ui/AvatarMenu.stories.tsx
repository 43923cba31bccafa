import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyRound, LogOut } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { ComponentProps } from 'react'
import { AvatarMenu } from './AvatarMenu.tsx'
import { inBox } from '../.storybook/box.tsx'
import { States } from '../.storybook/states.tsx'
import { DropdownMenuItem } from './DropdownMenu.tsx'
import { guide } from './guides/AvatarMenu.tsx'
import { bangla, unbroken } from './samples.ts'

function items(password: string, leave: string) {
  return (
    <>
      <DropdownMenuItem asChild icon={<KeyRound aria-hidden="true" />}>
        <a href="#password" onClick={event => event.preventDefault()}>
          {password}
        </a>
      </DropdownMenuItem>
      <DropdownMenuItem icon={<LogOut aria-hidden="true" />}>{leave}</DropdownMenuItem>
    </>
  )
}

const meta = {
  title: 'Navigation/AvatarMenu',
  component: AvatarMenu,
  parameters: {
    guide,
    docs: { story: { inline: false, height: '300px' } },
    words: {
      bn: { label: 'আপনার অ্যাকাউন্ট', name: 'রহিমা খাতুন', children: items('পাসওয়ার্ড বদলান', 'সাইন আউট') },
      ar: { label: 'حسابك', children: items('تغيير كلمة المرور', 'تسجيل الخروج') },
    },
  },
  decorators: [inBox({ className: 'flex min-h-72 items-start justify-end' })],
  args: {
    label: 'Your account',
    name: 'Rahima Khatun',
    email: 'rahima.khatun@meghbridge.example',
    onOpenChange: fn(),
    children: items('Change password', 'Sign out'),
  },
} satisfies Meta<typeof AvatarMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { defaultOpen: true }, globals: { viewport: { value: 'w768' } } }

export const Closed: Story = { parameters: { docs: { story: { height: '140px' } } } }

export const EveryState: Story = {
  name: 'States',
  decorators: [Story => <div className="w-full">{Story()}</div>],
  render: args => <States of={(props: ComponentProps<typeof AvatarMenu>) => <AvatarMenu {...args} {...props} />} />,
}

export const LongBangla: Story = {
  name: 'Long Bangla from right to left',
  globals: { viewport: { value: 'w360' }, language: 'en' },
  decorators: [inBox({ dir: 'rtl', lang: 'bn' })],
  args: {
    defaultOpen: true,
    name: 'মেহেদী বিশ্বাস',
    email: `${unbroken}@meghbridge.example`,
    children: <DropdownMenuItem>{bangla}</DropdownMenuItem>,
  },
  play: async () => {
    const menu = await screen.findByRole('menu')
    await expect(getComputedStyle(menu).direction).toBe('rtl')
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
  },
}

export const RouterLinkCloses: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async () => {
    await userEvent.click(screen.getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change password' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
