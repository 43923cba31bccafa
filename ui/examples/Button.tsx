import { Button, IconButton } from '@agency/ui/Button'
import { useState } from 'react'

export function Example() {
  const [busy, setBusy] = useState(false)
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      <Button busy={busy} onClick={() => setBusy(true)}>
        Send the enquiry
      </Button>
      <Button variant="secondary" onClick={() => setBusy(false)}>
        Cancel
      </Button>
      <Button asChild variant="accent">
        <a href="#apply">Apply now</a>
      </Button>
      <IconButton aria-label="Add a company">
        <svg viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d="M5 12h14M12 5v14" />
        </svg>
      </IconButton>
    </div>
  )
}
