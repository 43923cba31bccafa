import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSyncExternalStore } from 'react'
import { expect } from 'storybook/test'
import { Page, Part, TokenRows, tokensOf } from './tokens.tsx'

const meta = { title: 'Foundations/Breakpoints', tags: ['!autodocs'] } satisfies Meta
export default meta

const uses: Record<string, string> = {
  '--breakpoint-sm': '640 px. Two columns of cards; buttons side by side.',
  '--breakpoint-md': '768 px. Sliders show two; a banner puts its button beside its words.',
  '--breakpoint-lg': '1024 px. Three or four columns; the menu of the header in full; a sidebar for staff.',
  '--breakpoint-xl': '1280 px. Help beside its picture.',
}
const points = tokensOf('breakpoint').filter(({ name }) => uses[name])

function Now() {
  const width = useSyncExternalStore(
    changed => {
      addEventListener('resize', changed)
      return () => removeEventListener('resize', changed)
    },
    () => innerWidth,
  )
  return (
    <p className="text-lg">
      This window is <strong className="tabular-nums">{width} px</strong> wide
      <span className="text-muted">
        : <span className="sm:hidden">below sm</span>
        <span className="hidden sm:max-md:inline">sm</span>
        <span className="hidden md:max-lg:inline">md</span>
        <span className="hidden lg:max-xl:inline">lg</span>
        <span className="hidden xl:inline">xl</span>
      </span>
    </p>
  )
}

export const Breakpoints: StoryObj = {
  render: () => (
    <Page
      title="Breakpoints"
      lead="A class without a prefix is for phones of 360 px; md: and the others add what more room allows. Try the widths in the toolbar."
    >
      <Now />
      <Part title="Widths of the window">
        <TokenRows
          tokens={points}
          uses={uses}
          hasOneSide
          specimen={({ value }) => (
            <span className="block w-full sm:w-96">
              <span className="block h-6 rounded-sm bg-brand-soft" style={{ width: `calc(${value} / 80rem * 100%)` }} />
            </span>
          )}
        />
      </Part>
      <Part title="Widths of a place" lead="as-table: is a class for tables of entries, which look at their own width.">
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="font-semibold">few-columns</dt>
          <dd>From 40rem: up to four columns stand side by side.</dd>
          <dt className="font-semibold">many-columns</dt>
          <dd>From 56rem: more than four.</dd>
        </dl>
      </Part>
    </Page>
  ),
  play: async () => {
    await expect(points.map(({ value }) => Number.parseFloat(value) * 16)).toEqual([640, 768, 1024, 1280])
  },
}
