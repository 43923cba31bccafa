import { EmptyState } from '@agency/ui/EmptyState'
import { ErrorState } from '@agency/ui/ErrorState'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { Skeleton } from '@agency/ui/Skeleton'
import { Spinner } from '@agency/ui/Spinner'
import type { ReactNode } from 'react'
import { findTotals, listClientCards } from '#app/features/clients/queries.ts'
import { findPage } from '#app/features/pages/queries.ts'
import { loadNextSteps, NextSteps } from '#app/layouts/public/public-layout.tsx'
import { RetryButton } from '#app/layouts/retry-button.tsx'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import type { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

const loadCard = () => import('./country-card.tsx')
const loadRecord = () => import('./record-map.tsx')
const Country = staticComponent(loadCard, 'Country')
const Record = staticComponent(loadRecord, 'Record')
const loadNotes = () => import('#app/features/pages/page-notes.tsx')
const PageNotes = staticComponent(loadNotes, 'PageNotes')

const SKELETONS = 8
const grid = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/** All client countries, when the record last changed, and the texts around them where somebody has written any. */
export async function loadClients() {
  const [clients, { asOf }, page] = await Promise.all([
    listClientCards(),
    findTotals(),
    findPage('clients'),
    loadStatic(loadCard),
    loadStatic(loadRecord),
    loadStatic(loadNotes),
    loadNextSteps(),
  ])
  return { clients, asOf, page }
}

export function ClientsPage({ clients, asOf, page }: Awaited<ReturnType<typeof loadClients>>) {
  return (
    <Page title={page?.title} lead={page?.lead}>
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
      {page && <PageNotes chapters={page.chapters} pictures={page.pictures} />}
      <NextSteps page="clients" />
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

type Text = ReturnType<typeof localizedText>

function Page({ title, lead, children }: { title?: Text | undefined; lead?: Text | undefined; children: ReactNode }) {
  return (
    <Section space="none" className="pb-16 sm:pb-28">
      <PageHeader title={title ? <span {...title} /> : m.clients_title()} lead={lead?.children && <span {...lead} />} />
      {children}
    </Section>
  )
}
