import { Badge } from '@agency/ui/Badge'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { link } from '#app/layouts/link-style.ts'
import { formatDate } from '#i18n/format.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { DashboardCard } from './dashboard-card.tsx'
import type { Overview } from './dashboard-page.tsx'

/** Client countries that miss something, each with what it misses. */
export function IncompleteClients({ incomplete }: Pick<Overview, 'incomplete'>) {
  const labels = { company: m.gap_company(), figure: m.gap_figure(), pictures: m.gap_pictures() }
  if (incomplete.length === 0) return null
  return (
    <DashboardCard title={m.admin_incomplete()}>
      <ul className="divide-y divide-line">
        {incomplete.map(({ gaps, ...client }) => (
          <ClientItem key={client._id} {...client}>
            <span className="flex flex-wrap gap-2">
              {gaps.map(gap => (
                <Badge key={gap}>{labels[gap]}</Badge>
              ))}
            </span>
          </ClientItem>
        ))}
      </ul>
    </DashboardCard>
  )
}

/** The client countries that were changed last. */
export function LatestClients({ latest }: Pick<Overview, 'latest'>) {
  if (latest.length === 0) return null
  return (
    <DashboardCard title={m.admin_latest()}>
      <ul className="divide-y divide-line">
        {latest.map(({ updatedAt, isNew, ...client }) => (
          <ClientItem key={client._id} {...client}>
            <span className="text-sm text-muted">
              {isNew ? m.latest_added() : m.latest_changed()} ·{' '}
              <time dateTime={updatedAt}>{formatDate(updatedAt, { dateStyle: 'medium', timeStyle: 'short' })}</time>
            </span>
          </ClientItem>
        ))}
      </ul>
    </DashboardCard>
  )
}

type ItemProps = Pick<Overview['latest'][number], '_id' | 'countryName' | 'countryNameBn'> & { children: ReactNode }

function ClientItem({ _id, countryName, countryNameBn, children }: ItemProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <Link
        to="/admin/update-client/$id"
        params={{ id: _id }}
        className={`${link} inline-flex min-h-11 items-center`}
        {...localizedText(countryName, countryNameBn)}
      />
      {children}
    </li>
  )
}
