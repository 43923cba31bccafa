import { Badge } from '../Badge.tsx'
import { Tag } from '../Tag.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'What a thing is about, or a value that somebody has chosen; several stand side by side and may be taken away.',
  avoid: 'the state of a thing (Badge), an action (Button), a choice among few (RadioGroup, Tabs).',
  anatomy: [
    ['Icon', 'its kind, where there are several kinds'],
    ['Words', 'the value, as a link with asChild'],
    ['variant="chosen"', 'a choice that is on, taken back by a press anywhere on it: the filters of a FilterBar'],
    ['Remove button', 'only with onRemove; 44 pixels wide where fingers press'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <span className="flex flex-wrap gap-2">
            <Tag>Welder</Tag>
            <Tag>Qatar</Tag>
          </span>
        ),
        why: 'All tags look the same: none is more important than another.',
      },
      dont: {
        shows: (
          <span className="flex flex-wrap gap-2">
            <Badge variant="success">Welder</Badge>
            <Badge variant="danger">Qatar</Badge>
          </span>
        ),
        why: 'Colours that mean nothing are read as states.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'moves to a tag that is a link, and to each remove button'],
    ['Enter, Space', 'removes it'],
  ],
  accessibility: [
    'The remove button needs the tag’s own words: “Remove Qatar”, by labels.remove.',
    'When a tag goes, its focus goes with it: move it to the next tag, or to the field the tags belong to.',
  ],
  content: ['The name of the thing as it is called everywhere else; no verbs.'],
  recipes: ['TagsInList'],
  looks: {
    'With icon': 'The icon has the height of the words.',
    'As link': 'It is seen that it can be pressed.',
    Removable: 'The button is 44 pixels for fingers.',
  },
}
