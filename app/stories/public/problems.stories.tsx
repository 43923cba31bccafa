import type { Meta, StoryObj } from '@storybook/react-vite'
import { m } from '#i18n/paraglide/messages.js'
import { failed } from '../network.ts'
import { phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Problems', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** What may have happened is said without blame; home page, search and jobs are the ways on. */
export const NotFound: Story = { args: { path: '/nowhere/at/all' }, globals: phone }
export const Failed: Story = { args: { path: '/our-clients', responses: { 'clients.cards': failed } }, globals: phone }
/** Telephone numbers and the address can be read without a connection, and it is said which pages open. */
export const Offline: Story = { args: { path: '/offline' }, globals: phone }
/** It says whom to ask, and does not look like a fault of the site. */
export const PreviewGone: Story = {
  args: {
    path: '/preview/old',
    loaded: { '/_public/preview/$': () => ({ preview: { state: 'gone' }, title: m.preview_title() }) },
  },
  globals: phone,
}
