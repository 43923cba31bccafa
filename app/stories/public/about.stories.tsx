import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/About', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const AboutUs: Story = { args: { path: '/about-us' }, globals: phone }
export const Mission: Story = { args: { path: '/mission' }, globals: phone }
export const MissionAndVision: Story = { args: { path: '/mission-vision' } }
export const Values: Story = { args: { path: '/values' }, globals: phone }
export const PrivacyPolicy: Story = { args: { path: '/privacy-policy' }, globals: phone }
