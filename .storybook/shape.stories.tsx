import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Page, Part, TokenRows, tokensOf } from './tokens.tsx'

const meta = { title: 'Foundations/Radius and shadow', tags: ['!autodocs'] } satisfies Meta
export default meta

const uses: Record<string, string> = {
  '--radius-sm': 'Small parts inside others, the focus outline.',
  '--radius-md': 'Buttons, fields, menus.',
  '--radius-lg': 'Cards, dialogs, pictures.',
  '--radius-full': 'Chips, dots, round buttons.',
  '--shadow-soft': 'What can be pressed, at rest above the page.',
  '--shadow-lifted': 'Under the pointer, and what lies above the page.',
}
const radii = tokensOf('radius')
const shadows = tokensOf('shadow')

export const RadiusAndShadow: StoryObj = {
  name: 'Radius and shadow',
  render: () => (
    <Page
      title="Radius and shadow"
      lead="Three corners and the full round. Two shadows; at rest a card has a hairline and none."
    >
      <Part title="Radius">
        <TokenRows
          tokens={radii}
          uses={uses}
          specimen={({ name }) => (
            <span className="block size-14 border border-edge bg-brand-soft" style={{ borderRadius: `var(${name})` }} />
          )}
        />
      </Part>
      <Part title="Shadow">
        <TokenRows
          tokens={shadows}
          uses={uses}
          specimen={({ name }) => (
            <span className="block p-5">
              <span
                data-shadow
                className="block h-14 w-24 rounded-lg border border-line bg-surface"
                style={{ boxShadow: `var(${name})` }}
              />
            </span>
          )}
        />
      </Part>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await expect([...radii, ...shadows].filter(({ name }) => !uses[name])).toEqual([])
    const cast = [...canvasElement.querySelectorAll('[data-shadow]')].map(box => getComputedStyle(box).boxShadow)
    await expect(cast).not.toContain('none')
    await expect(new Set(cast).size, 'soft and lifted, in light and in dark').toBe(4)
  },
}
