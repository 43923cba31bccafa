import { CheckboxField } from '@agency/ui/CheckboxField'
import { TextField } from '@agency/ui/TextField'
import { m } from '#i18n/paraglide/messages.js'
import { webhookFields } from '#server/features/webhooks/schema.ts'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#server/changes/events.shared.ts'
import { eventLabels } from './labels.ts'

export type WebhookValues = { name: string; address: string; events: WebhookEvent[] }
type Props = { values: WebhookValues; onChange: (values: WebhookValues) => void }

/** The first thing that is wrong with these values, as a sentence. */
export const problemIn = (values: WebhookValues): string | undefined =>
  webhookFields.safeParse(values).error?.issues[0]?.message

/** What a webhook is called, where it leads and what it hears of. */
export function WebhookFields({ values, onChange }: Props) {
  const { name, address, events } = values
  return (
    <>
      <TextField
        label={m.webhook_name()}
        hint={m.webhook_name_hint()}
        required
        maxLength={80}
        value={name}
        onChange={({ currentTarget }) => onChange({ ...values, name: currentTarget.value })}
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
        value={address}
        onChange={({ currentTarget }) => onChange({ ...values, address: currentTarget.value })}
      />
      <fieldset className="min-w-0">
        <legend className="font-semibold">{m.webhook_events()}</legend>
        {WEBHOOK_EVENTS.map(event => (
          <CheckboxField
            key={event}
            label={eventLabels[event]()}
            checked={events.includes(event)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                ...values,
                events: WEBHOOK_EVENTS.filter(each => (each === event ? checked : events.includes(each))),
              })
            }
          />
        ))}
      </fieldset>
    </>
  )
}
