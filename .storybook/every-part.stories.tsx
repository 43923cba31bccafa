import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement, type ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'

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
          'aria-describedby': 'probe',
        } as object),
      )}
    </>
  ),
} satisfies Meta
export default meta

/** A ref reaches the element with `data-slot`, and a description of the caller its control, in every part. */
export const RefsAndDescriptions: StoryObj<typeof meta> = {
  tags: ['behaviour', '!autodocs'],
  play: async () => {
    await expect(parts.length).toBeGreaterThan(75)
    await waitFor(() => expect(parts.filter(({ name }) => !refs.has(name)).map(({ name }) => name)).toEqual([]))
    const found = { slot: [] as string[], description: [] as string[] }
    for (const [name, element] of refs) {
      if (!element.closest('[data-slot]')) found.slot.push(name)
      const described = '[aria-describedby~="probe"]' // a Field hands it to the control in it
      if (!element.matches(described) && !element.querySelector(described)) found.description.push(name)
    }
    await expect(found).toEqual({ slot: [], description: [] })
  },
}
