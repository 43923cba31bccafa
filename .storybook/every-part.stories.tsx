import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, waitFor } from 'storybook/test'
import { NATIVE, WITHOUT_ROW } from './arg-types.ts'
import { metas, parts } from './parts.ts'
import { partsOfParts, WITHOUT_PROPERTIES } from './parts-of-parts.tsx'

/** What a caller may listen to on any element, and the event that stands for it. */
const HANDLERS: Record<string, () => Event> = {
  onKeyDown: () => new KeyboardEvent('keydown', { key: 'F13', bubbles: true, cancelable: true }),
  onPointerDown: () => new PointerEvent('pointerdown', { bubbles: true, cancelable: true, button: 5 }),
  onPointerEnter: () => new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }),
  onFocus: () => new FocusEvent('focusin', { bubbles: true }),
  onBlur: () => new FocusEvent('focusout', { bubbles: true }),
}

const refs = new Map<string, Element>()
const heard = new Map<string, Set<string>>()

/** What the walk gives to a part as its caller: a ref, a description, and every handler. */
function asCaller(name: string) {
  const calls = new Set<string>()
  heard.set(name, calls)
  return {
    ...Object.fromEntries(Object.keys(HANDLERS).map(handler => [handler, () => void calls.add(handler)])),
    ref: (element: Element | null) => void (element && refs.set(name, element)),
    'aria-describedby': 'probe',
  }
}

const meta = {
  title: 'Foundations/Every part',
  tags: ['behaviour', '!autodocs'],
  parameters: { a11y: { test: 'off' } }, // forty landmarks with one name
  beforeEach: () => {
    refs.clear()
    heard.clear()
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A ref reaches the element with `data-slot`, a description of the caller its control, and the caller hears every event, in every part. */
export const RefsDescriptionsAndHandlers: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => (
    <>
      {parts.map(({ name, component, args }) =>
        createElement(component, { ...args, ...asCaller(name), key: name } as object),
      )}
    </>
  ),
  play: async () => {
    await expect(parts.length).toBeGreaterThan(75)
    await expectWhole(parts.map(({ name }) => name))
  },
}

/** The same for the parts of parts, each in its place. */
export const PartsOfParts: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => (
    <>{Object.entries(partsOfParts).map(([name, show]) => createElement('div', { key: name }, show(asCaller(name))))}</>
  ),
  play: async () => {
    const shown = metas.flatMap(({ subcomponents }) => Object.keys(subcomponents))
    await expect(shown.filter(name => !partsOfParts[name] && !WITHOUT_PROPERTIES.has(name))).toEqual([])
    await expectWhole(Object.keys(partsOfParts))
  },
}

/** What stories set and the part does not explain is an attribute of HTML with a line, or one that has no row. */
export const EveryRowHasALine: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => <p>Read from the stories</p>,
  play: async () => {
    const bare = metas.flatMap(({ name, component, given }) => {
      const own = (component as { __docgenInfo?: { props: object } } | undefined)?.__docgenInfo?.props ?? {}
      const unexplained = given.filter(
        arg => !(arg in own) && !NATIVE[arg] && !WITHOUT_ROW.has(arg) && !arg.startsWith('data-'),
      )
      return unexplained.map(arg => `${name} ${arg}`)
    })
    await expect([...new Set(bare)]).toEqual([])
  },
}

async function expectWhole(names: string[]) {
  await waitFor(() => expect(names.filter(name => !refs.has(name))).toEqual([]))
  const lost = { slot: [] as string[], description: [] as string[], handler: [] as string[] }
  for (const [name, element] of refs) {
    if (!element.closest('[data-slot]')) lost.slot.push(name)
    const described = '[aria-describedby~="probe"]' // a Field hands it to the control in it
    if (!element.matches(described) && !element.querySelector(described)) lost.description.push(name)
    for (const [handler, event] of Object.entries(HANDLERS)) {
      element.dispatchEvent(event())
      if (!heard.get(name)?.has(handler)) lost.handler.push(`${name} ${handler}`)
    }
  }
  await expect(lost).toEqual({ slot: [], description: [], handler: [] })
}
