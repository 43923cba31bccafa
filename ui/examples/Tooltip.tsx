import { IconButton } from '@agency/ui/Button'
import { Tooltip, TooltipProvider } from '@agency/ui/Tooltip'

/** `TooltipProvider` stands once around the application: beside an open tooltip the next one opens at once. */
export function Example() {
  return (
    <TooltipProvider>
      <Tooltip keys="Ctrl P">
        <IconButton variant="surface" aria-label="Print the list">
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
            <path d="M7 9V3h10v6M7 18H4v-7h16v7h-3M7 14h10v7H7z" />
          </svg>
        </IconButton>
      </Tooltip>
    </TooltipProvider>
  )
}
