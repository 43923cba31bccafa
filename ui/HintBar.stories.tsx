import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inBox } from '../.storybook/box.tsx'
import { Button } from './Button.tsx'
import { guide } from './guides/HintBar.tsx'
import { HintBar } from './HintBar.tsx'

/** Whoever reads Bangla or Arabic is offered English. */
const offersEnglish = {
  lang: 'en',
  children: 'You can read this page in English, too.',
  actions: (
    <Button asChild size="sm">
      <a href="#en">Read in English</a>
    </Button>
  ),
  labels: { close: 'Close' },
  'aria-label': 'Language',
}

const meta = {
  title: 'Feedback/HintBar',
  component: HintBar,
  parameters: {
    layout: 'fullscreen',
    guide,
    docs: { story: { inline: false, height: '240px' } },
    words: {
      bn: offersEnglish,
      ar: offersEnglish,
    },
  },
  args: {
    lang: 'bn',
    children: 'এই পৃষ্ঠাটি বাংলায়ও পড়তে পারেন।',
    actions: (
      <Button asChild size="sm">
        <a href="#bn">বাংলায় পড়ুন</a>
      </Button>
    ),
    labels: { close: 'বন্ধ করুন' },
    onOpenChange: fn(),
    'aria-label': 'ভাষা',
  },
  decorators: [inBox({ className: 'min-h-60' })],
} satisfies Meta<typeof HintBar>
export default meta
type Story = StoryObj<typeof meta>

export const Language: Story = { globals: { viewport: { value: 'w1280' } } }

export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'w360' } } }

export const Closing: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'বন্ধ করুন' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
