import type { Meta, StoryObj } from '@storybook/react-vite'
import { banglaPhone, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Home', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const OnPhones: Story = { args: { path: '/' }, globals: phone }
export const OnDesks: Story = { args: { path: '/' } }
export const InBangla: Story = { args: { path: '/' }, globals: banglaPhone }
/** Without texts, slides, jobs and news no heading without content and no gap is left. */
export const BeforeItIsWritten: Story = {
  args: {
    path: '/',
    responses: { 'home.find': null, 'slides.list': [], 'vacancies.list': [], '/companies.json': [], 'news.latest': [] },
  },
}
