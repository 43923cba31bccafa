import { DateField } from '../DateField.tsx'
import type { Guide } from './guide.ts'

const labels = {
  open: 'Open the calendar',
  calendar: 'Calendar',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  clear: 'No date',
}

export const guide: Guide = {
  use: 'A day, typed or chosen in a calendar; with `time` a moment. The value is a plain YYYY-MM-DD.',
  avoid:
    'public pages, where the device’s own field (TextField with type="date") weighs nothing, and days long past or known by heart, which are typed.',
  anatomy: [
    ['Field', 'The date field of the device, which works without scripts.'],
    ['Button', 'Opens the calendar; there once scripts run.'],
    ['Calendar', 'Loaded when it is opened: month, days, today, no date.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <DateField label="Closes on" locale="en-GB" today="2026-11-21" labels={labels} defaultValue="2026-12-03" />
        ),
        why: 'Typed or chosen, whichever is faster.',
      },
      dont: {
        shows: <DateField label="Date of birth" locale="en-GB" today="2026-11-21" labels={labels} />,
        why: 'Everybody knows it by heart: forty years back in a calendar is a long way.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'From the parts of the date to the button.'],
    ['Enter, Space', 'Open the calendar; in it, choose the day.'],
    ['Arrow keys', 'Move by a day or a week.'],
    ['Page Up, Page Down', 'Move by a month; with Shift by a year.'],
    ['Escape', 'Closes and returns to the button.'],
  ],
  accessibility: [
    'Days are read in full, in the language of the page.',
    'Every day is 44 px; days out of bounds cannot be chosen.',
    'The focus goes to the chosen day or today, and returns to the button.',
  ],
  content: ['A hint says which day is meant where that is not plain: “The last day on which applications are taken”.'],
  recipes: ['DateInPopover'],
  looks: {
    'Open on a phone': 'The whole calendar is in the window, and a day is 40 pixels wide or more.',
    'Between two days': 'Days outside the limits are seen to be out of reach.',
    'With time': 'The day and the time stand in one field, and the calendar changes only the day.',
  },
}
