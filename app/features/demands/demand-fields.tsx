import { SelectField } from '@agency/ui/SelectField'
import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import type { ReactNode } from 'react'
import { countryOptions } from '#i18n/countries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { boundsOf, type Days } from '#i18n/typed/rules.ts'
import { attestedDays, startDays } from '#server/features/demands/schema.ts'
import { PAYER_ITEMS, PAYERS, payerName } from '#server/features/demands/payers.shared.ts'
import { costLabels, payerLabels } from '#server/features/vacancies/schema.ts'

/** What makes an input a field of its form: the public one, or that of the staff, which offers nothing of the browser’s memory. */
export type FieldOf<Name extends string = string> = (name: Name) => {
  id: string
  name: string
  error?: string | undefined
  defaultValue?: string | undefined
  autoComplete?: 'off'
}
type Props = { field: FieldOf }

const pair = 'grid gap-6 sm:grid-cols-2'

export function CompanyFields({ field }: Props) {
  return (
    <>
      <TextField
        label={m.hire_form_company()}
        autoComplete="organization"
        maxLength={200}
        required
        {...field('company')}
      />
      <TextField
        label={m.demand_registration()}
        hint={m.demand_registration_hint()}
        autoComplete="off"
        maxLength={200}
        required
        {...field('registrationNo')}
      />
      <div className={pair}>
        <SelectField label={m.demand_country()} autoComplete="country" required {...field('country')}>
          <option value="">{m.apply_choose()}</option>
          {countryOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label()}
            </option>
          ))}
        </SelectField>
        <TextField label={m.demand_city()} autoComplete="address-level2" maxLength={200} {...field('city')} />
      </div>
    </>
  )
}

/** `starts` are the days on which work may begin. */
export function TermsFields({ field, starts = startDays }: Props & { starts?: Days }) {
  return (
    <>
      <TextField
        {...boundsOf(starts)}
        type="date"
        label={m.demand_starts()}
        className="max-w-64"
        {...field('startsOn')}
      />
      <div className={pair}>
        <TextField label={m.demand_visa()} autoComplete="off" maxLength={200} {...field('visaNo')} />
        <TextField {...boundsOf(attestedDays)} type="date" label={m.hire_form_attested()} {...field('attestedOn')} />
      </div>
      <fieldset className="grid gap-4">
        <legend className="mb-1 font-semibold">{m.demand_payers()}</legend>
        <p className="text-sm text-muted">{m.demand_payers_hint()}</p>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {PAYER_ITEMS.map(item => (
            <SelectField key={item} {...field(payerName(item))} label={costLabels[item]()}>
              <option value="">{m.demand_payer_open()}</option>
              {PAYERS.map(payer => (
                <option key={payer} value={payer}>
                  {payerLabels[payer]()}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** `files` stand before the message. */
export function ContactFields({ field, files }: Props & { files?: ReactNode }) {
  return (
    <>
      <TextField label={m.demand_contact()} autoComplete="name" maxLength={200} required {...field('contact')} />
      <div className={pair}>
        <TextField
          type="email"
          label={m.field_email()}
          autoComplete="email"
          maxLength={254}
          required
          {...field('email')}
        />
        <TextField type="tel" label={m.demand_phone()} autoComplete="tel" maxLength={40} required {...field('phone')} />
      </div>
      {files}
      <TextArea label={m.apply_message()} rows={3} maxLength={2000} {...field('message')} />
    </>
  )
}
