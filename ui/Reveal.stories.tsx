import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Card } from './Card.tsx'
import { guide } from './guides/Reveal.tsx'
import { Reveal } from './Reveal.tsx'
import { bangla } from './samples.ts'

const meta = {
  title: 'Layout/Reveal',
  component: Reveal,
  parameters: {
    guide,
    docs: { story: { inline: false, height: '400px' } },
    words: {
      bn: { children: <Card>চল্লিশজন ওয়েল্ডার দোহায় যাচ্ছেন</Card> },
      ar: { children: <Card>أربعون لحّامًا يسافرون إلى الدوحة</Card> },
    },
  },
  args: { children: <Card>Forty welders leave for Doha</Card> },
  beforeEach: () => {
    scrollTo(0, 0)
  },
} satisfies Meta<typeof Reveal>
export default meta
type Story = StoryObj<typeof meta>

const part = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-slot=reveal]') as HTMLElement
const below: Story['decorators'] = [
  Story => (
    <div>
      <div className="h-[150vh]" />
      <Story />
      <div className="h-[50vh]" />
    </div>
  ),
]

export const InSight: Story = {
  play: async ({ canvasElement }) => {
    await expect(part(canvasElement)).toHaveAttribute('data-state', 'still')
    await expect(getComputedStyle(part(canvasElement)).opacity).toBe('1')
  },
}

export const ComesIntoView: Story = {
  tags: ['behaviour', '!autodocs'],
  decorators: below,
  args: { duration: 1000, ref: fn() },
  play: async ({ args, canvasElement }) => {
    const target = part(canvasElement)
    await expect(args.ref).toHaveBeenLastCalledWith(target)
    await waitFor(() => expect(getComputedStyle(target).opacity).toBe('0'))
    await expect(getComputedStyle(target).translate).toBe('0px -100px')
    const place = target.getBoundingClientRect().top + 100
    scrollTo({ top: place - innerHeight + 110, behavior: 'instant' })
    await observed(target)
    await expect(target).toHaveAttribute('data-state', 'waiting')
    scrollTo({ top: place - innerHeight + 130, behavior: 'instant' })
    await waitFor(() => expect(target).toHaveAttribute('data-state', 'shown'))
    await expect(getComputedStyle(target).transitionDuration).toBe('1s')
    await expect(getComputedStyle(target).transitionTimingFunction).toBe('ease')
    await waitFor(() => expect(getComputedStyle(target).opacity).toBe('1'), { timeout: 2000 })
    scrollTo({ top: 0, behavior: 'instant' })
    await expect(target).toHaveAttribute('data-state', 'shown')
  },
}

export const LastOnThePage: Story = {
  tags: ['behaviour', '!autodocs'],
  decorators: [
    Story => (
      <div>
        <div className="h-[150vh]" />
        <Story />
      </div>
    ),
  ],
  args: { children: <p>A line so low that it never comes 120 px up</p> },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(part(canvasElement)).toHaveAttribute('data-state', 'waiting'))
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await waitFor(() => expect(part(canvasElement)).toHaveAttribute('data-state', 'shown'))
    await waitFor(() => expect(getComputedStyle(part(canvasElement)).opacity).toBe('1'), { timeout: 2000 })
  },
}

export const Focus: Story = {
  tags: ['behaviour', '!autodocs'],
  decorators: below,
  args: { children: <a href="#in">A link inside</a> },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(part(canvasElement)).toHaveAttribute('data-state', 'waiting'))
    canvas.getByRole('link').focus({ preventScroll: true })
    await waitFor(() => expect(part(canvasElement)).toHaveAttribute('data-state', 'shown'))
  },
}

export const LongWords: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    dir: 'rtl',
    lang: 'bn',
    duration: 1400,
    children: Array.from({ length: 30 }, (_, i) => <p key={i}>{bangla}</p>),
  },
}

/** Waits for the next intersection callbacks: those of earlier observers have run by then. */
function observed(target: Element) {
  return new Promise<void>(resolve => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(target)
  })
}
