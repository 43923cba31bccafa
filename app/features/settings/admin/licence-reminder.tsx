import { Alert } from '@agency/ui/Alert'
import type { Outputs } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'

type Licence = Outputs['settings']['overview']['licences'][number]

/** Licences that have expired or soon will; nothing while there are none. */
export function LicenceReminder({ licences }: { licences: Licence[] }) {
  return licences.map(({ number, validUntil, hasExpired }) => {
    const date = formatDate(validUntil, { dateStyle: 'long' })
    return (
      <Alert
        key={number}
        variant={hasExpired ? 'danger' : 'info'}
        title={hasExpired ? m.licence_expired({ number, date }) : m.licence_expires({ number, date })}
        className="mb-6"
      >
        {m.licence_renew()}
      </Alert>
    )
  })
}
