import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Gallery', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const List: Story = { args: { path: '/admin/gallery' } }
export const Edit: Story = { args: { path: `/admin/gallery/${recorded('content.open gallery')._id}` } }
export const Empty: Story = { args: { path: '/admin/gallery', responses: { 'content.documents gallery': [] } } }
export const Failed: Story = { args: { path: '/admin/gallery', responses: { 'content.documents gallery': failed } } }
export const ListInBangla: Story = { args: { path: '/admin/gallery' }, globals: banglaDesk }
