import type { Meta, StoryObj } from '@storybook/react-vite'
import { choices } from '../.storybook/choices.ts'
import { Avatar, avatarLook } from './Avatar.tsx'
import { guide } from './guides/Avatar.tsx'
import { scene } from './samples.ts'

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Rahima Khatun' },
  argTypes: choices(avatarLook),
  parameters: { guide, words: { bn: { name: 'রহিমা খাতুন' }, ar: { name: 'رحيمة خاتون' } } },
  render: args => (
    <p className="flex items-center gap-3">
      <Avatar {...args} />
      {args.name}
    </p>
  ),
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {}
export const WithPicture: Story = { args: { src: scene(2) } }
export const Sizes: Story = {
  render: args => (
    <p className="flex items-center gap-3">
      <Avatar {...args} size="sm" />
      <Avatar {...args} />
      <Avatar {...args} size="lg" variant="solid" />
    </p>
  ),
}
export const OneName: Story = { args: { name: 'Rahima' } }
