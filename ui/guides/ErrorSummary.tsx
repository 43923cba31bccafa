import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'All errors of a form above it, each a link to its field.',
  avoid: 'one short form whose fields are all in sight, and errors of the connection (Alert).',
  keyboard: [['Enter on an error', 'Goes to its field.']],
  accessibility: [
    'Takes the focus when the first error appears, and is announced.',
    'Opens the folded part that a field is in.',
  ],
}
