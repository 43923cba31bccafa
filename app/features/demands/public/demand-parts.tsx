import { Field } from '@agency/ui/Field'
import { SelectField } from '@agency/ui/SelectField'
import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import type { ChangeEvent } from 'react'
import { fileBox } from '#app/layouts/public/file-box.ts'
import { countryOptions } from '#i18n/countries.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { boundsOf } from '#i18n/typed/rules.ts'
import { FILE_TYPES } from '#server/features/applications/file.shared.ts'
import { FILE_MAX_BYTES, FILES_MAX } from '#server/features/demands/file.shared.ts'
import { attestedDays, startDays } from '#server/features/demands/schema.ts'
import { PDF_PAGES_MAX } from '#server/files/schema.ts'
import { PAYER_ITEMS, PAYERS, payerName } from '#server/features/demands/payers.shared.ts'
import { costLabels, payerLabels } from '#server/features/vacancies/schema.ts'

type Texts = Partial<Record<string, string>>
type Props = { values: Texts; errors: Texts }

const fieldOf =
  ({ values, errors }: Props) =>
  (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] })

const pair = 'grid gap-6 sm:grid-cols-2'

export function CompanyPart(props: Props) {
  const field = fieldOf(props)
  return (
    <>
      <TextField
        {...field('company')}
        label={m.hire_form_company()}
        autoComplete="organization"
        maxLength={200}
        required
      />
      <TextField
        {...field('registrationNo')}
        label={m.demand_registration()}
        hint={m.demand_registration_hint()}
        autoComplete="off"
        maxLength={200}
        required
      />
      <div className={pair}>
        <SelectField {...field('country')} label={m.demand_country()} autoComplete="country" required>
          <option value="">{m.apply_choose()}</option>
          {countryOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label()}
            </option>
          ))}
        </SelectField>
        <TextField {...field('city')} label={m.demand_city()} autoComplete="address-level2" maxLength={200} />
      </div>
    </>
  )
}

export function TermsPart(props: Props) {
  const field = fieldOf(props)
  return (
    <>
      <TextField
        {...field('startsOn')}
        {...boundsOf(startDays)}
        type="date"
        label={m.demand_starts()}
        className="max-w-64"
      />
      <div className={pair}>
        <TextField {...field('visaNo')} label={m.demand_visa()} autoComplete="off" maxLength={200} />
        <TextField {...field('attestedOn')} {...boundsOf(attestedDays)} type="date" label={m.hire_form_attested()} />
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

type ContactProps = Props & { isPosted: boolean; onFiles: () => void }

export function ContactPart({ isPosted, onFiles, ...props }: ContactProps) {
  const field = fieldOf(props)
  return (
    <>
      <TextField {...field('contact')} label={m.demand_contact()} autoComplete="name" maxLength={200} required />
      <div className={pair}>
        <TextField
          {...field('email')}
          type="email"
          label={m.field_email()}
          autoComplete="email"
          maxLength={254}
          required
        />
        <TextField {...field('phone')} type="tel" label={m.demand_phone()} autoComplete="tel" maxLength={40} required />
      </div>
      <Documents error={props.errors.files} isPosted={isPosted} onFiles={onFiles} />
      <TextArea {...field('message')} label={m.apply_message()} rows={3} maxLength={2000} />
    </>
  )
}

type DocumentsProps = { error: string | undefined; isPosted: boolean; onFiles: () => void }

/** Photos that are too large are made smaller before they are sent. Without scripts a browser forgets files when the form comes back. */
function Documents({ error, isPosted, onFiles }: DocumentsProps) {
  async function shrink({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const { shrinkChosen } = await import('#app/rendering/shrink-photo.ts')
    await shrinkChosen(input, FILE_MAX_BYTES)
    onFiles()
  }
  return (
    <Field
      id="files"
      label={m.demand_files()}
      hint={m.demand_files_hint({
        max: formatNumber(FILES_MAX),
        megabytes: formatNumber(FILE_MAX_BYTES / 1024 / 1024),
        pages: formatNumber(PDF_PAGES_MAX),
      })}
      error={error}
    >
      {control => (
        <div className="grid gap-2">
          <input
            type="file"
            name="files"
            multiple
            accept={FILE_TYPES}
            {...control}
            onChange={event => void shrink(event)}
            className={fileBox}
          />
          {isPosted && <p className="text-sm">{m.demand_files_again()}</p>}
        </div>
      )}
    </Field>
  )
}
