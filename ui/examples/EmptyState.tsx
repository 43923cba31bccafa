import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'

export function Example() {
  return (
    <EmptyState
      title="No client countries yet"
      description="Add the first country to show visitors where your workers are employed."
      actions={
        <Button asChild>
          <a href="#add">Add a country</a>
        </Button>
      }
    />
  )
}
