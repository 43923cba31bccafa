import { Alert } from '@agency/ui/Alert'
import { TextField } from '@agency/ui/TextField'
import { m } from '#i18n/paraglide/messages.js'
import { type Gap, gapText } from '#server/features/workers/documents.shared.ts'

type Props = { gaps: Gap[]; value: string; error: string | undefined; onChange: (skip: string) => void }

/** What is missing for a step, and the reason of whoever goes on without it. */
export function MissingForStep({ gaps, value, error, onChange }: Props) {
  return (
    <Alert title={m.application_missing_for()}>
      <ul className="list-disc ps-5">
        {gaps.map(gap => (
          <li key={gap.kind}>{gapText(gap)}</li>
        ))}
      </ul>
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
    </Alert>
  )
}
