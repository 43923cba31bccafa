import { createElement, type ReactNode } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, types, type API } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { Fit } from './fit.ts'
import { colours } from './manager-colours.ts'

const themes = { light: themeOf('light'), dark: themeOf('dark') }
const darkSystem = matchMedia('(prefers-color-scheme: dark)')

addons.setConfig({
  theme: themes[darkSystem.matches ? 'dark' : 'light'],
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
    render: ({ children }: { children?: ReactNode }) => createElement(Fit, null, children),
  } as Parameters<typeof addons.add>[1])
})

/** The manager has the theme of the toolbar, or else of the system. */
function follow(api: API) {
  const show = () => {
    const { theme } = api.getGlobals() ?? {}
    const isDark = theme === 'dark' || (theme !== 'light' && darkSystem.matches)
    api.setOptions({ theme: themes[isDark ? 'dark' : 'light'] })
  }
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) api.on(event, show)
  darkSystem.addEventListener('change', show)
}

function themeOf(base: 'light' | 'dark') {
  const { paper, surface, line, edge, ink, muted, brand } = colours[base]
  return create({
    base,
    brandTitle: 'Meghbridge kit',
    brandUrl: './',
    brandImage: base === 'dark' ? './mark-dark.svg' : './mark.svg',
    brandTarget: '_self',
    colorPrimary: brand,
    colorSecondary: base === 'dark' ? '#41b59d' : brand, // Storybook darkens it below white words
    appBg: paper,
    appContentBg: surface,
    appPreviewBg: paper,
    appHoverBg: line,
    appBorderColor: line,
    appBorderRadius: 10,
    textColor: ink,
    textInverseColor: paper,
    textMutedColor: muted,
    barBg: surface,
    barTextColor: muted,
    barSelectedColor: brand,
    barHoverColor: brand,
    buttonBg: surface,
    buttonBorder: edge,
    booleanBg: paper,
    booleanSelectedBg: surface,
    inputBg: surface,
    inputBorder: edge,
    inputTextColor: ink,
    inputBorderRadius: 10,
  })
}
