import { Avatar } from '../Avatar.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'A person at a glance, beside their name: their picture, or the first letters of two words.',
  avoid: 'companies (they have a logo), portraits that people look at (Picture), anything without the name beside it.',
  anatomy: [
    ['Circle', 'The picture, or the initials on a quiet ground.'],
    ['Initials', 'The first letters of the first two words of the name.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <span className="flex items-center gap-3">
            <Avatar name="Rahima Khatun" />
            Rahima Khatun
          </span>
        ),
        why: 'The name is next to it: initials are not unique.',
      },
      dont: { shows: <Avatar name="Rahima Khatun" />, why: 'RK may be several people, and screen readers skip it.' },
    },
  ],
  accessibility: [
    'Left out by screen readers: the name beside it says who it is.',
    'In a button, such as AvatarMenu, the button has a name of its own.',
  ],
  content: ['The name as the person writes it; Bangla names have Bangla initials.'],
  recipes: ['TagsInList'],
  looks: {
    Initials: 'Two letters, with contrast in each colour.',
    'With picture': 'The face is in the circle, not cut at the eyes.',
    Sizes: 'Letters keep their proportion.',
    'One name': 'One name gives one letter.',
  },
}
