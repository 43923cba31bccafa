import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { countryOptions } from '#i18n/countries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ABOUT, CONTACT_MAX } from '#server/features/complaints/limits.shared.ts'

type Texts = { [Name in 'about' | 'place' | 'contact' | 'error']?: string | undefined }

const aboutLabels: Record<(typeof ABOUT)[number], () => string> = {
  person: m.complaint_about_person,
  employer: m.complaint_about_employer,
  agency: m.complaint_ask_agency,
}

/** Whom it is about, and where the worker is now. */
export function AboutFields({ about = '', place = '' }: Texts) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <SelectField id="about" name="about" autoComplete="off" label={m.complaint_ask_about()} defaultValue={about}>
        <option value="">{m.complaint_not_said()}</option>
        {ABOUT.map(value => (
          <option key={value} value={value}>
            {aboutLabels[value]()}
          </option>
        ))}
      </SelectField>
      <SelectField id="place" name="place" autoComplete="off" label={m.complaint_ask_place()} defaultValue={place}>
        <option value="">{m.complaint_not_said()}</option>
        <option value="BD">{m.complaint_place_home()}</option>
        {countryOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label()}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

export function ContactField({ contact, error }: Texts) {
  return (
    <TextField
      id="contact"
      name="contact"
      maxLength={CONTACT_MAX}
      autoComplete="off"
      label={m.complaint_ask_contact()}
      hint={m.complaint_contact_hint()}
      defaultValue={contact}
      error={error}
    />
  )
}
