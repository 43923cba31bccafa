import { Button } from '@agency/ui/Button'
import { useRouter } from '@tanstack/react-router'
import { readFailure } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

/** In place of a list that could not be loaded: why, and another try. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const router = useRouter()
  const { isOffline, message = m.error_ours() } = readFailure(error)
  return (
    <p role="alert" className="mb-6 flex flex-wrap items-center gap-4 font-semibold text-danger">
      {m.load_failed({ message: isOffline ? m.clients_failed_text() : message })}
      <Button variant="secondary" onClick={onRetry ?? (() => void router.invalidate())}>
        {m.retry()}
      </Button>
    </p>
  )
}
