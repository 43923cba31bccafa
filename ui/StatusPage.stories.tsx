import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from './Button.tsx'
import { bangla, unbroken } from './samples.ts'
import { guide } from './guides/StatusPage.tsx'
import { StatusPage } from './StatusPage.tsx'

const home = (words: string) => (
  <Button asChild>
    <a href="#home">{words}</a>
  </Button>
)

const meta = {
  title: 'Feedback/StatusPage',
  component: StatusPage,
  parameters: {
    layout: 'fullscreen',
    guide,
  },
  args: {
    code: '404',
    title: 'We have no page here',
    description: 'The address may be old or mistyped. Everything we publish can be reached from the first page.',
    actions: home('Go to the first page'),
  },
} satisfies Meta<typeof StatusPage>
export default meta
type Story = StoryObj<typeof meta>

export const PageMissing: Story = {
  parameters: {
    words: {
      bn: { title: 'এখানে কোনো পৃষ্ঠা নেই', description: 'ঠিকানাটি পুরোনো হতে পারে।', actions: home('হোম পেজে যান') },
      ar: { title: 'لا توجد صفحة هنا', description: 'قد يكون العنوان قديماً.', actions: home('إلى الصفحة الأولى') },
    },
  },
}
export const HeadingFace: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).fontFamily).toContain('Literata')
  },
}
export const Waiting: Story = {
  parameters: { languages: ['en'] },
  args: {
    code: undefined,
    title: 'Your account is waiting for approval',
    description: 'The owner has been told. You will get an e-mail as soon as you may come in.',
    actions: undefined,
  },
}
export const LongWords: Story = {
  parameters: { languages: ['en'] },
  args: { title: `${bangla} ${unbroken}`, description: bangla, dir: 'rtl', lang: 'bn' },
  globals: { viewport: { value: 'w360' } },
}
