import { ErrorState } from '@agency/ui/ErrorState'
import { PageHeader } from '@agency/ui/PageHeader'
import { RetryButton } from '#app/layouts/retry-button.tsx'
import { m } from '#i18n/paraglide/messages.js'

/** A staff page whose data could not be loaded: its title, what is missing, and another try. */
export function LoadError({ title, message }: { title: string; message: string }) {
  return (
    <>
      <PageHeader variant="staff" title={title} />
      <ErrorState title={message} description={m.load_failed_text()} actions={<RetryButton />} />
    </>
  )
}
