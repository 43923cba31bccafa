import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { ErrorState } from '@agency/ui/ErrorState'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { Skeleton } from '@agency/ui/Skeleton'
import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { findTotals, listClientCards } from '#app/features/clients/queries.ts'
import { pageHead, sharePicture } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'
import { Country } from '#app/features/clients/public/static-parts.ts'
import { Record } from '#app/features/clients/public/static-record.ts'

export const Route = createFileRoute('/_public/our-clients/')({
  loader: async () => {
    const [clients, { asOf }] = await Promise.all([
      listClientCards(),
      findTotals(),
      Country.preload(),
      Record.preload(),
    ])
    return { clients, asOf }
  },
  head: () => pageHead(m.clients_title(), import.meta.env.SSR && m.clients_description(), sharePicture('hero-gulf')),
  component: OurClients,
  pendingComponent: () => (
    <Page>
      <Loading />
    </Page>
  ),
  errorComponent: () => (
    <Page>
      <CouldNotLoad />
    </Page>
  ),
})

function OurClients() {
  const { clients, asOf } = Route.useLoaderData()
  if (clients.length === 0)
    return (
      <Page>
        <EmptyState title={m.clients_empty_title()} description={m.clients_empty_text()} />
      </Page>
    )
  return (
    <Page>
      <ul className={grid}>
        {clients.map(client => (
          <li key={client._id} className="grid">
            <Country {...client} className="grid" />
          </li>
        ))}
      </ul>
      <Record clients={clients} asOf={asOf} />
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

function Loading() {
  return (
    <>
      <Spinner label={m.clients_loading()} />
      <div className={`${grid} mt-6`}>
        {Array.from({ length: 8 }, (_, n) => (
          <Skeleton key={n} className="h-64 rounded-lg" />
        ))}
      </div>
    </>
  )
}

function CouldNotLoad() {
  const router = useRouter()
  return (
    <ErrorState
      title={m.clients_failed_title()}
      description={m.clients_failed_text()}
      action={
        <Button
          onClick={() => {
            void router.invalidate()
          }}
        >
          {m.retry()}
        </Button>
      }
    />
  )
}

const grid = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'
