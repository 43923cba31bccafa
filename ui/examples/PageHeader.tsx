import { Button } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'

export function Example() {
  return (
    <PageHeader
      eyebrow="Since 1989"
      title="Where our workers are employed"
      description="Eleven countries, forty-three companies, each visited by us before the first worker left."
      actions={
        <Button asChild>
          <a href="#ask">Ask for workers</a>
        </Button>
      }
    />
  )
}
