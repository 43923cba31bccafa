import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { guide } from './guides/StaffHeader.tsx'
import { bangla, unbroken } from './samples.ts'
import { StaffHeader } from './StaffHeader.tsx'

const meta = {
  title: 'Navigation/StaffHeader',
  component: StaffHeader,
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    layout: 'fullscreen',
    guide,
    docs: { story: { height: '120px' } },
    words: { bn: { welcome: 'স্বাগতম, রহিমা খাতুন' }, ar: { welcome: 'أهلًا، رحيمة خاتون' } },
  },
  args: {
    welcome: 'Welcome, Rahima Khatun',
    children: (
      <Button size="sm" variant="secondary">
        Log out
      </Button>
    ),
  },
} satisfies Meta<typeof StaffHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { parameters: { languages: ['en'] } }
export const Phone: Story = { parameters: { languages: ['en'] }, globals: { viewport: { value: 'w360' } } }
export const LongWords: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { languages: ['en'] },
  args: { dir: 'rtl', lang: 'bn', welcome: `${bangla} ${unbroken}` },
}
