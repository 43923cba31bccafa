import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { createFileRoute, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDate } from '#i18n/format.ts'
import { pageHead } from '#app/layouts/head.ts'
import { link } from '#app/layouts/link-style.ts'
import { plural, formatNumber, localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Answers } from '#app/rendering/trpc.ts'
import { BackupPart } from '#app/features/dashboard/backup-status.tsx'

type Overview = Answers['dashboard']['overview']

export const Route = createFileRoute('/admin/')({
  loader: async () => {
    const { trpcClient } = await import('#app/rendering/trpc.ts')
    return trpcClient().dashboard.overview.query()
  },
  gcTime: 0,
  head: () => pageHead(m.admin_title()),
  component: Dashboard,
})

function Dashboard() {
  const overview = Route.useLoaderData()
  const { waiting } = Route.useRouteContext().me
  const add = (
    <Button asChild variant={overview.unread > 0 ? 'secondary' : 'accent'}>
      <Link to="/admin/add-new-client">{m.admin_add()}</Link>
    </Button>
  )
  return (
    <>
      <PageHeader variant="staff" title={m.admin_title()} />
      {overview.countries === 0 ? (
        <EmptyState title={m.admin_first_title()} description={m.admin_first_text()} action={add} />
      ) : (
        <Figures {...overview} />
      )}
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Part title={m.admin_next()}>
            <div className="flex flex-wrap gap-3">
              {waiting > 0 && (
                <Button asChild variant="accent">
                  <Link to="/admin/staff">{m.admin_let_in(plural(waiting))}</Link>
                </Button>
              )}
              {overview.unread > 0 && (
                <Button asChild variant="accent">
                  <Link to="/admin/enquiries">{m.admin_read_enquiries(plural(overview.unread))}</Link>
                </Button>
              )}
              {overview.countries > 0 && add}
              <Button asChild variant="secondary">
                <Link to="/our-clients">{m.admin_see_public()}</Link>
              </Button>
            </div>
          </Part>
          <Incomplete incomplete={overview.incomplete} />
        </div>
        <div className="grid gap-6">
          <Latest latest={overview.latest} />
          <BackupPart backup={overview.backup} />
        </div>
      </div>
    </>
  )
}

function Figures({ countries, companies, employed, unread }: Overview) {
  const figures = [
    { label: m.admin_countries(), value: countries },
    { label: m.admin_companies(), value: companies },
    { label: m.admin_employed(), value: employed },
    { label: m.admin_unread(), value: unread },
  ]
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4">
      {figures.map(({ label, value }) => (
        <Card key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-3xl font-semibold tabular-nums">{formatNumber(value)}</dd>
        </Card>
      ))}
    </dl>
  )
}

function Incomplete({ incomplete }: Pick<Overview, 'incomplete'>) {
  const words = { company: m.gap_company(), figure: m.gap_figure(), pictures: m.gap_pictures() }
  if (incomplete.length === 0) return null
  return (
    <Part title={m.admin_incomplete()}>
      <ul className="divide-y divide-line">
        {incomplete.map(({ _id, countryName, countryNameBn, gaps }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <Link
              to="/admin/update-client/$id"
              params={{ id: _id }}
              className={`${link} inline-flex min-h-11 items-center`}
              {...localizedText(countryName, countryNameBn)}
            />
            <span className="flex flex-wrap gap-2">
              {gaps.map(gap => (
                <Badge key={gap}>{words[gap]}</Badge>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Latest({ latest }: Pick<Overview, 'latest'>) {
  if (latest.length === 0) return null
  return (
    <Part title={m.admin_latest()}>
      <ul className="divide-y divide-line">
        {latest.map(({ _id, countryName, countryNameBn, updatedAt, isNew }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <Link
              to="/admin/update-client/$id"
              params={{ id: _id }}
              className={`${link} inline-flex min-h-11 items-center`}
              {...localizedText(countryName, countryNameBn)}
            />
            <span className="text-sm text-muted">
              {isNew ? m.latest_added() : m.latest_changed()} ·{' '}
              <time dateTime={updatedAt}>{formatDate(updatedAt, { dateStyle: 'medium', timeStyle: 'short' })}</time>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="mb-3 font-sans text-lg">{title}</h2>
      {children}
    </Card>
  )
}
