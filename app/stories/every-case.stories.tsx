import type { Meta, StoryObj } from '@storybook/react-vite'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { Case } from './cases.ts'
import { findMissingResponses } from './network.ts'
import { desk, openScreen, phone, type Screen, ScreenView } from './screen.tsx'

type Module = Record<string, { args?: Partial<Screen> }>

/** The addresses of the stories with recorded responses, each once. */
function screensOf(modules: Record<string, Module>): Screen[] {
  const all = Object.values(modules).flatMap(stories =>
    Object.values(stories).flatMap(({ args: { path, responses, loaded } = {} }) =>
      path && !responses ? [{ path, loaded }] : [],
    ),
  )
  return [...new Map(all.map(screen => [screen.path, screen])).values()]
}
const visitors = screensOf(import.meta.glob<Module>('./public/*.stories.tsx', { eager: true }))
const staff = screensOf(import.meta.glob<Module>('./staff/*.stories.tsx', { eager: true }))

let show: (router: AnyRouter) => void

function Stage() {
  const [router, setRouter] = useState<AnyRouter>()
  useEffect(() => {
    show = setRouter
  }, [])
  return router ? <ScreenView router={router} /> : <p>The first screen is being opened</p>
}

const meta = {
  title: 'Patterns/Every case',
  tags: ['behaviour', 'every-case', '!autodocs'],
  render: () => <Stage />,
  parameters: { layout: 'fullscreen', a11y: { test: 'off' }, react: { rootOptions: { onCaughtError() {} } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Opens each screen with such records, and tells which fail, show no heading or are wider than their window. */
const openAll =
  (screens: Screen[], records: Case): Story['play'] =>
  async ({ canvasElement }) => {
    await expect(screens.length).toBeGreaterThan(30)
    const faults: string[] = []
    for (const screen of screens) {
      show(await openScreen(screen, 'en', records))
      const heading = () => canvasElement.querySelector('h1')?.textContent
      await waitFor(() => expect(heading()).toBeTruthy(), { timeout: 5000 }).catch(() =>
        faults.push(`${screen.path}: no heading`),
      )
      if (records !== 'failed' && document.querySelector('[data-slot="error-state"]'))
        faults.push(`${screen.path}: fails`)
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth > clientWidth) faults.push(`${screen.path}: ${scrollWidth} pixels wide`)
      for (const name of findMissingResponses()) faults.push(`${screen.path}: asks ${name}`)
    }
    await expect(faults).toEqual([])
  }

export const VisitorsEmpty: Story = { globals: phone, play: openAll(visitors, 'empty') }
export const VisitorsLong: Story = { globals: phone, play: openAll(visitors, 'long') }
export const VisitorsFailed: Story = { globals: phone, play: openAll(visitors, 'failed') }
export const StaffEmpty: Story = { globals: desk, play: openAll(staff, 'empty') }
export const StaffLong: Story = { globals: desk, play: openAll(staff, 'long') }
export const StaffFailed: Story = { globals: desk, play: openAll(staff, 'failed') }
