import { Button } from '@agency/ui/Button'
import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { formatNumber, localizedText, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { countInput } from '#server/features/applications/work-schema.ts'
import { applicationsClient } from './applications-client.ts'
import type { DepartedList } from './queries.ts'

type Props = {
  row: DepartedList['rows'][number]
  clients: DepartedList['clients']
  /** The applications that are added; without them all of the vacancy. */
  ids?: string[]
}

/** Adds people who have departed to the figure of a company on a client country. */
export function CountForm({ row, clients, ids }: Props) {
  const { vacancyId, count } = row
  const form = useStaffForm({
    schema: countInput,
    values: { clientId: row.clientId ?? '', companyId: row.companyId ?? '', companyName: '', companySector: '' },
    besides: { vacancyId, ids },
    send: input => applicationsClient().departed.count.mutate(input),
    done: () => m.departed_counted(plural(count)),
    onSaved: () => document.getElementById('content')?.focus(),
  })
  const clientId = form.watch('clientId')
  const client = clients.find(({ _id }) => _id === clientId)
  const country = form.field('clientId')

  return (
    <StaffForm
      form={form}
      className="grid gap-4"
      actions={
        <Button type="submit" variant="accent" busy={form.isBusy} className="justify-self-start">
          {m.departed_add(plural(count))}
        </Button>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={m.departed_country()}
          {...country}
          onChange={event => {
            void country.onChange(event)
            form.set('companyId', '')
          }}
        >
          <option value="">{m.application_choose()}</option>
          {clients.map(({ _id, countryName, countryNameBn }) => (
            <option key={_id} value={_id} {...localizedText(countryName, countryNameBn)} />
          ))}
        </SelectField>
        {client && (
          <SelectField label={m.departed_company()} {...form.field('companyId')}>
            {client.companies.map(({ _id, companyName, companyNameBn, people }) => (
              <option key={_id} value={_id}>
                {m.departed_company_now({
                  name: localizedText(companyName, companyNameBn).children,
                  people: people === null ? '–' : formatNumber(people),
                })}
              </option>
            ))}
            <option value="">{m.departed_company_new()}</option>
          </SelectField>
        )}
      </div>
      {client && !form.watch('companyId') && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={m.form_company_name()} lang="en" {...form.field('companyName')} />
          <TextField label={m.form_company_sector()} lang="en" {...form.field('companySector')} />
        </div>
      )}
      {!client && (
        <p className="text-sm text-muted">
          {m.departed_no_country()} <TextLink to="/admin/add-new-client">{m.admin_add()}</TextLink>
        </p>
      )}
    </StaffForm>
  )
}
