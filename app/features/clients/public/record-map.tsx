import type { ClientCard } from '#app/features/clients/queries.ts'
import { formatNumber, localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AsOfDate } from './as-of.tsx'

/** The map, and when the record last changed. */
export function Record({ clients, asOf }: { clients: ClientCard[]; asOf: string | null }) {
  return (
    <>
      <AsOfDate date={asOf} className="mt-16" />
      <RecordMap clients={clients} />
    </>
  )
}

/** The record as a picture, and the same figures as a list for everyone who does not see it. The server draws it: no map library is loaded. */
function RecordMap({ clients }: { clients: ClientCard[] }) {
  const byPeople = clients.filter(({ employed }) => employed > 0).toSorted((a, b) => b.employed - a.employed)
  return (
    <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-12">
      <figure>
        <img src="/our-clients/map.svg" alt={m.map_alt()} width={1000} height={470} className="h-auto w-full" />
        <figcaption className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm text-muted">
          <span className="inline-flex items-center gap-2">
            {m.map_fewer()}
            <svg aria-hidden="true" viewBox="0 0 96 12" width="96" height="12" className="fill-brand">
              {[0.3, 0.5, 0.75, 1].map((opacity, n) => (
                <rect key={opacity} x={n * 24} width="24" height="12" opacity={opacity} />
              ))}
            </svg>
            {m.map_more()}
          </span>
          <span className="inline-flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 12 12" width="12" height="12" className="fill-accent">
              <circle cx="6" cy="6" r="6" />
            </svg>
            {m.map_home()}
          </span>
        </figcaption>
      </figure>
      {byPeople.length > 0 && (
        <div>
          <h2 className="font-sans text-base font-semibold">{m.map_list()}</h2>
          <ol className="mt-2 divide-y divide-line text-sm">
            {byPeople.map(({ _id, countryName, countryNameBn, employed }) => (
              <li key={_id} className="flex min-h-11 items-center justify-between gap-4">
                <span className="min-w-0 py-2 wrap-anywhere" {...localizedText(countryName, countryNameBn)} />
                <span className="tabular-nums">{formatNumber(employed)}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}
