import type { Meta, StoryObj } from '@storybook/react-vite'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
// oxlint-disable-next-line import/default -- Vite gives its text
import reactTypes from '../node_modules/@types/react/index.d.ts?raw'
import { IconButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { DropdownMenu, DropdownMenuItem } from '../ui/DropdownMenu.tsx'
import { Popover } from '../ui/Popover.tsx'
import { Slider } from '../ui/Slider.tsx'
import { Toolbar, ToolbarItem } from '../ui/Toolbar.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import { active, controlsIn, settled, until, withLayers } from './looking.ts'
import { mount } from './mounting.tsx'
import { metas } from './parts.ts'
import { press, pressWithPointer, stay, walk } from './walking.ts'

const meta = {
  title: 'Foundations/Pairs',
  tags: ['behaviour', 'every-case', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  render: () => <p>Every part of the kit in every other</p>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** All that React hands on, by its types; what scrolls, enters and leaves is heard where it happens. */
const HEARD = [...new Set(reactTypes.match(/\bon[A-Z]\w+(?=Capture\?)/g))].filter(
  name => !/^on(?:Scroll|(?:Mouse|Pointer)(?:Enter|Leave))/.test(name),
)
const NATIVE: Record<string, string> = { onDoubleClick: 'dblclick', onFocus: 'focusin', onBlur: 'focusout' }

/** Nothing that happens in what lies above the page reaches what it was opened from. */
export const NothingGetsOut: Story = walk(async ({ show, opens }) => {
  if (!opens) return []
  const spies = Object.fromEntries(HEARD.map(name => [name, fn()]))
  const { box, unmount } = mount(<div {...spies}>{show(opens)}</div>)
  await settled()
  for (const spy of Object.values(spies)) spy.mockClear()
  const layers = withLayers(box).slice(1)
  const [control] = layers.flatMap(controlsIn)
  control?.focus()
  if (control) for (const key of ['ArrowRight', 'ArrowDown', 'F13']) press(active(), key)
  if (control?.isConnected) pressWithPointer(control, ['down'])
  for (const layer of layers) {
    const field = layer.querySelector('input')
    if (field) await userEvent.type(field, '7')
    for (const name of HEARD)
      layer.dispatchEvent(new Event(NATIVE[name] ?? name.slice(2).toLowerCase(), { bubbles: true, cancelable: true }))
  }
  await settled()
  const heard = HEARD.filter(name => spies[name]?.mock.calls.some(([event]) => !box.contains(event.target as Node)))
  unmount()
  return heard
})

export const ThereAreEvents: Story = {
  play: async () => {
    await expect(HEARD).toEqual(expect.arrayContaining(['onMouseUp', 'onContextMenu', 'onReset', 'onPaste', 'onWheel']))
  },
}

/** Where a part may stand, each with what it tells when something else than its own controls was used. */
const places: Record<string, (inside: ReactNode, tell: () => void) => ReactNode> = {
  'a slide': (inside, tell) => (
    <Slider
      label="Places"
      labels={slider}
      index={0}
      onIndexChange={tell}
      slides={[<div key="part">{inside}</div>, <p key="two">Two</p>, <p key="three">Three</p>]}
      perView={{ base: 1 }}
    />
  ),
  'a dialog': (inside, tell) => (
    <Dialog title="Place" labels={{ close: 'Close' }} open onOpenChange={tell}>
      {inside}
    </Dialog>
  ),
  'a popover': (inside, tell) => (
    <Popover title="Place" trigger={<button type="button">open</button>} open onOpenChange={tell}>
      {inside}
    </Popover>
  ),
  'a cell': (inside, tell) => (
    <DataTable
      label="Places"
      columns={[{ title: 'Part', cell: () => inside, orders: { ascending: 'part' } }]}
      rows={['row']}
      idOf={row => row}
      onSortChange={tell}
      selection={{ has: () => false, toggle: tell }}
    />
  ),
}

/**
 * In a slide, a dialog, a popover and a cell a part keeps to itself what it uses: each of its controls is pressed, and
 * so are the keys that it answers to.
 */
export const KeepsToItself: Story = walk(async ({ show, isOnce, name }) => {
  if (isOnce) return []
  const faults: string[] = []
  let isUsed = false
  const look = (event: KeyboardEvent) => {
    isUsed = event.defaultPrevented || (event.target as Element).matches('input, select, textarea')
  }
  for (const type of LEAVING) window.addEventListener(type, stay)
  for (const [place, around] of Object.entries(places)) {
    const tell = fn()
    const held = (
      <div data-inside={name} role="presentation" onKeyDown={look}>
        {show()}
      </div>
    )
    const { unmount } = mount(around(held, tell))
    const inside = () => document.querySelector<HTMLElement>(`[data-inside="${name}"]`)
    if (place === 'a slide') await until(() => document.querySelector('[data-slot=slider] [inert]') !== null)
    await settled()
    if (!inside()) faults.push(`is not in ${place}`)
    for (const control of controlsIn(inside() ?? document.createElement('div')).slice(0, CONTROLS_MOST)) {
      control.focus()
      tell.mockClear()
      for (const key of ARROWS) {
        press(active(), key)
        if (isUsed && tell.mock.calls.length > 0) faults.push(`${key} in ${place}`)
        tell.mockClear()
      }
      pressWithPointer(control)
      await settled()
      if (tell.mock.calls.length > 0) faults.push(`a press in ${place}`)
      if (!inside()) break
    }
    unmount()
    await settled()
  }
  for (const type of LEAVING) window.removeEventListener(type, stay)
  return faults
})

const LEAVING = ['click', 'submit']
const slider = {
  roleDescription: 'slider',
  previous: 'Previous',
  next: 'Next',
  goTo: (n: number) => `Go to ${n}`,
  slide: (n: number, of: number) => `${n} of ${of}`,
}
const ARROWS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']
/** So many controls of one part are tried. */
const CONTROLS_MOST = 3

const button = (
  <Tooltip>
    <IconButton aria-label="More">…</IconButton>
  </Tooltip>
)

const pressed = <IconButton aria-label="More">…</IconButton>
/** What a trigger may be, and where the part that has it stands then. */
const triggers: Record<string, (opener: (trigger: ReactNode) => ReactNode) => ReactNode> = {
  'a tooltip': opener => opener(button),
  'an item of a toolbar': opener => inToolbar(opener(<ToolbarItem>{pressed}</ToolbarItem>)),
  'an item with a tooltip': opener => inToolbar(opener(<ToolbarItem>{button}</ToolbarItem>)),
  'a tooltip with an item': opener =>
    inToolbar(
      opener(
        <Tooltip>
          <ToolbarItem>{pressed}</ToolbarItem>
        </Tooltip>,
      ),
    ),
  'a button, in an item': opener => inToolbar(<ToolbarItem>{opener(pressed) as ReactElement}</ToolbarItem>),
  'a tooltip, in an item': opener => inToolbar(<ToolbarItem>{opener(button) as ReactElement}</ToolbarItem>),
}
const inToolbar = (item: ReactNode) => (
  <Toolbar label="Picture">
    <ToolbarItem>
      <IconButton aria-label="First">1</IconButton>
    </ToolbarItem>
    {item}
  </Toolbar>
)

/**
 * Every part with a trigger opens from a button that has a tooltip, stands in a toolbar, or both, and arrows lead to it there: a new
 * part joins by its property.
 */
export const EveryTrigger: Story = walk(async ({ show, name }) => {
  const { args = {} } = metas.find(each => each.name === name) ?? {}
  if (!('trigger' in args)) return []
  const faults: string[] = []
  const closed = { open: undefined, defaultOpen: false, onOpenChange: undefined, disabled: undefined, busy: undefined }
  for (const [what, around] of Object.entries(triggers)) {
    const { box, unmount } = mount(around(trigger => show({ ...closed, trigger })))
    await settled()
    const more = box.querySelector<HTMLElement>('[aria-label=More]')
    const first = box.querySelector<HTMLElement>('[aria-label=First]')
    first?.focus()
    press(active(), 'ArrowRight')
    await settled()
    if (first && active() !== more) faults.push(`arrows do not reach ${what}`)
    if (more) pressWithPointer(more)
    await settled()
    if (more?.ariaExpanded !== 'true') faults.push(`stays closed from ${what}`)
    press(active(), 'Escape')
    await settled()
    if (more && active() !== more) faults.push(`Escape does not lead back to ${what}`)
    unmount()
    await settled()
  }
  return faults
})

/** A component that drops what it is given keeps the arrows from nothing else. */
export const AnItemThatDropsItsProps: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () =>
    inToolbar(
      <>
        <ToolbarItem>
          <Deaf />
        </ToolbarItem>
        <ToolbarItem>{pressed}</ToolbarItem>
      </>,
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'First' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus()
  },
}
const Deaf = () => <button type="button">Deaf</button>

/** And so does what stands in a toolbar, which arrows reach. */
export const TooltipsInAToolbar: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => (
    <Toolbar label="Picture">
      <ToolbarItem>{button}</ToolbarItem>
      <ToolbarItem>
        <Tooltip>
          <IconButton aria-label="Pressed" aria-pressed>
            p
          </IconButton>
        </Tooltip>
      </ToolbarItem>
    </Toolbar>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Pressed' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus()
  },
}

/** Each of these opens in each other one, and in itself. */
const nests = {
  Dialog: (inside: ReactNode) => (
    <Dialog title="Dialog" labels={{ close: 'Close' }} trigger={<button type="button">open</button>}>
      {inside}
    </Dialog>
  ),
  Popover: (inside: ReactNode) => (
    <Popover title="Popover" trigger={<button type="button">open</button>}>
      {inside}
    </Popover>
  ),
}
const leaves = {
  Menu: (
    <DropdownMenu trigger={<button type="button">open</button>}>
      <DropdownMenuItem>Leaf</DropdownMenuItem>
    </DropdownMenu>
  ),
  Popover: nests.Popover('Leaf'),
  Dialog: nests.Dialog('Leaf'),
}

export const EachInEach: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async () => {
    const faults: string[] = []
    for (const [outer, around] of Object.entries(nests))
      for (const [inner, leaf] of Object.entries(leaves)) {
        const { box, unmount } = mount(around(leaf))
        const open = () =>
          [box, document.body]
            .flatMap(root => [...root.querySelectorAll('button')])
            .findLast(each => each.textContent === 'open')
        for (const _ of [outer, inner]) {
          const trigger = open()
          if (trigger) pressWithPointer(trigger)
          await settled()
        }
        const words = withLayers(box)
          .map(layer => layer.textContent)
          .join(' ')
        if (!words.includes('Leaf')) faults.push(`${inner} in ${outer} does not open`)
        press(active(), 'Escape')
        await settled()
        const left = withLayers(box)
          .map(layer => layer.textContent)
          .join(' ')
        if (left.includes('Leaf') || !left.includes(outer)) faults.push(`Escape in ${inner} in ${outer} closes ${left}`)
        unmount()
        await settled()
      }
    await expect(faults, faults.join('\n')).toEqual([])
  },
}
