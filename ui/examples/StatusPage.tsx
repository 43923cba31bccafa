import { Button } from '@agency/ui/Button'
import { StatusPage } from '@agency/ui/StatusPage'

export function Example() {
  return (
    <StatusPage
      code="404"
      title="We have no page here"
      description="The address may be old or mistyped. Everything we publish can be reached from the first page."
      actions={
        <Button asChild>
          <a href="#home">Go to the first page</a>
        </Button>
      }
    />
  )
}
