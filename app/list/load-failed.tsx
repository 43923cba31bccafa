import { Alert } from '@agency/ui/Alert'
import { RetryButton } from '#app/layouts/retry-button.tsx'
import { readFailure } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

/** In place of a list that could not be loaded: why, and another try. */
export function LoadFailed({ error }: { error: unknown }) {
  const { isOffline, message = m.error_ours() } = readFailure(error)
  return (
    <Alert
      variant="danger"
      title={m.load_failed({ message: isOffline ? m.load_failed_text() : message })}
      actions={<RetryButton variant="secondary" />}
      className="mb-6"
    />
  )
}
