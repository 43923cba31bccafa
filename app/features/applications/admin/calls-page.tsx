import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { Spinner } from '@agency/ui/Spinner'
import { getRouteApi } from '@tanstack/react-router'
import { PhoneCall } from 'lucide-react'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { CallCard } from './call-card.tsx'
import { useCalls } from './use-calls.ts'

const route = getRouteApi('/admin/applications/calls')

/** Everybody of a list who is to be called, one after another. */
export function CallsPage() {
  const search = route.useSearch()
  const calls = useCalls(search)
  const { application, left, passed, isDone, isPending, isError } = calls
  return (
    <>
      <PageHeader
        variant="staff"
        title={m.calls_title()}
        description={m.calls_lead()}
        actions={
          <TextLink to="/admin/applications" search={{ ...search, show: 'calls' }}>
            {m.calls_all()}
          </TextLink>
        }
      />
      <p role="status" className="mb-4 text-muted">
        {application && (left > 0 ? m.calls_left(plural(left)) : m.calls_last())}
      </p>
      {isError ? (
        <Alert variant="danger" title={m.calls_failed()} actions={<Retry onClick={calls.next} isPending={isPending} />} />
      ) : isDone ? (
        <EmptyState
          icon={<PhoneCall aria-hidden="true" />}
          title={m.calls_done()}
          description={m.calls_done_text()}
          actions={
            passed.length > 0 && (
              <Button variant="secondary" busy={isPending} onClick={calls.passNobody}>
                {m.calls_passed({ count: formatNumber(passed.length) })}
              </Button>
            )
          }
        />
      ) : application ? (
        <CallCard key={application.id} application={application} calls={calls} />
      ) : (
        <Spinner label={m.list_loading()} />
      )}
    </>
  )
}

const Retry = ({ onClick, isPending }: { onClick: () => void; isPending: boolean }) => (
  <Button size="sm" variant="secondary" busy={isPending} onClick={onClick}>
    {m.retry()}
  </Button>
)
