import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Gallery', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** One album alone does not look like a fault, and its number of pictures is read beside it. */
export const List: Story = { args: { path: '/admin/gallery' } }
/** Each picture is known by its words and its number in the order, not by its drawing alone. */
export const Edit: Story = { args: { path: `/admin/gallery/${recorded('content.open gallery')._id}` } }
export const Empty: Story = { args: { path: '/admin/gallery', responses: { 'content.documents gallery': [] } } }
export const Failed: Story = { args: { path: '/admin/gallery', responses: { 'content.documents gallery': failed } } }
export const ListInBangla: Story = { args: { path: '/admin/gallery' }, globals: banglaDesk }
