import type { StaffFormOf } from '#app/editor/use-staff-form.ts'
import { NumberField } from '@agency/ui/NumberField'
import { RadioGroup } from '@agency/ui/RadioGroup'
import { SelectField } from '@agency/ui/SelectField'
import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import { countryOptions } from '#i18n/countries.ts'
import { districtOptions } from '#i18n/districts.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeOptions } from '#i18n/trades.ts'

/** What is asked of somebody who wants a job, in the order of the form. */
export const APPLICATION_FIELDS = [
  'name',
  'phone',
  'district',
  'trade',
  'country',
  'years',
  'passport',
  'registered',
  'message',
] as const
type Name = (typeof APPLICATION_FIELDS)[number]
type Texts = Partial<Record<string, string>>

/** Of visitors: what the fields begin with, by their names, and what is wrong with them. Each has its name as id. */
type OfVisitors = { values: Texts; errors: Texts; form?: undefined }
/** Filled in for somebody else: nothing is offered from the browser's memory. */
type OfStaff = { form: Pick<StaffFormOf<Record<Name, string>>, 'field' | 'radios'> }
type Props = (OfVisitors | OfStaff) & {
  /** Telephone and trade are enough. */
  isOptional?: boolean
}

/** The fields of an application, native and uncontrolled: the public form and that of the staff have the same ones. */
export function ApplicationFields(props: Props) {
  const { name, phone, district, trade, country, others } = fieldsOf(props)
  return (
    <>
      {name}
      {phone}
      <div className="grid gap-6 sm:grid-cols-2">
        {district}
        {trade}
      </div>
      {props.form && country}
      {others}
    </>
  )
}

/** What is enough of somebody without a job in mind: where to call, and what they look for. */
export function FirstFields(props: Props) {
  const { phone, trade } = fieldsOf(props)
  return (
    <>
      {phone}
      {trade}
    </>
  )
}

/** What FirstFields leaves for later. */
export function LaterFields(props: Props) {
  const { name, district, country, others } = fieldsOf({ ...props, isOptional: true })
  return (
    <>
      {name}
      {district}
      {country}
      {others}
    </>
  )
}

function fieldsOf(props: Props) {
  const { form, isOptional = false } = props
  const native = (name: Name, { values, errors }: OfVisitors) => ({
    id: name,
    name,
    defaultValue: values[name],
    error: errors[name],
  })
  const text = (name: Name) => (props.form ? props.form.field(name) : native(name, props))
  const radios = (name: Name) => (props.form ? props.form.radios(name) : native(name, props))
  const autoComplete = (kind: string) => (form ? 'off' : kind)
  return {
    name: (
      <TextField
        {...text('name')}
        label={form ? m.list_name() : m.apply_name()}
        autoComplete={autoComplete('name')}
        maxLength={100}
        required={!isOptional}
      />
    ),
    phone: (
      <TextField
        {...text('phone')}
        label={m.apply_phone()}
        hint={form ? m.application_phone_hint() : m.apply_phone_hint()}
        type="tel"
        autoComplete={autoComplete('tel')}
        maxLength={40}
        required
      />
    ),
    district: (
      <SelectField {...text('district')} label={m.apply_district()} required={!isOptional}>
        <option value="">{m.apply_choose()}</option>
        {districtOptions().map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    ),
    trade: (
      <SelectField {...text('trade')} label={m.apply_trade()} required>
        <option value="">{m.apply_choose()}</option>
        {tradeOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label()}
          </option>
        ))}
      </SelectField>
    ),
    country: (
      <SelectField {...text('country')} label={m.apply_country()}>
        <option value="">{m.apply_any_country()}</option>
        {countryOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label()}
          </option>
        ))}
      </SelectField>
    ),
    others: (
      <>
        <NumberField
          {...text('years')}
          label={m.apply_years()}
          hint={m.apply_years_hint()}
          maxLength={4}
          required={!isOptional}
        />
        <RadioGroup
          {...radios('passport')}
          legend={m.apply_passport()}
          variant="row"
          required={!isOptional}
          options={[
            { value: 'yes', label: m.apply_yes() },
            { value: 'no', label: m.apply_no() },
          ]}
        />
        <RadioGroup
          {...radios('registered')}
          legend={m.apply_registered()}
          variant="row"
          required={!isOptional}
          options={[
            { value: 'yes', label: m.apply_yes() },
            { value: 'no', label: m.apply_no() },
            { value: 'unknown', label: m.apply_unknown() },
          ]}
        />
        <TextArea
          {...text('message')}
          label={m.apply_message()}
          hint={m.apply_message_hint()}
          rows={3}
          maxLength={2000}
        />
      </>
    ),
  }
}
