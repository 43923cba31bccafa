import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { Button } from '@agency/ui/Button'
import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { useRef, useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { formatNumber, localizedText, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { applicationsClient } from './applications-client.ts'
import type { DepartedList } from './queries.ts'

type Props = {
  row: DepartedList['rows'][number]
  clients: DepartedList['clients']
  /** The applications that are added; without them all of the vacancy. */
  ids?: string[]
}
type Errors = { clientId?: string; companyName?: string; companySector?: string }

/** Adds people who have departed to the figure of a company on a client country. */
export function CountForm({ row, clients, ids }: Props) {
  const { vacancyId, count } = row
  const [clientId, setClientId] = useState(row.clientId ?? '')
  const [companyId, setCompanyId] = useState(row.companyId ?? '')
  const [texts, setTexts] = useState({ companyName: '', companySector: '' })
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const { act, isPending } = useStaffAction()
  const client = clients.find(({ _id }) => _id === clientId)
  const isNew = companyId === ''

  async function add() {
    const found: Errors = {
      ...(!client && { clientId: m.departed_country_needed() }),
      ...(client && isNew && !texts.companyName.trim() && { companyName: m.count_company_needed() }),
      ...(client && isNew && !texts.companySector.trim() && { companySector: m.count_sector_needed() }),
    }
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus()
    const company = isNew ? texts : { companyId }
    const isAdded = await act(
      () => applicationsClient().departed.count.mutate({ vacancyId, clientId, ids, ...company }),
      m.departed_counted(plural(count)),
    )
    if (isAdded) document.getElementById('content')?.focus()
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        void add()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="clientId"
          label={m.departed_country()}
          value={clientId}
          error={errors.clientId}
          onChange={({ target }) => {
            setClientId(target.value)
            setCompanyId('')
          }}
        >
          <option value="">{m.application_choose()}</option>
          {clients.map(({ _id, countryName, countryNameBn }) => (
            <option key={_id} value={_id} {...localizedText(countryName, countryNameBn)} />
          ))}
        </SelectField>
        {client && (
          <SelectField
            label={m.departed_company()}
            value={companyId}
            onChange={({ target }) => setCompanyId(target.value)}
          >
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
      {client && isNew && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="companyName"
            label={m.form_company_name()}
            lang="en"
            value={texts.companyName}
            error={errors.companyName}
            onChange={({ target }) => setTexts({ ...texts, companyName: target.value })}
          />
          <TextField
            name="companySector"
            label={m.form_company_sector()}
            lang="en"
            value={texts.companySector}
            error={errors.companySector}
            onChange={({ target }) => setTexts({ ...texts, companySector: target.value })}
          />
        </div>
      )}
      {!client && (
        <p className="text-sm text-muted">
          {m.departed_no_country()} <TextLink to="/admin/add-new-client">{m.admin_add()}</TextLink>
        </p>
      )}
      <Button type="submit" variant="accent" busy={isPending} className="justify-self-start">
        {m.departed_add(plural(count))}
      </Button>
    </form>
  )
}
