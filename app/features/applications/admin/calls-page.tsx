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
import { load } from '#app/rendering/trpc.ts'
import { CallCard } from './call-card.tsx'
import { choicesQuery } from './queries.ts'
import { useCalls } from './use-calls.ts'
import { VacancyChoice } from './vacancy-choice.tsx'

const route = getRouteApi('/admin/applications/calls')
const staffRoute = getRouteApi('/admin')

/** Loads which vacancies there are. */
export const loadCalls = () => load(choicesQuery())

/** Everybody who is to be called, one after another. */
export function CallsPage() {
  const { vacancy } = route.useSearch()
  return (
    <>
      <PageHeader
        variant="list"
        title={m.calls_title()}
        actions={
          <TextLink to="/admin/applications" search={{ vacancy, show: 'calls' }}>
            {m.calls_all()}
          </TextLink>
        }
      />
      <div className="flex flex-wrap items-end gap-x-6 sm:[&>form]:mb-4 sm:[&>form]:w-96">
        <VacancyChoice vacancy={vacancy} />
        <Queue key={vacancy} vacancy={vacancy} />
      </div>
      <p className="mt-6 max-w-text text-sm text-muted">{m.calls_lead()}</p>
    </>
  )
}

function Queue({ vacancy }: { vacancy: string | undefined }) {
  const { me } = staffRoute.useRouteContext()
  const calls = useCalls(vacancy)
  const { application, left, passed, isDone, isPending, isError } = calls
  return (
    <>
      <p role="status" className="mb-4 text-muted">
        {application && (left > 0 ? m.calls_left(plural(left)) : m.calls_last())}
      </p>
      <div className="basis-full">
        {isError ? (
          <Alert
            variant="danger"
            title={m.calls_failed()}
            actions={<Retry onClick={calls.next} isPending={isPending} />}
          />
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
          <CallCard
            key={application.id}
            application={application}
            calls={calls}
            keptAs={`${me.uid}:call:${application.id}`}
          />
        ) : (
          <Spinner label={m.list_loading()} />
        )}
      </div>
    </>
  )
}

const Retry = ({ onClick, isPending }: { onClick: () => void; isPending: boolean }) => (
  <Button size="sm" variant="secondary" busy={isPending} onClick={onClick}>
    {m.retry()}
  </Button>
)
