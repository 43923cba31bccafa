import { Banner } from '@agency/ui/Banner'
import { Button } from '@agency/ui/Button'

export function Example() {
  return (
    <Banner
      title="Looking for people you can rely on?"
      description="Tell us the trade and the number. You hear from us within one working day."
      actions={
        <Button asChild variant="accent" size="lg">
          <a href="#ask">Ask for workers</a>
        </Button>
      }
    />
  )
}
