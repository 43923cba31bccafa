import { CheckboxField } from '@agency/ui/CheckboxField'
import { FieldError } from '@agency/ui/Field'
import { TextField } from '@agency/ui/TextField'
import type { StaffFormOf } from '#app/editor/use-staff-form.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { z } from '#i18n/zod.ts'
import type { addInput } from '#server/features/webhooks/schema.ts'
import { eventLabels } from './labels.ts'

type Props = { form: StaffFormOf<z.input<typeof addInput>> }

/** What a webhook is called, where it leads and what it hears of. */
export function WebhookFields({ form }: Props) {
  const { id, error, ...event } = form.field('events')
  return (
    <>
      <TextField
        label={m.webhook_name()}
        hint={m.webhook_name_hint()}
        required
        maxLength={80}
        {...form.field('name')}
      />
      <TextField
        label={m.webhook_address()}
        hint={m.webhook_address_hint()}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        required
        maxLength={500}
        {...form.field('address')}
      />
      <fieldset id={id} aria-describedby={error && `${id}-error`} className="min-w-0">
        <legend className="font-semibold">{m.webhook_events()}</legend>
        {Object.entries(eventLabels()).map(([each, label]) => (
          <CheckboxField key={each} label={label()} value={each} {...event} />
        ))}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </fieldset>
    </>
  )
}
