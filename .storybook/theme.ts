import { create } from 'storybook/theming'

export const darkSystem = matchMedia('(prefers-color-scheme: dark)')

/** Whether `theme` is dark here, which for `system` depends on the device. */
export const isDark = (theme: unknown): boolean => theme === 'dark' || (theme !== 'light' && darkSystem.matches)

/**
 * Tokens of the kit as Storybook's own interface needs them: the manager does not load the sheet, and the theming calculates with hex
 * alone. The story Colour compares them.
 */
export const colours = {
  light: {
    paper: '#fcfaf4',
    surface: '#ffffff',
    line: '#deddd4',
    edge: '#79837b',
    ink: '#13221d',
    muted: '#4a5953',
    brand: '#004e44',
  },
  dark: {
    paper: '#0d1916',
    surface: '#162420',
    line: '#364540',
    edge: '#7b8a84',
    ink: '#f1f0ea',
    muted: '#adb7af',
    brand: '#85d7c4',
  },
}

/** The theme of the manager, or with `own` that of docs pages. */
export function themeOf(base: 'light' | 'dark', own: Partial<Parameters<typeof create>[0]> = {}) {
  const { paper, surface, line, edge, ink, muted, brand } = colours[base]
  return create({
    base,
    colorPrimary: brand,
    colorSecondary: brand,
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
    ...own,
  })
}
