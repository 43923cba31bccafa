import { FileField } from '../FileField.tsx'
import type { Guide } from './guide.ts'

const labels = {
  choose: 'Choose a document',
  drop: 'or drop it here',
  remove: (name: string) => `Remove ${name}`,
  progress: 'Sending',
}
const nothing = () => {}

export const guide: Guide = {
  use: 'Files that are chosen or dropped, each with its preview, progress or problem.',
  avoid: 'pictures that are there already: choose them from the library.',
  anatomy: [
    ['Zone', 'Takes a press, a drop and the keyboard: the real file input covers it.'],
    ['Items', 'A picture as a thumbnail, a document by its name, each with its state.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <FileField
            label="Passport"
            hint="PDF or a photograph of the page with your picture, 5 MB at most."
            items={[{ id: 'do', name: 'passport.heic', problem: 'Save it as JPEG or PDF, then choose it again' }]}
            preview="document"
            labels={labels}
            onAdd={nothing}
            onRemove={nothing}
          />
        ),
        why: 'Says beforehand what is taken; the problem stands in its file and says what helps.',
      },
      dont: {
        shows: (
          <FileField
            label="Upload"
            error="Invalid file type"
            items={[]}
            preview="document"
            labels={labels}
            onAdd={nothing}
            onRemove={nothing}
          />
        ),
        why: 'Upload what? And the file that was refused is gone, without a way on.',
      },
    },
  ],
  keyboard: [
    ['Space, Enter', 'Open the picker.'],
    ['Enter on Remove', 'Removes; the focus goes to the next item, or back to the zone.'],
  ],
  accessibility: ['The problem of a file stands in its item; the error of the field is read with the zone.'],
  content: ['The hint says kinds and limit before somebody chooses: “PNG or JPEG, 1 MB at most each”.'],
  recipes: ['FilesInForm'],
  looks: {
    Sending: 'How far each file is can be seen and is said.',
    Flag: 'The whole flag is shown, on a ground that parts a white one from the page.',
    Document: 'A document has its name and size in place of a picture.',
    'With problems': 'The problem stands at its file, and the others are not in doubt.',
    Unreadable: 'A file that cannot be shown says so, and can be removed.',
  },
}
