import { ErrorState } from '@agency/ui/ErrorState'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { Skeleton } from '@agency/ui/Skeleton'
import { Spinner } from '@agency/ui/Spinner'
import type { ReactNode } from 'react'
import { findTotals, listClientCards } from '#app/features/clients/queries.ts'
import { findPage } from '#app/features/pages/queries.ts'
import { RetryButton } from '#app/layouts/retry-button.tsx'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { m } from '#i18n/paraglide/messages.js'

const loadBody = () => import('./clients-body.tsx')
const Body = staticComponent(loadBody, 'ClientsBody')

const SKELETONS = 8

/** All client countries, when the record last changed, and the texts around them where somebody has written any. */
export async function loadClients() {
  const [clients, { asOf }, page] = await Promise.all([
    listClientCards(),
    findTotals(),
    findPage('clients'),
    loadStatic(loadBody),
  ])
  return { clients, asOf, page }
}

export function ClientsPage(loaded: Awaited<ReturnType<typeof loadClients>>) {
  return (
    <Page>
      <Body {...loaded} />
    </Page>
  )
}

export function ClientsPending() {
  return (
    <Page>
      <PageHeader title={m.clients_title()} />
      <Spinner label={m.clients_loading()} />
      <div className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {Array.from({ length: SKELETONS }, (_, n) => (
          <Skeleton key={n} shape="card" className="min-h-80" />
        ))}
      </div>
    </Page>
  )
}

export function ClientsFailed() {
  return (
    <Page>
      <PageHeader title={m.clients_title()} />
      <ErrorState title={m.clients_failed_title()} description={m.load_failed_text()} actions={<RetryButton />} />
    </Page>
  )
}

function Page({ children }: { children: ReactNode }) {
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      {children}
    </Section>
  )
}
