import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

// The manager does not load the kit's sheet: these are the light values of its tokens.
const paper = '#fbfaf6'
const surface = '#ffffff'
const line = '#dcdad2'
const edge = '#7a847e'
const ink = '#0e201d'
const muted = '#4b5a55'
const brand = '#0c4b44'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Meghbridge kit',
    brandUrl: './',
    brandImage: './mark.svg',
    brandTarget: '_self',
    colorPrimary: brand,
    colorSecondary: brand,
    appBg: paper,
    appContentBg: surface,
    appPreviewBg: surface,
    appBorderColor: line,
    appBorderRadius: 10,
    textColor: ink,
    textMutedColor: muted,
    barBg: surface,
    barTextColor: muted,
    barSelectedColor: brand,
    barHoverColor: brand,
    inputBg: surface,
    inputBorder: edge,
    inputTextColor: ink,
    inputBorderRadius: 10,
  }),
  layout: { navSize: 240, bottomPanelHeight: 260 },
  sidebar: { showRoots: true },
  layoutCustomisations: {
    showPanel: (state, before) => (state.storyId?.startsWith('foundations-') ? false : before),
  },
})
