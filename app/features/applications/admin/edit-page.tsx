import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { Button } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { m } from '#i18n/paraglide/messages.js'
import { phoneText } from '#i18n/typed/phone.ts'
import { applicationInput, firstInput } from '#server/features/applications/schema.ts'
import type { Unsaid } from '#server/features/applications/unsaid.shared.ts'
import { ApplicantForm } from './applicant-form.tsx'
import { applicationsClient } from './applications-client.ts'
import { applicationQuery, choicesQuery } from './queries.ts'

const route = getRouteApi('/admin/applications/$id_/edit')

/** Corrects what an applicant has said. */
export function EditPage() {
  const { id } = route.useParams()
  const { data: application } = useSuspenseQuery(applicationQuery(id))
  const { data: choices } = useSuspenseQuery(choicesQuery())
  const navigate = useNavigate()
  const [seen] = useState(application.version)
  const { vacancyId, hasPassport, phone, years, name, district, trade, country, registered, message, unsaid } =
    application
  const isUnsaid = (field: Unsaid) => unsaid.includes(field)
  const form = useStaffForm({
    schema: unsaid.length > 0 ? firstInput : applicationInput,
    values: {
      vacancy: vacancyId ?? '',
      name: isUnsaid('name') ? '' : name,
      phone: phoneText(phone),
      district,
      trade,
      country,
      years: isUnsaid('years') ? '' : String(years),
      passport: isUnsaid('passport') ? '' : hasPassport ? 'yes' : 'no',
      registered,
      message,
    },
    send: values => applicationsClient().edit.mutate({ id, seen, values }),
    done: () => m.application_edited(),
    onSaved: () => void navigate({ to: '/admin/applications/$id', params: { id } }),
  })

  return (
    <>
      <p className="mb-3">
        <TextLink to="/admin/applications/$id" params={{ id }}>
          {name}
        </TextLink>
      </p>
      <PageHeader variant="staff" title={m.application_edit_title({ reference: application.reference })} />
      <ApplicantForm
        form={form}
        isOptional={unsaid.length > 0}
        vacancies={choices.vacancies.filter(({ id: each, isOpen }) => isOpen || each === vacancyId)}
        actions={
          <Button type="submit" variant="accent" busy={form.isBusy} className="justify-self-start">
            {m.application_edit_save()}
          </Button>
        }
      />
    </>
  )
}
