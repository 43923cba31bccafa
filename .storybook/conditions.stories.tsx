import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { abilities } from './abilities.tsx'
import {
  active,
  all,
  canBeSeen,
  controlsIn,
  pageAround,
  placesIn,
  settled,
  statesOf,
  still,
  until,
  valueOf,
  withLayers,
} from './looking.ts'
import { mount } from './mounting.tsx'
import { metas } from './parts.ts'
import { named, type Part, parts, press, pressWithPointer, stay, walk, wordsOf } from './walking.ts'

const meta = {
  title: 'Foundations/Every condition',
  tags: ['behaviour', 'every-case', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  render: () => <p>Every part of the kit, one after the other</p>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A row is of a part; and what a part may be, by its properties, its row says. */
export const RowsSayWhatPartsMayBe: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async () => {
    await expect(Object.keys(abilities).filter(name => !named.includes(name) && !abilities[name]?.show)).toEqual([])
    const unsaid = metas.flatMap(({ name, component }) => {
      const { props = {} } = (component as { __docgenInfo?: { props: object } } | undefined)?.__docgenInfo ?? {}
      const row = abilities[name] ?? {}
      return [
        'disabled' in props && !row.disabled && `${name} disabled`,
        ('open' in props || 'defaultOpen' in props) && !row.opens && `${name} open`,
      ]
    })
    await expect(unsaid.filter(Boolean)).toEqual([])
  },
}

export const DisabledDoesNothing = walk(async ({ show, disabled }) => {
  if (!disabled) return []
  const heard = spies(disabled)
  const { box, unmount } = mount(show({ disabled: true, ...heard.props }))
  await settled()
  const before = statesOf(document.body)
  const controls = withLayers(box)
    .flatMap(controlsIn)
    .filter(control => control.matches(':disabled, [aria-disabled=true]'))
  for (const control of controls) {
    control.click()
    for (const key of KEYS) press(control, key)
  }
  await settled()
  const changed = statesOf(document.body) === before ? [] : ['changes']
  unmount()
  return controls.length ? [...heard.names(), ...changed] : ['has nothing disabled']
})

export const PreventDefaultHolds = walk(async ({ show, isInertLater, prevents: { handler, calls = [] } = {} }) => {
  if (!handler) return []
  const heard = spies(calls)
  let element: HTMLElement | null = null
  const prevent = (event: Event) => event.preventDefault()
  const own = { ref: (node: HTMLElement | null) => void (element = node ?? element), [handler]: prevent }
  const { box, unmount } = mount(show({ ...heard.props, ...own }))
  if (isInertLater) await until(() => box.querySelector('[inert]') !== null)
  await settled()
  const control = element as HTMLElement | null
  control?.focus()
  const before = await still(() => statesOf(document.body))
  if (handler === 'onClick') control?.click()
  else if (control) for (const key of KEYS) press(control, key)
  await settled()
  const changed = statesOf(document.body) === before ? [] : ['changes']
  unmount()
  return control ? [...heard.names(), ...changed] : ['has no element']
})

/** What it shows when it is filled later is what it shows when it is full from the start. */
export const EmptyThenFilled = walk(async ({ show, items, name }) => {
  if (!items) return []
  const { args = {} } = metas.find(meta => meta.name === name) ?? {}
  const full = (args as Record<string, unknown>)[items]
  const fresh = mount(show({ [items]: full }))
  await settled()
  const wanted = wordsOf(fresh.box)
  fresh.unmount()
  const { box, show: showAgain, unmount } = mount(show({ [items]: [] }))
  await settled()
  const [first] = withLayers(box).flatMap(controlsIn)
  first?.focus()
  if (first) for (const key of ['End', 'ArrowRight']) press(active(), key)
  await settled()
  const faults: string[] = [...(/NaN|undefined|\bof 0\b/.exec(wordsOf(box)) ?? [])]
  showAgain(show({ [items]: full }))
  await until(() => wordsOf(box) === wanted)
  if (wordsOf(box) !== wanted) faults.push(`shows ${wordsOf(box).slice(0, 80)}`)
  unmount()
  return faults
})

/** Arrows lead, and things lie, where they do in a page that was from right to left from the start. */
export const DirectionChanges = walk(async ({ show }) => {
  const end = async (first: 'ltr' | 'rtl') => {
    const { box, unmount } = mount(show(), { dir: first })
    await settled()
    box.dir = 'rtl'
    await settled()
    const [control] = controlsIn(box)
    control?.focus()
    if (control) press(active(), 'ArrowLeft') // a row of controls hands its focus to one of them
    const found = await still(() => `${all(box).indexOf(active())} ${statesOf(box)} ${placesIn(box)}`)
    unmount()
    return found
  }
  return (await end('ltr')) === (await end('rtl')) ? [] : ['differs']
})

/** In a shadow root keys and presses do what they do outside of one. */
async function lookInAShadowRoot({ show, opens, isInertLater }: Part) {
  const did = async (isInShadow: boolean) => {
    const { box, unmount } = mount(show(), { isInShadow })
    box.addEventListener('submit', stay)
    if (isInertLater) await until(() => box.querySelector('[inert]') !== null)
    await settled()
    const marks: string[] = []
    const note = async (what: string) => {
      await settled()
      const elements = withLayers(box).flatMap(all)
      const values = [...box.querySelectorAll('input, select, textarea')].map(valueOf).join()
      marks.push(`${what} ${elements.indexOf(active())} ${values} ${withLayers(box).map(statesOf).join(' ')}`)
    }
    const pressAll = async (keys: string[]) => {
      for (const key of keys) {
        press(active(), key)
        await note(key)
      }
    }
    await pressAll(['Escape']) // what is open at first
    for (const control of controlsIn(box).slice(0, CONTROLS_MOST)) {
      control.focus()
      await note('focus') // a row of controls hands it to one of them
      await pressAll(ROW_KEYS)
      if (control.matches(PRESSED)) pressWithPointer(control)
      marks.push(await still(() => withLayers(box).map(statesOf).join(' ')))
      const opened = withLayers(box).slice(1).flatMap(controlsIn)
      if (opened.length > 0) await pressAll(COLUMN_KEYS)
      else await pressAll(['ArrowDown'])
      const entry =
        withLayers(box).slice(1).flatMap(controlsIn)[0] ?? box.querySelector<HTMLElement>('[data-open] ~ * a')
      if (entry) {
        pressWithPointer(entry, ['down'])
        await note(`held ${entry.checkVisibility()}`)
        pressWithPointer(entry, ['up'])
      }
      await note('chosen')
      const isBehind = withLayers(box).some(layer => layer.querySelector('[data-modal]')) // nobody can press it
      if (control.matches(PRESSED) && !isBehind) pressWithPointer(control)
      await note('pressed again')
      await pressAll(['Escape'])
    }
    unmount()
    return marks
  }
  if (opens) {
    const { unmount } = mount(show(opens)) // what it loads when it is first used is there afterwards
    await settled()
    unmount()
    await settled() // the focus goes back
  }
  window.addEventListener('click', stay)
  const [outside, inside] = [await did(false), await did(true)]
  window.removeEventListener('click', stay)
  const at = outside.findIndex((mark, n) => mark !== inside[n])
  return at < 0 ? [] : [`${at}: ${outside[at]?.slice(0, 80)} is ${inside[at]?.slice(0, 80)}`]
}

const half = Math.ceil(parts.length / 2) // each of so many that a slow machine has the time
export const InAShadowRoot = walk(lookInAShadowRoot, parts.slice(0, half))
export const InAShadowRootToo = walk(lookInAShadowRoot, parts.slice(half))

/** 1280 × 1024 enlarged to 400 %: everything that can be pressed can be brought into the window. */
export const SmallWindow: Story = {
  ...walk(async ({ show, opens, isOpenOnPhones }) => {
    const { unmount } = mount(show(isOpenOnPhones ? {} : opens))
    await settled()
    const lost = []
    for (const control of controlsIn(document))
      if (!(await canBeSeen(control))) lost.push(control.textContent || control.ariaLabel || control.localName)
    unmount()
    return lost
  }),
  parameters: {
    ...meta.parameters,
    viewport: { options: { w320: { name: '320', styles: { width: '320px', height: '256px' }, type: 'mobile' } } },
  },
  globals: { viewport: { value: 'w320' } },
}

/** It says the same when React runs each effect twice. */
export const InStrictMode = walk(async ({ show, opens }) => {
  const said = async (isStrict: boolean) => {
    const { box, unmount } = mount(show(opens), { isStrict })
    const text = await still(() => wordsOf(box))
    unmount()
    return text
  }
  if (opens) await said(false) // what it loads when it is first used is there afterwards
  return (await said(false)) === (await said(true)) ? [] : ['differs']
})

/** A form that is reset shows what it showed at first. */
export const ResetBringsBack = walk(async ({ show, resets }) => {
  if (!resets) return []
  const { box, unmount } = mount(<form>{show(resets)}</form>)
  await settled()
  const valuesOf = () => [...box.querySelectorAll('input, select, textarea')].map(valueOf).join()
  const before = valuesOf()
  const control = box.querySelector('input, select, textarea')
  if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, [...control.options].at(-1)!)
  else if (control?.matches('[type=checkbox], [type=radio]')) await userEvent.click(control)
  else if (control?.matches('[type=date]')) await userEvent.clear(control)
  else if (control) await userEvent.type(control, '7')
  const changed = valuesOf()
  box.querySelector('form')?.reset()
  await settled()
  const after = valuesOf()
  unmount()
  if (changed === before) return ['cannot be changed']
  return after === before ? [] : [`keeps ${after}`]
})

/** What a form sends of it: the same when it stands outside of its form, and nothing while it is disabled, by itself or by a fieldset. */
export const SendsWhatIsShown = walk(async ({ show, isField, disabled }) => {
  if (!isField) return []
  const sent = async (around: (part: ReactNode) => ReactNode, props: object = {}) => {
    const { box, unmount } = mount(around(show({ name: 'probe', ...props })))
    await settled()
    const entries = [...new FormData(box.querySelector('form')!)].map(([, value]) => String(value))
    unmount()
    return entries.join()
  }
  const inForm = (part: ReactNode) => <form>{part}</form>
  const inside = await sent(inForm)
  const outside = await sent(
    part => (
      <>
        <form id="of-probe" />
        {part}
      </>
    ),
    { form: 'of-probe' },
  )
  const inFieldset = await sent(part => inForm(<fieldset disabled>{part}</fieldset>))
  return [
    outside !== inside && `sends ${outside} instead of ${inside} from outside`,
    inFieldset && `sends ${inFieldset} in a disabled fieldset`,
    disabled && (await sent(inForm, { disabled: true })) && 'sends while disabled',
  ].filter(fault => typeof fault === 'string' && fault !== '')
})

/** A form library that focuses what is wrong finds its control. */
export const FocusedByItsRef = walk(async ({ show, isField }) => {
  if (!isField) return []
  let given: HTMLElement | null = null
  const { box, unmount } = mount(show({ ref: (element: HTMLElement | null) => void (given = element ?? given) }))
  await settled()
  const element = given as HTMLElement | null
  element?.focus()
  const isFocused = box.contains(active()) && (element === active() || element?.contains(active()))
  unmount()
  return isFocused ? [] : ['takes no focus']
})

/** What Tab or an arrow reaches looks other than at rest, by itself or by what is around it. */
export const FocusIsSeen = walk(async ({ show, opens, isInertLater }) => {
  const { box, unmount } = mount(show(opens))
  if (isInertLater) await until(() => box.querySelector('[inert]') !== null)
  await settled()
  const unseen = []
  for (const layer of withLayers(box).toReversed()) {
    const controls = controlsIn(layer).filter(control => control.tabIndex >= 0 || control.role?.startsWith('menuitem'))
    for (const control of controls) {
      const other = controls.find(one => !control.contains(one))
      if (other) other.focus()
      else active().blur()
      const before = looksAround(control)
      control.focus()
      if (active() === control && looksAround(control) === before) unseen.push(control.outerHTML.slice(0, 60))
    }
  }
  unmount()
  return unseen
})

/** No id stands in the page twice, and each label and description leads to what it belongs to. */
export const TwoInOnePage = walk(async ({ show, isOnce }) => {
  if (isOnce) return []
  const { box, unmount } = mount(
    <>
      <div>{show({ id: undefined })}</div>
      <div>{show({ id: undefined })}</div>
    </>,
  )
  await settled()
  const ids = withLayers(box)
    .flatMap(all)
    .flatMap(({ id }) => (id ? [id] : []))
  unmount()
  return ids.filter((id, n) => ids.indexOf(id) !== n)
})

/** The outermost element of a part names it: without `base.css` and in a shadow root its rules begin there. */
export const OutermostHasItsSlot = walk(async ({ show }) => {
  const { box, unmount } = mount(show())
  await settled()
  const bare = [...box.children].filter(element => !element.closest('[data-slot]'))
  unmount()
  return bare.map(({ outerHTML }) => outerHTML.slice(0, 60))
})

/** A page that is left while something is open has nothing of it. */
export const UnmountedWhileOpen = walk(async ({ show, opens }) => {
  if (!opens) return []
  const before = pageAround()
  const { unmount } = mount(show(opens))
  await settled()
  unmount()
  await until(() => pageAround() === before)
  return pageAround() === before ? [] : [pageAround()]
})

/** How a control is painted with what is in it, beside it and around it alone, once every change of colour has ended. */
function looksAround(control: HTMLElement) {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  const around = [control, ...(control.parentElement?.children ?? [])]
  for (let at = control.parentElement; at && controlsIn(at).length === 1; at = at.parentElement) around.push(at)
  return around
    .flatMap(element => (element.contains(control) && element !== control ? [element] : [element, ...all(element)]))
    .flatMap(element => ['', '::before', '::after'].map(pseudo => getComputedStyle(element, pseudo)))
    .map(({ outlineStyle, outline, boxShadow, border, background, translate }) =>
      [outlineStyle !== 'none' && outline, boxShadow, border, background, translate].join(),
    )
    .join()
}

const KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'Home', 'End', 'Delete']

const ROW_KEYS = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End']
const COLUMN_KEYS = ['ArrowDown', 'ArrowDown', 'ArrowUp']
/** Not a row that hands its focus on. */
const PRESSED = 'a, button, input, select, textarea, summary'
/** So many controls of one part are tried. */
const CONTROLS_MOST = 2

/** Handlers of these names, and which of them were called. */
function spies(names: string[]) {
  const props = Object.fromEntries(names.map(name => [name, fn()]))
  return { props, names: () => names.filter(name => props[name]?.mock.calls.length) }
}
