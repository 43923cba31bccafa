import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PlaneTakeoff } from 'lucide-react'
import { useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { load, type Outputs } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { applicationsClient } from './applications-client.ts'
import { CountForm } from './count-form.tsx'
import { departedQuery } from './queries.ts'

type Row = Outputs['applications']['departed']['list']['rows'][number]

export const loadDeparted = () => load(departedQuery())

/** How many people have departed for which job and are in no figure yet: numbers, no names. */
export function DepartedPage() {
  const { data } = useSuspenseQuery(departedQuery())
  return (
    <>
      <PageHeader variant="staff" title={m.departed_title()} description={m.departed_lead()} />
      {data.rows.length === 0 && (
        <EmptyState
          icon={<PlaneTakeoff aria-hidden="true" />}
          title={m.departed_empty()}
          description={m.departed_empty_text()}
        />
      )}
      <ul className="grid max-w-4xl gap-6">
        {data.rows.map(row => (
          <li key={row.vacancyId}>
            <Card className="grid grid-cols-1 gap-4">
              <div className="flex flex-wrap items-start justify-between gap-3">
                <h2 className="font-sans text-lg">
                  {row.job || m.application_any_job()}
                  <span className="block text-sm font-normal text-muted">{m.departed_people(plural(row.count))}</span>
                </h2>
                <LeaveOut {...row} />
              </div>
              <CountForm key={row.count} row={row} clients={data.clients} />
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}

function LeaveOut({ vacancyId, count }: Row) {
  const [isAsking, setAsking] = useState(false)
  const { act, isPending } = useStaffAction()
  async function leaveOut() {
    const isDone = await act(() => applicationsClient().departed.leaveOut.mutate({ vacancyId }), m.departed_left_out())
    setAsking(false)
    if (isDone) document.getElementById('content')?.focus()
  }
  return (
    <>
      <Button variant="ghost" size="sm" busy={isPending} onClick={() => setAsking(true)}>
        {m.departed_leave_out()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.departed_leave_out_title(plural(count))}
        description={m.departed_leave_out_text()}
        labels={{ confirm: m.departed_leave_out(), cancel: m.cancel() }}
        busy={isPending}
        onConfirm={() => void leaveOut()}
      />
    </>
  )
}
