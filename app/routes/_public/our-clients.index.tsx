import { Button } from '@agency/ui/Button'
import { CountryCard } from '@agency/ui/CountryCard'
import { EmptyState } from '@agency/ui/EmptyState'
import { ErrorState } from '@agency/ui/ErrorState'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { Skeleton } from '@agency/ui/Skeleton'
import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type ClientCard, listClientCards } from '#app/clients.ts'
import { pageHead, sharePicture } from '#app/head.ts'
import { counted, figure, textIn } from '#app/language.ts'
import { m } from '#app/paraglide/messages.js'
import { StoredPicture } from '#app/stored-picture.tsx'
import { Record } from './-record.ts'

export const Route = createFileRoute('/_public/our-clients/')({
  loader: async () => (await Promise.all([listClientCards(), Record.preload()]))[0],
  head: () => pageHead(m.clients_title(), import.meta.env.SSR && m.clients_description(), sharePicture('hero-gulf')),
  component: OurClients,
  pendingComponent: () => <Page><Loading /></Page>,
  errorComponent: () => <Page><CouldNotLoad /></Page>,
})

function OurClients() {
  const clients = Route.useLoaderData()
  if (clients.length === 0) return <Page><EmptyState title={m.clients_empty_title()} description={m.clients_empty_text()} /></Page>
  return (
    <Page>
      <ul className={grid}>{clients.map(client => <li key={client._id} className="grid"><Country {...client} /></li>)}</ul>
      <Record clients={clients} />
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

function Country({ _id, countryName, countryNameBn, countryFlagImage, companies, employed }: ClientCard) {
  const people = figure(employed)
  return (
    <CountryCard
      asChild headingLevel="h2" name={<span {...textIn(countryName, countryNameBn)} />} detail={m.client_detail_line({ companies: m.client_companies(counted(companies)), people })}
      flag={<StoredPicture url={countryFlagImage} alt="" fit="contain" sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 45vw, 90vw" />}
    >
      <Link to="/our-clients/$clientId" params={{ clientId: _id }} />
    </CountryCard>
  )
}

function Loading() {
  return (
    <>
      <Spinner label={m.clients_loading()} />
      <div className={`${grid} mt-6`}>{Array.from({ length: 8 }, (_, n) => <Skeleton key={n} className="h-64 rounded-lg" />)}</div>
    </>
  )
}

function CouldNotLoad() {
  const router = useRouter()
  return <ErrorState title={m.clients_failed_title()} description={m.clients_failed_text()} action={<Button onClick={() => { void router.invalidate() }}>{m.retry()}</Button>} />
}

const grid = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'
