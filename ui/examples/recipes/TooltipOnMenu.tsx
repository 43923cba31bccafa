import { IconButton } from '@agency/ui/Button'
import { DropdownMenu, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { Tooltip } from '@agency/ui/Tooltip'

const dots = (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden>
    <path d="M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4m7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4m7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4" />
  </svg>
)
const trigger = (
  <Tooltip>
    <IconButton variant="surface" aria-label="More actions for Qatar">
      {dots}
    </IconButton>
  </Tooltip>
)

/** The button names itself to the pointer, and a press opens its menu: the tooltip stands in the trigger, around the button. */
export function Example() {
  return (
    <DropdownMenu trigger={trigger} heading="Qatar" align="start">
      <DropdownMenuItem onSelect={() => print()}>Print</DropdownMenuItem>
      <DropdownMenuItem asChild>
        <a href="#history">History</a>
      </DropdownMenuItem>
    </DropdownMenu>
  )
}
