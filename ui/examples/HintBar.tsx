import { Button } from '@agency/ui/Button'
import { HintBar } from '@agency/ui/HintBar'
import { useState } from 'react'

export function Example() {
  const [isShown, setIsShown] = useState(true)
  if (!isShown) return null
  return (
    <HintBar
      aria-label="Language"
      onOpenChange={setIsShown}
      labels={{ close: 'Close' }}
      actions={
        <Button asChild size="sm">
          <a href="#en">Read in English</a>
        </Button>
      }
    >
      You can read this page in English, too.
    </HintBar>
  )
}
