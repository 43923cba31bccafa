import { EmptyState } from '@agency/ui/EmptyState'
import { ErrorState } from '@agency/ui/ErrorState'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { Skeleton } from '@agency/ui/Skeleton'
import { Spinner } from '@agency/ui/Spinner'
import type { ReactNode } from 'react'
import { findTotals, listClientCards } from '#app/features/clients/queries.ts'
import { RetryButton } from '#app/layouts/retry-button.tsx'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { m } from '#i18n/paraglide/messages.js'

const loadCard = () => import('./country-card.tsx')
const loadRecord = () => import('./record-map.tsx')
const Country = staticComponent(loadCard, 'Country')
const Record = staticComponent(loadRecord, 'Record')

const SKELETONS = 8
const grid = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/** All client countries, and when the record last changed. */
export async function loadClients() {
  const [clients, { asOf }] = await Promise.all([
    listClientCards(),
    findTotals(),
    loadStatic(loadCard),
    loadStatic(loadRecord),
  ])
  return { clients, asOf }
}

export function ClientsPage({ clients, asOf }: Awaited<ReturnType<typeof loadClients>>) {
  return (
    <Page>
      {clients.length === 0 ? (
        <EmptyState title={m.clients_empty_title()} description={m.clients_empty_text()} />
      ) : (
        <>
          <ul className={grid}>
            {clients.map(client => (
              <li key={client._id} className="grid">
                <Country {...client} className="grid" />
              </li>
            ))}
          </ul>
          <Record clients={clients} asOf={asOf} />
        </>
      )}
    </Page>
  )
}

export function ClientsPending() {
  return (
    <Page>
      <Spinner label={m.clients_loading()} />
      <div className={`${grid} mt-6`}>
        {Array.from({ length: SKELETONS }, (_, n) => (
          <Skeleton key={n} className="h-64 rounded-lg" />
        ))}
      </div>
    </Page>
  )
}

export function ClientsFailed() {
  return (
    <Page>
      <ErrorState title={m.clients_failed_title()} description={m.clients_failed_text()} action={<RetryButton />} />
    </Page>
  )
}

function Page({ children }: { children: ReactNode }) {
  return (
    <Section space="none" className="pb-16 sm:pb-28">
      <PageHeader title={m.clients_title()} lead={m.clients_lead()} />
      {children}
    </Section>
  )
}
