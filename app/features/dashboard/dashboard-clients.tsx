import { Button } from '@agency/ui/Button'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { GapBadges } from '#app/features/clients/admin/gap-badges.tsx'
import { link } from '#app/layouts/link-style.ts'
import { formatDate } from '#i18n/format.ts'
import { formatNumber, localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { DashboardCard } from './dashboard-card.tsx'
import type { Overview } from './dashboard-page.tsx'

/** Client countries that miss something, each with what it misses. */
export function IncompleteClients({ incomplete }: Pick<Overview, 'incomplete'>) {
  const { count, first } = incomplete
  if (count === 0) return null
  return (
    <DashboardCard title={m.admin_incomplete()}>
      <ul className="divide-y divide-line">
        {first.map(({ gaps, ...client }) => (
          <ClientItem key={client._id} {...client}>
            <GapBadges gaps={gaps} />
          </ClientItem>
        ))}
      </ul>
      {count > first.length && (
        <Button asChild variant="secondary" className="mt-4">
          <Link to="/admin/manage-clients" search={{ show: 'incomplete' }}>
            {m.admin_incomplete_all({ count: formatNumber(count) })}
          </Link>
        </Button>
      )}
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
