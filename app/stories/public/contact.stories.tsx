import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { banglaPhone, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Contact', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const OnPhones: Story = { args: { path: '/contact-us' }, globals: phone }
export const InArabic: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { path: '/contact-us' },
  globals: { ...phone, language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is there in English and Bangla only.')).toBeVisible()
    await expect(document.documentElement).toHaveAttribute('dir', 'ltr')
    await expect(document.documentElement).toHaveAttribute('lang', 'en')
  },
}
export const InBangla: Story = { args: { path: '/contact-us' }, globals: banglaPhone }
/** The reference stands where the form was, with what happens next and a way to write again. */
export const Sent: Story = { args: { path: '/contact-us?sent=ENQ-7K4P2M' }, globals: phone }
