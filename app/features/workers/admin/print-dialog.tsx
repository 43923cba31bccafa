import { Alert } from '@agency/ui/Alert'
import { Dialog } from '@agency/ui/Dialog'
import { SelectField } from '@agency/ui/SelectField'
import { Spinner } from '@agency/ui/Spinner'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { LoadFailed } from '#app/list/load-failed.tsx'
import { formatNumber, languageOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { EVERYTHING, PRINT_MAX, type PrintKind, printLabels } from '#server/features/workers/print/kinds.shared.ts'
import { goingOf } from '#server/features/workers/stages.shared.ts'
import { can } from '#server/permissions.ts'
import { PrintLinks } from './print-links.tsx'
import { type Lacking, printQuery, type Worker } from './queries.ts'

const staffRoute = getRouteApi('/admin')

type Props = {
  kind: PrintKind
  onClose: () => void
  /** Whose document it is, or of which applications. */
  worker?: Worker
  applications?: string[]
}

/** A document before it is made: for which application, what is not stored, and that the log says who has made it. */
export function PrintDialog({ kind, worker, applications = [], onClose }: Props) {
  const [chosen, setChosen] = useState(worker && goingOf(worker.applications)?.id)
  const ids = worker ? (chosen ? [chosen] : []) : applications
  const isTooMany = ids.length > PRINT_MAX
  const { data, error } = useQuery({ ...printQuery(kind, ids, worker?.id), enabled: !isTooMany })
  return (
    <Dialog open size="sm" onOpenChange={onClose} labels={{ close: m.close() }} title={printLabels[kind]()}>
      {worker && worker.applications.length > 1 && (
        <SelectField label={m.document_for()} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {worker.applications.map(({ id, job, reference }) => (
            <option key={id} value={id}>
              {[job || m.application_any_job(), reference].join(' · ')}
            </option>
          ))}
        </SelectField>
      )}
      {isTooMany ? (
        <Alert variant="danger" title={m.print_too_many({ max: formatNumber(PRINT_MAX) })} />
      ) : error ? (
        <LoadFailed error={error} />
      ) : data ? (
        <>
          <Unfit {...data} />
          <Missing lacking={data} worker={worker?.id} />
          <Files
            file={kind}
            query={{ ...(worker && { worker: worker.id }), ...(ids.length > 0 && { applications: ids.join(',') }) }}
            ending="docx"
            isBilingual={kind === 'contract'}
          />
        </>
      ) : (
        <Spinner label={m.list_loading()} />
      )}
    </Dialog>
  )
}

/** Everything that is kept about one worker, to be handed to them. */
export function EverythingDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      labels={{ close: m.close() }}
      title={m.print_everything()}
      description={m.print_everything_text()}
    >
      <Files file={EVERYTHING} query={{ worker: id }} ending="json" />
    </Dialog>
  )
}

function Unfit({ unfit }: Pick<Lacking, 'unfit'>) {
  if (unfit.length === 0) return null
  return (
    <Alert variant="danger" title={m.print_unfit()}>
      <ul className="list-disc ps-5">
        {unfit.map(({ name, why }) => (
          <li key={name + why.join()}>
            <span lang={languageOf(name)}>{name}</span>: {why.join(', ')}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function Missing({ lacking: { withoutFile, missing }, worker }: { lacking: Lacking; worker: string | undefined }) {
  const isForOne = worker !== undefined
  if (missing.length === 0) return <p>{m.print_complete()}</p>
  return (
    <Alert
      title={isForOne ? m.print_missing() : m.print_missing_many()}
      actions={
        worker && (
          <TextLink to="/admin/workers/$id/edit" params={{ id: worker }}>
            {m.worker_edit()}
          </TextLink>
        )
      }
    >
      {withoutFile > 0 && <p>{m.print_without_file(plural(withoutFile))}</p>}
      <ul className="list-disc ps-5">
        {missing.map(({ label, count }) => (
          <li key={label}>{isForOne ? label : m.fact_of({ label, value: m.print_people(plural(count)) })}</li>
        ))}
      </ul>
    </Alert>
  )
}

function Files(props: Parameters<typeof PrintLinks>[0]) {
  const { me } = staffRoute.useRouteContext()
  if (!can(me, 'identities')) return <Alert title={m.print_forbidden()}>{m.worker_look_forbidden()}</Alert>
  return (
    <>
      <PrintLinks {...props} />
      <p className="text-sm text-muted">{m.print_logged()}</p>
    </>
  )
}
