import { SelectField } from '@agency/ui/SelectField'
import type { ReactNode } from 'react'
import { StaffForm } from '#app/editor/staff-form.tsx'
import type { AnyStaffForm, StaffFormOf } from '#app/editor/use-staff-form.ts'
import { ApplicationFields } from '#app/features/applications/application-fields.tsx'
import { m } from '#i18n/paraglide/messages.js'
import type { z } from '#i18n/zod.ts'
import type { applicationInput } from '#server/features/applications/schema.ts'

/** What is typed into the form, where it begins empty. */
export const BLANK = {
  vacancy: '',
  name: '',
  phone: '',
  district: '',
  trade: '',
  country: '',
  years: '',
  passport: '',
  registered: '',
  message: '',
} as const

type Asked = Required<Record<keyof z.input<typeof applicationInput>, string>>
type Props = {
  form: AnyStaffForm & Pick<StaffFormOf<Asked>, 'field' | 'radios'>
  vacancies: { id: string; name: string }[]
  actions: ReactNode
  /** Telephone and trade are enough. */
  isOptional?: boolean
  /** What is asked besides. */
  children?: ReactNode
}

/** The public form as staff fill it in or correct it. */
export function ApplicantForm({ form, vacancies, actions, isOptional, children }: Props) {
  return (
    <StaffForm form={form} className="grid max-w-2xl gap-6" actions={actions}>
      {children}
      <SelectField label={m.application_job()} {...form.field('vacancy')}>
        <option value="">{m.application_any_job()}</option>
        {vacancies.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <ApplicationFields form={form} isOptional={isOptional ?? false} />
    </StaffForm>
  )
}
