import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect } from 'storybook/test'
import { late } from '#app/rendering/late.ts'
import { until } from '../../.storybook/looking.ts'

const meta = {
  title: 'Foundations/Loading',
  tags: ['behaviour', '!autodocs', '!dev'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta
export default meta

/** React goes on with a component that has waited while it hydrates, and tells of an error even where it can begin again. */
export const LateCodeWhileHydrating: StoryObj<typeof meta> = {
  render: () => <p>Tried beside this page</p>,
  play: async () => {
    const words = late(() => Promise.resolve('late words'))
    let isHydrated = false
    function Words() {
      const word = words.use()
      const [more] = useState('and a state')
      useEffect(() => void (isHydrated = true), [])
      return `${word} ${more}`
    }
    const errors: unknown[] = []
    const place = document.createElement('div')
    place.innerHTML = '<!--$-->late words and a state<!--/$-->'
    const note = (error: unknown) => errors.push(error)
    const root = hydrateRoot(
      place,
      <Suspense>
        <Words />
      </Suspense>,
      { onUncaughtError: note, onRecoverableError: note },
    )
    await until(() => errors.length > 0 || isHydrated)
    await expect({ errors, shown: place.textContent }).toEqual({ errors: [], shown: 'late words and a state' })
    root.unmount()
  },
}
