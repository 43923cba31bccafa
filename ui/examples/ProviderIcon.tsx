import { Button } from '@agency/ui/Button'
import { ProviderIcon } from '@agency/ui/ProviderIcon'

export function Example() {
  return (
    <Button variant="secondary">
      <ProviderIcon provider="google" />
      Sign in with Google
    </Button>
  )
}
