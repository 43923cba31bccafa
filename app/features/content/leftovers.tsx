import { Alert } from '@agency/ui/Alert'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { m } from '#i18n/paraglide/messages.js'

/** Values of an older form that no field of today's form takes. */
export function Leftovers({ values }: { values: Record<string, unknown> }) {
  const entries = Object.entries(values)
  if (entries.length === 0) return null
  return (
    <Alert title={m.history_leftovers()}>
      <p>{m.history_leftovers_text()}</p>
      <DescriptionList variant="beside" className="mt-2">
        {entries.map(([name, value]) => (
          <DescriptionItem key={name} term={name}>
            {typeof value === 'string' ? value : JSON.stringify(value)}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Alert>
  )
}
