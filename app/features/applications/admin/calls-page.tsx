import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'
import { Spinner } from '@agency/ui/Spinner'
import { getRouteApi } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { load } from '#app/rendering/trpc.ts'
import { CallCard } from './call-card.tsx'
import { CallsDone } from './calls-done.tsx'
import { choicesQuery } from './queries.ts'
import { useCalls } from './use-calls.ts'
import type { LoggedCall } from './use-log-call.ts'
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
          <div className="flex flex-wrap items-end gap-x-6 max-sm:w-full max-sm:shrink! sm:flex-nowrap sm:*:shrink-0 *:first:mb-0! sm:*:first:w-80">
            <VacancyChoice vacancy={vacancy} />
            <TextLink to="/admin/applications" search={{ vacancy, show: 'calls' }}>
              {m.calls_all()}
            </TextLink>
          </div>
        }
      />
      <Queue key={vacancy} vacancy={vacancy} />
      <p className="mt-6 max-w-text text-sm text-muted">{m.calls_lead()}</p>
    </>
  )
}

function Queue({ vacancy }: { vacancy: string | undefined }) {
  const { me } = staffRoute.useRouteContext()
  const calls = useCalls(vacancy)
  const { application, left, passed, isPending, isError } = calls
  const [last, setLast] = useState<LoggedCall>()
  return (
    <>
      <div className="mb-2 flex min-h-9 flex-wrap items-center gap-x-6 lg:flex-nowrap">
        <p role="status" className="text-muted lg:shrink-0">
          {application && (left > 0 ? m.calls_left(plural(left)) : m.calls_last())}
          {application && passed.length > 0 && ` · ${m.calls_passed_wait(plural(passed.length))}`}
        </p>
        <LastCall call={last} onUndone={() => setLast(undefined)} />
      </div>
      {isError ? (
        <Alert
          variant="danger"
          title={m.calls_failed()}
          actions={<Retry onClick={calls.next} isPending={isPending} />}
        />
      ) : calls.isDone ? (
        <CallsDone calls={calls} vacancy={vacancy} />
      ) : application ? (
        <CallCard
          key={application.id}
          application={application}
          calls={calls}
          onLogged={setLast}
          keptAs={`${me.uid}:call:${application.id}`}
        />
      ) : (
        <Spinner label={m.list_loading()} />
      )}
    </>
  )
}

/** How the last call went, until the next one: a toast would lie over who is called now. */
function LastCall({ call, onUndone }: { call: LoggedCall | undefined; onUndone: () => void }) {
  const [isUndoing, setUndoing] = useState(false)
  async function undo() {
    setUndoing(true)
    if (await call?.takeBack()) onUndone()
    setUndoing(false)
  }
  return (
    <div className="flex min-w-0 items-center gap-2 text-sm">
      {call && <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />}
      <p role="status" className="min-w-0 leading-tight wrap-anywhere">
        {call?.said}
      </p>
      {call && (
        <Button
          size="sm"
          variant="ghost"
          className="shrink-0 whitespace-nowrap"
          busy={isUndoing}
          onClick={() => void undo()}
        >
          {m.undo()}
        </Button>
      )}
    </div>
  )
}

const Retry = ({ onClick, isPending }: { onClick: () => void; isPending: boolean }) => (
  <Button size="sm" variant="secondary" busy={isPending} onClick={onClick}>
    {m.retry()}
  </Button>
)
