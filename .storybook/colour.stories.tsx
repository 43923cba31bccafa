import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { contrast, luminance } from './contrast.ts'
import { BESIDE_EDGE, GROUNDS, Palette, ratioOf } from './palette.tsx'
import { colours as ofStorybook } from './theme.ts'
import { BothThemes, Page, Part, SIDES, TokenRows, tokensOf } from './tokens.tsx'

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta
export default meta

const uses: Record<string, string> = {
  '--color-transparent': 'No colour at all.',
  '--color-current': 'The colour of the words around it.',
  '--color-paper': 'The ground of every page.',
  '--color-surface': 'Cards, fields and tables on the page.',
  '--color-raised': 'What lies above the page for a while: menus, dialogs, messages.',
  '--color-sunken': 'Grounds that step back: frames of pictures, foot of tables.',
  '--color-plate': 'Light in both schemes, for logos made for light ground.',
  '--color-line': 'Hairlines. Decoration, never the only sign of a control.',
  '--color-edge': 'The border of a control.',
  '--color-ink': 'Words.',
  '--color-muted': 'Words that come second.',
  '--color-brand': 'Links, primary buttons, focus.',
  '--color-brand-strong': 'A primary button under the pointer.',
  '--color-brand-soft': 'The quiet ground of what is chosen or pointed at.',
  '--color-on-brand': 'Words on brand.',
  '--color-deep': 'Hero, banner and footer.',
  '--color-on-deep': 'Words on deep.',
  '--color-on-deep-muted': 'Words on deep that come second.',
  '--color-accent': 'The one most important action of a screen. Rare.',
  '--color-accent-strong': 'The accent under the pointer.',
  '--color-on-accent': 'Words on the accent.',
  '--color-danger': 'Errors, and buttons that destroy.',
  '--color-danger-strong': 'The same under the pointer.',
  '--color-danger-soft': 'The ground of an error.',
  '--color-on-danger': 'Words on danger.',
  '--color-success': 'What went well.',
  '--color-success-soft': 'The ground of what went well.',
  '--color-warning': 'What needs care before it goes wrong: a date that runs out, a session that ends.',
  '--color-warning-soft': 'The ground of what needs care.',
  '--color-info': 'What is good to know.',
  '--color-info-soft': 'The ground of what is good to know.',
  '--color-scrim': 'Over the page behind a dialog.',
}
const colours = tokensOf('color')

export const Colour: StoryObj = {
  render: () => (
    <Page
      title="Colour"
      lead="River green on warm paper, one marigold accent. No other colour can be written by accident: only these exist."
    >
      <Part title="Colours">
        <TokenRows
          tokens={colours}
          uses={uses}
          specimen={({ name }) => (
            <span className="block size-10 rounded-sm border border-line" style={{ background: `var(${name})` }} />
          )}
        />
      </Part>
      <Part
        title="Contrast"
        lead="Measured from the painted pixels: at least 4.5 to 1 for words, 3 to 1 for the border of a control."
      >
        <BothThemes>
          <Palette />
        </BothThemes>
      </Part>
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(colours.filter(({ name }) => !uses[name])).toEqual([])
    const pairs = [...canvasElement.querySelectorAll<HTMLElement>('[data-pair]')]
    await expect(pairs).toHaveLength(2 * (Object.values(GROUNDS).flat().length + BESIDE_EDGE.length))
    await expect(
      pairs.filter(pair => ratioOf(pair) < Number(pair.dataset.least)).map(pair => pair.dataset.pair),
    ).toEqual([])
    const probe = canvasElement.appendChild(document.createElement('i'))
    for (const side of SIDES)
      for (const [name, hex] of Object.entries(ofStorybook[side])) {
        probe.style.cssText = `color-scheme: ${side}; color: var(--color-${name})`
        await expect(contrast(getComputedStyle(probe).color, hex), `${name} of Storybook in ${side}`).toBeLessThan(1.03)
      }
    const [light, dark] = SIDES.map(side => layersOf(canvas.getByRole('region', { name: new RegExp(side, 'i') })))
    await expect(light?.paper).toBeGreaterThan(0.9)
    await expect(dark?.paper).toBeLessThan(0.05)
    const layers = ['sunken', 'paper', 'surface', 'raised'].map(name => dark?.[name] ?? Number.NaN)
    await expect(layers, 'in dark each layer is lighter than the one below').toEqual(layers.toSorted((a, b) => a - b))
    await expect(new Set(layers).size).toBe(4)
  },
}

/** How light each ground is, by its name. */
function layersOf(side: HTMLElement): Record<string, number> {
  const words = side.querySelectorAll<HTMLElement>('[data-pair^="ink on"], [data-pair^="edge beside"]')
  return Object.fromEntries(
    [...words].map(word => [word.dataset.pair?.split(' ').at(-1), luminance(getComputedStyle(word).backgroundColor)]),
  )
}
