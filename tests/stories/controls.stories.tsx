import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite'
import { createElement, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, spyOn } from 'storybook/test'
import { sentenceCase } from '../../.storybook/names.ts'
import { modules } from '../../.storybook/parts.ts'
import { lookAt, type Guide } from '../../ui/guides/guide.ts'

const meta = {
  title: 'Foundations/Controls',
  tags: ['behaviour', '!autodocs', '!dev'], // composed with the annotations of the test runner
  parameters: { a11y: { test: 'off' } },
} satisfies Meta
export default meta

type Control = { type?: string; min?: number; max?: number; disable?: boolean }
type ArgType = { control?: Control; options?: readonly unknown[]; table?: { disable?: boolean } }
type Composed = ComponentType<object> & {
  id: string
  storyName: string
  tags: string[]
  argTypes: Record<string, ArgType>
  parameters: { guide?: Guide; docs?: { description?: object } }
}

/** Each control of each story takes every value that a person can set, and loses it again; none is without ends. */
export const NoControlCrashes: StoryObj<typeof meta> = {
  render: () => <p>Tried beside this page</p>,
  play: async () => {
    for (const level of ['warn', 'error'] as const) spyOn(console, level).mockReturnValue() // values that go and come, links without address
    const stories = atRest()
    const faults: string[] = []
    let tried = 0
    for (const story of stories) {
      const changes = Object.entries(story.argTypes).flatMap(([name, type]) => changesOf(name, type))
      const crash = changes.find(([, value]) => value === ENDLESS)?.join(' ') ?? crashOf(story, changes)
      if (crash) faults.push(`${story.id}: ${crash}`)
      tried += changes.length
      await new Promise(done => setTimeout(done))
    }
    await expect(faults).toEqual([])
    await expect(tried).toBeGreaterThan(2000)
  },
}

/** Each story at rest has a sentence for people who look: in the guide of its part, or for all stories of its name. */
export const EveryStorySaysWhatToLookAt: StoryObj<typeof meta> = {
  render: () => <p>Read from the guides</p>,
  play: async () => {
    const silent = atRest().filter(
      ({ storyName, parameters }) =>
        !lookAt(parameters.guide, sentenceCase(storyName)) && !parameters.docs?.description,
    )
    await expect(silent.map(({ id }) => id)).toEqual([])
    const named = new Map<Guide, Set<string>>()
    for (const { storyName, parameters } of atRest())
      if (parameters.guide)
        named.set(parameters.guide, (named.get(parameters.guide) ?? new Set()).add(sentenceCase(storyName)))
    const lost = [...named].flatMap(([{ looks = {} }, stories]) =>
      Object.keys(looks).filter(name => !stories.has(name)),
    )
    await expect(lost, 'sentences for stories that are not there').toEqual([])
  },
}

function atRest() {
  return Object.values(modules)
    .flatMap(module => Object.values(composeStories(module as never)) as Composed[])
    .filter(({ tags }) => !tags.includes('behaviour'))
}

const ENDLESS = 'has no range or choices'

/** Both answers, each choice, no text and a long one, the ends of a range and no number. */
function changesOf(name: string, { control = {}, options, table }: ArgType): [string, unknown][] {
  const { type = '', min, max, disable } = control
  if (!type || disable || table?.disable) return []
  const values: Record<string, unknown[] | undefined> = {
    boolean: [true, false],
    text: ['', 'Donaudampfschifffahrt '.repeat(20)],
    number: min === undefined || max === undefined ? undefined : [min, max, undefined],
  }
  return [...(values[type] ?? options ?? [ENDLESS])].map(value => [name, value])
}

/** The first crash of a story while its controls are changed one after the other. */
function crashOf(story: Composed, changes: [string, unknown][]) {
  let crash: string | undefined
  const box = document.body.appendChild(document.createElement('div'))
  let change: object = {}
  const root = createRoot(box, {
    onUncaughtError: error => void (crash ??= `${JSON.stringify(change).slice(0, 80)} ${String(error).slice(0, 120)}`),
  })
  for (const set of [{}, ...changes.map(([name, value]) => ({ [name]: value })), {}]) {
    change = set
    if (!crash) flushSync(() => root.render(createElement(story, set)))
  }
  flushSync(() => root.unmount())
  box.remove()
  return crash
}
