import { Switch } from '../Switch.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'On or off, at once: a setting of this screen or this browser.',
  avoid: 'a form that is saved (CheckboxField), a choice between two things (RadioGroup).',
  anatomy: [
    ['Track and thumb', '24 by 44 pixels; the thumb stands at the end when on.'],
    ['Label', 'Beside it; it can be pressed too.'],
    ['Description', 'Below, where the label is not enough.'],
  ],
  pairs: [
    {
      do: { shows: <Switch label="Columns in Bangla" defaultChecked />, why: 'The columns are there with the press.' },
      dont: {
        shows: <Switch label="I agree to the privacy policy" />,
        why: 'An agreement is sent with a form: a checkbox.',
      },
    },
  ],
  keyboard: [['Space', 'Turns on and off.']],
  accessibility: [
    'A native checkbox that is read as a switch: on or off.',
    'Works with labels, forms and React Hook Form’s register.',
    'With forced colours the device draws it.',
  ],
  content: ['Names what is on, not what the press does: “Columns in Bangla”, never “Show columns”.'],
  recipes: ['SettingsInCard'],
  looks: {
    On: 'On is told by its place, too, not by colour alone.',
    Off: 'Off is told by its place, too, not by colour alone.',
    Described: 'The description belongs to the switch and is muted.',
  },
}
