import { BrandIcon } from '@agency/ui/BrandIcon'
import { IconButton } from '@agency/ui/Button'

export function Example() {
  return (
    <IconButton asChild aria-label="Facebook">
      <a href="https://www.facebook.com">
        <BrandIcon brand="facebook" />
      </a>
    </IconButton>
  )
}
