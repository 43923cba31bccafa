import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from './guides/BrandIcon.tsx'
import { BrandIcon } from './BrandIcon.tsx'
import { IconButton } from './Button.tsx'

const meta = {
  title: 'Content/BrandIcon',
  component: BrandIcon,
  args: { brand: 'facebook' },
  parameters: {
    guide,
  },
} satisfies Meta<typeof BrandIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const sign = canvasElement.querySelector('svg') as Element
    await expect(sign).toHaveAttribute('aria-hidden', 'true')
    await expect(getComputedStyle(sign).width).toBe('20px')
  },
}
export const Links: Story = {
  render: () => (
    <div className="flex gap-1">
      {(['facebook', 'twitter', 'x', 'linkedin', 'instagram', 'whatsapp'] as const).map(brand => (
        <IconButton key={brand} asChild aria-label={brand}>
          <a href={`#${brand}`}>
            <BrandIcon brand={brand} />
          </a>
        </IconButton>
      ))}
    </div>
  ),
}
export const LongWords: Story = {
  render: args => (
    <p dir="rtl" className="flex w-24 items-center gap-2 bg-deep p-3 text-on-deep">
      <BrandIcon {...args} className="size-8" />
      فيسبوك
    </p>
  ),
}
