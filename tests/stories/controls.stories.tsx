import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite'
import { createElement, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { storyNameFromExport } from 'storybook/internal/csf'
import { expect, spyOn } from 'storybook/test'
import { until } from '../../.storybook/looking.ts'
import { mount } from '../../.storybook/mounting.tsx'
import { sentenceCase } from '../../.storybook/names.ts'
import { modules } from '../../.storybook/parts.ts'
import { lookAt } from '../../ui/guides/guide.ts'

const meta = {
  title: 'Foundations/Controls',
  tags: ['behaviour', '!autodocs', '!dev'], // composed with the annotations of the test runner
  parameters: { a11y: { test: 'off' } },
} satisfies Meta
export default meta

/** Of parts, foundations, screens, mails and printed documents. */
const all = import.meta.glob<(typeof modules)[string]>(
  ['../../{.storybook,ui}/*.stories.tsx', '../../{app/stories,server/features}/**/*.stories.tsx'],
  { eager: true }, // a test cannot load what has tests of its own
)

type Control = { type?: string; min?: number; max?: number; disable?: boolean }
type ArgType = { control?: Control; options?: readonly unknown[]; table?: { disable?: boolean } }
type Composed = ComponentType<object> & {
  id: string
  shownAs: string
  tags: string[]
  argTypes: Record<string, ArgType>
  parameters: Parameters<typeof lookAt>[0]
}

/**
 * Each control of the first story of a part takes every value that a person can set, one after the other; in the others all controls
 * take their first value, then their second. None is without ends.
 */
export const NoControlCrashes: StoryObj<typeof meta> = {
  render: () => <p>Tried beside this page</p>,
  play: async () => {
    for (const level of ['warn', 'error'] as const) spyOn(console, level).mockReturnValue() // values that go and come, links without address
    const faults: string[] = []
    const seen = new Set<unknown>()
    let tried = 0
    for (const story of atRest()) {
      const controls = Object.entries(story.argTypes).map(([name, type]) => ({ name, values: valuesOf(type) }))
      const alone = controls.flatMap(({ name, values }) => values.map(value => ({ [name]: value })))
      const most = Math.max(0, ...controls.map(({ values }) => values.length))
      const together = Array.from({ length: most }, (_, n) =>
        Object.fromEntries(controls.flatMap(({ name, values }) => (n in values ? [[name, values[n]]] : []))),
      )
      const isFirst = !seen.has(story.parameters.guide)
      seen.add(story.parameters.guide)
      const endless = controls.find(({ values }) => values.includes(ENDLESS))?.name
      const crash = endless ? `${endless} ${ENDLESS}` : crashOf(story, isFirst ? alone : together)
      if (crash) faults.push(`${story.id}: ${crash}`)
      tried += alone.length
      await new Promise(done => setTimeout(done))
    }
    await expect(faults).toEqual([])
    await expect(tried).toBeGreaterThan(2000)
  },
}

/** Each story of a docs page has a sentence for people who look: above it, in the guide of its part, or for all of its name. */
export const EveryStorySaysWhatToLookAt: StoryObj<typeof meta> = {
  render: () => <p>Read from the stories and guides</p>,
  play: async () => {
    const stories = atRest(all).filter(({ tags }) => tags.includes('autodocs'))
    const silent = stories.filter(({ shownAs, parameters }) => !lookAt(parameters, shownAs))
    await expect(silent.map(({ id, shownAs }) => `${id} ${shownAs}`)).toEqual([])
    const ofGuides = Map.groupBy(stories, ({ parameters: { guide } }) => guide)
    const lost = [...ofGuides].flatMap(([guide, own]) =>
      Object.keys(guide?.looks ?? {}).filter(name => !own.some(({ shownAs }) => shownAs === name)),
    )
    await expect(lost, 'sentences for stories that are not there').toEqual([])
  },
}

/** Each button of a dialog ends it, in every story that shows one, but for those of one at work. */
export const ButtonsEndDialogs: StoryObj<typeof meta> = {
  render: () => <p>Pressed beside this page</p>,
  play: async () => {
    const stay: string[] = []
    let pressed = 0
    for (const Story of atRest())
      for (let n = 0, buttons = 1; n < buttons; n++) {
        const { unmount } = mount(<Story />)
        const dialog = document.querySelector('[data-slot=dialog-body]')?.closest('[role$=dialog]')
        const all = [...(dialog?.querySelectorAll('button:not([aria-busy=true], [aria-disabled=true])') ?? [])]
        const button = all[n] as HTMLButtonElement | undefined
        buttons = all.length
        button?.click()
        if (button) await until(() => !button.isConnected)
        if (button?.isConnected) stay.push(`${Story.id}: ${button.textContent || button.ariaLabel}`)
        pressed += button ? 1 : 0
        unmount()
      }
    await expect(stay).toEqual([])
    await expect(pressed).toBeGreaterThan(25)
  },
}

function atRest(of = modules) {
  return Object.values(of)
    .flatMap(module =>
      Object.entries(composeStories(module as never) as Record<string, Composed>).map(([key, story]) => {
        const { name = storyNameFromExport(key) } = module[key] as { name?: string }
        return Object.assign(story, { shownAs: sentenceCase(name) })
      }),
    )
    .filter(({ tags }) => !tags.includes('behaviour'))
}

const ENDLESS = 'has no range or choices'

/** Both answers, each choice, no text and a long one, the ends of a range and no number. */
function valuesOf({ control = {}, options, table }: ArgType): readonly unknown[] {
  const { type = '', min, max, disable } = control
  if (!type || disable || table?.disable) return []
  const values: Record<string, unknown[] | undefined> = {
    boolean: [true, false],
    text: ['', 'Donaudampfschifffahrt '.repeat(20)],
    range: min === undefined || max === undefined ? undefined : [min, max, undefined],
  }
  return values[type] ?? options ?? [ENDLESS]
}

/** The first crash of a story while its controls are changed one after the other. */
function crashOf(story: Composed, changes: object[]) {
  let crash: string | undefined
  const box = document.body.appendChild(document.createElement('div'))
  let change: object = {}
  const root = createRoot(box, {
    onUncaughtError: error => void (crash ??= `${JSON.stringify(change).slice(0, 80)} ${String(error).slice(0, 120)}`),
  })
  for (const set of [{}, ...changes, {}]) {
    change = set
    if (!crash) flushSync(() => root.render(createElement(story, set)))
  }
  flushSync(() => root.unmount())
  box.remove()
  return crash
}
