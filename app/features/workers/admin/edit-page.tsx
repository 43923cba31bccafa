import { Button } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Eye, LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { phoneText } from '#i18n/typed/phone.ts'
import { can } from '#server/permissions.ts'
import { type SealedNumbers, type Worker, workerQuery } from './queries.ts'
import { WorkerForm } from './worker-form.tsx'
import { workersClient } from './workers-client.ts'

const route = getRouteApi('/admin/workers/$id_/edit')
const staffRoute = getRouteApi('/admin')

/** Corrects a file. Sealed numbers that are stored stay closed until somebody who may see them asks for them. */
export function EditPage() {
  const { id } = route.useParams()
  const { back } = route.useSearch()
  const { me } = staffRoute.useRouteContext()
  const { data: worker } = useSuspenseQuery(workerQuery(id))
  const [seen] = useState(worker.version)
  const [numbers, setNumbers] = useState<SealedNumbers>()
  const { run, isPending } = useStaffAction()
  const navigate = useNavigate()
  const look = can(me, 'identities')
    ? () =>
        void run(
          async () => {
            setNumbers(await workersClient().look.mutate({ id }))
          },
          { done: m.worker_looked() },
        )
    : undefined
  const labels = { passport: m.worker_passport(), nid: m.worker_nid(), account: m.worker_account() }
  const sealed = Object.fromEntries(
    Object.entries(labels).flatMap(([name, label]) =>
      worker.has[name as keyof SealedNumbers] && !numbers
        ? [[name, <Closed key={name} label={label} onOpen={look} isPending={isPending} />]]
        : [],
    ),
  )
  return (
    <>
      <p className="mb-3 flex flex-wrap gap-x-6 gap-y-1">
        {back && <TextLink to={back}>{m.gap_back()}</TextLink>}
        <TextLink to="/admin/workers/$id" params={{ id }}>
          {worker.name}
        </TextLink>
      </p>
      <PageHeader variant="staff" title={m.worker_edit_title({ reference: worker.reference })} />
      <WorkerForm
        values={textsOf(worker)}
        sealed={sealed}
        opened={numbers}
        saveLabel={m.worker_edit_save()}
        done={m.worker_edited()}
        save={values => workersClient().edit.mutate({ id, seen, values })}
        onSaved={() => void navigate({ to: '/admin/workers/$id', params: { id }, search: { back } })}
      />
    </>
  )
}

/** A number that is stored and not shown. */
function Closed({ label, onOpen, isPending }: { label: string; onOpen: (() => void) | undefined; isPending: boolean }) {
  return (
    <div className="grid content-start gap-2">
      <p className="font-semibold">{label}</p>
      <p className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
        <span className="inline-flex items-center gap-1.5 text-muted">
          <LockKeyhole aria-hidden="true" className="size-4" />
          {m.worker_stored()}
        </span>
        {onOpen && (
          <Button variant="secondary" size="sm" busy={isPending} onClick={onOpen}>
            <Eye aria-hidden="true" />
            {m.worker_look_change()}
          </Button>
        )}
      </p>
    </div>
  )
}

const textsOf = ({ phone, kinPhone, ...worker }: Worker) => ({
  ...Object.fromEntries(Object.entries(worker).filter(([, value]) => typeof value === 'string')),
  phone: phoneText(phone),
  kinPhone: kinPhone && phoneText(kinPhone),
})
