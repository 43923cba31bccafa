import { countryText } from '#app/features/clients/country-text.ts'
import { Bar, BarList } from '@agency/ui/BarList'
import { Link } from '@tanstack/react-router'
import type { ClientCard } from '#app/features/clients/queries.ts'
import { agency } from '#i18n/agency.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { CountryMap } from './country-map.tsx'

const COMPARED_MIN = 2 // one country alone has nothing to be compared with

/** The record in figures: each country as a bar and on the map. The server draws the map: no library is loaded. */
export function Record({ clients }: { clients: ClientCard[] }) {
  const byPeople = clients.filter(({ employed }) => employed > 0).toSorted((a, b) => b.employed - a.employed)
  if (byPeople.length < COMPARED_MIN) return null
  const most = byPeople[0]!.employed
  return (
    <section aria-labelledby="record" className="mb-16">
      <h2 id="record" className="text-2xl">
        {m.map_list()}
      </h2>
      <BarList className="mt-6 sm:grid-cols-2 lg:grid-cols-3">
        {byPeople.map(({ _id, employed, ...country }) => (
          <Bar
            key={_id}
            asChild
            title={<span {...countryText(country)} />}
            value={formatNumber(employed)}
            share={employed / most}
            className="hover:underline active:decoration-2"
          >
            <Link to="/our-clients/$clientId" params={{ clientId: _id }} />
          </Bar>
        ))}
      </BarList>
      <RecordMap clients={clients.toSorted((a, b) => b.employed - a.employed)} />
    </section>
  )
}

/** Where people work, and the Gulf enlarged; nothing when no country is on the map. */
function RecordMap({ clients }: { clients: ClientCard[] }) {
  if (!clients.some(({ place }) => place)) return null
  const outside = clients.filter(({ place }) => !place)
  const [office] = agency().addresses
  return (
    <figure className="mt-10">
      <div className="grid gap-6 lg:grid-cols-[1.1fr_1.85fr]">
        <CountryMap view="world" clients={clients} alt={m.map_alt()} />
        {clients.some(({ place }) => place?.gulf) && (
          <div className="lg:order-first">
            <CountryMap view="gulf" clients={clients} alt={m.map_gulf_alt()} />
          </div>
        )}
      </div>
      <figcaption className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm wrap-anywhere text-muted">
        <span>{m.map_circles()}</span>
        {office?.latitude !== undefined && (
          <span className="inline-flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 12 12" width="12" height="12" className="fill-accent">
              <circle cx="6" cy="6" r="6" />
            </svg>
            {m.contact_office()}
          </span>
        )}
        {outside.length > 0 && (
          <span>
            {m.map_outside()}{' '}
            {outside.map(({ _id, ...country }, n) => (
              <span key={_id}>
                {n > 0 && ', '}
                <span {...countryText(country)} />
              </span>
            ))}
          </span>
        )}
      </figcaption>
    </figure>
  )
}
