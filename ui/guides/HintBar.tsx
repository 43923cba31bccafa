import { Alert } from '../Alert.tsx'
import { Button } from '../Button.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'A suggestion that can be ignored, such as another language, above the lower edge of the window. It moves nothing on the page.',
  avoid: 'anything that must be read (Alert), that something is done (a toast), advertising.',
  anatomy: [
    ['Text', 'One sentence, in the language it is about; on phones only screen readers have it.'],
    ['Action', 'The one thing it suggests.'],
    ['Close', 'A button; once closed it stays away.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <p
            lang="bn"
            className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-raised p-3 text-sm"
          >
            এই পৃষ্ঠাটি বাংলায়ও পড়তে পারেন। <Button size="sm">বাংলায় পড়ুন</Button>
          </p>
        ),
        why: 'One sentence and one button, in the language of those who need it.',
      },
      dont: {
        shows: <Alert variant="danger" title="Your language is not English. Switch now to continue." />,
        why: 'Nothing is wrong: a hint does not frighten, and it does not block.',
      },
    },
  ],
  keyboard: [['Tab', 'Reaches its action and its button, after the page.']],
  accessibility: [
    'A complementary region with the name of `aria-label`; it does not take the focus and is not read out by itself.',
    'It leaves room for the ContactBar on phones, and is not printed.',
  ],
  content: ['One short sentence, and a button that says alone what it does.'],
  recipes: ['HeadOfSite'],
  looks: {
    Language: 'It covers nothing that has the focus, and is closed by one press.',
  },
}
