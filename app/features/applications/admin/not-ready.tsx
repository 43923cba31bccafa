import { Alert } from '@agency/ui/Alert'
import { TextField } from '@agency/ui/TextField'
import { languageOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { gapText } from '#server/features/workers/documents.shared.ts'
import type { ApplicationRow, Unready } from './queries.ts'

type Props = {
  rows: ApplicationRow[]
  unready: Unready
  value: string
  error: string | undefined
  onChange: (skip: string) => void
}

/** Who of many is not ready for a step and why, and the reason of whoever moves them all the same. */
export function NotReady({ rows, unready, value, error, onChange }: Props) {
  return (
    <Alert title={m.applications_not_ready(plural(unready.length))}>
      <ul tabIndex={0} className="grid max-h-48 list-disc gap-1 overflow-y-auto ps-5">
        {unready.map(({ id, gaps }) => {
          const name = rows.find(row => row.id === id)?.name ?? ''
          return (
            <li key={id} className="wrap-anywhere">
              <span lang={languageOf(name)}>{name}</span>: {gaps.map(gapText).join(', ')}
            </li>
          )
        })}
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
