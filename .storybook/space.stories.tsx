import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Copy, Page, Part, TokenRows, tokensOf } from './tokens.tsx'

const meta = { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta
export default meta

/** Steps of the base, as classes count them, and where each is used. */
const steps = {
  1: 'Between an icon and its word.',
  2: 'Between label, hint and field.',
  3: 'Between buttons side by side.',
  4: 'Inside small boxes; between cards on phones.',
  6: 'Inside cards; between cards on desks.',
  8: 'Between groups of a form.',
  12: 'Above and below a section on phones.',
  16: 'Between columns.',
  20: 'Above and below a section on desks.',
  28: 'Above and below the last section of a page.',
}
const uses = {
  '--container-text': 'A text to read: 720 px, at most 72 characters.',
  '--container-page': 'A page: 1200 px.',
  '--container-form': 'A form: 640 px, one column.',
  '--z-index-layer': 'Menus, dialogs and all that lies above the page. Messages lie above them.',
}

export const Space: StoryObj = {
  render: () => (
    <Page
      title="Space"
      lead="A base of 4 px. White space separates before lines do, lines before boxes; everything begins at one edge."
    >
      <Part title="Steps" lead="A class counts in the base: p-4 is 16 px, gap-6 is 24 px.">
        <ul className="grid">
          {Object.entries(steps).map(([step, use]) => (
            <li
              key={step}
              className="grid items-center gap-x-6 border-t border-line py-2 sm:grid-cols-[8rem_minmax(0,1fr)]"
            >
              <span
                data-step
                className="block h-4 rounded-sm bg-brand"
                style={{ width: `calc(var(--spacing) * ${step})` }}
              />
              <div>
                <Copy text={`calc(var(--spacing) * ${step})`}>{`--spacing × ${step}`}</Copy>
                <p className="text-sm text-muted">
                  {Number(step) * 4} px. {use}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Widths">
        <TokenRows
          tokens={tokensOf('container')}
          uses={uses}
          hasOneSide
          specimen={({ name }) => (
            <span className="block w-full sm:w-96">
              <span
                data-width
                className="block h-6 rounded-sm bg-brand-soft"
                style={{ width: `calc(var(${name}) / 75rem * 100%)` }}
              />
            </span>
          )}
        />
      </Part>
      <Part title="Layers" lead="What is fixed in an application lies below its menus and dialogs.">
        <TokenRows
          tokens={tokensOf('z-index')}
          uses={uses}
          hasOneSide
          specimen={({ value }) => <strong className="block w-32 tabular-nums">{value}</strong>}
        />
      </Part>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('[data-step]')].map(bar => bar.getBoundingClientRect().width)
    await expect(bars).toEqual(Object.keys(steps).map(step => Number(step) * 4))
    const { width } = getComputedStyle(canvasElement.querySelectorAll('[data-width]')[1] as Element)
    await expect(Number.parseFloat(width)).toBeGreaterThan(0)
  },
}
