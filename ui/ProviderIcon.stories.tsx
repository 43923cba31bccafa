import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from './Button.tsx'
import { guide } from './guides/ProviderIcon.tsx'
import { ProviderIcon } from './ProviderIcon.tsx'

const meta = {
  title: 'Content/ProviderIcon',
  component: ProviderIcon,
  args: { provider: 'google' },
  argTypes: { provider: { control: 'select', options: ['google', 'facebook', 'github', 'twitter'] } },
  parameters: {
    guide,
  },
} satisfies Meta<typeof ProviderIcon>
export default meta
type Story = StoryObj<typeof meta>

const names = { google: 'Google', facebook: 'Facebook', github: 'GitHub', twitter: 'X' } as const
const continueWith = {
  en: (name: string) => `Continue with ${name}`,
  bn: (name: string) => `${name} দিয়ে এগিয়ে যান`,
  ar: (name: string) => `المتابعة باستخدام ${name}`,
}

export const Buttons: Story = {
  render: (_, { globals }) => (
    <div className="grid max-w-form gap-3">
      {(Object.keys(names) as (keyof typeof names)[]).map(provider => (
        <Button key={provider} asChild variant="secondary">
          <a href={`#${provider}`}>
            <ProviderIcon provider={provider} />
            {continueWith[globals.language as keyof typeof continueWith](names[provider])}
          </a>
        </Button>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
    for (const sign of canvasElement.querySelectorAll('svg')) await expect(sign).toHaveAttribute('aria-hidden', 'true')
  },
}
export const LongWords: Story = {
  render: args => (
    <div dir="rtl" lang="ar" className="w-64">
      <Button asChild variant="secondary" className="w-full">
        <a href="#google">
          <ProviderIcon {...args} />
          المتابعة باستخدام حساب الوزارة القديم
        </a>
      </Button>
    </div>
  ),
}
