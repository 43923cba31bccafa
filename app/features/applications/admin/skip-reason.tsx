import { TextField } from '@agency/ui/TextField'
import { m } from '#i18n/paraglide/messages.js'

type Props = { value: string; error: string | undefined; onChange: (skip: string) => void }

/** The reason of whoever goes on to a step without what it needs. */
export const SkipReason = ({ value, error, onChange }: Props) => (
  <TextField
    name="skip"
    className="mt-4"
    label={m.application_skip()}
    hint={m.application_skip_hint()}
    maxLength={300}
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
)
