import { Tabs } from '../Tabs.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Views of one thing of which a reader wants one at a time; as TabNav, lists of one kind, each with an address.',
  avoid: 'steps in an order (Steps), what must be compared (a Table), more than six views (a page each).',
  anatomy: [
    ['List of tabs', 'named by label'],
    ['Tab', 'the name of a view; as TabLink a link'],
    ['Panel', 'its view; all are in the page, and below each other without scripts'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Tabs
            label="Example views"
            tabs={[
              { id: 'workers', title: 'For workers', content: <p>Bring your passport and two photographs.</p> },
              { id: 'employers', title: 'For employers', content: <p>Send the demand letter.</p> },
            ]}
          />
        ),
        why: 'A reader is one or the other.',
      },
      dont: {
        shows: (
          <Tabs
            label="Example of steps"
            tabs={[
              { id: 'one', title: 'Step 1', content: <p>First apply,</p> },
              { id: 'two', title: 'Step 2', content: <p>then come to the interview.</p> },
            ]}
          />
        ),
        why: 'What everybody has to read in order is torn apart.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'moves to the chosen tab, then into its view; through the links of a TabNav'],
    ['Left, Right', 'choose the tab before or after, mirrored where text runs from right to left'],
    ['Home, End', 'choose the first and the last'],
  ],
  accessibility: [
    'Tabs are tabs and panels to screen readers, TabNav is a navigation of links.',
    'A view that must be found by its address is a TabLink, not a tab.',
  ],
  content: ['One or two words of one kind; a number beside them says how many are there.'],
  recipes: ['TabsInDrawer'],
  looks: {
    Views: 'The chosen tab is told without colour; arrows choose the next.',
    'Second chosen': 'The view belongs to the chosen tab.',
    'Links on phone': 'The row scrolls to the tab that is open.',
  },
}
