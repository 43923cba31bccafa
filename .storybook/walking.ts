import type { StoryObj } from '@storybook/react-vite'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import { abilities, type Row } from './abilities.tsx'
import { textOf, withLayers } from './looking.ts'
import { metas } from './parts.ts'

// What the walks over the parts of the kit have in common.

import.meta.glob(['../ui/*.tsx', '../ui/inner/*.tsx'], { eager: true }) // what parts load when they are first used is there from the start

/** A part of the kit with what it is able to. */
export type Part = Row & { name: string; show: (props?: object) => ReactNode }

export const named = metas.map(({ name }) => name)
export const parts: Part[] = [...new Set([...named, ...Object.keys(abilities)])].map(name => {
  const { component, args = {} } = metas.find(meta => meta.name === name) ?? {}
  const row = abilities[name]
  const show = (props: object = {}) =>
    row?.show?.(props) ??
    (component && createElement(component as ComponentType<object>, { ...args, ...row?.still, ...props }))
  return { ...row, name, show }
})

/** A story that looks at every part, or at some. */
export function walk(look: (part: Part) => Promise<string[]>, among = parts): StoryObj {
  return {
    tags: ['behaviour', '!autodocs'],
    play: async () => {
      const faults: string[] = []
      for (const part of among) {
        const found = await look(part).catch((error: Error) => [error.message])
        if (found.length) faults.push(`${part.name}: ${found.join(', ')}`)
      }
      await expect(faults, faults.join('\n')).toEqual([])
    },
  }
}

/** All words of it and of what was opened from it. */
export const wordsOf = (box: HTMLElement) => withLayers(box).map(textOf).join(' ')

/** As a key does it. */
export function press(control: HTMLElement, key: string) {
  for (const type of ['keydown', 'keyup'])
    control.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true, composed: true }))
}

/** As a mouse does it, all of which reaches the page; a pointer that is prevented is no mouse. */
export function pressWithPointer(control: HTMLElement, halves = ['down', 'up']) {
  const how = { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1 }
  for (const half of halves) {
    const isMouse = control.dispatchEvent(new PointerEvent(`pointer${half}`, { ...how, pointerType: 'mouse' }))
    const goesOn = isMouse && control.dispatchEvent(new MouseEvent(`mouse${half}`, how))
    if (half === 'down' && goesOn) control.focus()
    if (half === 'up') control.dispatchEvent(new MouseEvent('click', how))
  }
}

/** Neither a link nor a form leaves the page. */
export function stay(event: Event) {
  if (event.type === 'submit' || event.composedPath().some(part => part instanceof HTMLAnchorElement))
    event.preventDefault()
}
