import { PageHeader } from '@agency/ui/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { load, trpc } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { phoneText } from '#i18n/typed/phone.ts'
import { WorkerForm } from './worker-form.tsx'
import { workersClient } from './workers-client.ts'

const route = getRouteApi('/admin/workers/add')

const applicationQuery = (id = '') => ({ ...trpc().applications.byId.queryOptions({ id }), enabled: id !== '' })

/** Loads the application that a file is made from. */
export const loadAdd = (application: string | undefined) =>
  application ? load(applicationQuery(application)) : undefined

/** The form of a new file, of somebody who came to the office or of an applicant. */
export function AddPage() {
  const { application: id, back } = route.useSearch()
  const { data: application } = useQuery(applicationQuery(id))
  const navigate = useNavigate()
  const { history } = useRouter()
  const values = application
    ? {
        name: application.unsaid.includes('name') ? '' : application.name,
        phone: phoneText(application.phone),
        district: application.district,
        trade: application.trade,
        experience: application.years > 0 ? m.application_years_of(plural(application.years)) : '',
      }
    : {}
  return (
    <>
      <p className="mb-3 flex flex-wrap gap-x-6 gap-y-1">
        {back && <TextLink to={back}>{m.gap_back()}</TextLink>}
        {application ? (
          <TextLink to="/admin/applications/$id" params={{ id: application.id }}>
            {m.application_title({ reference: application.reference })}
          </TextLink>
        ) : (
          <TextLink to="/admin/workers">{m.workers_all()}</TextLink>
        )}
      </p>
      <PageHeader
        variant="staff"
        title={m.worker_add()}
        description={application ? m.worker_add_from({ reference: application.reference }) : m.worker_add_lead()}
      />
      <WorkerForm
        isNew
        values={values}
        saveLabel={m.worker_add_save()}
        done={m.worker_added()}
        save={input => workersClient().add.mutate({ values: input, ...(id && { application: id }) })}
        onSaved={({ id: made }) =>
          back ? history.push(back) : void navigate({ to: '/admin/workers/$id', params: { id: made } })
        }
      />
    </>
  )
}
