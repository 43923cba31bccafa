import type { Meta, StoryObj } from '@storybook/react-vite'
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import { DataTable } from '../ui/DataTable.tsx'
import { Slider } from '../ui/Slider.tsx'
import { abilities } from './abilities.tsx'
import { active, controlsIn, settled, until, withLayers } from './looking.ts'
import { mount } from './mounting.tsx'
import { metas } from './parts.ts'
import { type Part, press, pressWithPointer, stay, walk, wordsOf } from './walking.ts'

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

/** What holds others, with one of them open; then without it, and then without any. */
const holders: Record<string, (entries: Record<string, ReactNode>) => ReactNode> = {
  DataTable: entries => (
    <DataTable
      label="Places"
      columns={[{ title: 'Part', cell: ([, inside]) => inside }]}
      rows={Object.entries(entries)}
      idOf={([id]) => id}
      empty={<p>None</p>}
    />
  ),
  Slider: entries => (
    <Slider
      label="Places"
      labels={{ roleDescription: 'slider', previous: 'Previous', next: 'Next', goTo: String, slide: String }}
      slides={Object.entries(entries).map(([id, inside]) => (
        <div key={id}>{inside}</div>
      ))}
    />
  ),
}

/** What goes with its row or slide while it is open leaves the focus with the nearest of them, or with what holds them. */
export const GoesWithItsPlace: Story = walk(async ({ show, opens, isOnce }) => {
  if (!opens || isOnce) return []
  const other = <button type="button">other</button>
  return inTurn(
    Object.entries(holders).flatMap(([name, hold]) => [
      { name, hold, others: { other } },
      { name: `last of ${name}`, hold, others: {} },
    ]),
    async ({ name, hold, others }) => {
      if (name === 'last of Slider') return [] // an empty one is not there
      const {
        box,
        show: showAgain,
        unmount,
      } = mount(
        hold({
          it: (
            <>
              {other}
              {show(opens)}
            </>
          ),
          ...others,
        }),
      )
      await settled()
      await settled()
      const layers = withLayers(box).slice(1)
      const isIn = () => layers.some(layer => layer.contains(active()))
      if (!isIn()) layers.flatMap(controlsIn)[0]?.focus()
      const wasIn = isIn()
      showAgain(hold(others))
      await settled()
      await settled()
      const isLost = wasIn && !box.contains(active())
      unmount()
      return isLost ? [`${name}: loses the focus`] : []
    },
  )
})

/** The same in a page: the nearest of what can have the focus has it. */
export const GoesWithItsButton: Story = walk(async ({ show, opens, isOnce }) => {
  if (!opens || isOnce) return []
  const page = (it?: ReactNode) => (
    <>
      <button type="button">before</button>
      {it}
    </>
  )
  const { box, show: showAgain, unmount } = mount(page())
  controlsIn(box)[0]?.focus()
  showAgain(page(<div>{show(opens)}</div>))
  await settled()
  await settled()
  const layers = withLayers(box).slice(1)
  const isIn = () => layers.some(layer => layer.contains(active()))
  if (!isIn()) layers.flatMap(controlsIn)[0]?.focus()
  const wasIn = isIn()
  showAgain(page())
  await settled()
  await settled()
  const isLost = wasIn && !box.contains(active())
  unmount()
  return isLost ? ['loses the focus'] : []
})

/** What is open while its list becomes empty is closed, and what comes later does not open it again. */
export const EmptiedWhileOpen: Story = walk(part =>
  inTurn(
    lists.filter(({ name }) => name === part.name),
    async ({ property, entries }) => {
      const { box, show: showAgain, unmount } = mount(part.show({ ...part.opens, [property]: entries }))
      await settled()
      const [control] = controlsIn(box)
      window.addEventListener('click', stay)
      if (!part.opens && control) pressWithPointer(control)
      window.removeEventListener('click', stay)
      const count = () => withLayers(box).length
      await until(() => count() > 1 || !part.opens)
      showAgain(part.show({ ...part.opens, [property]: emptied(entries) }))
      await settled()
      const left = count()
      const faults: string[] = []
      if (left === 1 && box.querySelector('[aria-expanded=true]')) faults.push(`${property}: says that it is open`)
      showAgain(part.show({ ...part.opens, [property]: entries.map(renamed) }))
      await settled()
      await settled()
      if (count() > left) faults.push(`${property}: opens by itself`)
      unmount()
      return faults
    },
  ),
)

/** Options that are loaded again take no answer along; where they come without the chosen one, the caller hears of it once. */
export const OptionsComeAgain: Story = walk(async ({ name, show }) => {
  const isChoice = abilities[name]?.items === 'options'
  const options = lists.find(list => isChoice && list.name === name && list.property === 'options')?.entries ?? []
  const faults: string[] = []
  const first = options[0] as { value: string } | undefined
  if (!first) return []
  for (const keeps of ['value', 'defaultValue']) {
    const told: string[] = []
    const shown = (left: unknown[]) =>
      show({
        name: 'again',
        ...(name === 'Combobox' && { freeText: false }),
        value: undefined,
        [keeps]: first.value,
        options: left,
        onValueChange: (value: string) => told.push(value),
      })
    const { box, show: showAgain, unmount } = mount(shown(options))
    const sent = () => sentBy(box)
    for (const left of [[], options, options.toReversed()]) {
      showAgain(shown(left))
      await settled()
    }
    if (told.length > 0) faults.push(`${keeps}: tells ${told.join()}`)
    if (sent() !== first.value) faults.push(`${keeps}: ${sent()} instead of ${first.value}`)
    for (const left of [[], options.slice(1)]) {
      showAgain(shown(left))
      await settled()
    }
    await settled()
    if (told.join('|') !== '' || told.length !== 1) faults.push(`${keeps}: tells ${told.length} times that it has gone`)
    unmount()
  }
  return faults
})

/** What a form around it would send. */
const sentBy = (box: ParentNode) =>
  [...box.querySelectorAll<HTMLInputElement>('input[name=again]')].find(
    ({ type, checked }) => type === 'hidden' || checked,
  )?.value ?? ''

/** A list without entries, as callers write one. */
const emptied = (entries: unknown[]) => (entries.some(isValidElement) ? <>{[]}</> : [])
/** Another entry that looks the same. */
const renamed = (entry: unknown) =>
  entry instanceof Object && 'id' in entry ? { ...entry, id: `${String(entry.id)}-other` } : entry

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
