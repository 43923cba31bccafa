import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './Button.tsx'
import { HintBar } from './HintBar.tsx'

const meta = {
  title: 'Kit/HintBar',
  component: HintBar,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '200px' },
      description: {
        component:
          'A suggestion that can be ignored, such as another language, above the lower edge of the window. Once closed it stays away. Not for anything that must be read: that is an Alert.',
      },
    },
  },
  args: {
    lang: 'bn',
    children: 'এই পাতাটি বাংলায়ও পড়তে পারেন।',
    action: (
      <Button asChild size="sm">
        <a href="#bn">বাংলায় পড়ুন</a>
      </Button>
    ),
    closeLabel: 'বন্ধ করুন',
    onClose: fn(),
    'aria-label': 'ভাষা',
  },
  decorators: [
    Story => (
      <div className="min-h-60">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HintBar>
export default meta
type Story = StoryObj<typeof meta>

export const Language: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'বন্ধ করুন' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
