import { AvatarMenu } from '../AvatarMenu.tsx'
import { Button } from '../Button.tsx'
import { DropdownMenuItem } from '../DropdownMenu.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Who is signed in, and what they can do with their own account: password, language, signing out. Once in the StaffHeader.',
  avoid: 'pages of the staff area: those are in the Sidebar. Other menus are a DropdownMenu.',
  anatomy: [
    ['Button', 'One or two initials on the brand’s colour.'],
    ['Address', 'The account, above the entries.'],
    ['Entries', 'Those of a DropdownMenu; signing out is the last.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <AvatarMenu label="Your account" name="Rahima Khatun" email="rahima.khatun@meghbridge.example">
            <DropdownMenuItem>Sign out</DropdownMenuItem>
          </AvatarMenu>
        ),
        why: 'Initials tell two people at one desk apart.',
      },
      dont: {
        shows: <Button variant="secondary">rahima.khatun@meghbridge.example</Button>,
        why: 'A whole address pushes everything else out of the header.',
      },
    },
  ],
  keyboard: [
    ['Enter, Space, ↓', 'Open it.'],
    ['↑ ↓, a letter', 'Move among the entries.'],
    ['Escape', 'Closes it and returns to the button.'],
  ],
  accessibility: ['The name of the button is the initials and `label`, so that it says more than two letters.'],
  content: ['Entries as in a DropdownMenu; “Sign out”, not “Log off”.'],
  recipes: ['StaffArea'],
}
