import { Card } from '@agency/ui/Card'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Overview } from './dashboard-page.tsx'

/** How many countries, companies, people placed and unread enquiries there are. */
export function Stats({ countries, companies, employed, unread }: Overview) {
  const stats = [
    { label: m.admin_countries(), value: countries },
    { label: m.admin_companies(), value: companies },
    { label: m.admin_employed(), value: employed },
    { label: m.admin_unread(), value: unread },
  ]
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4">
      {stats.map(({ label, value }) => (
        <Card key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-3xl font-semibold tabular-nums">{formatNumber(value)}</dd>
        </Card>
      ))}
    </dl>
  )
}
