import { Alert } from '@agency/ui/Alert'
import { m } from '#i18n/paraglide/messages.js'

/** Values of an older form that no field of today's form takes. */
export function Leftovers({ values }: { values: Record<string, unknown> }) {
  const entries = Object.entries(values)
  if (entries.length === 0) return null
  return (
    <Alert title={m.history_leftovers()}>
      <p>{m.history_leftovers_text()}</p>
      <dl className="mt-2 grid gap-1">
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt className="inline font-semibold">{name}: </dt>
            <dd className="inline wrap-anywhere">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  )
}
