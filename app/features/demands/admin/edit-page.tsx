import { Button } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { writtenDemand } from '#server/features/demands/schema.ts'
import { DemandForm, type WrittenLine } from './demand-form.tsx'
import { demandsClient } from './demands-client.ts'
import { type Demand, demandQuery } from './queries.ts'

const route = getRouteApi('/admin/demands/$id_/edit')

/** Corrects what an employer has said. */
export function EditPage() {
  const { id } = route.useParams()
  const { data: demand } = useSuspenseQuery(demandQuery(id))
  const navigate = useNavigate()
  const [{ version }] = useState(demand)
  const { company, registrationNo, country, city, contact, email, phone, visaNo } = demand
  const { attestedOn, startsOn, payers, message, lines } = demand
  const form = useStaffForm({
    schema: writtenDemand,
    values: {
      company,
      registrationNo,
      country,
      city,
      contact,
      email,
      phone,
      visaNo,
      attestedOn,
      startsOn,
      payers,
      message,
      lines: lines.map(toTexts),
    },
    send: values => demandsClient().edit.mutate({ id, version, values }),
    done: () => m.demand_edited(),
    onSaved: () => void navigate({ to: '/admin/demands/$id', params: { id } }),
  })
  return (
    <>
      <p className="mb-3">
        <TextLink to="/admin/demands/$id" params={{ id }} lang={languageOf(company)}>
          {company}
        </TextLink>
      </p>
      <PageHeader variant="staff" title={m.demand_edit_title(demand)} />
      <DemandForm
        form={form}
        published={new Set(lines.flatMap(line => (line.vacancy ? [line.id] : [])))}
        actions={
          <Button type="submit" variant="accent" busy={form.isBusy} className="justify-self-start">
            {m.demand_edit_save()}
          </Button>
        }
      />
    </>
  )
}

/** A post as its fields show it. */
const toTexts = (line: Demand['lines'][number]): WrittenLine => ({
  id: line.id,
  trade: line.trade,
  number: String(line.number),
  wage: String(line.wage),
  currency: line.currency,
  period: line.period,
  hours: String(line.hours),
  days: String(line.days),
  months: String(line.months),
  housing: line.housing,
  food: line.food,
  ticket: line.ticket,
  medical: line.medical,
  insurance: line.insurance,
})
