import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { m } from '#i18n/paraglide/messages.js'
import { phoneText } from '#i18n/typed/phone.ts'
import type { ApplicationInput } from '#server/features/applications/schema.ts'
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
  const { run, isPending } = useStaffAction()
  const [seen] = useState(application.version)
  const { vacancyId, hasPassport, phone, years, name, district, trade, country, registered, message } = application

  async function save(values: ApplicationInput) {
    const done = m.application_edited()
    if (await run(() => applicationsClient().edit.mutate({ id: application.id, seen, values }), { done }))
      await navigate({ to: '/admin/applications/$id', params: { id: application.id } })
  }

  return (
    <>
      <p className="mb-3">
        <TextLink to="/admin/applications/$id" params={{ id: application.id }}>
          {name}
        </TextLink>
      </p>
      <PageHeader variant="staff" title={m.application_edit_title({ reference: application.reference })} />
      <ApplicantForm
        values={{
          vacancy: vacancyId ?? '',
          name,
          phone: phoneText(phone),
          district,
          trade,
          country,
          years: String(years),
          passport: hasPassport ? 'yes' : 'no',
          registered,
          message,
        }}
        vacancies={choices.vacancies.filter(({ id: each, isOpen }) => isOpen || each === vacancyId)}
        saveLabel={m.application_edit_save()}
        isPending={isPending}
        onSave={values => void save(values)}
      />
    </>
  )
}
