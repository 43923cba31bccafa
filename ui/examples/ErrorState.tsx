import { Button } from '@agency/ui/Button'
import { ErrorState } from '@agency/ui/ErrorState'

export function Example() {
  return (
    <ErrorState
      title="The client countries could not be loaded"
      description="The connection may be slow. Nothing is lost."
      actions={<Button variant="secondary">Try again</Button>}
      detail="Request 7f3a-91c2"
    />
  )
}
