import { RetryButton } from '#app/layouts/retry-button.tsx'
import { readFailure } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

/** In place of a list that could not be loaded: why, and another try. */
export function LoadFailed({ error }: { error: unknown }) {
  const { isOffline, message = m.error_ours() } = readFailure(error)
  return (
    <p role="alert" className="mb-6 flex flex-wrap items-center gap-4 font-semibold text-danger">
      {m.load_failed({ message: isOffline ? m.clients_failed_text() : message })}
      <RetryButton variant="secondary" />
    </p>
  )
}
