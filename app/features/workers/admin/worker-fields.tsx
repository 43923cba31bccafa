import { FieldPair } from '@agency/ui/FieldPair'
import { SelectField } from '@agency/ui/SelectField'
import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import type { ReactNode } from 'react'
import { DayField } from '#app/editor/day-field.tsx'
import { FormSection } from '#app/editor/form-section.tsx'
import type { StaffFormOf } from '#app/editor/use-staff-form.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeOptions } from '#i18n/trades.ts'
import type { z } from '#i18n/zod.ts'
import { expiryDays, issuedDays, PASSPORT_EXAMPLE, type workerInput } from '#server/features/workers/schema.ts'
import { PersonFields } from './person-fields.tsx'

type Props = {
  form: StaffFormOf<z.input<typeof workerInput>>
  /** in place of a field */
  sealed: Partial<Record<string, ReactNode>>
}

/** The fields of a worker's file. */
export function WorkerFields({ form, sealed }: Props) {
  const text = form.field
  const number = (name: 'passport' | 'nid' | 'account', label: string, hint?: string) =>
    sealed[name] ?? <TextField {...text(name)} label={label} hint={hint} maxLength={40} spellCheck={false} />
  return (
    <>
      <FormSection title={m.worker_part_person()}>
        <FieldPair>
          <TextField {...text('name')} label={m.worker_name()} hint={m.worker_name_hint()} maxLength={100} required />
          <TextField
            {...text('nameBn')}
            lang="bn"
            label={m.worker_name_bn()}
            hint={m.worker_name_bn_hint()}
            maxLength={100}
          />
        </FieldPair>
        <TextField
          {...text('phone')}
          label={m.apply_phone()}
          hint={m.application_phone_hint()}
          type="tel"
          maxLength={40}
          required
        />
        <FieldPair>
          <TextField {...text('fatherName')} label={m.worker_father()} hint={m.worker_name_hint()} maxLength={100} />
          <TextField {...text('motherName')} label={m.worker_mother()} hint={m.worker_name_hint()} maxLength={100} />
        </FieldPair>
        <div className="grid gap-6 sm:grid-cols-2">
          <PersonFields form={form} />
          <SelectField {...text('trade')} label={m.application_trade()}>
            <option value="">{m.not_known()}</option>
            {tradeOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label()}
              </option>
            ))}
          </SelectField>
        </div>
        <TextField {...text('village')} label={m.worker_village()} hint={m.worker_village_hint()} maxLength={100} />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField {...text('postOffice')} label={m.worker_post_office()} maxLength={100} />
          <TextField {...text('upazila')} label={m.worker_upazila()} maxLength={100} />
        </div>
        <TextArea {...text('experience')} label={m.worker_experience()} rows={2} maxLength={2000} />
        <TextField
          {...text('languages')}
          label={m.worker_languages()}
          hint={m.worker_languages_hint()}
          maxLength={100}
        />
      </FormSection>
      <FormSection title={m.worker_numbers()}>
        <div className="grid gap-6 sm:grid-cols-2">
          {number('passport', m.worker_passport(), m.worker_passport_hint({ example: PASSPORT_EXAMPLE }))}
          <TextField
            {...text('passportPlace')}
            label={m.worker_passport_place()}
            hint={m.worker_passport_place_hint({ example: 'DIP/Dhaka' })}
            maxLength={100}
          />
          <DayField {...text('passportIssuedOn')} label={m.worker_passport_issued()} days={issuedDays} />
          <DayField {...text('passportExpiresOn')} label={m.worker_passport_expires()} days={expiryDays} />
        </div>
        {number('nid', m.worker_nid(), m.worker_nid_hint())}
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField {...text('registrationNo')} label={m.worker_registration()} maxLength={40} />
          <TextField {...text('smartCardNo')} label={m.worker_smart_card()} maxLength={40} />
        </div>
      </FormSection>
      <FormSection title={m.worker_part_kin()}>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField {...text('kinName')} label={m.worker_kin_name()} maxLength={100} />
          <TextField {...text('kinRelation')} label={m.worker_kin_relation()} maxLength={100} />
        </div>
        <TextField {...text('kinPhone')} label={m.worker_kin_phone()} type="tel" maxLength={40} />
      </FormSection>
      <FormSection title={m.worker_part_bank()}>
        <TextField {...text('bank')} label={m.worker_bank()} hint={m.worker_bank_hint()} maxLength={100} />
        {number('account', m.worker_account())}
      </FormSection>
      <FormSection>
        <TextArea {...text('note')} label={m.worker_note()} hint={m.worker_note_hint()} rows={3} maxLength={2000} />
      </FormSection>
    </>
  )
}
