import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  title: 'Foundations/Colour',
  parameters: { docs: { description: { component: 'Every colour there is. Each line is a word on its ground; the play function measures its contrast from the painted pixels, light and dark: at least 4.5:1 for words, 3:1 for the borders of controls.' } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Which words may stand on which ground: the measured promise of the palette. */
const grounds = [
  { ground: 'bg-paper', name: 'paper', words: ['text-ink', 'text-muted', 'text-brand', 'text-brand-strong', 'text-danger', 'text-danger-strong', 'text-success'] },
  { ground: 'bg-surface', name: 'surface', words: ['text-ink', 'text-muted', 'text-brand', 'text-brand-strong', 'text-danger', 'text-danger-strong', 'text-success'] },
  { ground: 'bg-sunken', name: 'sunken', words: ['text-ink', 'text-muted', 'text-brand', 'text-brand-strong', 'text-danger', 'text-danger-strong', 'text-success'] },
  { ground: 'bg-brand-soft', name: 'brand-soft', words: ['text-ink', 'text-muted', 'text-brand', 'text-brand-strong'] },
  { ground: 'bg-brand', name: 'brand', words: ['text-on-brand'] },
  { ground: 'bg-brand-strong', name: 'brand-strong', words: ['text-on-brand'] },
  { ground: 'bg-deep', name: 'deep', words: ['text-on-deep', 'text-on-deep-muted', 'text-accent'] },
  { ground: 'bg-accent', name: 'accent', words: ['text-on-accent'] },
  { ground: 'bg-accent-strong', name: 'accent-strong', words: ['text-on-accent'] },
  { ground: 'bg-danger', name: 'danger', words: ['text-on-danger'] },
  { ground: 'bg-danger-strong', name: 'danger-strong', words: ['text-on-danger'] },
  { ground: 'bg-danger-soft', name: 'danger-soft', words: ['text-ink', 'text-muted', 'text-danger', 'text-danger-strong'] },
  { ground: 'bg-success-soft', name: 'success-soft', words: ['text-ink', 'text-muted', 'text-success'] },
]
const lines = [
  { line: 'border-line', name: 'line', use: 'Hairlines: decoration, never the only sign of a control' },
  { line: 'border-edge', name: 'edge', use: 'The border of a control' },
]

function Palette({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <section data-theme={theme} className="min-w-0 flex-1 basis-md bg-paper p-6 text-ink">
      <h2 className="mb-4 text-xl">{theme === 'light' ? 'Light' : 'Dark'}</h2>
      <div className="grid gap-3">
        {grounds.map(({ ground, name, words }) => (
          <div key={name} data-ground={name} className={`rounded-md border border-line p-4 ${ground}`}>
            {words.map(word => <p key={word} data-word={word.replace('text-', '')} className={`flex justify-between gap-4 text-sm ${word}`}><span>{word.replace('text-', '')} on {name}</span><span data-ratio className="tabular-nums" /></p>)}
          </div>
        ))}
        {lines.map(({ line, name, use }) => <p key={name} data-line={name} className={`rounded-md border bg-surface p-4 text-sm ${line}`}>{name}: {use}</p>)}
      </div>
    </section>
  )
}

const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

/** Relative luminance by WCAG 2.2 of any CSS colour, painted to be read as sRGB. */
function luminance(colour: string) {
  if (!brush) throw new Error('No canvas to measure with')
  brush.fillStyle = colour
  brush.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map(value => value / 255).map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

export const Colour: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <div className="flex flex-wrap"><Palette theme="light" /><Palette theme="dark" /></div>,
  play: async ({ canvasElement }) => {
    await expect(contrast('white', 'black')).toBeCloseTo(21, 5)
    const measured: string[] = []
    const weak: string[] = []
    for (const theme of canvasElement.querySelectorAll<HTMLElement>('[data-theme]')) {
      for (const word of theme.querySelectorAll<HTMLElement>('[data-word]')) {
        const ground = word.closest<HTMLElement>('[data-ground]')
        if (!ground) continue
        const ratio = contrast(getComputedStyle(word).color, getComputedStyle(ground).backgroundColor)
        const pair = `${theme.dataset.theme}: ${word.dataset.word} on ${ground.dataset.ground} ${ratio.toFixed(2)}`
        measured.push(pair)
        if (ratio < 4.5) weak.push(pair)
        const place = word.querySelector('[data-ratio]')
        if (place) place.textContent = ratio.toFixed(1)
      }
      const edge = theme.querySelector('[data-line=edge]')
      if (edge) for (const ground of ['paper', 'surface', 'sunken']) {
        const at = theme.querySelector(`[data-ground=${ground}]`)
        const ratio = at ? contrast(getComputedStyle(edge).borderTopColor, getComputedStyle(at).backgroundColor) : 0
        measured.push(`${theme.dataset.theme}: edge beside ${ground} ${ratio.toFixed(2)}`)
        if (ratio < 3) weak.push(measured.at(-1) ?? '')
      }
    }
    await expect(measured).toHaveLength(2 * (grounds.flatMap(ground => ground.words).length + 3))
    await expect(new Set(measured.map(pair => pair.split(':')[1])).size).toBeGreaterThan(measured.length * 0.8)
    await expect(weak).toEqual([])
  },
}
