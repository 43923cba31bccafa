import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'

export function Example() {
  return (
    <Alert
      variant="warning"
      title="The office is closed on Friday"
      actions={
        <Button variant="secondary" size="sm">
          Opening hours
        </Button>
      }
    >
      Enquiries that come in meanwhile are answered on Sunday morning.
    </Alert>
  )
}
