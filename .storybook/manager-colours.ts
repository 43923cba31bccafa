/**
 * Tokens of the kit as the manager needs them: it does not load the sheet, and its theming calculates with hex alone.
 * The story Colour compares them.
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
