import { Button } from '@agency/ui/Button'
import { DropdownMenu, DropdownMenuGroup, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { UserPlus } from 'lucide-react'
import { m } from '#i18n/paraglide/messages.js'
import { ME } from '#server/features/work/work.shared.ts'
import type { Colleagues } from './queries.ts'

type Choice = { people: Colleagues; onChoose: (to: string | null) => void }

/** Whom the selected records are given to. */
export function AssignMenu({ isBusy, ...choice }: Choice & { isBusy: boolean }) {
  return (
    <DropdownMenu
      trigger={
        <Button variant="secondary" busy={isBusy}>
          <UserPlus aria-hidden="true" />
          {m.enquiry_assign()}
        </Button>
      }
    >
      <AssignItems {...choice} />
    </DropdownMenu>
  )
}

/** The same as entries of another menu. */
export const AssignGroup = (choice: Choice) => (
  <DropdownMenuGroup label={m.enquiry_assign()}>
    <AssignItems {...choice} />
  </DropdownMenuGroup>
)

function AssignItems({ people, onChoose }: Choice) {
  return (
    <>
      <DropdownMenuItem onSelect={() => onChoose(ME)}>{m.enquiry_assign_me()}</DropdownMenuItem>
      {people.map(({ id, name }) => (
        <DropdownMenuItem key={id} onSelect={() => onChoose(id)}>
          {name}
        </DropdownMenuItem>
      ))}
      <DropdownMenuItem onSelect={() => onChoose(null)}>{m.enquiry_nobody()}</DropdownMenuItem>
    </>
  )
}
