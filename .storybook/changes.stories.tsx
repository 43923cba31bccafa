import type { Meta, StoryObj } from '@storybook/react-vite'
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import { abilities } from './abilities.tsx'
import { active, controlsIn, settled, until, withLayers } from './looking.ts'
import { mount } from './mounting.tsx'
import { metas } from './parts.ts'
import { type Part, press, walk, wordsOf } from './walking.ts'

const meta = {
  title: 'Foundations/Changes while open',
  tags: ['behaviour', 'every-case', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  render: () => <p>Every part of the kit that lists something, while its list gets shorter</p>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/**
 * Of each part, every property of its first story that lists several things, and of what opens the entries in it: a new
 * part joins by having them. What stands in a page is its caller's, who knows where the focus goes.
 */
const lists = metas.flatMap(({ name, args }) =>
  Object.entries(args as Record<string, unknown>).flatMap(([property, value]) => {
    const { items, opens, isOpenOnPhones } = abilities[name] ?? {}
    const all = entriesOf(value)
    const isIts =
      property === items || (opens && !isOpenOnPhones) || (Array.isArray(value) && !all.some(isValidElement))
    const entries = isIts ? all : []
    return entries.length > 1 ? [{ name, property, entries }] : []
  }),
)

/** What has the focus or is chosen goes, the last and then the first: another one has the focus, and counts agree. */
export const EntriesGo: Story = walk(part =>
  inTurn(
    lists.filter(({ name }) => name === part.name),
    async list => [
      ...(await goes(part, list, 'End', entries => entries.slice(0, -1))),
      ...(await goes(part, list, 'Home', entries => entries.slice(1))),
    ],
  ),
)

export const ThereAreLists: Story = {
  play: async () => {
    await expect(lists.map(({ name, property }) => `${name} ${property}`)).toEqual(
      expect.arrayContaining([
        'Tabs tabs',
        'Lightbox pictures',
        'Slider slides',
        'Combobox options',
        'DropdownMenu children',
      ]),
    )
  },
}

type List = (typeof lists)[number]

async function goes(part: Part, { property, entries }: List, key: string, without: (entries: unknown[]) => unknown[]) {
  const { show, opens, isInertLater } = part
  const { box, show: showAgain, unmount } = mount(show({ ...opens, [property]: entries }))
  if (isInertLater) await until(() => box.querySelector('[inert]') !== null)
  await settled()
  const faults: string[] = []
  const layers = withLayers(box)
  const controls = layers.slice(1).flatMap(controlsIn)
  const [first] = controls.length > 0 ? controls : controlsIn(box)
  const isIn = () => withLayers(box).some(layer => layer.contains(active()))
  if (!isIn()) first?.focus()
  if (isIn()) for (const each of ['ArrowDown', key]) press(active(), each)
  await settled()
  const held = active()
  const wasIn = isIn()
  showAgain(show({ ...opens, [property]: without(entries) }))
  await settled()
  await settled()
  if (wasIn && !isIn()) faults.push(`${property} ${key}: loses the focus of ${held.outerHTML.slice(0, 60)}`)
  for (const layer of withLayers(box))
    for (const named of layer.querySelectorAll('[aria-activedescendant]')) {
      const id = named.getAttribute('aria-activedescendant')
      if (id && !document.getElementById(id)) faults.push(`${property} ${key}: names nothing`)
    }
  for (const [words, n, of] of wordsOf(box).matchAll(/(\d+) of (\d+)/g)) if (Number(n) > Number(of)) faults.push(words)
  const tabs = [...box.querySelectorAll('[role=tab]')]
  if (tabs.length > 0 && !tabs.some(tab => tab.ariaSelected === 'true')) faults.push('no tab is chosen')
  unmount()
  return faults
}

async function inTurn<T>(items: T[], look: (item: T) => Promise<string[]>) {
  const faults: string[] = []
  for (const item of items) faults.push(...(await look(item)))
  return faults
}

/** The entries of a list, or those of what a part holds. */
function entriesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (!isValidElement(value)) return []
  const { children } = (value as ReactElement<{ children?: ReactNode }>).props
  return value.type === Fragment ? Children.toArray(children) : []
}
