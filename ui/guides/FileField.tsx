import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Files that are chosen or dropped, each with its preview, progress or problem.',
  avoid: 'pictures that are there already: choose them from the library.',
  anatomy: [
    ['Zone', 'Takes a press, a drop and the keyboard: the real file input covers it.'],
    ['Items', 'A picture as a thumbnail, a document by its name, each with its state.'],
  ],
  keyboard: [
    ['Space, Enter', 'Open the picker.'],
    ['Enter on Remove', 'Removes; the focus goes to the next item, or back to the zone.'],
  ],
  accessibility: ['The problem of a file stands in its item; the error of the field is read with the zone.'],
  content: ['The hint says kinds and limit before somebody chooses: “PNG or JPEG, 1 MB at most each”.'],
}
