import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  title: 'Foundations/Colour',
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'Every colour there is. Each line is a word on its ground; the play function measures its contrast from the painted pixels, light and dark: at least 4.5:1 for words, 3:1 for the borders of controls.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Which words may stand on which ground: the measured promise of the palette. */
const grounds = [
  {
    ground: 'bg-paper',
    name: 'paper',
    words: [
      'text-ink',
      'text-muted',
      'text-brand',
      'text-brand-strong',
      'text-danger',
      'text-danger-strong',
      'text-success',
    ],
  },
  {
    ground: 'bg-surface',
    name: 'surface',
    words: [
      'text-ink',
      'text-muted',
      'text-brand',
      'text-brand-strong',
      'text-danger',
      'text-danger-strong',
      'text-success',
    ],
  },
  {
    ground: 'bg-raised',
    name: 'raised',
    words: [
      'text-ink',
      'text-muted',
      'text-brand',
      'text-brand-strong',
      'text-danger',
      'text-danger-strong',
      'text-success',
    ],
  },
  {
    ground: 'bg-sunken',
    name: 'sunken',
    words: [
      'text-ink',
      'text-muted',
      'text-brand',
      'text-brand-strong',
      'text-danger',
      'text-danger-strong',
      'text-success',
    ],
  },
  { ground: 'bg-brand-soft', name: 'brand-soft', words: ['text-ink', 'text-muted', 'text-brand', 'text-brand-strong'] },
  { ground: 'bg-brand', name: 'brand', words: ['text-on-brand'] },
  { ground: 'bg-brand-strong', name: 'brand-strong', words: ['text-on-brand'] },
  { ground: 'bg-deep', name: 'deep', words: ['text-on-deep', 'text-on-deep-muted', 'text-accent'] },
  { ground: 'bg-accent', name: 'accent', words: ['text-on-accent'] },
  { ground: 'bg-accent-strong', name: 'accent-strong', words: ['text-on-accent'] },
  { ground: 'bg-danger', name: 'danger', words: ['text-on-danger'] },
  { ground: 'bg-danger-strong', name: 'danger-strong', words: ['text-on-danger'] },
  {
    ground: 'bg-danger-soft',
    name: 'danger-soft',
    words: ['text-ink', 'text-muted', 'text-danger', 'text-danger-strong'],
  },
  { ground: 'bg-success-soft', name: 'success-soft', words: ['text-ink', 'text-muted', 'text-success'] },
]
const lines = [
  { line: 'border-line', name: 'line', use: 'Hairlines: decoration, never the only sign of a control' },
  { line: 'border-edge', name: 'edge', use: 'The border of a control' },
]

function Palette() {
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {grounds.map(({ ground, name, words }) => (
        <div key={name} data-ground={name} className={`rounded-md border border-line p-4 ${ground}`}>
          {words.map(word => (
            <p
              key={word}
              data-word={word.replace('text-', '')}
              className={`flex justify-between gap-4 text-sm ${word}`}
            >
              <span>
                {word.replace('text-', '')} on {name}
              </span>
              <span data-ratio className="tabular-nums" />
            </p>
          ))}
        </div>
      ))}
      {lines.map(({ line, name, use }) => (
        <p key={name} data-line={name} className={`rounded-md border bg-surface p-4 text-sm ${line}`}>
          {name}: {use}
        </p>
      ))}
    </div>
  )
}

const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

/** Relative luminance by WCAG 2.2 of any CSS colour, painted to be read as sRGB. */
function luminance(colour: string) {
  if (!brush) throw new Error('No canvas to measure with')
  brush.fillStyle = colour
  brush.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data]
    .map(value => value / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** What the palette comes to as it is painted now: every pair with its ratio, and those that are too weak. */
function measure(canvas: HTMLElement) {
  const pairs = [...canvas.querySelectorAll<HTMLElement>('[data-word]')].map(word => {
    const ground = word.closest<HTMLElement>('[data-ground]')
    if (!ground) throw new Error(`${word.textContent} stands on no ground`)
    const ratio = contrast(getComputedStyle(word).color, getComputedStyle(ground).backgroundColor)
    word.querySelector('[data-ratio]')?.replaceChildren(ratio.toFixed(1))
    return { pair: `${word.dataset.word} on ${ground.dataset.ground}`, ratio, least: 4.5 }
  })
  const edge = canvas.querySelector('[data-line=edge]')
  const borders = ['paper', 'surface', 'raised', 'sunken'].map(name => {
    const ground = canvas.querySelector(`[data-ground=${name}]`)
    if (!edge || !ground) throw new Error(`No edge or no ${name}`)
    return {
      pair: `edge beside ${name}`,
      ratio: contrast(getComputedStyle(edge).borderTopColor, getComputedStyle(ground).backgroundColor),
      least: 3,
    }
  })
  return [...pairs, ...borders]
}

async function expectEnough(canvas: HTMLElement) {
  await expect(contrast('white', 'black')).toBeCloseTo(21, 5)
  const measured = measure(canvas)
  await expect(measured).toHaveLength(grounds.flatMap(ground => ground.words).length + 4)
  await expect(measured.filter(({ ratio, least }) => ratio < least)).toEqual([])
}

/** The theme sits on the root: built style sheets resolve light-dark() there, not on an element further in. */
function paint(theme: 'light' | 'dark') {
  return () => {
    document.documentElement.dataset.theme = theme
    return () => {
      delete document.documentElement.dataset.theme
    }
  }
}

export const Light: Story = {
  beforeEach: paint('light'),
  render: Palette,
  play: async ({ canvasElement }) => {
    await expect(luminance(getComputedStyle(document.body).backgroundColor)).toBeGreaterThan(0.9)
    await expectEnough(canvasElement)
  },
}
export const Dark: Story = {
  beforeEach: paint('dark'),
  render: Palette,
  play: async ({ canvasElement }) => {
    await expect(luminance(getComputedStyle(document.body).backgroundColor)).toBeLessThan(0.05)
    const layers = ['sunken', 'paper', 'surface', 'raised'].map(name => {
      const ground = canvasElement.querySelector(`[data-ground=${name}]`)
      return ground ? luminance(getComputedStyle(ground).backgroundColor) : Number.NaN
    })
    await expect(layers, 'each layer is lighter than the one below').toEqual(layers.toSorted((a, b) => a - b))
    await expect(new Set(layers).size).toBe(4)
    await expectEnough(canvasElement)
  },
}
