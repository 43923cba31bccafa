import { EmptyState } from '@agency/ui/EmptyState'
import { Stat, Stats } from '@agency/ui/Stat'
import { PageNotes } from '#app/features/pages/page-notes.tsx'
import { placedStat } from '#app/features/clients/placed.ts'
import type { ClientCard } from '#app/features/clients/queries.ts'
import type { LocalizedPage } from '#app/features/pages/queries.ts'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { formatDigits, formatNumber } from '#i18n/locale.ts'
import { reachSentence } from '#i18n/reach.ts'
import { m } from '#i18n/paraglide/messages.js'
import { Country } from './country-card.tsx'
import { Record } from './record-map.tsx'

type Props = { clients: ClientCard[]; asOf: string | null; page: LocalizedPage | null }

/** All client countries: the record in figures, on the map and as cards. */
export function ClientsBody({ clients, asOf, page }: Props) {
  const { title, lead } = page ?? {}
  return (
    <>
      <PageTop
        title={title && !title.lang ? <span {...title} /> : m.clients_title()}
        lead={lead?.children && <span {...lead} />}
      />
      {clients.length === 0 ? (
        <EmptyState title={m.clients_empty_title()} description={reachSentence(m.clients_empty_text)} />
      ) : (
        <>
          <Figures clients={clients} asOf={asOf} />
          <Record clients={clients} />
          <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {clients.map(client => (
              <li key={client._id} className="grid">
                <Country {...client} />
              </li>
            ))}
          </ul>
        </>
      )}
      {page && <PageNotes chapters={page.chapters} pictures={page.pictures} />}
      <NextSteps page="clients" />
    </>
  )
}

/** The record in large; a number that is 0 is left out. */
function Figures({ clients, asOf }: Pick<Props, 'clients' | 'asOf'>) {
  const employed = clients.reduce((sum, client) => sum + client.employed, 0)
  const placed = placedStat({ employed, asOf })
  const years = clients.flatMap(({ since }) => since ?? [])
  return (
    <Stats className="mb-16">
      {placed && <Stat {...placed} />}
      <Stat value={formatNumber(clients.length)} label={m.fact_countries()} />
      {years.length > 0 && <Stat value={formatDigits(Math.min(...years))} label={m.client_since_label()} />}
    </Stats>
  )
}
