import type { Meta, StoryObj } from '@storybook/react-vite'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../ui/Button.tsx'
import { Page, Part, TokenRows, tokensOf } from './tokens.tsx'

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta
export default meta

const uses: Record<string, string> = {
  '--ease-out': 'Everything that moves: quick at first, then it settles.',
  '--default-transition-duration': 'Colours, borders and shadows under the pointer.',
  '--default-transition-timing-function': 'The same curve, for every transition that names none.',
}
/** Milliseconds, and what takes that long. */
const durations: [number, string][] = [
  [160, 'From one page to the next.'],
  [180, 'Colours and borders under the pointer.'],
  [200, 'A card that rises, a menu that opens.'],
  [500, 'A slide of a Slider or the Carousel, as the specification sets it.'],
  [800, 'A part that comes into view: Reveal, up to 1400.'],
]
const tokens = [...tokensOf('ease'), ...tokensOf('default-transition')].filter(({ name }) => uses[name])

function Durations() {
  const [isOver, setOver] = useState(false)
  return (
    <div className="grid gap-4">
      <Button variant="secondary" className="justify-self-start" onClick={() => setOver(!isOver)}>
        <Play aria-hidden />
        Move
      </Button>
      <ul className="grid gap-3">
        {durations.map(([ms, use]) => (
          <li key={ms} className="grid items-center gap-x-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <span className="block w-48 rounded-full bg-sunken p-1">
              <span
                data-duration={ms}
                className={`block size-6 rounded-full bg-brand transition-[translate] ${isOver ? 'translate-x-40 rtl:-translate-x-40' : ''}`}
                style={{ transitionDuration: `${ms}ms` }}
              />
            </span>
            <p className="text-sm">
              <strong className="tabular-nums">{ms} ms</strong> {use}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const Motion: StoryObj = {
  render: () => (
    <Page
      title="Motion"
      lead="Motion says where something came from. Nothing moves for people who ask for less, and nothing is hidden without scripts."
    >
      <Part title="Curve and time">
        <TokenRows
          tokens={tokens}
          uses={uses}
          hasOneSide
          specimen={({ name }) =>
            name === '--ease-out' ? (
              <svg viewBox="0 0 100 100" className="size-24 rounded-sm border border-line bg-surface" aria-hidden>
                <path d="M0 100C20 30 20 0 100 0" fill="none" stroke="var(--color-brand)" strokeWidth="4" />
              </svg>
            ) : null
          }
        />
      </Part>
      <Part title="How long" lead="Choose “Reduced motion” in the toolbar: nothing moves any more.">
        <Durations />
      </Part>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const slow = canvasElement.querySelector('[data-duration="500"]') as Element
    await expect(getComputedStyle(slow).transitionDuration).toBe(isStill ? '0s' : '0.5s')
    await expect(getComputedStyle(slow).transitionTimingFunction).toBe('cubic-bezier(0.2, 0.7, 0.2, 1)')
  },
}
