import { Button } from '@agency/ui/Button'
import { useRouter } from '@tanstack/react-router'
import { tryAgain } from '#app/rendering/failed-scripts.ts'
import { m } from '#i18n/paraglide/messages.js'

/** Loads the page again. */
export function RetryButton({ variant }: { variant?: 'secondary' }) {
  const router = useRouter()
  return (
    <Button variant={variant} onClick={() => tryAgain(router)}>
      {m.retry()}
    </Button>
  )
}
