import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  title: 'Foundations/Space',
  parameters: {
    docs: {
      description: {
        component:
          'A base of 4 px; the page 1200, a text 720, a form 640 wide. Three corners and the full round, two shadows: soft for what can be pressed, lifted for what lies above the page. White space separates before lines do, lines before boxes.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const spaces = [
  { width: 'w-1', name: '1 (4 px)' },
  { width: 'w-2', name: '2 (8 px)' },
  { width: 'w-3', name: '3 (12 px)' },
  { width: 'w-4', name: '4 (16 px)' },
  { width: 'w-6', name: '6 (24 px)' },
  { width: 'w-8', name: '8 (32 px)' },
  { width: 'w-12', name: '12 (48 px)' },
  { width: 'w-16', name: '16 (64 px)' },
  { width: 'w-24', name: '24 (96 px)' },
  { width: 'w-32', name: '32 (128 px)' },
]
const boxes = [
  { look: 'rounded-sm', name: 'rounded-sm' },
  { look: 'rounded-md', name: 'rounded-md' },
  { look: 'rounded-lg', name: 'rounded-lg' },
  { look: 'rounded-full', name: 'rounded-full' },
  { look: 'rounded-lg shadow-soft', name: 'shadow-soft' },
  { look: 'rounded-lg shadow-lifted', name: 'shadow-lifted' },
]
const widths = [
  { width: 'max-w-form', name: 'form' },
  { width: 'max-w-text', name: 'text' },
  { width: 'max-w-page', name: 'page' },
]

export const Space: Story = {
  render: () => (
    <ul className="grid gap-3">
      {spaces.map(({ width, name }) => (
        <li key={name} className="flex items-center gap-4 text-sm">
          <span className="w-24 shrink-0 text-muted tabular-nums">{name}</span>
          <span data-space className={`h-4 rounded-sm bg-brand ${width}`} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      [...canvasElement.querySelectorAll('[data-space]')].map(bar => bar.getBoundingClientRect().width),
    ).toEqual([4, 8, 12, 16, 24, 32, 48, 64, 96, 128])
  },
}
export const CornersAndShadows: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-8 p-4">
      {boxes.map(({ look, name }) => (
        <li key={name} className={`grid h-24 place-items-center border border-line bg-surface text-sm ${look}`}>
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('rounded-md')).borderRadius).toBe('10px')
    await expect(getComputedStyle(canvas.getByText('shadow-lifted')).boxShadow).not.toBe('none')
  },
}
export const Widths: Story = {
  render: () => (
    <ul className="grid gap-3">
      {widths.map(({ width, name }) => (
        <li key={name} data-width={name} className={`rounded-md bg-brand-soft p-4 text-sm ${width}`}>
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('[data-width=form]')
    await expect(form && getComputedStyle(form).maxWidth).toBe('640px')
  },
}
