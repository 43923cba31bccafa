import type { Meta, StoryObj } from '@storybook/react-vite'
import { idOfPicture } from '#app/features/media/admin/media-card.tsx'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Pictures', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** What a picture shows, or that it is decorative, is read with where it is used. */
export const List: Story = { args: { path: '/admin/media' } }
/** The focal point is seen on the picture, and what visitors read is told from the name for staff. */
export const One: Story = { args: { path: `/admin/media/${idOfPicture(recorded('media.list').rows[0]!.path)}` } }
export const Failed: Story = { args: { path: '/admin/media', responses: { 'media.list': failed } } }
