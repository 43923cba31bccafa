import { Button } from '@agency/ui/Button'
import { SaveBar } from '@agency/ui/SaveBar'
import { TextField } from '@agency/ui/TextField'
import { useEffect, useRef } from 'react'
import { DayField } from '#app/editor/day-field.tsx'
import { FormSection } from '#app/editor/form-section.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { useSendOnce } from '#app/editor/use-send-once.ts'
import { m } from '#i18n/paraglide/messages.js'
import { expiryDays, PASSPORT_EXAMPLE } from '#server/features/workers/schema.ts'
import { walkInForm } from '#server/features/workers/work-schema.ts'
import { ApplicationWish } from './application-wish.tsx'
import { KnownPassport, KnownPhone, useKnown } from './known-people.tsx'
import { PASSPORT_LINES, PassportReader } from './passport-reader.tsx'
import { PassportWarning } from './passport-warning.tsx'
import { PersonFields } from './person-fields.tsx'
import type { WalkIn } from './queries.ts'
import { workersClient } from './workers-client.ts'

/** What a passport and a telephone call say; the rest of the file is filled in later. */
const BLANK = {
  name: '',
  phone: '',
  passport: '',
  passportExpiresOn: '',
  bornOn: '',
  sex: '',
  district: '',
  trade: '',
  vacancy: '',
  years: '',
  language: 'bn',
} as const

/** Passport, telephone, trade and job: file and application are made at one press. What is typed is kept nowhere before, as in a file. */
export function WalkInForm({ onMade }: { onMade: (made: WalkIn, typed: { name: string; phone: string }) => void }) {
  const once = useSendOnce()
  const seen = useRef<string[]>([])
  const form = useStaffForm({
    schema: walkInForm,
    values: BLANK,
    send: input => once(input, sendKey => workersClient().walkIn.mutate({ ...input, sendKey, seen: seen.current })),
    done: () => m.walk_in_done(),
    onSaved: onMade,
  })
  useEffect(() => document.getElementById(PASSPORT_LINES)?.focus(), [])
  const text = form.field
  const known = useKnown({ phone: form.watch('phone'), passport: form.watch('passport') })
  useEffect(() => {
    seen.current = known ? [...known.files, ...known.applications].map(({ id }) => id) : []
  }, [known])
  return (
    <StaffForm
      form={form}
      autoComplete="off"
      className="grid max-w-2xl gap-10"
      actions={
        <SaveBar
          variant={form.isBusy ? 'busy' : form.isDirty ? 'unsaved' : 'idle'}
          status={form.isBusy ? m.form_wait() : form.isDirty ? m.form_state_unsaved() : undefined}
        >
          <Button type="submit" variant="accent" busy={form.isBusy}>
            {m.walk_in_save()}
          </Button>
        </SaveBar>
      }
    >
      <div className="grid gap-4">
        <PassportReader form={form} />
        <KnownPassport known={known} />
      </div>
      <FormSection title={m.walk_in_person()}>
        <TextField {...text('name')} label={m.worker_name()} hint={m.worker_name_hint()} maxLength={100} required />
        <TextField
          {...text('phone')}
          label={m.apply_phone()}
          hint={m.application_phone_hint()}
          type="tel"
          maxLength={40}
          required
        />
        <KnownPhone known={known} />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            {...text('passport')}
            label={m.worker_passport()}
            hint={m.worker_passport_hint({ example: PASSPORT_EXAMPLE })}
            maxLength={40}
            spellCheck={false}
          />
          <DayField {...text('passportExpiresOn')} label={m.worker_passport_expires()} days={expiryDays} />
          <PassportWarning vacancy={form.watch('vacancy') ?? ''} expiresOn={form.watch('passportExpiresOn') ?? ''} />
          <PersonFields form={form} />
        </div>
      </FormSection>
      <FormSection title={m.walk_in_wish()}>
        <ApplicationWish form={form} />
      </FormSection>
    </StaffForm>
  )
}
