import type { Meta, StoryObj } from '@storybook/react-vite'
import { m } from '#i18n/paraglide/messages.js'
import { failed } from '../network.ts'
import { phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Problems', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const NotFound: Story = { args: { path: '/nowhere/at/all' }, globals: phone }
export const Failed: Story = { args: { path: '/our-clients', responses: { 'clients.cards': failed } }, globals: phone }
export const Offline: Story = { args: { path: '/offline' }, globals: phone }
export const PreviewGone: Story = {
  args: {
    path: '/preview/old',
    loaded: { '/_public/preview/$': () => ({ preview: { state: 'gone' }, title: m.preview_title() }) },
  },
  globals: phone,
}
