import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/About', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** The licence stands in the text, not in a badge alone, and drawings say that they are illustrations. */
export const AboutUs: Story = { args: { path: '/about-us' }, globals: phone }
/** What the agency does not do is a list of its own, followed by the way to report it. */
export const Mission: Story = { args: { path: '/mission' }, globals: phone }
/** Both chapters have headings of one size, and the figure of workers placed says its date. */
export const MissionAndVision: Story = { args: { path: '/mission-vision' } }
/** All values have the same heading and the same room around it; none looks more important than the others. */
export const Values: Story = { args: { path: '/values' }, globals: phone }
/** The list of chapters leads to each, and lines of this long text stay short enough to read. */
export const PrivacyPolicy: Story = { args: { path: '/privacy-policy' }, globals: phone }
