import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement, type ComponentType } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

type Module = { default: { component?: ComponentType<object>; title?: string; args?: object } } & Record<
  string,
  unknown
>

const modules = import.meta.glob<Module>('../ui/*.stories.tsx', { eager: true })

/** Parts without an element of their own, whose children take what a caller gives. */
const WITHOUT_ELEMENT = new Set(['DropdownMenu', 'Slot', 'Toasts', 'Tooltip'])

const parts = Object.entries(modules).flatMap(([file, { default: meta, ...stories }]) => {
  const name = /(\w+)\.stories/.exec(file)?.[1] ?? file
  const first = Object.values(stories).find(
    story => typeof story === 'object' && story !== null && !Array.isArray(story),
  )
  const isOpen = name === 'Popover' && { defaultOpen: true } // closed it has no element
  const args = { ...meta.args, ...(first as { args?: object } | undefined)?.args, ...isOpen }
  return meta.component && !WITHOUT_ELEMENT.has(name) ? [{ name, component: meta.component, args }] : []
})

const refs = new Map<string, Element>()
const pressed = fn((name: string) => name)

const meta = {
  title: 'Foundations/Every part',
  tags: ['behaviour', '!autodocs'],
  parameters: { a11y: { test: 'off' } }, // forty landmarks with one name
  render: () => (
    <>
      {parts.map(({ name, component, args }) =>
        createElement(component, {
          ...args,
          key: name,
          ref: (element: Element | null) => void (element && refs.set(name, element)),
          onKeyDown: () => pressed(name),
          'aria-describedby': 'probe',
        } as object),
      )}
    </>
  ),
} satisfies Meta
export default meta

/** A ref reaches the element with `data-slot`, a handler runs, and a description is joined, in every part. */
export const RefsHandlersAndDescriptions: StoryObj<typeof meta> = {
  tags: ['behaviour', '!autodocs'],
  play: async () => {
    await expect(parts.length).toBeGreaterThan(75)
    await waitFor(() => expect(parts.filter(({ name }) => !refs.has(name)).map(({ name }) => name)).toEqual([]))
    const dialog = refs.get('ConfirmDialog') // its own description stays
    await expect(dialog?.getAttribute('aria-describedby')?.split(' ')).toHaveLength(2)
    const found = { slot: [] as string[], handler: [] as string[], description: [] as string[] }
    for (const [name, element] of refs) {
      if (!element.closest('[data-slot]')) found.slot.push(name)
      if (!element.getAttribute('aria-describedby')?.split(' ').includes('probe')) found.description.push(name)
      pressed.mockClear()
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'F9', bubbles: true }))
      if (!pressed.mock.calls.some(([called]) => called === name)) found.handler.push(name)
    }
    await expect(found).toEqual({ slot: [], handler: [], description: [] })
  },
}
