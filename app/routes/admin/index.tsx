import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { createFileRoute, Link } from '@tanstack/react-router'
import { listClientCards } from '#app/clients.ts'
import { pageHead } from '#app/head.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

export const Route = createFileRoute('/admin/')({
  loader: () => listClientCards(),
  head: () => pageHead(m.admin_title(), m.manage_lead()),
  component: Dashboard,
})

function Dashboard() {
  const clients = Route.useLoaderData()
  const sum = (count: (client: (typeof clients)[number]) => number) => clients.reduce((total, client) => total + count(client), 0)
  const figures = [
    { label: m.admin_countries(), value: clients.length },
    { label: m.admin_companies(), value: sum(({ companies }) => companies) },
    { label: m.admin_employed(), value: sum(({ employed }) => employed) },
  ]
  const add = <Button asChild variant="accent"><Link to="/admin/add-new-client">{m.admin_add()}</Link></Button>
  return (
    <>
      <PageHeader variant="staff" title={m.admin_title()} />
      {clients.length === 0 ? <EmptyState title={m.admin_first_title()} description={m.admin_first_text()} action={add} /> : <>
        <dl className="grid gap-4 sm:grid-cols-3">
          {figures.map(({ label, value }) => (
            <Card key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="font-display text-3xl font-semibold tabular-nums">{value.toLocaleString(getLocale())}</dd>
            </Card>
          ))}
        </dl>
        <h2 className="mt-12 mb-4 font-sans text-xl">{m.admin_next()}</h2>
        <div className="flex flex-wrap gap-3">
          {add}
          <Button asChild variant="secondary"><Link to="/admin/manage-clients">{m.admin_manage()}</Link></Button>
        </div>
      </>}
    </>
  )
}
