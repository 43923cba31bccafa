import { Radio } from '../Radio.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'The bare control, for answers that are laid out in their own way.',
  avoid: 'a question with its answers: RadioGroup has legend, keys and error.',
  anatomy: [
    ['Circle', '20 pixels, in a label that gives it 44 to be pressed.'],
    ['Dot', 'In the chosen one.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <label htmlFor="guide-flag" className="flex min-h-11 items-center gap-3">
            <Radio id="guide-flag" name="guide-flag" defaultChecked /> Flag of Qatar
          </label>
        ),
        why: 'A label around it can be pressed.',
      },
      dont: { shows: <Radio name="guide-alone" aria-label="Flag" />, why: 'One alone can never be taken back.' },
    },
  ],
  keyboard: [['Arrow keys', 'Choose among those of one name.']],
  accessibility: ['All of one question share a name and stand in a fieldset.'],
  content: ['The label is the answer as somebody would say it.'],
  recipes: ['OwnField'],
  looks: {
    Chosen: 'The dot is seen in light, dark and forced colours.',
  },
}
