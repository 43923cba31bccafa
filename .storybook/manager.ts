import { createElement, useEffect, type ReactNode } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, types, useStorybookApi, useStorybookState, type API } from 'storybook/manager-api'
import { lookAt } from '../ui/guides/guide.ts'
import { Fit } from './fit.ts'
import { withOtherNames } from './other-names.ts'
import { darkSystem, isDark, themeOf } from './theme.ts'

const brand = { brandTitle: 'Meghbridge kit', brandUrl: './', brandTarget: '_self' }
const light = themeOf('light', { ...brand, brandImage: './mark.svg' })
const dark = themeOf('dark', {
  ...brand,
  brandImage: './mark-dark.svg',
  colorSecondary: '#41b59d', // Storybook darkens it below white words
})

addons.setConfig({
  theme: darkSystem.matches ? dark : light,
  layout: { navSize: 240, bottomPanelHeight: 260 },
  sidebar: { showRoots: true },
  layoutCustomisations: {
    showPanel: (state, before) => (state.storyId?.startsWith('foundations-') ? false : before),
  },
})

addons.register('kit', api => {
  follow(api)
  addons.add('kit/fit', {
    type: types.PREVIEW,
    title: 'Wide stories fit the canvas',
    render: ({ children }: { children?: ReactNode }) => createElement(Found, null, createElement(Fit, null, children)),
  } as Parameters<typeof addons.add>[1])
  addons.add('kit-look', {
    type: types.PANEL,
    title: 'What to look at',
    render: ({ active }) => (active ? createElement(Look) : null),
  })
})

type Index = Parameters<API['setIndex']>[0]
const found = new WeakSet<object>()

/** Gives the search the other names of parts, whenever the manager has read its index. */
function Found({ children }: { children?: ReactNode }) {
  const api = useStorybookApi()
  const { internal_index: index } = useStorybookState()
  useEffect(() => {
    if (!index || found.has(index)) return
    const named = withOtherNames(index) as Index
    found.add(named)
    void api.setIndex(named)
  }) // a filter may put the one before back in the same moment
  return children
}

function Look() {
  const data = useStorybookApi().getCurrentStoryData()
  return createElement('p', { style: { padding: 15, margin: 0 } }, lookAt(data?.parameters ?? {}, data?.name ?? ''))
}

/** The manager has the theme of the toolbar, or else of the system. */
function follow(api: API) {
  const show = () => api.setOptions({ theme: isDark(api.getGlobals()?.theme) ? dark : light })
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) api.on(event, show)
  darkSystem.addEventListener('change', show)
}
